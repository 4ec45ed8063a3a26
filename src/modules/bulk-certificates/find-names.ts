import { emailKeys } from '../../lib/spreadsheet/email-column.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import { findNameColumns, headerKey } from '../../lib/spreadsheet/name-columns.ts'
import { tidyCell } from '../../lib/spreadsheet/tidy-cell.ts'
import { hasControlCharacter } from '../../lib/text/visible-text.ts'
import { isEmail } from '../../platform/http/validation/text-formats.ts'

const headerRows = 20
const MAX_NAME = 200
/** Numbers, dates, times (which workbooks store as numbers) and truth values are not names. */
const NO_NAME = /^(?:[\d\s.,:/+-]*\d[\d\s.,:/+-]*(?:E[+-]?\d+)?|TRUE|FALSE)$/
const MAX_EMAIL = 254
/** Most names of one job (docs/interface.md, Limits). */
const MAX_NAMES = 1_000
export type FoundNames = {
  /** In sheet order; `row` is the number the spreadsheet program shows. Duplicates are kept. */
  names: { row: number; name: string; email: string | null }[]
  header_row: number
  /** Headers of the name columns as written: one, or the two that were joined. */
  columns: string[]
  /** Header of the email column as written; null when there is none. */
  email_column: string | null
  /** Rows with a name and an invalid address. Their names are included, without an address. */
  unreadable_emails: number[]
  /** Rows whose name is a number, date or truth value. They are excluded from the names. */
  no_names: number[]
  /** Rows hidden in the sheet, for example by a filter. They are included in the names. */
  hidden: number[]
  /** Rows below the header with content but without a name. */
  skipped_blank: number
  /** Rows whose name cannot be printed, with the fix. They are excluded from the names. */
  problems: { row: number; message: string }[]
}

export type NoNames =
  | { problem: 'no_header'; headers_found: string[]; sheets: string[] }
  | { problem: 'no_names'; header_row: number; no_names: number[] }
  | { problem: 'too_many_names'; count: number; most: number }

/**
 * Finds the name column, or the two that form a name, by header within the first 20 rows of the sheet, and reads the
 * names below it with the addresses of an email column. It is the default export because it runs in the thread that
 * reads the file: cells can be long and many, and the result is small.
 */
export default function findNames(
  rows: Row[],
  _options?: unknown,
  _checkTime?: unknown,
  sheets: string[] = [],
): FoundNames | NoNames {
  const top = rows.filter((row) => row.number <= headerRows)
  for (const header of top) {
    const columns = nameColumns(header.cells.map(headerKey))
    if (columns) return readNames(rows, header, columns)
  }
  return { problem: 'no_header', headers_found: headersOf(top), sheets: sheets.slice(0, 20).map(shortened) }
}

/** Returns the first column of full names, unless it is only half of an existing pair; without one, the first pair. */
function nameColumns(keys: string[]): number[] | undefined {
  const { whole, pairs } = findNameColumns(keys)
  if (whole === null) return pairs[0]
  return pairs.find((pair) => pair.includes(whole)) ?? [whole]
}

function readNames(rows: Row[], header: Row, columns: number[]): FoundNames | NoNames {
  const emailAt = header.cells.findIndex((cell) => emailKeys.has(headerKey(cell)))
  const found: FoundNames = {
    names: [],
    header_row: header.number,
    columns: columns.map((column) => tidyCell(header.cells[column] ?? '')),
    email_column: emailAt === -1 ? null : tidyCell(header.cells[emailAt]!),
    unreadable_emails: [],
    no_names: [],
    hidden: [],
    skipped_blank: 0,
    problems: [],
  }
  for (const { number: row, cells, unread, hidden } of rows.slice(rows.indexOf(header) + 1)) {
    const parts = columns.map((column) => tidyCell(cells[column] ?? '')).filter((part) => part !== '')
    const name = parts.join(' ')
    const lost = columns.map((column) => unread?.[column]).find((why) => why !== undefined)
    const message = lost === undefined ? nameProblem(name) : lostProblem(lost)
    if (message === undefined && parts.some((part) => NO_NAME.test(part))) found.no_names.push(row)
    else if (name === '' && lost === undefined) found.skipped_blank += 1
    else if (message) found.problems.push({ row, message })
    else {
      const email = tidyCell(cells[emailAt] ?? '')
      const isReadable = email.length <= MAX_EMAIL && isEmail(email)
      if (email !== '' && !isReadable) found.unreadable_emails.push(row)
      if (hidden) found.hidden.push(row)
      found.names.push({ row, name, email: isReadable ? email : null })
    }
  }
  const count = found.names.length + found.problems.length
  if (count === 0) return { problem: 'no_names', header_row: header.number, no_names: found.no_names }
  return count > MAX_NAMES ? { problem: 'too_many_names', count, most: MAX_NAMES } : found
}

const lostProblem = (why: string) =>
  `The cell of the name holds ${shortened(why)}. Type the name, or open the file in your spreadsheet program and save it again.`

function nameProblem(name: string): string | undefined {
  if (!name.isWellFormed()) return 'The name contains half a character (an unpaired surrogate). Type it again.'
  if (hasControlCharacter(name)) return 'The name contains a control character. Type it again.'
  const length = [...name].length
  if (length > MAX_NAME) return `The name has ${length} characters. Shorten it to ${MAX_NAME} or fewer.`
  return undefined
}

/** Returns the headers to list when none is recognised: those of the fullest row, which is unlikely to be a title. */
function headersOf(top: Row[]): string[] {
  let fullest: string[] = []
  for (const { cells } of top) {
    const filled = cells.map(tidyCell).filter((text) => text !== '')
    if (filled.length > fullest.length) fullest = filled
  }
  return fullest.slice(0, 20).map(shortened)
}

function shortened(text: string): string {
  return [...text.toWellFormed()].slice(0, 60).join('')
}
