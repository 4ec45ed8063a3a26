import { firstVisible } from '../../lib/spreadsheet/first-visible.ts'
import type { ChooseSheet, SheetName } from '../../lib/spreadsheet/read-workbook.ts'
import { SpreadsheetError } from '../../lib/spreadsheet/spreadsheet-error.ts'
import { guessNames, isSureGuess } from './guess-names.ts'
import { shortened } from './shortened.ts'

const SHEETS_NAMED = 20

/**
 * Chooses the sheet that was asked for, by name or by its number among the visible ones, else the first visible sheet
 * with a column of names.
 * @throws SpreadsheetError no_sheet
 */
export function chooseSheet({ sheet }: { sheet?: string | undefined }, checkTime: () => void): ChooseSheet {
  return async (sheets, tops) => {
    if (sheet !== undefined) return { at: namedSheet(sheets, sheet), others: [] }
    const first = firstVisible(sheets)
    if (sheets.filter(({ isHidden }) => !isHidden).length === 1) return { at: first, others: [] }
    const rows = await tops()
    const guesses = rows.map((each) => {
      checkTime()
      return guessNames(each)
    })
    const fitting = [...guesses.keys()].filter((at) => guesses[at])
    const at =
      fitting.find((each) => isSureGuess(rows[each]!, guesses[each]!)) ??
      fitting[0] ??
      rows.findIndex(({ length }) => length > 0)
    if (at === -1) return { at: first, others: [] }
    const others = fitting.filter((each) => each !== at).slice(0, SHEETS_NAMED)
    return { at, others: others.map((each) => shortened(sheets[each]!.name)) }
  }
}

function namedSheet(sheets: SheetName[], wanted: string): number {
  const named = sheets.findIndex(({ name }) => name.trim() === wanted.trim())
  if (named !== -1) return named
  const folded = sheets.findIndex(({ name }) => name.trim().toLowerCase() === wanted.trim().toLowerCase())
  if (folded !== -1) return folded
  const visible = [...sheets.keys()].filter((at) => !sheets[at]!.isHidden)
  const numbered = /^\d{1,4}$/.test(wanted.trim()) ? visible[Number(wanted) - 1] : undefined
  if (numbered !== undefined) return numbered
  const names = visible.slice(0, SHEETS_NAMED).map((at) => `"${shortened(sheets[at]!.name)}"`)
  throw new SpreadsheetError(
    'no_sheet',
    `sheet must be the name of a sheet or its number from 1. The workbook has ${names.join(', ')}.`,
  )
}
