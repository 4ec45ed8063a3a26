import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textsOfLanguage } from './texts-of-language.ts'

test('a module keeps the texts of one language, and says when it has none', () => {
  const code =
    'const tr = {}; export const a = messages({ en: { b: (n) => n + ", {}" }, tr }); f(messages({ en: "x", tr: "y" }))'
  assert.equal(
    textsOfLanguage(code, 'en'),
    'const tr = {}; export const a = messages({en: { b: (n) => n + ", {}" }}); f(messages({en: "x"}))',
  )
  assert.equal(textsOfLanguage(code, 'tr'), 'const tr = {}; export const a = messages({tr}); f(messages({tr: "y"}))')
  assert.throws(() => textsOfLanguage(code, 'ar'), /messages\(…\) has no ar/)
  assert.throws(() => textsOfLanguage('messages(texts)', 'en'), /has no en of its own: texts/)
  assert.equal(textsOfLanguage('export const en = 1', 'en'), null)
})

test('texts that a module lacks come from the folder of the language, by the names of its constants', () => {
  const code = 'export const a = messages({ en: { b: "x" } }); const c = messages({ en: "y", de: "z" })'
  assert.equal(
    textsOfLanguage(code, 'de', '/panel/languages/de/pages/a/messages.ts'),
    'import { a as aTexts } from "/panel/languages/de/pages/a/messages.ts"\n' +
      'export const a = messages({de: aTexts}); const c = messages({de: "z"})',
  )
  assert.throws(() => textsOfLanguage(code, 'de'), /messages\(…\) has no de/)
  assert.throws(() => textsOfLanguage('f(messages({ en: "x" }))', 'de', '/a.ts'), /has no de of its own/)
})
