import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  type Part,
  type Workbook,
  workbookOf,
  workbookParts,
  zipOf,
} from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import type { SpreadsheetProblem } from './spreadsheet-error.ts'

const run = promisify(execFile)
const sheetPath = 'xl/worksheets/sheet1.xml'
const MiB = 1024 * 1024
/**
 * Parts are stored uncompressed, so that the compression ratio, which would reject most of these files, does not hide
 * the limit under test.
 */
const stored = (workbook: Workbook) => zipOf(workbookParts(workbook).map((part) => ({ ...part, stored: true })))
const sheet = (content: string | Buffer) => stored({ replace: { [sheetPath]: content } })
const changed = (change: (part: Part) => Partial<Part>) =>
  zipOf(workbookParts({ rows: '<row><c><v>1</v></c></row>' }).map((part) => ({ ...part, ...change(part) })))
const withParts = (parts: Part[], declared?: number) => zipOf([...workbookParts({}), ...parts], declared)
const external =
  '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="http://127.0.0.1:9/a.xml" TargetMode="External"/></Relationships>'
const climbing =
  '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="../../../../etc/hostname"/></Relationships>'
const circular = '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="workbook.xml"/></Relationships>'
const xxe = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>'
const laughs =
  '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>'
const withRelations = (content: string) => stored({ replace: { 'xl/_rels/workbook.xml.rels': content } })
const lying = (size: number, declaredSize: number) =>
  changed(({ name }) =>
    name === sheetPath
      ? {
          content: Buffer.alloc(size, '<worksheet/>                                        ').fill(' ', 20),
          declaredSize,
        }
      : {},
  )
const manyParts = (count: number) =>
  Array.from({ length: count }, (_, at): Part => ({ name: `${at}`, content: '', stored: true }))
const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')
const rows = (count: number, row: string) => `<worksheet><sheetData>${row.repeat(count)}</sheetData></worksheet>`

/** Each attack: its name, the file, the problem it is rejected with, and the rule. */
const attacks: [string, () => Buffer, SpreadsheetProblem, RegExp][] = [
  [
    'a bomb that says its size',
    () => withParts([{ name: 'x', content: Buffer.alloc(64 * MiB) }]),
    'too_complex',
    /32 MiB/,
  ],
  [
    'a bomb of many parts',
    () => withParts(Array.from({ length: 33 }, (_, at) => ({ name: `${at}`, content: Buffer.alloc(MiB) }))),
    'too_complex',
    /32 MiB/,
  ],
  [
    'a bomb in the sheet',
    () => workbookOf({ replace: { [sheetPath]: `<worksheet>${'<a b=""/>'.repeat(3 * MiB)}</worksheet>` } }),
    'too_complex',
    /compressed too strongly/,
  ],
  ['a bomb that lies about its size', () => lying(64 * MiB, 900), 'damaged', /longer than declared/],
  ['a size that is nearly right', () => lying(900, 901), 'damaged', /shorter than declared/],
  [
    'quadratic shared strings',
    () =>
      stored({
        strings: `<si><t>${'x'.repeat(32_000)}</t></si>`,
        rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(2000),
      }),
    'too_complex',
    /characters of text/,
  ],
  ['a million rows', () => sheet(rows(800_000, '<row><c t="s"><v>0</v></c></row>')), 'too_complex', /20000 rows/],
  ['wide rows', () => sheet(rows(20_000, '<row><c r="IV1"><v>1</v></c></row>')), 'too_complex', /400000 cells/],
  ['a cell far to the right', () => sheet(rows(1, '<row><c r="IW1"><v>1</v></c></row>')), 'too_complex', /column 256/],
  [
    'a million shared strings, none of them used',
    () => stored({ strings: '<si><t>a</t></si>'.repeat(MiB), rows: '<row><c t="s"><v>1048576</v></c></row>' }),
    'damaged',
    /text that does not exist/,
  ],
  ['entities that expand', () => sheet(`${laughs}<worksheet>&c;</worksheet>`), 'damaged', /document type/],
  ['an entity that reads a file', () => sheet(`${xxe}<worksheet>&b;</worksheet>`), 'damaged', /document type/],
  ['60,000 entries', () => withParts(manyParts(60_000)), 'too_complex', /2000 parts/],
  ['100,000 entries that say they are few', () => withParts(manyParts(100_000)), 'too_complex', /2000 parts/],
  ['elements nested a million deep', () => sheet(`<worksheet>${'<a>'.repeat(MiB)}`), 'too_complex', /nested/],
  ['a huge attribute', () => sheet(`<worksheet a="${'x'.repeat(20 * MiB)}"/>`), 'too_complex', /single value/],
  ['a million attributes', () => sheet(`<worksheet ${attributes(MiB)}/>`), 'too_complex', /single value/],
  ['a huge comment', () => sheet(`<!--${'x'.repeat(20 * MiB)}--><worksheet/>`), 'too_complex', /single value/],
  ['a huge instruction', () => sheet(`<?x ${'x'.repeat(20 * MiB)}?><worksheet/>`), 'too_complex', /single value/],
  ['a huge entity name', () => sheet(`<worksheet>&${'x'.repeat(20 * MiB)}`), 'too_complex', /single value/],
  [
    'a huge cell',
    () => sheet(rows(1, `<row><c t="str"><v>${'x'.repeat(900_000)}</v></c></row>`)),
    'too_complex',
    /32767/,
  ],
  [
    'a cell of a million runs',
    () => sheet(rows(1, `<row><c t="inlineStr"><is>${'<r><t>x</t></r>'.repeat(MiB)}</is></c></row>`)),
    'too_complex',
    /32767/,
  ],
  ['a column past the last', () => sheet(rows(1, '<row><c r="ZZZZ99999999"><v>1</v></c></row>')), 'damaged', /address/],
  ['a row past the last', () => sheet(rows(1, '<row r="1048577"><c><v>1</v></c></row>')), 'damaged', /number/],
  ['a shared string that is missing', () => sheet(rows(1, '<row><c t="s"><v>5</v></c></row>')), 'damaged', /exist/],
  ['a negative shared string', () => sheet(rows(1, '<row><c t="s"><v>-1</v></c></row>')), 'damaged', /exist/],
  ['relationships in a circle', () => withRelations(circular), 'damaged', /not a worksheet/],
  ['a sheet on another server', () => withRelations(external), 'damaged', /missing/],
  ['a sheet outside the archive', () => withRelations(climbing), 'damaged', /missing/],
  ['encrypted entries', () => changed(() => ({ encrypted: true })), 'encrypted', /without a password/],
  ['a wrong checksum', () => changed(({ name }) => ({ wrongChecksum: name === sheetPath })), 'damaged', /checksum/],
  ['two parts of one name', () => withParts([{ name: sheetPath.toUpperCase(), content: '' }]), 'damaged', /same name/],
  ['fewer entries than it says', () => withParts([], 1900), 'damaged', /directory/],
  ['a sheet that is no worksheet', () => sheet('<html/>'), 'damaged', /not a worksheet/],
  ['bytes that are not UTF-8', () => sheet(Buffer.from('<worksheet>\xff</worksheet>', 'latin1')), 'damaged', /UTF-8/],
  ['an empty part', () => sheet(''), 'damaged', /no content/],
]

