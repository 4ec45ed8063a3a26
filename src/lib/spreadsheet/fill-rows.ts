import type { Package } from './open-package.ts'
import type { RawRow, Row } from './read-rows.ts'
import { readSharedStrings } from './read-shared-strings.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { damaged, tooComplex } from './spreadsheet-error.ts'

/** Fills in the shared strings of rows and leaves out blank rows. @throws SpreadsheetError */
export function fillRows(rawRows: RawRow[], shared: Map<number, string>, limits: SheetLimits): Row[] {
  const rows: Row[] = []
  let textLength = 0
  for (const { cells: raw, ...facts } of rawRows) {
    const cells = raw.map((cell) => (typeof cell === 'string' ? cell : (shared.get(cell) ?? '')))
    for (const cell of cells) textLength += cell.length
    if (textLength > limits.textLength) throw tooComplex(`it has more than ${limits.textLength} characters of text`)
    if (facts.unread || cells.some((cell) => cell.trim() !== '')) rows.push({ ...facts, cells })
  }
  return rows
}

/** Reads the shared strings that rows refer to. @throws SpreadsheetError */
export async function sharedStringsOf(
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
