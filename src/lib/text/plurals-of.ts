import { memoize } from '../caches/memoize.ts'
import type { Language } from './languages.ts'

/**
 * The plural forms that a text in each language needs for whole numbers (CLDR). Three forms are left out, because `other`
 * covers them: `many` of Spanish and French, for round millions, and `one` of Turkish, whose nouns stay the same.
 */
export const NEEDED_FORMS = {
  en: ['one', 'other'],
  tr: ['other'],
  de: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  ar: ['few', 'many', 'one', 'other', 'two', 'zero'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>

const rules = new Map<Language, Intl.PluralRules>()

/** Returns a function that picks the plural form of a count in the language; a missing form is a compile error. */
export function pluralsOf<L extends Language>(
  language: L,
): (count: number, forms: Record<(typeof NEEDED_FORMS)[L][number], string>) => string {
  return (count, forms) => {
    const rule = memoize(rules, language, () => new Intl.PluralRules(language), 20).select(count)
    const given = forms as Partial<Record<Intl.LDMLPluralRule, string>>
    return given[rule] ?? given.other!
  }
}
