import type { Texts } from '../../lib/text/texts.ts'

export const walletPage: Texts['walletPage'] = {
  brand: 'Wallet',
  skipLink: 'Zum Inhalt springen',
  failure: { note: 'Das Zertifikat oder Badge ist unverändert.', onward: 'Ein Zertifikat prüfen' },
  heading: 'Zur Wallet hinzufügen',
  text: 'Eine Wallet für digitale Nachweise bewahrt dies als signierten Nachweis auf, den alle prüfen können. Zuerst senden wir der Inhaberin oder dem Inhaber einen Code per E-Mail.',
  button: 'Code per E-Mail senden',
  back: 'Zurück',
  open: {
    heading: 'Scannen Sie dies mit Ihrer Wallet',
    text: 'Wir haben einen Code mit 6 Ziffern per E-Mail gesendet. Ihre Wallet fragt danach. Das Angebot gilt einmal, innerhalb von 30 Minuten.',
    link: 'In einer Wallet auf diesem Gerät öffnen',
    picture: 'QR-Code des Angebots',
  },
  ended: {
    heading: 'Dieses Angebot wurde benutzt oder ist abgelaufen',
    text: 'Senden Sie noch einen Code, um ein neues Angebot zu erhalten.',
  },
  notValid: {
    heading: 'Nicht für Wallets verfügbar',
    text: 'Das Zertifikat oder Badge wurde widerrufen, ist abgelaufen oder noch nicht signiert.',
  },
  noAddress: {
    heading: 'Nicht für Wallets verfügbar',
    text: 'Die Veranstalter haben keine E-Mail-Adresse der Person.',
  },
  noMail: {
    heading: 'Nicht für Wallets verfügbar',
    text: 'Diese Website versendet keine E-Mails und kann daher keinen Code senden.',
  },
  missing: {
    heading: 'Kein solches Zertifikat oder Badge',
    text: 'Öffnen Sie den Link noch einmal dort, wo Sie ihn gefunden haben.',
  },
}

export const walletMail: Texts['walletMail'] = {
  subject: 'Ihr Code für die Wallet',
  paragraphs: [
    'Ihre Wallet fragt nach diesem Code. Geben Sie ihn dort ein, und geben Sie ihn niemandem weiter.',
    'Er gilt einmal, innerhalb von 30 Minuten. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  ],
  code: 'Code',
  credential: 'Zertifikat oder Badge',
  footer: 'Sie erhalten diese E-Mail, weil jemand Ihr Zertifikat oder Badge für eine Wallet angefordert hat.',
}
