import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { eventChoiceMessages as eventChoiceMessagesType } from '../../../../src/shell-parts/messages/event-choice.ts'

const plural = pluralsOf('fr')

export const eventChoiceMessages: typeof eventChoiceMessagesType = {
  some: 'Événements sélectionnés seulement',
  search: 'Rechercher des événements',
  chosen: (count) => plural(count, { one: '# événement sélectionné.', other: '# événements sélectionnés.' }),
  nothing: 'Aucun événement trouvé.',
}
