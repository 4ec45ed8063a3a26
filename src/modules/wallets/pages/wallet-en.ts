import type { WalletMessages } from './wallet-wording.ts'

export const walletEn: WalletMessages = {
  brand: 'Wallet',
  skipLink: 'Skip to content',
  failure: { note: 'The certificate or badge is as it was.', onward: 'Check a certificate' },
  heading: 'Add to wallet',
  text: 'A wallet for digital credentials keeps this as a signed credential that anyone can check. First we mail a code to the holder.',
  button: 'Mail the code',
  back: 'Back',
  open: {
    heading: 'Scan this with your wallet',
    text: 'We mailed a code of 6 digits to the holder. Your wallet asks for it. The offer can be used once, within 30 minutes.',
    link: 'Open in a wallet on this device',
    picture: 'QR code of the offer',
  },
  ended: { heading: 'This offer was used or has expired', text: 'Mail another code to get another offer.' },
  notValid: {
    heading: 'Not available for wallets',
    text: 'The certificate or badge was revoked, has expired or has not been signed yet.',
  },
  noAddress: { heading: 'Not available for wallets', text: 'The organiser has no email address of the holder.' },
  noMail: { heading: 'Not available for wallets', text: 'This site sends no mail, so it cannot send a code.' },
  missing: { heading: 'No such certificate or badge', text: 'Open the link again from where you found it.' },
}
