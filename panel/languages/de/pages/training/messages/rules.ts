import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { ruleMessages as ruleMessagesType } from '../../../../../src/pages/training/messages/rules.ts'

const plural = pluralsOf('de')

export const ruleMessages: typeof ruleMessagesType = {
  title: 'Automatische Zuweisung',
  off: 'Aus',
  everybody: 'Alle Kontakte',
  tagged: (tags) => `Kontakte mit dem Tag ${tags}`,
  reached: (count, { number }) => plural(number(count), { one: 'bisher # Kontakt', other: 'bisher # Kontakte' }),
  change: 'Ändern',
  turnOn: 'Einschalten',
  dialog: 'Automatisch zuweisen',
  about:
    'Kontakte erhalten das Programm, wenn sie passen: die jetzigen sofort, andere, sobald sie hinzukommen oder den Tag erhalten. Jeder Kontakt erhält es einmal.',
  whom: 'Kontakte',
  all: 'Alle Kontakte',
  some: 'Kontakte mit einem Tag',
  tags: 'Tags',
  tagsAbout: 'Trennen Sie Tags durch Kommas. Einer davon genügt.',
  noTags: 'Fügen Sie mindestens einen Tag hinzu.',
  next: 'Weiter',
  matching: (count, { number }) =>
    plural(number(count), { one: '# Kontakt passt zurzeit.', other: '# Kontakte passen zurzeit.' }),
  assigns: (count, { number }) =>
    plural(number(count), {
      one: '# davon hat das Programm noch nicht und erhält es in Kürze.',
      other: '# davon haben das Programm noch nicht und erhalten es in Kürze.',
    }),
  save: 'Automatisch zuweisen',
  saved: 'Passende Kontakte erhalten das Programm von jetzt an.',
  turnOff: 'Ausschalten',
  turnedOff: 'Die automatische Zuweisung ist aus. Vorhandene Zuweisungen bleiben.',
}
