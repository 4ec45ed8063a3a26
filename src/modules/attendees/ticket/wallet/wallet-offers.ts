import type { Services } from '../../../../platform/context/context.ts'

/** The wallets for which this installation has a valid key. */
export type WalletOffers = { apple: boolean; google: boolean }

/** Returns the wallets that can be offered now: phones refuse passes whose certificate has expired. */
export function walletOffers({ wallet, now }: Pick<Services, 'wallet' | 'now'>): WalletOffers {
  return { apple: wallet.apple !== null && wallet.apple.validTo > now(), google: wallet.google !== null }
}
