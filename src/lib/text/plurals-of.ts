import { memoize } from '../caches/memoize.ts'
import type { Language } from './languages.ts'

/**
 * The plural forms that a text in each language needs for whole numbers (CLDR). Spanish and French have `many` as well,
 * for round millions, which no count here reaches: `other` covers them.
 */
type NeededForms = {
  en: 'one' | 'other'
  tr: 'other'
  de: 'one' | 'other'
  es: 'one' | 'other'
  fr: 'one' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

const rules = new Map<Language, Intl.PluralRules>()

/** Returns a function that picks the plural form of a count in the language; a missing form is a compile error. */
export function pluralsOf<L extends Language>(
  language: L,
): (count: number, forms: Record<NeededForms[L], string>) => string {
  return (count, forms) => {
    const rule = memoize(rules, language, () => new Intl.PluralRules(language), 20).select(count)
    const given: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms as never
    return given[rule] ?? given.other
  }
}
