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
  at: (moment) => `Se enviará el ${moment}.`,
  nobody: 'Nadie cumple los criterios. Elija otros destinatarios.',
  nobodyYet: 'Nadie cumple aún los criterios. Los destinatarios se determinan al enviarse el mensaje.',
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
  to: (address) => `Así lo recibe ${address}`,
}
