import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { emailFigureMessages as emailFigureMessagesType } from '../../../../../src/pages/analytics/messages/emails.ts'

const plural = pluralsOf('fr')

export const emailFigureMessages: typeof emailFigureMessagesType = {
  title: 'E-mails envoyés',
  names: {
    sent: 'Envoyés',
    bounced: 'Rejetés',
    failed: 'En échec',
    complained: 'Signalés comme indésirables',
    unsubscribed: 'Désabonnements',
  },
  of: {
    bounced: (count) => plural(count, { one: '# rejeté', other: '# rejetés' }),
    failed: (count) => `${count} en échec`,
    complained: (count) =>
      plural(count, { one: '# signalé comme indésirable', other: '# signalés comme indésirables' }),
    unsubscribed: (count) => plural(count, { one: '# désabonnement', other: '# désabonnements' }),
  },
}
