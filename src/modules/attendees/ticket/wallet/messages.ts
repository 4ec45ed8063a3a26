import { translated } from '../../../../lib/text/translated.ts'

declare module '../../../../lib/text/texts.ts' {
  interface Texts {
    wallet: WalletMessages
  }
}

type WalletMessages = { apple: string; google: string; open: string }

export const walletMessages = translated('wallet', {
  apple: 'Add to Apple Wallet',
  google: 'Add to Google Wallet',
  open: 'Page of this ticket',
})
