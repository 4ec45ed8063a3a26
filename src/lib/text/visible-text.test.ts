import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasControlCharacter, isVisible } from './visible-text.ts'

test('a text of nothing but white space and characters that show nothing is not visible', () => {
  for (const text of [
    '',
    ' ',
    '\t\r\n',
    '\u00a0',
    '\u3000',
    '\u2028',
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u3164',
  ])
    assert.equal(isVisible(`${text}${text}`), false, JSON.stringify(text))
  for (const text of ['\u2800', '\u{e0020}', '\ufe0f', '\u202e', ' \u200b\u2800 '])
    assert.equal(isVisible(text), false, JSON.stringify(text))
  for (const text of ['A', '.', ' ş ', '山', '😀', '\u200bx', 'न', '\u0301', '1'])
    assert.equal(isVisible(text), true, JSON.stringify(text))
})

test('tab, line feed and carriage return are the only control characters that a text may hold', () => {
  const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, at) => 0x7f + at)]
  const refused = controls.filter((code) => hasControlCharacter(`a${String.fromCharCode(code)}b`))
  assert.deepEqual(
    refused,
    controls.filter((code) => ![9, 10, 13].includes(code)),
  )
  for (const text of ['', 'Ayşe', 'a\tb\r\nc', '\u00a0\u2028\u200b\u202e😀'])
    assert.equal(hasControlCharacter(text), false)
})
