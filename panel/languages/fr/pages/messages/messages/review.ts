import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { reviewMessages as reviewMessagesType } from '../../../../../src/pages/messages/messages/review.ts'

const plural = pluralsOf('fr')

export const reviewMessages: typeof reviewMessagesType = {
  title: 'Relire le message',
  send: (n) => plural(n, { one: 'Envoyer à # personne', other: 'Envoyer à # personnes' }),
  schedule: (n) => plural(n, { one: 'Planifier pour # personne', other: 'Planifier pour # personnes' }),
  recipients: (n) => plural(n, { one: '# personne recevra ce message.', other: '# personnes recevront ce message.' }),
  at: (moment) => `Il partira le ${moment}.`,
  nobody: 'Personne ne correspond. Choisissez d’autres destinataires.',
  nobodyYet: 'Personne ne correspond encore. Les destinataires sont déterminés au moment du départ du message.',
  excluded: (n) => plural(n, { one: '# personne ne le recevra pas :', other: '# personnes ne le recevront pas :' }),
  byReason: {
    no_address: (n) => `${n} sans adresse`,
    suppressed: (n) => `${n} avec une adresse qui refuse les e-mails`,
    unsubscribed: (n) => plural(n, { one: '# désabonnement', other: '# désabonnements' }),
    no_consent: (n) => `${n} sans accord`,
  },
  reasons: {
    no_address: 'sans adresse e-mail',
    suppressed: 'son adresse refuse les e-mails',
    unsubscribed: 'désabonnement',
    no_consent: 'n’a pas accepté de recevoir des e-mails',
  },
  more: (n) => plural(n, { one: 'et # autre', other: 'et # autres' }),
  example: 'Exemple',
  to: (address) => `Tel que le reçoit ${address}`,
}
