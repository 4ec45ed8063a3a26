import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translations } from '../src/languages/index.ts'
import { englishTexts } from '../src/lib/text/translated.ts'
import '../src/modules.ts'
import { readText, type TextLeaf, textLeaves } from './support/text-leaves.ts'

// The types hold that every language has every text; these tests hold what types cannot.

const english = leavesOf(englishTexts())
const others = Object.entries(translations).map(([language, texts]) => ({ language, leaves: leavesOf(texts) }))

/** Locales and names of cities are no translations. */
function leavesOf(texts: object): Map<string, string> {
  const all = Object.entries(texts).flatMap(([area, value]) => textLeaves(value, area))
  return new Map(
    all.filter(({ path }) => !/^time\.(?:dates|comma|cities)/.test(path)).map(({ path, text }) => [path, text]),
  )
}

const found = (wrong: (leaf: TextLeaf & { language: string; en: string }) => unknown): string[] =>
  others.flatMap(({ language, leaves }) =>
    [...leaves]
      .filter(([path, text]) => wrong({ language, path, text, en: english.get(path) ?? '' }))
      .map(([path, text]) => `${language} ${path}: ${text}`),
  )

const marksOf = (text: string) =>
  [...new Set(text.match(/⟦[^⟧]*⟧|\{\{[^}]*\}\}|\{% if [^%]*%\}|cid:\w+/g))].toSorted().join(' ')

test('every language has the same areas and texts as the modules', () => {
  assert.ok(english.size > 500)
  // The title of a certificate has one line or two.
  const keys = (leaves: Map<string, string>) =>
    [...leaves.keys()].filter((path) => path !== 'certificateWords.subtitle').toSorted()
  for (const { language, leaves } of others) assert.deepEqual(keys(leaves), keys(english), language)
})

test('a text has the same names, numbers, variables and conditions in every language', () => {
  assert.deepEqual(
    found(({ text, en }) => marksOf(text) !== marksOf(en)),
    [],
  )
})

test('a text of any count is whole in every language', () => {
  const counts = [0, 1, 2, 3, 11, 100]
  for (const [language, texts] of Object.entries(translations))
    for (const [area, value] of Object.entries(texts)) {
      if (area === 'registrationMails') continue
      for (const { path, text } of textLeaves(value, area, counts))
        assert.doesNotMatch(text, /undefined|NaN|\[object/, `${language} ${path}`)
    }
})

test('a text is no empty one, and at most twice as long as in English and some words', () => {
  assert.deepEqual(
    found(({ text, en }) => (en === '') !== (text === '') || readText(text).length > readText(en).length * 1.9 + 24),
    [],
  )
})

/** Words that are the same in English and another language, and names. */
const SAME: Record<string, RegExp> = {
  de: /^(?:|Badges?|Code|Festival|Laurel|Name|Online|Seminar|Sessions|Status|Tickets?|Wallet|Webinar|Website|Workshop|Grace Hopper|Ada Lovelace|Ayşe Yılmaz)$/,
  es: /^(?:|Festival|Laurel|No|Grace Hopper|Ada Lovelace|Ayşe Yılmaz)$/,
  fr: /^(?:|Badges?|Code|E-mail|Festival|page ⟦0⟧|Pages|Places|Sessions|Signature|Type|Grace Hopper|Ada Lovelace|Ayşe Yılmaz)$/,
  ar: /^(?:|Grace Hopper|Ada Lovelace|Ayşe Yılmaz)$/,
  tr: /^(?:|Festival|Form|Panel|RSS|Grace Hopper|Ada Lovelace|Ayşe Yılmaz)$/,
}

test('no English text is left in another language', () => {
  assert.deepEqual(
    found(({ language, text, en }) => text === en && !SAME[language]!.test(text)),
    [],
  )
  assert.deepEqual(
    found(({ text }) => /\b(?:the|your|you|please|with|this)\b/i.test(readText(text))),
    [],
  )
})

/** Quotation marks and punctuation that a language does not use. */
const FOREIGN: Record<string, RegExp> = {
  tr: /[„«»"]|\w'\w/,
  de: /[”«»"']/,
  es: /[„“”"']/,
  // A space that does not break stands before a colon, semicolon, question or exclamation mark.
  fr: /[„“”"']|«(?!\u00a0)|(?<!\u00a0)»|(?<![\u00a0\u202f])[;?!]|(?<!\u00a0):(?!\d)/,
  ar: /[„“”"']|[\u0600-\u06ff][,;?]|(?<![⟧\d]),/,
}

test('each language has its own quotation marks and punctuation', () => {
  assert.deepEqual(
    found(({ language, text }) => FOREIGN[language]!.test(readText(text).replaceAll('"valid": true', ''))),
    [],
  )
})

test('a Spanish question opens as it closes', () => {
  const count = (text: string, mark: string) => text.split(mark).length
  assert.deepEqual(
    found(({ language, text }) => language === 'es' && count(readText(text), '¿') !== count(readText(text), '?')),
    [],
  )
})

test('Arabic is written in Arabic letters, and its digits are those of codes and times', () => {
  const { ar } = translations
  assert.equal(new Intl.DateTimeFormat(ar.time.dates, { dateStyle: 'long' }).format(0), '1 يناير 1970')
  const leaves = others.find(({ language }) => language === 'ar')!.leaves
  for (const [path, text] of leaves) {
    assert.doesNotMatch(text, /[٠-٩]/, path)
    if (/\p{L}/u.test(readText(text)) && !SAME['ar']!.test(text)) assert.match(text, /\p{Script=Arabic}/u, path)
  }
})
