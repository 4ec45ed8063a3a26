import type { Language } from '../../../../lib/text/languages.ts'

type WalletMessages = { apple: string; google: string; open: string }

export const walletMessages: Record<Language, WalletMessages> = {
  en: {
    apple: 'Add to Apple Wallet',
    google: 'Add to Google Wallet',
    open: 'Page of this ticket',
  },
  tr: {
    apple: 'Apple Cüzdan’a ekle',
    google: 'Google Cüzdan’a ekle',
    open: 'Biletin sayfası',
  },
}
