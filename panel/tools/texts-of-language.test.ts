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
