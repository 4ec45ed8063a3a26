import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { workbookOfColumn, workbookParts, zipOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { rowsOf, textRowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import { randomBelow } from '../../../test/support/random-from.ts'
import { rounds } from '../../../test/support/rounds.ts'
import { SEED } from '../../../test/support/seed.ts'
import { readSheet } from './read-sheet.ts'
import { readWorkbook } from './read-workbook.ts'
import { defaultLimits } from './sheet-limits.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

const fixtures = new URL('../../../test/fixtures/spreadsheets/', import.meta.url)
const fixture = (name: string) => readFile(new URL(name, fixtures))

const workbooks = (await readdir(fixtures)).filter((name) => name.endsWith('.xlsx'))

test('real workbooks are read as they are seen in their programs', async () => {
  assert.deepEqual(await rowsOf(await fixture('openpyxl-hidden-first-pair.xlsx')), [
    { number: 1, cells: ['Soyad', 'Ad'] },
    { number: 2, cells: ['Yılmaz', 'Ayşe'] },
    { number: 3, cells: ['Çelik', 'İbrahim'] },
    { number: 4, cells: ['Öztürk', 'Işıl'] },
    { number: 5, cells: ['Şahin', 'Gökçe'] },
    { number: 6, cells: ['Ünal', 'Çağrı'] },
  ])
  const people = await rowsOf(await fixture('xlsxwriter-title-header-row-4.xlsx'))
  assert.deepEqual(people.slice(0, 4), [
    { number: 1, cells: ['Summer school 2026'] },
    { number: 2, cells: ['Exported for the certificates'] },
    { number: 4, cells: ['ID', 'Full Name', 'Score'] },
    { number: 5, cells: ['1', 'Ada Lovelace', '10'] },
  ])
  const excel = await rowsOf(await fixture('excel-shaped.xlsx'))
  assert.deepEqual(excel.at(-1), { number: 7, cells: ['Işıl Öztürk', '', 'TRUE'] })
})

test('real files of other formats are refused by what they are', async () => {
  await assert.rejects(rowsOf(await fixture('libreoffice-old.xls')), /old Excel file/)
  await assert.rejects(rowsOf(await fixture('libreoffice.ods')), /OpenDocument/)
})

/** Changes, drops, repeats or moves a few bytes. */
function mutated(bytes: Buffer, random: (below: number) => number): Buffer {
  let result = Buffer.from(bytes)
  for (let changes = 1 + random(4); changes > 0 && result.length > 4; changes -= 1) {
    const at = random(result.length)
    const length = 1 + random(Math.min(40, result.length - at))
    const slice = result.subarray(at, at + length)
    const kind = random(5)
    if (kind === 0) result[at] = random(256)
    else if (kind === 1) result[at] = (result[at] ?? 0) ^ (1 << random(8))
    else if (kind === 2) result = Buffer.concat([result.subarray(0, at), result.subarray(at + length)])
    else if (kind === 3) result = Buffer.concat([result.subarray(0, at), slice, result.subarray(at)])
    else result = Buffer.concat([result.subarray(0, random(result.length)), slice, result.subarray(at)])
  }
  return result
}

async function outcome(file: Buffer, turn: number): Promise<'read' | 'refused'> {
  try {
    for (const { number, cells } of await readWorkbook(file, defaultLimits)) {
      assert.ok(Number.isInteger(number) && cells.every((cell) => typeof cell === 'string'))
    }
    return 'read'
  } catch (error) {
    assert.ok(error instanceof SpreadsheetError, `turn ${turn}: ${error}`)
    return 'refused'
  }
}

test('a mutated archive is read or refused, and never fails in another way', async () => {
  const random = randomBelow(SEED)
  const files = await Promise.all(workbooks.map(fixture))
  for (let turn = 0; turn < rounds(400, 3000); turn += 1) {
    await outcome(mutated(files[random(files.length)] ?? Buffer.alloc(0), random), turn)
  }
})

test('mutated XML in a sound archive is read or refused, and never fails in another way', async (t) => {
  const random = randomBelow(SEED)
  const rich = '<r><t>a</t></r><r><t>_x000D_b&amp;</t></r><rPh sb="0" eb="1"><t>c</t></rPh>'
  const parts = workbookParts({
    strings: `<si><t>Name</t></si><si>${rich}</si>`,
    rows: `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="3" spans="1:2"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>1.5</v></c>
      <c r="C3" t="inlineStr"><is>${rich}</is></c><c r="D3" t="b"><v>1</v></c></row>`,
  })
  const seen = { read: 0, refused: 0 }
  for (let turn = 0; turn < rounds(600, 5000); turn += 1) {
    const victim = random(parts.length)
    const changed = parts.map((part, index) =>
      index === victim ? { ...part, content: mutated(Buffer.from(part.content), random) } : part,
    )
    seen[await outcome(zipOf(changed), turn)] += 1
  }
  t.diagnostic(`${seen.read} read, ${seen.refused} refused`)
  assert.ok(seen.read > 100 && seen.refused > 100)
})

test('files of one party never take every thread, long ones none of the short, and all end when nobody wants them', async () => {
  const endless = new URL('../../../test/fixtures/spreadsheets/endless-rows.ts', import.meta.url)
  const leaving = new AbortController()
  const limits = { milliseconds: 600_000, cpuMilliseconds: 5_000 }
  const longText = Buffer.from('Name\n'.repeat(110_000))
  const given = { party: 'a', signal: leaving.signal, limits, text: { ...limits, rows: 200_000 } }
  let ended = 0
  const worst = [
    longText,
    longText,
    longText,
    ...Array.from({ length: 3 }, () => workbookOfColumn(['Name', 'Ada'])),
  ].map((file) => readSheet(file, endless, given).finally(() => (ended += 1)))
  const outcomes = Promise.allSettled(worst)
  assert.equal((await rowsOf(workbookOfColumn(['Name', 'Ada']))).length, 2)
  assert.equal((await textRowsOf(Buffer.from('Name\nAda'))).length, 2)
  assert.equal(ended, 0)
  leaving.abort(new Error('gone'))
  for (const outcome of await outcomes) assert.match(String(outcome.status === 'rejected' && outcome.reason), /gone/)
  assert.equal((await rowsOf(workbookOfColumn(['Name', 'Ada']))).length, 2)
})
