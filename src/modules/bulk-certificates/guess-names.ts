import type { Row } from '../../lib/spreadsheet/index.ts'
import { findNameColumns, headerKey } from '../../lib/spreadsheet/name-columns.ts'
import { type NameHeader, nameHeader } from '../../lib/spreadsheet/name-header.ts'
import { readName } from './name-cells.ts'

/** Headers are searched for in this many rows. */
export const HEADER_ROWS = 20

/** One column of names, or the two that form them, given name first. */
export type NameColumns = { header: Row; columns: number[] }
type Guess = NameColumns & {
  /** The header speaks of names, not only of people. */
  isNamed: boolean
}

/** Words for a name that mean the given one beside a column of family names. */
const GIVEN_OR_NAME = new Set(['ad', 'isim', 'nombre', 'nome'].map(headerKey))

/**
 * Finds the header of names in the first 20 rows: the first with a listed header or, without one, with similar words. A
 * word for people below similar headers, such as `student` in a column of roles, is not a header.
 */
export function guessNames(rows: Row[]): NameColumns | undefined {
  let exact: Guess | undefined
  let similar: Guess | undefined
  let alone: Guess | undefined
  for (const row of rows) {
    if (row.number > HEADER_ROWS) break
    exact ??= exactNames(row)
    const near = similarNames(row)
    // A text that is alone in its row is more likely a title.
    if (near?.isNamed && filled(row) > 1) similar ??= near
    else alone ??= near
  }
  const isBelow = exact && similar && similar.header.number < exact.header.number
  if (isBelow && !exact!.isNamed && filled(similar!.header) >= filled(exact!.header)) return similar
  return exact ?? similar ?? alone
}

/** Whether the guess is more than the title of a cover sheet, which is alone in its row and has no name below it. */
export function isSureGuess(rows: Row[], { header, columns }: NameColumns): boolean {
  if (filled(header) > 1 || exactNames(header)) return true
  const below = rows.find(({ number }) => number === header.number + 1)
  return below !== undefined && typeof readName([below.cells[columns[0]!] ?? ''], []) === 'object'
}

/** Returns the first column of full names, unless it is half of a pair; without one, the first pair. */
function exactNames(header: Row): Guess | undefined {
  const keys = header.cells.map(headerKey)
  const { whole, pairs } = findNameColumns(keys)
  if (whole === null) return pairs[0] && { header, columns: pairs[0], isNamed: true }
  const isNamed = nameHeader(header.cells[whole]!)?.part !== 'person'
  const pair = pairs.find((each) => each.includes(whole))
  if (pair) return { header, columns: pair, isNamed }
  const family = GIVEN_OR_NAME.has(keys[whole]!) ? header.cells.findIndex((cell) => partOf(cell) === 'family') : -1
  return { header, columns: family === -1 ? [whole] : [whole, family], isNamed }
}

const partOf = (cell: string) => nameHeader(cell)?.part

function similarNames(header: Row): Guess | undefined {
  const parts = header.cells.map(nameHeader)
  const find = (part: NameHeader['part'], isOther = false) =>
    parts.findIndex((each) => each?.part === part && each.isOther === isOther)
  const [whole, name, given, family] = [find('whole'), find('name'), find('given'), find('family')]
  const named = (...columns: number[]): Guess => ({ header, columns, isNamed: true })
  if (whole !== -1) return named(whole)
  if (given !== -1 && family !== -1) return named(given, family)
  if (name !== -1 && given !== -1 && parts[given]!.besideFamily) return named(given, name)
  if (name !== -1) return family === -1 ? named(name) : named(name, family)
  for (const other of [find('whole', true), find('name', true)]) if (other !== -1) return named(other)
  const person = find('person')
  return person === -1 ? undefined : { header, columns: [person], isNamed: false }
}

const filled = ({ cells }: Row) => cells.filter((cell) => cell.trim() !== '').length
