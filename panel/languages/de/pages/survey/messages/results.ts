import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { resultMessages as resultMessagesType } from '../../../../../src/pages/survey/messages/results.ts'

const plural = pluralsOf('de')

export const resultMessages: typeof resultMessagesType = {
  nobody: 'Noch keine Rückmeldungen.',
  nobodyHow: 'Ergebnisse erscheinen hier, sobald Teilnehmende antworten. Eine Automation kann allen den Link senden.',
  answered: (count) => plural(count, { one: '# Antwort', other: '# Antworten' }),
  mean: (mean, median) => `Mittelwert ${mean}, Median ${median}`,
  former: 'Nicht mehr gestellt',
  newest: 'Neueste Antworten',
  answer: 'Antwort',
  share: 'Anteil',
  count: 'Anzahl',
  yes: 'Ja',
  no: 'Nein',
  responses: 'Rückmeldungen',
  find: 'Rückmeldungen suchen',
  name: 'Name',
  answers: 'Antworten',
  sent: 'Beantwortet',
  attendee: 'Teilnehmende',
  remove: 'Rückmeldung löschen',
  removeAbout:
    'Die Antworten dieser Person werden endgültig gelöscht. Solange die Umfrage offen ist, kann sie erneut antworten.',
  removed: 'Rückmeldung gelöscht.',
  seePeople: (answer) => `Personen mit dieser Antwort: ${answer}`,
  link: 'Link einer Person',
  linkAbout:
    'Suchen Sie eine teilnehmende Person, und kopieren Sie ihren persönlichen Link zur Umfrage. Wer ihn hat, kann als diese Person antworten.',
  findPerson: 'Name oder E-Mail der Person',
  noPerson: 'Niemand gefunden.',
}
