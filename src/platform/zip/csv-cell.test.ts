import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvCell } from './csv-cell.ts'

test('cells are quoted as RFC 4180 asks for', () => {
  for (const [text, cell] of [
    ['', ''],
    ['Ada', 'Ada'],
    ['Ada, Countess', '"Ada, Countess"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['a;b', '"a;b"'],
    [' a', '" a"'],
    ['Ayşe', 'Ayşe'],
    ['a-b+c@d=e', 'a-b+c@d=e'],
  ] as const) {
    assert.equal(csvCell(text), cell)
  }
})

test('cells that begin like a formula are only text', () => {
  for (const text of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '−1',
    '  =1',
    '\u00a0=1',
    '\u200b=1',
    '\0=1',
  ]) {
    assert.equal(csvCell(text).replace(/^"/, '')[0], "'", JSON.stringify(text))
  }
  for (const text of ['\tx', '\rx', '\nx']) assert.equal(csvCell(text), `"'${text}"`)
  assert.equal(csvCell('=HYPERLINK("http://a","b")'), `"'=HYPERLINK(""http://a"",""b"")"`)
})
