import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { certificateValueMessages as certificateValueMessagesType } from '../../../../../src/pages/certificates/values/messages.ts'

const plural = pluralsOf('es')

export const certificateValueMessages: typeof certificateValueMessagesType = {
  values: 'Valores',
  lacking: (count, label) =>
    plural(count, { one: `# participante no tiene «${label}».`, other: `# participantes no tienen «${label}».` }),
  who: (name, labels) => `${name}: ${labels}`,
  more: (count) => `y ${count} más`,
  choose: 'Participantes sin un valor',
  blank: 'Emitir el certificado sin esa línea',
  skip: 'Omitir a la persona',
}
