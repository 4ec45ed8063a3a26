import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { eventChoiceMessages as eventChoiceMessagesType } from '../../../../src/shell-parts/messages/event-choice.ts'

const plural = pluralsOf('de')

export const eventChoiceMessages: typeof eventChoiceMessagesType = {
  some: 'Nur ausgewählte Veranstaltungen',
  search: 'Veranstaltungen suchen',
  chosen: (count) => plural(count, { one: '# Veranstaltung ausgewählt.', other: '# Veranstaltungen ausgewählt.' }),
  nothing: 'Keine Veranstaltungen gefunden.',
}