type Measured = { growth: number; name?: string; reason?: string; message?: string; rows?: number; last?: unknown }

/** Reads a file in a child process, since creating the file has already enlarged this one. */
async function measure(file: Buffer): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-sheet-'))
  try {
    const path = join(folder, 'file.xlsx')
    await writeFile(path, file)
    const script = new URL('../../../test/fixtures/spreadsheets/measure-read.ts', import.meta.url)
    const { stdout } = await run(process.execPath, [fileURLToPath(script), path])
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}

for (const [what, make, reason, rule] of attacks) {
  test(`${what} is refused for under 200 MB`, async (t) => {
    const { growth, ...answer } = await measure(make())
    assert.equal(answer.name, 'SpreadsheetError', JSON.stringify(answer))
    assert.equal(answer.reason, reason, answer.message)
    assert.match(answer.message ?? '', rule)
    t.diagnostic(`grew by ${Math.round(growth / MiB)} MiB`)
    assert.ok(growth < 200_000_000, `grew by ${growth}`)
  })
}

test('a million empty rows cost little memory and hide no name', async () => {
  const empty = Array.from({ length: MiB - 2 }, (_, at) => `<row r="${at + 2}" s="1"/>`).join('')
  const file = workbookOf({ rows: `<row r="1"><c><v>1</v></c></row>${empty}<row><c><v>2</v></c></row>` })
  const { growth, ...answer } = await measure(file)
  assert.deepEqual(answer, { rows: 2, last: { number: MiB, cells: ['2'] } })
  assert.ok(growth < 200_000_000, `grew by ${growth}`)
})

test('the largest sheet that is allowed stays under 200 MB', async (t) => {
  const cell = (at: number) => `<c t="str"><v>${`ş${at}`.padEnd(20, 'x')}</v></c>`
  const row = (at: number) => `<row>${Array.from({ length: 20 }, (_, column) => cell(at * 20 + column)).join('')}</row>`
  const file = workbookOf({ rows: Array.from({ length: 20_000 }, (_, at) => row(at)).join('') })
  const { growth, ...answer } = await measure(file)
  assert.equal(answer.rows, 20_000, answer.message)
  t.diagnostic(`grew by ${Math.round(growth / MiB)} MiB`)
  assert.ok(growth < 200_000_000, `grew by ${growth}`)
})

test('entry names that climb out of the archive are only names', async () => {
  const paths = ['../../../../etc/passwd', '/etc/passwd', 'C:\\x', '..\\..\\x'].map(
    (name): Part => ({ name, content: 'x' }),
  )
  const file = zipOf([...workbookParts({ rows: '<row><c><v>1</v></c></row>' }), ...paths])
  assert.equal((await rowsOf(file)).length, 1)
})

test('what takes too long is given up, and other work goes on meanwhile', async () => {
  const file = sheet(rows(500_000, '<row><c/></row>'))
  let turns = 0
  let running = true
  const turn = () => {
    turns += 1
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  await assert.rejects(rowsOf(file, { milliseconds: 60 }), /takes too long/)
  running = false
  assert.ok(turns > 5)
})

test('what takes too much of a core is given up, however long it has by the clock', async () => {
  const file = sheet(rows(500_000, '<row><c/></row>'))
  await assert.rejects(rowsOf(file, { cpuMilliseconds: 20, milliseconds: 100_000 }), /takes too long/)
})

test('what takes too much memory is given up, and the process lives', async () => {
  const file = sheet(rows(1_200_000, '<row><c><v>1</v></c></row>'))
  const lavish = { rows: 10_000_000, cells: 10_000_000, cpuMilliseconds: 60_000, milliseconds: 100_000 }
  await assert.rejects(rowsOf(file, lavish), /too much memory/)
})

test('many uploads at once are all answered', async () => {
  const good = workbookOf({ rows: '<row><c><v>1</v></c></row>' })
  const bad = sheet('<worksheet>')
  const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => rowsOf(at % 3 ? good : bad)))
  assert.deepEqual(
    answers.map((answer) => answer.status),
    answers.map((_, at) => (at % 3 ? 'fulfilled' : 'rejected')),
  )
})
