import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { audienceMessages as audienceMessagesType } from '../../../../../src/pages/messages/messages/audience.ts'

const plural = pluralsOf('de')

export const audienceMessages: typeof audienceMessagesType = {
  title: 'Empfänger',
  chosen: (n) => plural(n, { one: '# ausgewählte Person', other: '# ausgewählte Personen' }),
  byFilter: 'Stattdessen nach Filter wählen',
  status: 'Status',
  statuses: {
    registered: 'Angemeldet',
    waitlisted: 'Warteliste',
    offered: 'Platz angeboten',
    pending: 'Wartet auf Bestätigung',
    cancelled: 'Storniert',
  },
  checkedIn: 'Eingecheckt',
  type: 'Anmeldeart',
  signedUpFor: 'Angemeldet für',
  certificate: 'Hat ein Zertifikat',
  survey: 'Umfrage beantwortet',
  any: 'Alle',
  yesNo: { true: 'Ja', false: 'Nein' },
  tags: 'Tags',
  tagsAbout: 'Durch Kommas trennen; Personen müssen alle davon haben.',
  search: 'Suchen',
  searchAbout: 'Name, E-Mail oder Firma.',
  stage: 'Phase',
  stages: { lead: 'Lead', qualified: 'Qualifiziert', customer: 'Kunde', evangelist: 'Fürsprecher' },
  moreFilters: 'Weitere Filter',
  owner: 'Zuständig',
  source: 'Quelle',
  scoreFrom: 'Score ab',
  scoreTo: 'Score bis',
  activeSince: 'Aktiv seit',
  inactiveSince: 'Nicht aktiv seit',
  company: 'Firma',
  consent: 'Einwilligung',
  consentAbout: 'Abgemeldete Personen erhalten sie nie.',
  consents: { granted: 'In E-Mails eingewilligt', not_denied: 'Nicht abgelehnt' },
}
