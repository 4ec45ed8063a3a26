import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slownessOfCore } from '../../../test/support/machine-pace.ts'
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

test('what begins like a formula behind a semicolon, tab or line break inside a cell is only text', () => {
  for (const [text, safe] of [
    ['x;=1+1;', "x;'=1+1;"],
    ['x\t=1', "x\t'=1"],
    ['x\n+1', "x\n'+1"],
    ['x\r\n@a', "x\r\n'@a"],
    ['x; \u200b=1', "x;' \u200b=1"],
    ['x;\t;=1', "x;\t;'=1"],
    ['x;-1;＝1', "x;'-1;'＝1"],
    [';=1', ";'=1"],
    ['\t=1', "'\t'=1"],
  ] as const) {
    assert.equal(csvCell(text), `"${safe}"`, JSON.stringify(text))
  }
  for (const text of ['a; b=c', 'Ada; Lovelace - Countess', 'a =1']) assert.ok(!csvCell(text).includes("'"), text)
})

test('a cell costs what it is long, whatever it is made of', () => {
  const run = (text: string) => text.repeat(30_000)
  const texts = [
    run(' '),
    run('\t'),
    run(';'),
    run('; '),
    run('\u200b'),
    run('a '),
    run('a;'),
    `x${run(';')}=`,
    run(' \n'),
  ]
  const before = process.cpuUsage()
  for (const text of texts) for (const end of ['', 'x', '=']) csvCell(text + end)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 1_000_000 * slownessOfCore(), `${user + system} µs of CPU`)
})
