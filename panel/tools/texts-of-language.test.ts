import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textsOfLanguage } from './texts-of-language.ts'

test('texts of a module come from the folder of the language, by the names of its constants', () => {
  const code = 'export const a = messages({ b: (n) => n + ", {}" }); const c = messages(english); f(messages)'
  assert.equal(
    textsOfLanguage(code, '/panel/languages/de/pages/a/messages.ts'),
    'import { a as aTexts, c as cTexts } from "/panel/languages/de/pages/a/messages.ts"\n' +
      'export const a = messages(aTexts); const c = messages(cTexts); f(messages)',
  )
})

test('a module that defines no texts stays as it is', () => {
  assert.equal(textsOfLanguage('export const en = 1', '/a.ts'), null)
  assert.equal(textsOfLanguage('export function messages(texts) { return texts }', '/a.ts'), null)
})
