import type { messageListMessages as messageListMessagesType } from '../../../../../src/pages/messages/messages/list.ts'

export const messageListMessages: typeof messageListMessagesType = {
  title: 'Nachrichten',
  toContacts: 'Nachrichten an Kontakte',
  create: 'Neue Nachricht',
  subject: 'Betreff',
  fromTemplate: 'E-Mail-Vorlage',
  when: 'Zeit',
  sent: 'Gesendet',
  failed: 'Fehlgeschlagen',
  status: 'Status',
  ofAll: (sent, all) => `${sent} von ${all}`,
  statuses: {
    scheduled: 'Geplant',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    cancelled: 'Abgebrochen',
  },
  none: 'Noch keine Nachrichten.',
  noneHow:
    'Schreiben Sie allen Angemeldeten oder einigen davon: jetzt oder zu einer Zeit, die zur Veranstaltung passt.',
  noneToContacts:
    'Schreiben Sie Kontakten, die in E-Mails eingewilligt haben. Alle können sich mit einem Klick abmelden.',
}
