import type { presenceMessages as presenceMessagesType } from '../../../../src/app/messages/presence.ts'

export const presenceMessages: typeof presenceMessagesType = {
  presence: 'Identität bestätigen',
  presenceAbout:
    'Diese Aktion ist besonders geschützt. Nach der Bestätigung werden Sie zehn Minuten lang nicht erneut gefragt.',
  elsewhereAbout:
    'Sie haben weder Passwort noch Passkey. Melden Sie sich zur Bestätigung noch einmal an: Die Anmeldung öffnet sich in einem neuen Tab. Kehren Sie danach hierher zurück.',
  byProvider: (name) => `Mit ${name} anmelden`,
  byMail: 'Mit E-Mail-Link anmelden',
  confirm: 'Bestätigen',
  password: 'Passwort',
  code: 'Code',
}
