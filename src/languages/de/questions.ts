import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('de')
const options = (count: number) => plural(count, { one: '1 Option', other: `${count} Optionen` })

export const question: Texts['question'] = {
  required: 'erforderlich',
  optional: 'freiwillig',
  yes: 'Ja',
  no: 'Nein',
  choose: 'Bitte wählen',
  noAnswer: 'Keine Antwort',
  limits: {
    characters: (min, max) =>
      min === null
        ? `Höchstens ${max} Zeichen`
        : max === null
          ? `Mindestens ${min} Zeichen`
          : `${min} bis ${max} Zeichen`,
    number: (min, max) =>
      min === null ? `Höchstens ${max}` : max === null ? `Mindestens ${min}` : `Von ${min} bis ${max}`,
    choices: (min, max) =>
      min === null
        ? `Wählen Sie höchstens ${max}`
        : max === null
          ? `Wählen Sie mindestens ${min}`
          : min === max
            ? `Wählen Sie ${min}`
            : `Wählen Sie ${min} bis ${max}`,
  },
  problems: {
    missing: () => 'Bitte beantworten Sie diese Frage.',
    not_consented: () => 'Bitte setzen Sie hier ein Häkchen, um fortzufahren.',
    unknown_question: () => 'Diese Frage wird nicht mehr gestellt.',
    not_a_text: () => 'Bitte antworten Sie mit einem Text.',
    unreadable_text: () => 'Dieser Text enthält unlesbare Zeichen. Bitte geben Sie ihn noch einmal ein.',
    many_lines: () => 'Bitte antworten Sie in einer Zeile.',
    too_short: (limit) => `Bitte schreiben Sie mindestens ${limit} Zeichen.`,
    too_long: (limit) => `Bitte schreiben Sie höchstens ${limit} Zeichen.`,
    not_a_number: () => 'Bitte geben Sie eine Zahl ein, zum Beispiel 12 oder 12.5.',
    not_a_whole_number: () => 'Bitte wählen Sie eine der Zahlen.',
    too_small: (limit) => `Bitte geben Sie mindestens ${limit} ein.`,
    too_large: (limit) => `Bitte geben Sie höchstens ${limit} ein.`,
    not_an_email: () => 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel ayse@example.org.',
    not_a_phone: () => 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel +90 212 555 00 00.',
    not_a_link: () => 'Bitte geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
    not_a_date: () => 'Bitte geben Sie ein Datum als Jahr, Monat und Tag ein, zum Beispiel 2026-11-20.',
    not_yes_or_no: () => 'Bitte antworten Sie mit Ja oder Nein.',
    no_option: () => 'Bitte wählen Sie aus den Optionen: Sie können sich geändert haben.',
    not_a_list: () => 'Bitte wählen Sie aus den Optionen.',
    repeated_option: () => 'Bitte wählen Sie jede Option nur einmal.',
    too_few: (limit) => `Bitte wählen Sie mindestens ${options(limit)}.`,
    too_many: (limit) => `Bitte wählen Sie höchstens ${options(limit)}.`,
  },
}
