import type { Row } from '../../platform/spreadsheet/index.ts'
import { fold } from '../../platform/text/fold.ts'
import { hasControlCharacter, isVisible } from '../../platform/text/visible-text.ts'

/** Headers of a column of whole names. Case, accents, spaces and punctuation make no difference. */
const nameHeaders = [
  ['name', 'full name', 'fullname', 'attendee', 'attendee name', 'participant', 'participant name', 'recipient'],
  ['student', 'student name'],
  ['isim', 'ad', 'ad soyad', 'adı soyadı', 'ad soyadı', 'isim soyisim', 'katılımcı', 'öğrenci'],
  ['nombre', 'nombre completo'],
  ['nom', 'nom complet'],
  ['nome', 'nome completo'],
  ['vollständiger name'],
].flat()

/** Headers of two columns that are joined, in the order in which the name is written. */
const pairHeaders: [given: string, family: string][] = [
  ['first name', 'last name'],
  ['given name', 'family name'],
  ['first name', 'surname'],
  ['name', 'surname'],
  ['ad', 'soyad'],
  ['adı', 'soyadı'],
  ['isim', 'soyisim'],
  ['nombre', 'apellido'],
  ['nombre', 'apellidos'],
  ['prénom', 'nom'],
  ['nome', 'cognome'],
  ['nome', 'sobrenome'],
  ['vorname', 'nachname'],
]

const headerRows = 20
const MAX_HEADER = 200
const MAX_NAME = 200
/** Names that one job takes (docs/interface.md, Limits). */
const MAX_NAMES = 1_000
/** In UTF-16 units, far beyond any name with line breaks and blanks in it. */
const MAX_CELL = 2_000

export type FoundNames = {
  /** In the order of the sheet, `row` being the number that the spreadsheet program shows; equal names stay. */
  names: { row: number; name: string }[]
  header_row: number
  /** The headers that the names come from, as written: one, or the two that were joined. */
  columns: string[]
  /** Rows below the header that have other content but no name. */
  skipped_blank: number
  /** Rows whose name cannot stand on a certificate, with the remedy. They are not among the names. */
  problems: { row: number; message: string }[]
}

export type NoNames =
  | { problem: 'no_header'; headers_found: string[] }
  | { problem: 'no_names'; header_row: number }
  | { problem: 'too_many_names'; count: number; most: number }

/**
 * Finds the column of names, or the two that make a name, by its header within the first 20 rows of the sheet, and
 * reads the names below it. It is the default export, since it runs where the file is read: cells can be long and many,
 * and what comes of them is small.
 */
export default function findNames(rows: Row[]): FoundNames | NoNames {
  const top = rows.filter((row) => row.number <= headerRows)
  for (const header of top) {
    const columns = nameColumns(header.cells.map(headerKey))
    if (columns) return readNames(rows, header, columns)
  }
  return { problem: 'no_header', headers_found: headersOf(top) }
}

/** Letters and digits only, so that `Full-Name:` is `fullname`. */
function headerKey(text: string): string {
  return text.length > MAX_HEADER ? '' : fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}

const nameKeys = new Set(nameHeaders.map(headerKey))
const pairKeys = pairHeaders.map((pair) => pair.map(headerKey))

/** The first column of whole names, unless it is only half of a pair that is there; without one, the first pair. */
function nameColumns(keys: string[]): number[] | undefined {
  const pairs = pairKeys.map((pair) => pair.map((key) => keys.indexOf(key))).filter((pair) => !pair.includes(-1))
  const whole = keys.findIndex((key) => nameKeys.has(key))
  if (whole === -1) return pairs[0]
  return pairs.find((pair) => pair.includes(whole)) ?? [whole]
}

function readNames(rows: Row[], header: Row, columns: number[]): FoundNames | NoNames {
  const found: FoundNames = {
    names: [],
    header_row: header.number,
    columns: columns.map((column) => tidy(header.cells[column] ?? '')),
    skipped_blank: 0,
    problems: [],
  }
  for (const { number: row, cells } of rows.slice(rows.indexOf(header) + 1)) {
    const name = columns
      .map((column) => tidy(cells[column] ?? ''))
      .filter((part) => part !== '')
      .join(' ')
    const message = nameProblem(name)
    if (name === '') found.skipped_blank += 1
    else if (message) found.problems.push({ row, message })
    else found.names.push({ row, name })
  }
  const count = found.names.length + found.problems.length
  if (count === 0) return { problem: 'no_names', header_row: header.number }
  return count > MAX_NAMES ? { problem: 'too_many_names', count, most: MAX_NAMES } : found
}

/**
 * Line breaks and tabs inside a cell are one space, with the blanks around them; what only consists of invisible
 * characters is blank. A text that is too long for a name stays as it is.
 */
function tidy(text: string): string {
  if (!isVisible(text)) return ''
  const trimmed = text.trim()
  if (trimmed.length > MAX_CELL) return trimmed
  return trimmed
    .replace(/[\s\u0085]+/gu, (blanks) => (/[\t\n\v\f\r\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks))
    .trim()
}

function nameProblem(name: string): string | undefined {
  if (!name.isWellFormed()) return 'The name contains half a character (an unpaired surrogate). Type it again.'
  if (hasControlCharacter(name)) return 'The name contains a control character. Type it again.'
  const length = [...name].length
  if (length > MAX_NAME) return `The name has ${length} characters. Shorten it to ${MAX_NAME} or fewer.`
  return undefined
}

/** The headers to name when none is recognised: those of the fullest row, which is less likely a title. */
function headersOf(top: Row[]): string[] {
  let fullest: string[] = []
  for (const { cells } of top) {
    const filled = cells.map(tidy).filter((text) => text !== '')
    if (filled.length > fullest.length) fullest = filled
  }
  return fullest.slice(0, 20).map((text) => [...text.toWellFormed()].slice(0, 60).join(''))
}
