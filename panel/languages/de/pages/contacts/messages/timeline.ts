import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { timelineMessages as timelineMessagesType } from '../../../../../src/pages/contacts/messages/timeline.ts'

const plural = pluralsOf('de')

export const timelineMessages: typeof timelineMessagesType = {
  title: 'Zeitachse',
  kind: 'Art der Aktivität',
  all: 'Alle Aktivitäten',
  none: 'Noch nichts. Anmeldungen, Zertifikate, E-Mails, Deals und Notizen erscheinen hier.',
  noneOfKind: 'Keine Aktivitäten dieser Art.',
  more: 'Mehr anzeigen',
  kinds: {
    registered: 'Angemeldet',
    cancelled: 'Anmeldung storniert',
    attended: 'Teilgenommen',
    certificate_issued: 'Zertifikat ausgestellt',
    certificate_revoked: 'Zertifikat widerrufen',
    certificate_viewed: 'Zertifikat angesehen',
    badge_earned: 'Badge erhalten',
    survey_answered: 'Umfrage beantwortet',
    course_completed: 'Kurs abgeschlossen',
    form_submitted: 'Formular eingesendet',
    email_sent: 'E-Mail gesendet',
    email_link_opened: 'Link in einer E-Mail geöffnet',
    email_bounced: 'E-Mail nicht zugestellt',
    email_unsubscribed: 'Von E-Mails abgemeldet',
    deal_created: 'Deal erstellt',
    deal_moved: 'Deal verschoben',
    deal_won: 'Deal gewonnen',
    deal_lost: 'Deal verloren',
    note: 'Notiz hinzugefügt',
    imported: 'Importiert',
    merged: 'Zusammengeführt',
  },
  removed: 'vom Veranstalter entfernt',
  complaint: 'als Spam gemeldet',
  row: (row) => `Zeile ${row}`,
  merged: (count) => plural(count, { one: 'mit # Kontakt', other: 'mit # Kontakten' }),
}
