import { columnAt, columnLetter } from '../../lib/spreadsheet/column-letter.ts'
import { isEmailHeader } from '../../lib/spreadsheet/email-column.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import { headerKey } from '../../lib/spreadsheet/name-columns.ts'
import { shownCell } from '../../lib/spreadsheet/shown-cell.ts'
import { guessNames, HEADER_ROWS, type NameColumns } from './guess-names.ts'
import { shortened } from './shortened.ts'

const NAME_TARGETS = ['name', 'first_name', 'last_name', 'email'] as const
/** The use of a column: a part of the name, the email address, or a value of the certificate. */
export type Target = (typeof NAME_TARGETS)[number] | `values.${string}`
export type ListMapping = Record<string, Target | null>
/** Overrides of the guess, and the values that the event defines. */
export type ListOptions = {
  sheet?: string | undefined
  column?: string | undefined
  mapping?: ListMapping | undefined
  values?: { key: string; label: string }[] | undefined
  /** Returns the columns of a sheet without a column of names too, so that one can be chosen. */
  isMatching?: boolean | undefined
}

/** The header row and the target of each of its columns. */
export type ListColumns = { header: Row; targets: (Target | null)[] }
export type NoColumns =
  | { problem: 'no_header'; headers_found: string[] }
  | { problem: 'unknown_column'; field: 'column' | 'mapping'; name: string; headers_found: string[] }
  | { problem: 'repeated'; target: Target }

type Targets = (Target | null)[]

/** Finds the columns of a sheet, from the overrides first and from the headers for everything they do not say. */
export function chooseColumns(
  rows: Row[],
  { column, mapping, values = [], isMatching = false }: ListOptions,
): ListColumns | NoColumns {
  const top = rows.filter(({ number }) => number <= HEADER_ROWS)
  const asked = [...Object.entries(mapping ?? {}), ...(column === undefined ? [] : [[column, 'name'] as const])]
  const guess = guessNames(rows)
  const names = asked.map(([name]) => name)
  const header = names.length > 0 || isMatching ? headerWith(top, names, guess?.header) : guess?.header
  if (!header) return { problem: 'no_header', headers_found: headersOf(top) }
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const targets = Array.from({ length: width }, (): Target | null => null)
  const taken = new Set<number>()
  for (const [nth, [name, target]] of asked.entries()) {
    const at = columnNamed(header, name)
    const field = nth < asked.length - (column === undefined ? 0 : 1) ? 'mapping' : 'column'
    if (at === null || at >= width) return unknownColumn(field, name, header)
    if (target !== null && isTaken(targets, target)) return { problem: 'repeated', target }
    targets[at] = target
    taken.add(at)
  }
  const named = guess?.header === header ? guess : guessNames([header])
  const isNamed = targets.some(isOfName) || guessName(named, targets, taken)
  if (!isNamed && !isMatching) return { problem: 'no_header', headers_found: headersOf(top) }
  if (Object.keys(mapping ?? {}).length === 0) guessOthers(header, targets, values)
  return { header, targets }
}

/** A full name excludes its halves. */
function isTaken(targets: Targets, target: Target): boolean {
  if (target === 'name') return targets.some(isOfName)
  return targets.includes(target) || (isOfName(target) && targets.includes('name'))
}

/** Fills in the columns of names, unless the mapping takes one of them. @returns false if there are none */
function guessName(guess: NameColumns | undefined, targets: Targets, taken: ReadonlySet<number>): boolean {
  if (!guess || guess.columns.some((at) => taken.has(at))) return false
  const [first, second] = guess.columns
  targets[first!] = second === undefined ? 'name' : 'first_name'
  if (second !== undefined) targets[second] = 'last_name'
  return true
}

export const isOfName = (target: Target | null) =>
  target !== null && ['name', 'first_name', 'last_name'].includes(target)

/** Fills in the email address and the values whose key or label is a header. */
function guessOthers(header: Row, targets: Targets, values: { key: string; label: string }[]): void {
  const email = header.cells.findIndex((cell, at) => targets[at] === null && isEmailHeader(cell))
  if (email !== -1) targets[email] = 'email'
  const keys = header.cells.map(headerKey)
  for (const { key, label } of values) {
    const names = [headerKey(label), headerKey(key)].filter((name) => name !== '')
    const at = keys.findIndex((each, place) => targets[place] === null && names.includes(each))
    if (at !== -1) targets[at] = `values.${key}`
  }
}

/** Returns the first row with all headers that are asked for; letters of columns name no header. */
function headerWith(top: Row[], asked: string[], guessed: Row | undefined): Row | undefined {
  const shown = top.map((row) => ({
    row,
    headers: new Set(row.cells.flatMap((cell) => [cell.trim(), shownCell(cell)])),
  }))
  const headers = asked.filter((name) => columnAt(name) === null || shown.some((each) => each.headers.has(name.trim())))
  const fitting = shown.find((each) => headers.every((name) => each.headers.has(name.trim())))
  const isByLetter = headers.length === 0
  if (fitting && !isByLetter) return fitting.row
  return guessed ?? top.find(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1) ?? top[0]
}

/** Returns the column with this header or, without one, with this letter. */
function columnNamed({ cells }: Row, name: string): number | null {
  const wanted = name.trim()
  const exact = cells.findIndex((cell) => cell.trim() === wanted || shownCell(cell) === wanted)
  if (exact !== -1) return exact
  const key = headerKey(wanted)
  const near = key === '' ? -1 : cells.findIndex((cell) => headerKey(cell) === key)
  return near === -1 ? columnAt(wanted) : near
}

function unknownColumn(field: 'column' | 'mapping', name: string, header: Row): NoColumns {
  return { problem: 'unknown_column', field, name: shortened(name), headers_found: headersOf([header]) }
}

/** Returns the headers to list when none is recognised: those of the fullest row, which is unlikely to be a title. */
function headersOf(top: Row[]): string[] {
  let fullest: string[] = []
  for (const { cells } of top) {
    const texts = cells.map(shownCell).filter((text) => text !== '')
    if (texts.length > fullest.length) fullest = texts
  }
  return fullest.slice(0, 20).map(shortened)
}

/** Returns the used columns as a mapping that can be sent back: by header or, where that is not unique, by letter. */
export function usedMapping({ header, targets }: ListColumns): Record<string, Target> {
  const headers = header.cells.map(shownCell)
  const name = (at: number) => {
    const text = headers[at] ?? ''
    return text === '' || headers.filter((each) => each === text).length > 1 ? columnLetter(at) : text
  }
  return Object.fromEntries(targets.flatMap((target, at) => (target === null ? [] : [[name(at), target] as const])))
}
