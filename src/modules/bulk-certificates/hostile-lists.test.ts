import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  rowsOfTexts,
  workbookOf,
  workbookOfSheets,
  workbookParts,
  zipOf,
} from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { slownessOfCore } from '../../../test/support/machine-pace.ts'

const run = promisify(execFile)
const fixtures = new URL('../../../test/fixtures/spreadsheets/', import.meta.url)
/** Reading a list takes at most this much processor time, beyond what its process needs to start. */
const MAX_CPU_MS = 2_500

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const table = (rows: number, columns: number, cell: (row: number, column: number) => string) =>
  times(rows, (row) => times(columns, (column) => cell(row, column)))
const book = (rows: string[][]) => workbookOf({ rows: rowsOfTexts(rows) })
const packed = (replace: Record<string, string>) =>
  zipOf(workbookParts({ replace }).map((part) => ({ ...part, stored: true })))
const relations = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId3" Type="x/styles" Target="styles.xml"/></Relationships>`
const styled = (styles: string, rows = '<row><c t="str"><v>Name</v></c></row><row><c t="str"><v>Ada</v></c></row>') =>
  packed({
    'xl/styles.xml': styles,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })

/** Each file and a part of its answer: names, a refusal of the list, or one of the file. */
const LISTS: [string, () => Buffer, RegExp][] = [
  [
    '256 headers in 20 rows of words for people',
    () => book(table(20, 256, (_, c) => `the participant of der person x${c}`)),
    /no_header/,
  ],
  [
    'words that nearly fit',
    () => book(table(20, 256, () => 'participnta stuednts teilnehmre mitarbeitres')),
    /no_header/,
  ],
  ['words without spaces', () => book(table(20, 256, () => '参加者'.repeat(39))), /no_header/],
  ['headers at the limit of a cell', () => book(table(20, 12, () => 'name '.repeat(6_000))), /no_header|too_complex/],
  ['headers of marks', () => book(table(20, 12, () => '\u0301'.repeat(30_000))), /no_header|too_complex/],
  ['names in every cell', () => book(table(1_001, 256, (r, c) => (r === 0 ? 'Name' : `n${r * c}`))), /"total":1000/],
  [
    '20 sheets of 256 headers',
    () => workbookOfSheets(times(20, (n) => ({ name: `S${n}`, rows: table(20, 256, () => '参加者'.repeat(12)) }))),
    /no_header|too long/,
  ],
  [
    '900 sheets',
    () => workbookOfSheets(times(900, (n) => ({ name: `S${n}`, rows: [[n === 700 ? 'Name' : 'x'], ['Ada']] }))),
    /no_header|too long/,
  ],
  [
    'sheets with endless names',
    () => workbookOfSheets(times(50, (n) => ({ name: `${'n'.repeat(10_000)}${n}`, rows: [['Name'], ['Ada']] }))),
    /"total":1/,
  ],
  [
    '100,000 number formats',
    () =>
      styled(
        `<styleSheet><numFmts>${times(100_000, (n) => `<numFmt numFmtId="${n}" formatCode="d"/>`).join('')}</numFmts><cellXfs>${'<xf numFmtId="9"/>'.repeat(100_000)}</cellXfs></styleSheet>`,
      ),
    /"total":1/,
  ],
  [
    'a number format without end',
    () =>
      styled(
        `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'[&quot;\\'.repeat(30_000)}"/></numFmts></styleSheet>`,
      ),
    /"total":1/,
  ],
  [
    'a million styled numbers',
    () =>
      styled(
        '<styleSheet><cellXfs><xf numFmtId="22"/></cellXfs></styleSheet>',
        '<row><c s="0"><v>46143.123456789</v></c></row>'.repeat(500_000),
      ),
    /20000 rows/,
  ],
  ['a text of 2.5 million delimiters', () => Buffer.from(';'.repeat(2_500_000)), /too_complex|empty/],
  [
    'a text of 256 headers',
    () => Buffer.from(`${times(256, () => 'x'.repeat(19_000)).join(';')}\n`),
    /no_header|too_complex/,
  ],
]

type Measured = { growth: number; cpu: number }

/** Reads a list in a child process, since creating the file has already enlarged this one. */
async function measure(file: Buffer): Promise<Measured & { text: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-list-'))
  try {
    const path = join(folder, 'file.xlsx')
    await writeFile(path, file)
    const finder = new URL('find-names.ts', import.meta.url).href
    const script = fileURLToPath(new URL('measure-read.ts', fixtures))
    const { stdout } = await run(process.execPath, [script, path, finder], { maxBuffer: 64_000_000 })
    return { ...(JSON.parse(stdout) as Measured), text: stdout }
  } finally {
    await rm(folder, { recursive: true })
  }
}

for (const [what, make, part] of LISTS) {
  test(`${what}: answered for under 200 MB and a bounded time`, async (t) => {
    const { growth, cpu, text } = await measure(make())
    assert.match(text, part)
    assert.ok(text.length < 2_000_000, `${text.length} characters`)
    t.diagnostic(`grew by ${Math.round(growth / 1_048_576)} MiB, ${Math.round(cpu)} ms`)
    assert.ok(growth < 200_000_000, `grew by ${growth}`)
    assert.ok(cpu < MAX_CPU_MS * slownessOfCore(), `${cpu} ms of a core`)
  })
}
