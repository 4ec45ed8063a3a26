import { translated } from '../../../lib/text/translated.ts'
import { walletEn } from './wallet-en.ts'
import type { WalletMessages } from './wallet-wording.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    walletPage: WalletMessages
  }
}

export const walletMessages = translated('walletPage', walletEn)
