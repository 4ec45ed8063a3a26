import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { emailFigureMessages as emailFigureMessagesType } from '../../../../../src/pages/analytics/messages/emails.ts'

const plural = pluralsOf('es')

export const emailFigureMessages: typeof emailFigureMessagesType = {
  title: 'Correos enviados',
  names: {
    sent: 'Enviados',
    bounced: 'Rebotados',
    failed: 'Fallidos',
    complained: 'Marcados como spam',
    unsubscribed: 'Bajas',
  },
  of: {
    bounced: (count) => plural(count, { one: '# rebotado', other: '# rebotados' }),
    failed: (count) => plural(count, { one: '# fallido', other: '# fallidos' }),
    complained: (count) => plural(count, { one: '# marcado como spam', other: '# marcados como spam' }),
    unsubscribed: (count) => plural(count, { one: '# persona se dio de baja', other: '# personas se dieron de baja' }),
  },
}
