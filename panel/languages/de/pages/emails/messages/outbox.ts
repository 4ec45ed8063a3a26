import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  outboxMessages as outboxMessagesType,
  reasonMessages as reasonMessagesType,
} from '../../../../../src/pages/emails/messages/outbox.ts'

const plural = pluralsOf('de')

export const outboxMessages: typeof outboxMessagesType = {
  title: 'Postausgang',
  email: 'E-Mail',
  find: 'Nach Empfänger oder Betreff suchen',
  subject: 'Betreff',
  notComposed: 'Entsteht beim Senden',
  to: 'Empfänger',
  erased: 'Gelöschte Person',
  kind: 'Art',
  status: 'Status',
  statuses: {
    queued: 'Wartet',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    kept: 'Nicht zugestellt',
    failed: 'Fehlgeschlagen',
    suppressed: 'Gesperrt',
    cancelled: 'Abgebrochen',
  },
  at: 'Zeit',
  event: 'Veranstaltung',
  address: 'Adresse',
  template: 'Vorlage',
  reason: 'Grund',
  bounce: 'Rückläufer',
  bounces: {
    hard: 'Adresse existiert nicht',
    soft: 'Postfach hat vorerst abgelehnt',
    complaint: 'Als Spam gemeldet',
  },
  none: 'Noch keine E-Mails.',
  noneHow: 'E-Mails an Teilnehmende und Kontakte erscheinen hier, sobald sie auf den Versand warten.',
  write: 'Kontakten schreiben',
  noServer:
    'Es ist kein Mailserver eingerichtet. E-Mails werden hier aufbewahrt und sind lesbar, werden aber nicht zugestellt.',
  setUp: 'E-Mail-Versand einrichten',
  resend: 'Erneut senden',
  resendAll: 'Fehlgeschlagene erneut senden',
  resendAllAbout: (n) =>
    plural(n, {
      one: '# E-Mail der letzten 30 Tage ist fehlgeschlagen und lässt sich erneut senden. Sie kann ohne eine Antwort des Mailservers angekommen sein.',
      other:
        '# E-Mails der letzten 30 Tage sind fehlgeschlagen und lassen sich erneut senden. Einige davon können ohne eine Antwort des Mailservers angekommen sein.',
    }),
  nothingFailed: 'Keine fehlgeschlagene E-Mail der letzten 30 Tage muss noch erneut gesendet werden.',
  resendCount: (n) => plural(n, { one: '# E-Mail erneut senden', other: '# E-Mails erneut senden' }),
  resent: (n) => plural(n, { one: '# E-Mail wird gesendet.', other: '# E-Mails werden gesendet.' }),
  figures: 'Letzte 30 Tage',
  figure: {
    emails_sent: 'Gesendet',
    emails_failed: 'Fehlgeschlagen',
    emails_bounced: 'Unzustellbar',
    emails_complained: 'Als Spam gemeldet',
    unsubscribed: 'Abgemeldet',
  },
  before: (n) => `${n} in den 30 Tagen davor`,
  byDay: (name) => `${name} nach Tag (Tabelle)`,
  day: 'Tag',
}

export const reasonMessages: typeof reasonMessagesType = {
  'The person has unsubscribed from emails that are not about their own registration or certificates.':
    'Die Person hat sich von E-Mails abgemeldet, die nicht die eigene Anmeldung oder eigene Zertifikate betreffen.',
  'A mail server permanently rejected this address.': 'Ein Mailserver hat diese Adresse endgültig abgelehnt.',
  'The person reported an email as spam.': 'Die Person hat eine E-Mail als Spam gemeldet.',
  'The organisation has suppressed this address.': 'Die Organisation hat diese Adresse gesperrt.',
  'The address belongs to sample data, whose people do not exist.':
    'Die Adresse gehört zu Beispieldaten, deren Personen es nicht gibt.',
  'A member of the organisation cancelled it.': 'Ein Mitglied der Organisation hat sie abgebrochen.',
}
