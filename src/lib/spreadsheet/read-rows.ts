import { parseXml } from './parse-xml.ts'
import { cellTooLong, createRichText, decodeEscapes } from './rich-text.ts'
import { SHEET_ROWS, type SheetLimits } from './sheet-limits.ts'
import { damaged, tooComplex } from './spreadsheet-error.ts'

/** `number` is the row's number in the sheet, from 1; `cells` start with column A and are text, '' if blank. */
export type Row = RowFacts & { number: number; cells: string[] }

/** A row whose cells are text, or the index of a shared string as a number. */
export type RawRow = RowFacts & { number: number; cells: (string | number)[] }

/** Facts about a row apart from its texts; each is absent unless it applies. */
type RowFacts = {
  /** The row is hidden, for example by a filter. */
  hidden?: true
  /** By column: the reason why a cell is blank here, either an error (`#N/A`) or a formula without a saved result. */
  unread?: Record<number, string>
}

/** Excel's last column (XFD). */
const lastColumn = 16_384

type Position = { row: number; column: number }
type Cell = { column: number; type: string; style: string | undefined; value: string; isFormula: boolean }

type ReadRows = {
  /** Returns the text of a number that is stored with a style. */
  shown?: (number: string, style: string) => string
  /** Reads no rows below this one. */
  lastRow?: number
}

/** Reads the filled rows of a worksheet part, in file order. @throws SpreadsheetError */
export async function readRows(
  part: AsyncIterable<Buffer>,
  limits: SheetLimits,
  { shown = (number) => number, lastRow = SHEET_ROWS }: ReadRows = {},
): Promise<RawRow[]> {
  const sheet = createRowCollector(limits)
  const rich = createRichText(limits.cellLength)
  let inData = false
  let inRow = false
  let cell: Cell | undefined
  let child = ''
  await parseXml(part, {
    open(name, attributes, depth) {
      if (depth === 1 && name !== 'worksheet') throw damaged('its first sheet is not a worksheet')
      if (depth === 2) inData = name === 'sheetData'
      if (!inData) return
      if (depth === 3 && name === 'row') {
        inRow = true
        sheet.startRow(attributes['r'], attributes['hidden'])
      } else if (depth === 4 && name === 'c' && inRow) {
        const { r, s: style, t: type = 'n' } = attributes
        cell = { column: sheet.startCell(r), type, style, value: '', isFormula: false }
      } else if (cell && depth === 5) {
        child = name
        if (name === 'f') cell.isFormula = true
      } else if (cell && child === 'is') {
        rich.open(name)
      }
    },
    text(value) {
      if (!cell) return
      if (child === 'is') rich.text(value)
      if (child !== 'v') return
      cell.value += value
      if (cell.value.length > limits.cellLength) throw cellTooLong(limits.cellLength)
    },
    close(_name, depth) {
      if (depth === 2) inData = false
      if (depth === 3) inRow = false
      if (!cell) return
      if (depth === 4) {
        sheet.addCell(cell.column, cellContent(cell, rich.take(), shown), whyUnread(cell))
        cell = undefined
      }
      if (depth === 5) child = ''
      if (depth > 5) rich.close(_name)
    },
    finished: () => sheet.rowNumber() > lastRow,
  })
  return lastRow === SHEET_ROWS ? sheet.rows : sheet.rows.filter(({ number }) => number <= lastRow)
}

/** Converts by the cell's type (ECMA-376, ST_CellType); ISO dates stay unchanged, errors become blank. */
function cellContent(cell: Cell, inline: string, shown: NonNullable<ReadRows['shown']>): string | number {
  const { type, style, value } = cell
  if (type === 'inlineStr') return inline
  if (type === 'str') return decodeEscapes(value)
  const trimmed = value.trim()
  if (trimmed === '' || type === 'e') return ''
  if (type === 'b') return trimmed === '0' || trimmed === 'false' ? 'FALSE' : 'TRUE'
  if (type === 'n' && style !== undefined) return shown(trimmed, style)
  if (type !== 's') return trimmed
  if (!/^\d{1,9}$/.test(trimmed)) throw damaged('a cell refers to a text that does not exist')
  return Number(trimmed)
}

/** A formula saved with an empty text has a result; one without any result was never calculated. */
function whyUnread({ type, value, isFormula }: Cell): string | null {
  if (type === 'e') return value.trim() || 'an error'
  return isFormula && type !== 'str' && value.trim() === '' ? 'a formula without a saved result' : null
}

/** Tracks the position of the next row and cell, for those without one, and the limits. */
function createRowCollector(limits: SheetLimits) {
  const rows: RawRow[] = []
  const next: Position = { row: 1, column: 0 }
  let current: RawRow | undefined
  let rowNumber = 0
  let isHidden = false
  let cellCount = 0
  return {
    rows,
    rowNumber: () => rowNumber,
    startRow(reference: string | undefined, hidden: string | undefined) {
      rowNumber = reference === undefined ? next.row : Number(reference)
      if (!Number.isInteger(rowNumber) || rowNumber < 1 || rowNumber > SHEET_ROWS)
        throw damaged('a row has no valid number')
      next.row = rowNumber + 1
      next.column = 0
      current = undefined
      isHidden = hidden === '1' || hidden === 'true'
    },
    startCell(reference: string | undefined): number {
      const column = reference === undefined ? next.column : columnOf(reference)
      next.column = column + 1
      return column
    },
    addCell(column: number, content: string | number, why: string | null) {
      if (content === '' && why === null) return
      if (column >= limits.columns) throw tooComplex(`it has text beyond column ${limits.columns}`)
      if (!current) {
        if (rows.length >= limits.rows) throw tooComplex(`it has more than ${limits.rows} rows`)
        current = { number: rowNumber, cells: [], ...(isHidden ? { hidden: true as const } : {}) }
        rows.push(current)
      }
      const { cells } = current
      cellCount += Math.max(0, column + 1 - cells.length)
      if (cellCount > limits.cells) throw tooComplex(`it has more than ${limits.cells} cells`)
      while (cells.length < column) cells.push('')
      cells[column] = content
      if (why !== null) current.unread = { ...current.unread, [column]: why }
    },
  }
}

/** Returns the column of a cell reference, 0 for A. Its row adds nothing to that of the row element. */
function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d{1,7}$/i.exec(reference)?.[1]
  if (!letters) throw damaged('a cell has no valid address')
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  if (column > lastColumn) throw damaged('a cell has no valid address')
  return column - 1
}
