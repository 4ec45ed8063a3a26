import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { organisationRuleMessages as organisationRuleMessagesType } from '../../../../../src/pages/automations/messages/organisation.ts'

const plural = pluralsOf('de')

export const organisationRuleMessages: typeof organisationRuleMessagesType = {
  title: 'Automationen für neue Veranstaltungen',
  about:
    'Jede neue Veranstaltung erhält diese Automationen, und jede Kopie folgt ihrem Original. Bestehende Veranstaltungen erhalten sie nicht. Eine Veranstaltung kann ihre eigene Kopie ausschalten.',
  none: 'Noch keine Automationen für neue Veranstaltungen.',
  noneHow: 'Fügen Sie Erinnerungen und Dankesmails hier einmal hinzu, dann hat jede neue Veranstaltung sie.',
  events: 'Veranstaltungen',
  eventCount: (n) => plural(n, { one: '# Veranstaltung hat sie', other: '# Veranstaltungen haben sie' }),
  removeAbout:
    'Die Automation und ihre Kopien in allen Veranstaltungen werden mit ihren Ausführungen endgültig gelöscht; was noch wartet, wird abgebrochen. Das lässt sich nicht rückgängig machen.',
  savedEverywhere: 'Gespeichert, in allen Veranstaltungen, die sie haben.',
}
