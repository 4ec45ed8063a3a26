import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemizeLine } from './itemize-line.ts'

const fontsOf = (text: string, family = 'display', language = 'en') =>
  itemizeLine(text, family, language).map((run) => `${run.face.id}:${run.text}`)

test('a Latin name is one run in the family that was asked for', () => {
  assert.deepEqual(fontsOf('Nguyễn Thị Ánh', 'script'), ['script:Nguyễn Thị Ánh'])
})

test('a word never changes its font in the middle if one font has all of it', () => {
  // Pinyon Script has no Cyrillic; Cormorant Garamond Italic does.
  assert.deepEqual(fontsOf('Ольга Щукина', 'script'), ['display-italic:Ольга Щукина'])
})

test('each script is drawn in its own font', () => {
  assert.deepEqual(fontsOf('สมชาย ใจดี'), ['thai:สมชาย ใจดี'])
  assert.deepEqual(fontsOf('Ayşe 王小明 🎉'), ['display:Ayşe ', 'chinese:王小明 ', 'emoji:🎉'])
})

test('runs stand in the order of the page: a right-to-left line begins at the right', () => {
  assert.deepEqual(fontsOf('أحمد Smith 2026'), ['display:Smith 2026', 'arabic:أحمد '])
  assert.deepEqual(fontsOf('Dr. שרה כהן (PhD)'), ['display:Dr. ', 'hebrew:שרה כהן', 'display: (PhD)'])
})

test('Chinese characters take the forms of the language that the line or the page is in', () => {
  assert.deepEqual(fontsOf('山田さくら'), ['japanese:山田さくら'])
  assert.deepEqual(fontsOf('山田'), ['chinese:山田'])
  assert.deepEqual(fontsOf('山田', 'display', 'ja'), ['japanese:山田'])
  assert.deepEqual(fontsOf('金민준'), ['korean:金', 'korean:민준'])
})

test('a family of emoji is one piece, and a plain digit is none', () => {
  assert.deepEqual(fontsOf('👩‍👩‍👧‍👦'), ['emoji:👩‍👩‍👧‍👦'])
  assert.deepEqual(fontsOf('№ 7'), ['display:№ 7'])
})

test('full-width punctuation that stands alone is found', () => {
  assert.deepEqual(fontsOf('「」'), ['chinese:「」'])
})

test('what no font has gets the box of the last resort', () => {
  assert.deepEqual(fontsOf('\u{10ffff}'), ['sans:\u{10ffff}'])
  assert.deepEqual(fontsOf('𓀀'), ['sans:𓀀'])
})

test('marks of direction are not drawn', () => {
  assert.deepEqual(fontsOf('\u2068王\u2069'), ['chinese:王'])
})
