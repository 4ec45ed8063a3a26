import type { emailMessages as emailMessagesType } from '../../../../../src/pages/contacts/messages/emails.ts'

export const emailMessages: typeof emailMessagesType = {
  title: 'E-Mails',
  none: 'Keine E-Mails an diese Adresse.',
  all: (count) => `Alle ${count} E-Mails`,
  statuses: {
    queued: 'Wartet',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    kept: 'Nicht gesendet (kein Mailserver eingerichtet)',
    failed: 'Fehlgeschlagen',
    suppressed: 'Gesperrt (abgemeldet oder unzustellbar)',
    cancelled: 'Abgebrochen',
  },
}
