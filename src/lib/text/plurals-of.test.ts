import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from './languages.ts'
import { NEEDED_FORMS, pluralsOf } from './plurals-of.ts'

/** Forms that `other` covers. */
const COVERED: Record<string, string[]> = { tr: ['one'], es: ['many'], fr: ['many'] }

test('each language needs the plural forms of the Unicode tables', () => {
  for (const language of LANGUAGES) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const needed = pluralCategories.filter((category) => !COVERED[language]?.includes(category))
    assert.deepEqual([...NEEDED_FORMS[language]], needed.toSorted(), language)
  }
})

test('a count picks its form, and a form that is left out is that of other counts', () => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  const picked = [0, 1, 2, 3, 11, 100].map((count) => pluralsOf('ar')(count, forms))
  assert.deepEqual(picked, ['zero', 'one', 'two', 'few', 'many', 'other'])
  assert.equal(pluralsOf('fr')(0, { one: 'one', other: 'other' }), 'one')
  assert.equal(pluralsOf('es')(1_000_000, { one: 'one', other: 'other' }), 'other')
  assert.equal(pluralsOf('tr')(1, { other: 'other' }), 'other')
})
