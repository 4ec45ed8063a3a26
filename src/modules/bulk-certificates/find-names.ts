import { columnLetter } from '../../lib/spreadsheet/column-letter.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import type { ReadSheets } from '../../lib/spreadsheet/sheet-thread.ts'
import { shownCell } from '../../lib/spreadsheet/shown-cell.ts'
import {
  chooseColumns,
  isOfName,
  type ListColumns,
  type ListOptions,
  type NoColumns,
  type Target,
  usedMapping,
} from './choose-columns.ts'
import { nobody, type ReadPeople, readPeople } from './read-people.ts'
import { shortened } from './shortened.ts'

export { chooseSheet } from './choose-sheet.ts'

/** Most names of one job (docs/interface.md, Limits). */
const MAX_NAMES = 1_000
const SHEETS_NAMED = 20

export type FoundNames = ReadPeople & {
  /** Name of the sheet that was read; null for a text file or a list of names. */
  sheet: string | null
  /** Names of the visible sheets. */
  sheets: string[]
  /** Names of further sheets that have a column of names. */
  other_sheets: string[]
  header_row: number
  /** Header of the name column as written, or of both that were joined; null while none is chosen. */
  column: string | null
  /** Header of the email column as written; null when there is none. */
  email_column: string | null
  columns: { header: string; letter: string; sample: string; guess: Target | null }[]
  /** The target of each used column, by header or letter, as `mapping` accepts it. */
  mapping: Record<string, Target>
}

export type NoNames = { sheets: string[] } & (
  | NoColumns
  | { problem: 'no_names'; header_row: number; no_names: number[]; unread_names: ReadPeople['unread_names'] }
  | { problem: 'too_many_names'; count: number; most: number }
)

/**
 * Finds the columns of a list by their headers within the first 20 rows, or as the options say, and reads the names
 * below with their addresses and values. It is the default export because it runs in the thread that reads the file:
 * cells can be long and many, and the result is small.
 */
export default function findNames(
  rows: Row[],
  options: ListOptions = {},
  checkTime: () => void = () => {},
  { sheets, at, others }: ReadSheets = { sheets: [], at: 0, others: [] },
): FoundNames | NoNames {
  const names = sheets
    .filter(({ isHidden }) => !isHidden)
    .slice(0, SHEETS_NAMED)
    .map(({ name }) => shortened(name))
  const chosen = chooseColumns(rows, options)
  if ('problem' in chosen) return { ...chosen, sheets: names }
  const { header } = chosen
  const body = rows.slice(rows.indexOf(header) + 1)
  const isNamed = chosen.targets.some(isOfName)
  const people = isNamed ? readPeople(body, chosen, checkTime, MAX_NAMES) : nobody(header.number)
  const count = people.total
  if (isNamed && count === 0) {
    const { no_names, unread_names } = people
    return { problem: 'no_names', header_row: header.number, no_names, unread_names, sheets: names }
  }
  if (count > MAX_NAMES) return { problem: 'too_many_names', count, most: MAX_NAMES, sheets: names }
  return {
    ...people,
    sheet: sheets[at] ? shortened(sheets[at].name) : null,
    sheets: names,
    other_sheets: others,
    header_row: header.number,
    ...describeColumns(chosen, body),
  }
}

function describeColumns({ header, targets }: ListColumns, body: Row[]) {
  const headers = targets.map((_, at) => shownCell(header.cells[at] ?? ''))
  const titled = (of: (target: Target | null) => boolean) =>
    headers.flatMap((text, at) => (of(targets[at]!) ? [text || columnLetter(at)] : []))
  return {
    column: titled(isOfName).join(' + ') || null,
    email_column: titled((target) => target === 'email')[0] ?? null,
    columns: targets.map((guess, at) => ({
      header: headers[at]!,
      letter: columnLetter(at),
      sample: shownCell(body.find(({ cells }) => cells[at])?.cells[at] ?? ''),
      guess,
    })),
    mapping: usedMapping({ header, targets }),
  }
}
