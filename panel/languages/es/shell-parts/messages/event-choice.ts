import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { eventChoiceMessages as eventChoiceMessagesType } from '../../../../src/shell-parts/messages/event-choice.ts'

const plural = pluralsOf('es')

export const eventChoiceMessages: typeof eventChoiceMessagesType = {
  some: 'Solo los eventos elegidos',
  search: 'Buscar eventos',
  chosen: (count) => plural(count, { one: '# evento elegido.', other: '# eventos elegidos.' }),
  nothing: 'No se han encontrado eventos.',
}
