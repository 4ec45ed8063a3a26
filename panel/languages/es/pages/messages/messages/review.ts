import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { reviewMessages as reviewMessagesType } from '../../../../../src/pages/messages/messages/review.ts'

const plural = pluralsOf('es')

const people = (count: string) => plural(count, { one: '# persona', other: '# personas' })

export const reviewMessages: typeof reviewMessagesType = {
  title: 'Revisar mensaje',
  send: (n) => `Enviar a ${people(n)}`,
  schedule: (n) => `Programar para ${people(n)}`,
  recipients: (n) =>
    plural(n, { one: '# persona recibirá este mensaje.', other: '# personas recibirán este mensaje.' }),
  at: (moment) => `Sale el ${moment}.`,
  nobody: 'No corresponde a nadie. Elija otros destinatarios.',
  nobodyYet: 'Aún no corresponde a nadie. Los destinatarios se determinan cuando sale el mensaje.',
  excluded: (n) => plural(n, { one: '# persona no lo recibirá:', other: '# personas no lo recibirán:' }),
  byReason: {
    no_address: (n) => `${n} sin dirección`,
    suppressed: (n) => `${n} con una dirección que rechaza correos`,
    unsubscribed: (n) => plural(n, { one: '# se dio de baja', other: '# se dieron de baja' }),
    no_consent: (n) => `${n} sin consentimiento`,
  },
  reasons: {
    no_address: 'sin correo electrónico',
    suppressed: 'su dirección rechaza correos',
    unsubscribed: 'se dio de baja',
    no_consent: 'no ha aceptado recibir correos',
  },
  more: (n) => `y ${n} más`,
  example: 'Ejemplo',
  to: (address) => `Como lo recibe ${address}`,
}
