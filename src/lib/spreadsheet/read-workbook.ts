import { fillRows, sharedStringsOf } from './fill-rows.ts'
import { findSheets, openSheet, type SheetEntry } from './find-sheets.ts'
import { firstVisible } from './first-visible.ts'
import { openPackage } from './open-package.ts'
import { type Row, readRows } from './read-rows.ts'
import { readTops } from './read-tops.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { shownNumbers } from './shown-numbers.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

export type SheetName = Pick<SheetEntry, 'name' | 'isHidden'>
/** The index of the sheet to read; `others` are names of further sheets that fit. */
export type SheetChoice = { at: number; others: string[] }
/** Chooses a sheet by its name, or by the first 20 rows of each visible sheet; other sheets have no rows. */
export type ChooseSheet = (sheets: SheetName[], tops: () => Promise<Row[][]>) => Promise<SheetChoice>

type How = {
  checkTime?: (() => void) | undefined
  /** Without it, the first visible sheet is read. */
  choose?: ChooseSheet | undefined
  /** Gets the sheets in tab order and the choice, before the rows are read. */
  onSheets?: (sheets: SheetName[], choice: SheetChoice) => void
}

/**
 * Reads the rows with content of one sheet, in this thread; the calling worker limits memory and time.
 * @throws SpreadsheetError
 */
export async function readWorkbook(
  file: Buffer,
  limits: SheetLimits,
  { checkTime, choose = chooseFirst, onSheets }: How = {},
): Promise<Row[]> {
  const pack = await openPackage(file, limits, checkTime)
  const parts = await findSheets(pack)
  const sheets = parts.sheets.map(({ name, isHidden }) => ({ name, isHidden }))
  const choice = await choose(sheets, () => readTops(file, limits, checkTime))
  onSheets?.(sheets, choice)
  const shown = await shownNumbers(pack, parts)
  const rawRows = await readRows(openSheet(pack, parts.sheets[choice.at]!), limits, { shown })
  const rows = fillRows(rawRows, await sharedStringsOf(rawRows, pack, parts.sharedStrings, limits), limits)
  if (rows.length > 0) return rows
  throw new SpreadsheetError(
    'empty',
    choice.at === firstVisible(sheets)
      ? 'The first sheet of this workbook is empty. Put the names on the first sheet.'
      : 'The chosen sheet of this workbook is empty. Choose the sheet with the names.',
  )
}

const chooseFirst: ChooseSheet = async (sheets) => ({ at: firstVisible(sheets), others: [] })
