import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('de')

export const registrationMails: Texts['registrationMails'] = {
  hello: (name) => (name === '' ? 'Guten Tag!' : `Guten Tag ${name}!`),
  guest: (host, event) => `${host || 'Jemand'} hat Sie für „${event}“ angemeldet.`,
  missed: (titles) =>
    `Für Sie war kein Platz mehr frei: ${titles.map((title) => `„${title}“`).join(', ')}. Öffnen Sie Ihre Anmeldung, um eine andere Session zu wählen.`,
  when: 'Wann',
  where: 'Wo',
  online: 'Online',
  organiser: 'Veranstalter',
  footer: (event) =>
    `Sie erhalten diese E-Mail, weil diese Adresse für „${event}“ angemeldet wurde. Wenn Sie das nicht waren, stornieren Sie die Anmeldung über den Link oben.`,
  waitlisted: (event, position) => ({
    subject: `Sie stehen auf der Warteliste: ${event}`,
    heading: 'Sie stehen auf der Warteliste',
    paragraphs: [
      `„${event}“ ist ausgebucht. Sie stehen auf Platz ${position} der Warteliste.`,
      'Wird ein Platz für Sie frei, bieten wir ihn Ihnen per E-Mail an. Bis dahin müssen Sie nichts tun.',
    ],
    button: 'Meinen Platz ansehen oder die Liste verlassen',
  }),
  pending: (event) => ({
    subject: `Ihre Anmeldung wartet auf Bestätigung: ${event}`,
    heading: 'Ihre Anmeldung wartet auf Bestätigung',
    paragraphs: [
      `Vielen Dank für Ihre Anmeldung zu „${event}“. Der Veranstalter bestätigt jede Anmeldung.`,
      'Wir schreiben Ihnen, sobald er entschieden hat. Bis dahin müssen Sie nichts tun.',
    ],
    button: 'Anmeldung ansehen oder ändern',
  }),
  declined: (event, reason) => ({
    subject: `Ihre Anmeldung wurde abgelehnt: ${event}`,
    heading: 'Ihre Anmeldung wurde abgelehnt',
    paragraphs: [
      `Der Veranstalter von „${event}“ konnte Ihre Anmeldung nicht annehmen.`,
      ...(reason === null ? [] : [reason]),
    ],
    button: 'Anmeldung ansehen',
  }),
  known: (event) => ({
    subject: `Sie sind schon angemeldet: ${event}`,
    heading: 'Sie sind schon angemeldet',
    paragraphs: [
      `Jemand, wahrscheinlich Sie selbst, hat diese Adresse gerade noch einmal für „${event}“ angemeldet. Es hat sich nichts geändert.`,
      'Der Link führt zu Ihrer Anmeldung mit Ihrem Ticket oder Ihrem Platz auf der Warteliste.',
    ],
    button: 'Anmeldung ansehen',
  }),
  offerEnded: (event) => ({
    subject: `Ihr Platz wurde weitergegeben: ${event}`,
    heading: 'Das Angebot für Ihren Platz ist abgelaufen',
    paragraphs: [
      `Der für Sie reservierte Platz bei „${event}“ wurde nicht rechtzeitig angenommen und geht an die nächste Person auf der Warteliste.`,
      'Möchten Sie trotzdem kommen? Melden Sie sich noch einmal an, dann stehen Sie wieder auf der Liste.',
    ],
    button: 'Anmeldung ansehen',
  }),
  cancelled: (event) => ({
    subject: `Storniert: ${event}`,
    heading: 'Ihre Anmeldung ist storniert',
    paragraphs: [
      `Sie nehmen nicht mehr an „${event}“ teil. Ein Ticket, das Sie hatten, gilt am Eingang nicht mehr.`,
      'War das ein Irrtum? Melden Sie sich auf der Seite der Veranstaltung noch einmal an.',
    ],
    button: 'Anmeldung ansehen',
  }),
  confirm: (event, hours) => ({
    subject: `Bitte bestätigen Sie Ihre Anmeldung: ${event}`,
    heading: 'Bitte bestätigen Sie Ihre Anmeldung',
    paragraphs: [
      `Jemand, wahrscheinlich Sie selbst, hat diese Adresse für die Anmeldung zu „${event}“ eingegeben.`,
      `Sie sind noch nicht angemeldet. Öffnen Sie den Link innerhalb von ${plural(hours, { one: 'einer Stunde', other: `${hours} Stunden` })} und bestätigen Sie dort.`,
    ],
    button: 'Anmeldung bestätigen',
  }),
  confirmFooter: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ohne den Link wird niemand angemeldet.',
}
