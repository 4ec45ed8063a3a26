import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { before, test } from 'node:test'
import { PANEL_LANGUAGES } from '../../src/modules/panel/panel-languages.ts'
import { filesUnder } from '../../test/support/source-files.ts'
import { readText } from '../../test/support/text-leaves.ts'
import { type PanelText, type PanelTexts, panelTexts, read, textFiles } from './support/panel-texts.ts'
import { SAME_WORDS } from './support/same-words.ts'
import { sayCount } from './support/say-text.ts'

// The types hold that every language has every text; these tests hold what types cannot, as `test/languages.test.ts` does
// for public pages and emails.

type Pair = { language: string; path: string; text: PanelText; en: PanelText; said: string; enSaid: string }

const files = textFiles()
const languages = PANEL_LANGUAGES.filter((language) => language !== 'en')
let english: PanelTexts
let pairs: Pair[]
before(async () => {
  english = await panelTexts('en', files)
  const all = languages.map(async (language) => {
    const texts = await panelTexts(language, files)
    return [...english].flatMap(([path, en]) => {
      const text = texts.get(path)
      return text === undefined ? [] : [{ language, path, text, en, said: read(text), enSaid: read(en) }]
    })
  })
  pairs = (await Promise.all(all)).flat()
})

const found = (wrong: (pair: Pair) => unknown) =>
  pairs.filter(wrong).map(({ language, path, said, enSaid }) => `${language} ${path}: ${said} (English: ${enSaid})`)

const marksOf = (text: string) => [...new Set(text.match(/⟦[^⟧]*⟧/g))].toSorted().join(' ')

test('every language has a file for each module with texts, and no other, with the same texts', async () => {
  assert.ok(english.size > 4_000, String(english.size))
  for (const language of languages) {
    const folder = new URL(`../languages/${language}/`, import.meta.url)
    assert.deepEqual(globSync('**/*.ts', { cwd: folder }).toSorted(), files, language)
    const texts = await panelTexts(language, files)
    assert.deepEqual(
      [...english.keys()].filter((path) => !texts.has(path)),
      [],
      language,
    )
  }
})

test('a text has the same names, counts and times in every language', () => {
  assert.ok(pairs.filter(({ enSaid }) => marksOf(enSaid) !== '').length > 400 * languages.length)
  assert.deepEqual(
    found(({ said, enSaid }) => marksOf(said) !== marksOf(enSaid)),
    [],
  )
})

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100]

test('a text of any count is whole in every language', () => {
  const isBroken = (said: string | null) => /undefined|NaN|\[object/.test(said ?? '')
  const broken = pairs.flatMap(({ language, path, text, en }) => {
    if (typeof text === 'string' || typeof en === 'string') return []
    // A text that takes a record or a list writes no number in English either.
    const counts = COUNTS.filter(
      (count) => isBroken(read(text, count)) || (isBroken(sayCount(text, count)) && !isBroken(sayCount(en, count))),
    )
    return counts.map((count) => `${language} ${path}: ${read(text, count)}, ${sayCount(text, count)}`)
  })
  assert.deepEqual(broken, [])
})

test('an Arabic text that bends to its count has a form for two, for a few and for many', () => {
  const formOf = (text: PanelText, count: number) => read(text, count).replaceAll(/⟦[^⟧]*⟧/g, '#')
  // "3 of them" and a count in brackets have no noun that bends.
  const arabic = pairs.filter(({ language, text }) => language === 'ar' && formOf(text, 11).includes('#'))
  const bent = arabic.filter(
    ({ text }) => formOf(text, 1) !== formOf(text, 11) && !/# منها|\(#\)/.test(formOf(text, 11)),
  )
  const few = bent.filter(({ text }) => new Set([1, 2, 3, 11].map((count) => formOf(text, count))).size < 4)
  assert.deepEqual(
    few.map(({ path, text }) => `${path}: ${[1, 2, 3, 11].map((count) => formOf(text, count)).join(' | ')}`),
    [],
  )
})

test('a text is no empty one, and at most twice as long as in English and some words', () => {
  assert.deepEqual(
    found(({ said, enSaid }) => {
      const [length, wanted] = [readText(said).length, readText(enSaid).length]
      return (enSaid === '') !== (said === '') || length > wanted * 1.9 + 24
    }),
    [],
  )
})

test('labels, buttons and tabs are short in every language', () => {
  const isLabel = (text: string) => text.length <= 24 && !/[.?!:⟧]$/.test(text)
  assert.deepEqual(
    found(({ said, enSaid }) => isLabel(enSaid) && said.length > enSaid.length * 2 + 14),
    [],
  )
})

test('no English text is left in another language', () => {
  const isWord = (language: string, text: string) => new RegExp(`^(?:${SAME_WORDS[language]})$`).test(text)
  assert.deepEqual(
    found(({ language, path, said, enSaid }) => {
      const words = readText(said).trim().replace(/\n.*/s, '')
      const isText = /\p{L}/u.test(words) && !path.endsWith('.type')
      return isText && said === enSaid && !isWord('all', words) && !isWord(language, words)
    }),
    [],
  )
  assert.deepEqual(
    found(({ said }) => /\b(?:the|your|you|please|with|this)\b/i.test(readText(said))),
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
  ar: /[„“”"']|[\u0600-\u06ff](?:[;?]|,(?!\s*$))/,
}

const withoutCode = (text: string) => readText(text).replaceAll(/[\w-]+="[^"]*"|"(?:dark|auto|button)"/g, '')

test('each language has its own quotation marks and punctuation', () => {
  assert.deepEqual(
    found(({ language, said }) => FOREIGN[language]!.test(withoutCode(said))),
    [],
  )
  const count = (text: string, mark: string) => text.split(mark).length
  assert.deepEqual(
    found(({ language, said }) => language === 'es' && count(readText(said), '¿') !== count(readText(said), '?')),
    [],
  )
})

test('Arabic is written in Arabic letters, with the digits of codes and times', () => {
  assert.deepEqual(
    found(({ language, said, enSaid }) => {
      const isOwn = said !== enSaid && said !== language && /\p{L}/u.test(readText(said))
      return language === 'ar' && (/[٠-٩]/.test(said) || (isOwn && !/\p{Script=Arabic}/u.test(said)))
    }),
    [],
  )
})

test('a name and its value are joined by the colon of the language', () => {
  const joined = /`[^`\n]*\$\{[^}\n]+\}: \$\{|[>\s]\{[\w.[\]()]+\}:(?: ?[{<]|$)/m
  const pages = filesUnder('panel/src', '.tsx').filter(({ text }) => joined.test(text))
  assert.deepEqual(
    pages.map(({ path }) => path),
    [],
  )
})
