import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanText } from './clean-text.ts'

test('white space and control characters of any kind become one space, and none at the ends', () => {
  assert.equal(cleanText('\t Ayşe\u0000\u00a0\r\n Yılmaz\u2028'), 'Ayşe Yılmaz')
})

test('decomposed letters are composed', () => {
  assert.equal(cleanText('Gu\u0308rko\u0308k'), 'Gürkök')
})

test('a name cannot turn its direction round, and half a surrogate pair becomes a replacement character', () => {
  assert.equal(cleanText('\u202eeman\u202c \ud83d'), 'eman \ufffd')
})

test('joiners and isolates, which spelling needs, are kept', () => {
  assert.equal(cleanText('می\u200cخواهم \u2068a\u2069'), 'می\u200cخواهم \u2068a\u2069')
})
