import { findSheet } from './find-sheet.ts'
import { openPackage, type Package } from './open-package.ts'
import { type RawRow, type RowFacts, readRows } from './read-rows.ts'
import { readSharedStrings } from './read-shared-strings.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { damaged, SpreadsheetError, tooComplex } from './spreadsheet-error.ts'

/** `number` is the row's number in the sheet, from 1; `cells` start with column A and are text, '' if blank. */
export type Row = RowFacts & { number: number; cells: string[] }

/**
 * Reads the rows with content of the first visible sheet, in this thread; the calling worker limits memory and time.
 * `onSheets` gets the names of the visible sheets, the first of which is read.
 * @throws SpreadsheetError
 */
export async function readWorkbook(
  file: Buffer,
  limits: SheetLimits,
  checkTime?: () => void,
  onSheets: (names: string[]) => void = () => {},
): Promise<Row[]> {
  const pack = await openPackage(file, limits, checkTime)
  const { sheet, sharedStrings, names } = await findSheet(pack)
  onSheets(names)
  const rawRows = await readRows(pack.open(sheet), limits)
  const shared = await sharedStringsOf(rawRows, pack, sharedStrings, limits)
  const rows: Row[] = []
  let textLength = 0
  for (const { cells: raw, ...facts } of rawRows) {
    const cells = raw.map((cell) => (typeof cell === 'string' ? cell : (shared.get(cell) ?? '')))
    for (const cell of cells) textLength += cell.length
    if (textLength > limits.textLength) throw tooComplex(`it has more than ${limits.textLength} characters of text`)
    if (facts.unread || cells.some((cell) => cell.trim() !== '')) rows.push({ ...facts, cells })
  }
  if (rows.length === 0) {
    throw new SpreadsheetError('empty', 'The first sheet of this workbook is empty. Put the names on the first sheet.')
  }
  return rows
}

async function sharedStringsOf(
  rows: RawRow[],
  pack: Package,
  part: string | undefined,
  limits: SheetLimits,
): Promise<Map<number, string>> {
  const used = new Set<number>()
  for (const row of rows) {
    for (const cell of row.cells) if (typeof cell === 'number') used.add(cell)
  }
  if (used.size === 0) return new Map()
  if (part === undefined) throw damaged('its shared texts are missing')
  return readSharedStrings(pack.open(part), used, limits)
}
