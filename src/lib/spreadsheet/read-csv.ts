import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { findDelimiter } from './find-delimiter.ts'
import { measureLines, readPlainCsv } from './read-plain-csv.ts'
import type { Row } from './read-rows.ts'
import { cellTooLong } from './rich-text.ts'
import { SHEET_ROWS, type SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError, tooComplex } from './spreadsheet-error.ts'
import { toUtf8 } from './to-utf8.ts'

/** In bytes: more than people ever write into all columns of a row. */
const MAX_ROW_LENGTH = 1_000_000
const ROWS_BETWEEN_CHECKS = 1_000
const CELLS_BETWEEN_CHECKS = 100_000
/** Allows for blank cells at the ends of rows and delimiters inside quotes, which are no cells. */
const WITH_BLANK_ONES = 4

/**
 * Passes on the rows with content of delimited text (RFC 4180 and common variants), in this thread. Rows are numbered
 * as in a spreadsheet program: blank ones count, line breaks inside quotes do not.
 * @throws SpreadsheetError
 */
export function readCsv(file: Buffer, limits: SheetLimits, checkTime: () => void, take: (row: Row) => void): void {
  const text = toUtf8(file)
  const { delimiter, from } = findDelimiter(text)
  refuseManyCells(text, delimiter, limits)
  const lines = measureLines(text)
  const hasQuotes = text.includes('"')
  // Line breaks inside quotes count too; no honest file has that many.
  if (lines.ends > SHEET_ROWS)
    throw tooComplex(`it has more than ${SHEET_ROWS} ${hasQuotes ? 'lines, as when a quote is never closed' : 'rows'}`)
  const spent = { number: 0, rows: 0, cells: 0, text: 0 }
  const takeCells = (cells: string[]): null => {
    spent.number += 1
    if (spent.number > SHEET_ROWS) throw tooComplex(`it has more than ${SHEET_ROWS} rows`)
    if (spent.number % ROWS_BETWEEN_CHECKS === 0) checkTime()
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
    if (filled.length === 0) return null
    spent.rows += 1
    if (spent.rows > limits.rows) throw tooComplex(`it has more than ${limits.rows} rows`)
    checkRow(filled, limits, spent)
    take({ number: spent.number, cells: filled })
    return null
  }
  const rows = text.subarray(from)
  const cast = limits.rowCells ? cellChecker(limits.rowCells, spent, checkTime) : null
  try {
    if (lines.longest <= MAX_ROW_LENGTH && !hasQuotes) readPlainCsv(rows, delimiter, cast, takeCells)
    else parseQuoted(rows, delimiter, cast, takeCells, spent)
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(error, spent.number + 1)
    throw error
  }
  if (spent.rows === 0) throw new SpreadsheetError('empty', 'This file has no rows with content.')
}

/** The parser creates an error for each row whose width differs from the first, mostly for its stack. */
function parseQuoted(
  rows: Buffer,
  delimiter: string,
  cast: ReturnType<typeof cellChecker> | null,
  take: (cells: string[]) => null,
  spent: { number: number },
): void {
  const { stackTraceLimit } = Error
  let blank = 0
  const countBlank = (count: number) => {
    spent.number += count - blank
    blank = count
  }
  Error.stackTraceLimit = 0
  try {
    parse(rows, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW_LENGTH,
      skip_empty_lines: true,
      ...(cast ? { cast } : {}),
      on_record: (cells: string[], { empty_lines }: InfoRecord) => {
        countBlank(empty_lines)
        return take(cells)
      },
    })
  } catch (error) {
    if (error instanceof CsvError) countBlank(Number(error['empty_lines']))
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** A row is an array before any code sees it, and one of ten million blank cells would end the process. */
function cellChecker(max: number, spent: { number: number }, checkTime: () => void) {
  let cells = 0
  return (cell: string, { index }: { index: number }): string => {
    if (index === max) throw tooComplex(`row ${spent.number + 1} has more than ${max} cells`)
    cells += 1
    if (cells % CELLS_BETWEEN_CHECKS === 0) checkTime()
    return cell
  }
}

/**
 * The parser creates all cells of a row before they can be counted, and does not count blank ones as text. Searching
 * for each delimiter costs ten times as much as looking at each byte, and counting stops after the last allowed cell.
 */
function refuseManyCells(text: Buffer, delimiter: string, { cells }: SheetLimits): void {
  const max = WITH_BLANK_ONES * cells
  const sought = Buffer.from(delimiter)
  const isHere = (at: number) => sought.length === 1 || text.subarray(at, at + sought.length).equals(sought)
  let count = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== sought[0] || !isHere(at)) continue
    count += 1
    if (count > max) throw tooComplex(`it has more than ${max} cells`)
  }
}

function checkRow(cells: string[], limits: SheetLimits, spent: { cells: number; text: number }): void {
  if (cells.length > limits.columns) throw tooComplex(`it has text beyond column ${limits.columns}`)
  spent.cells += cells.length
  if (spent.cells > limits.cells) throw tooComplex(`it has more than ${limits.cells} cells`)
  for (const { length } of cells) {
    if (length > limits.cellLength) throw cellTooLong(limits.cellLength)
    spent.text += length
  }
  if (spent.text > limits.textLength) throw tooComplex(`it has more than ${limits.textLength} characters of text`)
}

function unreadable({ code }: CsvError, row: number): SpreadsheetError {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new SpreadsheetError('damaged', `The quote opened in row ${row} is never closed. Close or remove it.`)
  if (code === 'CSV_MAX_RECORD_SIZE')
    return tooComplex(`row ${row} has more than a million characters, as when a quote is never closed`)
  return new SpreadsheetError('damaged', `Row ${row} cannot be read as delimited text (${code}).`)
}
