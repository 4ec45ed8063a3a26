import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { reviewMessages as reviewMessagesType } from '../../../../../src/pages/messages/messages/review.ts'

const plural = pluralsOf('de')

const people = (n: string) => plural(n, { one: '# Person', other: '# Personen' })

export const reviewMessages: typeof reviewMessagesType = {
  title: 'Nachricht prüfen',
  send: (n) => `An ${people(n)} senden`,
  schedule: (n) => `Für ${people(n)} planen`,
  recipients: (n) =>
    plural(n, { one: '# Person erhält diese Nachricht.', other: '# Personen erhalten diese Nachricht.' }),
  at: (moment) => `Versand: ${moment}.`,
  nobody: 'Niemand passt dazu. Wählen Sie andere Empfänger.',
  nobodyYet: 'Noch niemand passt dazu. Die Empfänger werden beim Versand bestimmt.',
  excluded: (n) => plural(n, { one: '# Person erhält sie nicht:', other: '# Personen erhalten sie nicht:' }),
  byReason: {
    no_address: (n) => `${n} ohne Adresse`,
    suppressed: (n) => `${n} mit einer Adresse, die E-Mails ablehnt`,
    unsubscribed: (n) => `${n} abgemeldet`,
    no_consent: (n) => `${n} ohne Einwilligung`,
  },
  reasons: {
    no_address: 'keine E-Mail-Adresse',
    suppressed: 'die Adresse lehnt E-Mails ab',
    unsubscribed: 'abgemeldet',
    no_consent: 'hat nicht in E-Mails eingewilligt',
  },
  more: (n) => `und ${n} weitere`,
  example: 'Beispiel',
  to: (address) => `So erhält sie ${address}`,
}
