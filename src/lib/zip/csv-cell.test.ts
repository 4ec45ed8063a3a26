import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slownessOfCore } from '../../../test/support/machine-pace.ts'
import { randomBelow } from '../../../test/support/random-from.ts'
import { SEED } from '../../../test/support/seed.ts'
import { csvCell, csvLines } from './csv-cell.ts'

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
    ['x; \u200b=1', "x; \u200b'=1"],
    ['x|=1', "x|'=1"],
    ['x;\t;=1', "x;\t;'=1"],
    ['x;-1;＝1', "x;'-1;'＝1"],
    [';=1', ";'=1"],
    ['\t=1', "'\t'=1"],
    ['x;"=1+1;', `x;"'=1+1;`],
    ['x\t" "=1', `x\t" "'=1`],
    ['"=1', `'"=1`],
  ] as const) {
    const cell = /[;"\s]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
    assert.equal(csvCell(text), cell, JSON.stringify(text))
  }
  for (const text of ['a; b=c', 'Ada; Lovelace - Countess', 'a =1', 'Ada "-1" B', 'x "=1"', 'Anne-Marie | Anna'])
    assert.ok(!csvCell(text).includes("'"), text)
})

test('whatever people type, no cell is a formula to a program that separates cells by any usual sign', (t) => {
  t.diagnostic(`SEED=${SEED}`)
  const below = randomBelow(SEED)
  const signs = ['=', '+', '-', '@', '＝']
  const pieces = [...signs, ...signs, ';', ',', '|', '\t', '\r', '\n', '"', '""', ' ', '\u00a0', "'", 'x', '1']
  const text = () => Array.from({ length: below(9) }, () => pieces[below(pieces.length)]!).join('')
  for (let round = 0; round < 3_000; round++) {
    const written = csvLines(Array.from({ length: 2 }, () => [text(), text(), text()]))
    for (const delimiter of [',', ';', '\t', '|']) {
      for (const cell of cellsOf(written, delimiter)) {
        assert.doesNotMatch(cell, /^["\s]*[=+\-@＝]/, JSON.stringify({ written, delimiter, cell }))
        if (delimiter === ',') assert.doesNotMatch(cell, /^[\t\r\n]/, JSON.stringify(written))
      }
    }
  }
})

/** Splits cells the way spreadsheet programs do: a quote opens a cell only at its start, and nothing is rejected. */
function cellsOf(text: string, delimiter: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  let atStart = true
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (quoted && character === '"' && text[at + 1] === '"') cell += text[at++]
    else if (quoted && character === '"') quoted = false
    else if (!quoted && atStart && character === '"') quoted = true
    else if (quoted || ![delimiter, '\r', '\n'].includes(character)) cell += character
    else {
      cells.push(cell)
      cell = ''
      atStart = true
      continue
    }
    atStart = false
  }
  return [...cells, cell]
}

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
    run(';"'),
    run('|" '),
  ]
  const before = process.cpuUsage()
  for (const text of texts) for (const end of ['', 'x', '=']) csvCell(text + end)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 1_000_000 * slownessOfCore(), `${user + system} µs of CPU`)
})
