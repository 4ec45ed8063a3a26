import { fillRows, sharedStringsOf } from './fill-rows.ts'
import { findSheets, openSheet, type SheetEntry } from './find-sheets.ts'
import { openPackage } from './open-package.ts'
import { type RawRow, type Row, readRows } from './read-rows.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { shownNumbers } from './shown-numbers.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

/** Rows of each sheet that are read to choose one. */
const TOP_ROWS = 20
/** Visible sheets that are looked at. */
const MAX_TOPS = 100

/**
 * Reads the first 20 rows of the visible sheets; other sheets have no rows, nor have sheets that cannot be read, since
 * they may not be needed. The package is opened again, so that choosing a sheet uses up nothing of what reading it may
 * unpack; the time is shared.
 * @throws SpreadsheetError
 */
export async function readTops(file: Buffer, limits: SheetLimits, checkTime?: () => void): Promise<Row[][]> {
  const pack = await openPackage(file, limits, checkTime)
  const parts = await findSheets(pack)
  const shown = await shownNumbers(pack, parts)
  const readTop = (sheet: SheetEntry) => readRows(openSheet(pack, sheet), limits, { shown, lastRow: TOP_ROWS })
  const tops: RawRow[][] = []
  let left = MAX_TOPS
  for (const sheet of parts.sheets) {
    const isRead = !sheet.isHidden && left > 0
    if (isRead) left -= 1
    tops.push(isRead ? await readTop(sheet).catch(noRows) : [])
    checkTime?.()
  }
  const shared = await sharedStringsOf(tops.flat(), pack, parts.sharedStrings, limits)
  return tops.map((rows) => fillRows(rows, shared, limits))
}

function noRows(error: unknown): RawRow[] {
  if (error instanceof SpreadsheetError) return []
  throw error
}
