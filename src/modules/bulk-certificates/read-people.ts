import { cellProblem } from '../../lib/spreadsheet/cell-problem.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import { tidyCell } from '../../lib/spreadsheet/tidy-cell.ts'
import { isEmail } from '../../platform/http/validation/text-formats.ts'
import type { ListColumns, Target } from './choose-columns.ts'
import { readName } from './name-cells.ts'
import { shortened } from './shortened.ts'

const MAX_EMAIL = 254
const MAX_VALUE = 200
const ROWS_BETWEEN_CHECKS = 100

export type ReadPeople = {
  /** In sheet order; `row` is the number the spreadsheet program shows. Duplicates are kept. */
  names: { row: number; name: string; email: string | null; values: Record<string, string> }[]
  /** All names, including those that cannot be printed. */
  total: number
  /** Rows with a name and an invalid address. Their names are included, without an address. */
  unreadable_emails: number[]
  /** Rows whose name is a number, date or truth value. They get no certificate. */
  no_names: number[]
  /** Rows whose name is an error or a formula without a saved result. They get no certificate. */
  unread_names: { row: number; why: string }[]
  /** Rows whose value is one of these, by key. Their names are included, without the value. */
  unread_values: { row: number; key: string; why: string }[]
  /** Rows hidden in the sheet, for example by a filter. Their names are included. */
  hidden: number[]
  /** Rows below the header with content but without a name. */
  skipped_blank: number
  /** Rows that cannot become certificates, with the fix. */
  problems: { row: number; message: string }[]
}

const noPeople = (): ReadPeople => ({
  ...{ names: [], total: 0, skipped_blank: 0, problems: [], hidden: [] },
  ...{ unreadable_emails: [], no_names: [], unread_names: [], unread_values: [] },
})

/** Returns the people of a sheet without a column of names, with that as the problem of its header row. */
export function nobody(headerRow: number): ReadPeople {
  const message = 'No column of names was recognised. Choose one with column or mapping.'
  return { ...noPeople(), problems: [{ row: headerRow, message }] }
}

type Columns = { name: number[]; email: number; values: [key: string, at: number][] }

/** Reads people from the rows below the header. Names beyond `most` are only counted. */
export function readPeople(body: Row[], columns: ListColumns, checkTime: () => void, most: number): ReadPeople {
  const at = placesOf(columns.targets)
  const people = noPeople()
  for (const [nth, row] of body.entries()) {
    if (nth % ROWS_BETWEEN_CHECKS === 0) checkTime()
    const { number, cells, unread } = row
    const verdict = readName(
      at.name.map((column) => cells[column] ?? ''),
      at.name.map((column) => unread?.[column]),
    )
    if (verdict === 'blank') people.skipped_blank += 1
    else if (verdict === 'no name') people.no_names.push(number)
    else if ('unread' in verdict) people.unread_names.push({ row: number, why: shortened(verdict.unread) })
    else {
      people.total += 1
      if (people.total > most) continue
      if ('problem' in verdict) people.problems.push({ row: number, message: verdict.problem })
      else addPerson(people, verdict.name, row, at)
    }
  }
  return people
}

function placesOf(targets: (Target | null)[]): Columns {
  const place = (target: Target) => targets.indexOf(target)
  const names = place('name') === -1 ? [place('first_name'), place('last_name')] : [place('name')]
  const values = targets.flatMap((target, at): [string, number][] =>
    target?.startsWith('values.') ? [[target.slice('values.'.length), at]] : [],
  )
  return { name: names.filter((at) => at !== -1), email: place('email'), values }
}

function addPerson(people: ReadPeople, name: string, { number: row, cells, unread, hidden }: Row, at: Columns): void {
  const email = tidyCell(cells[at.email] ?? '')
  const isReadable = email.length <= MAX_EMAIL && isEmail(email)
  const values: Record<string, string> = {}
  for (const [key, column] of at.values) {
    const why = unread?.[column]
    if (why !== undefined) people.unread_values.push({ row, key, why: shortened(why) })
    const value = tidyCell(cells[column] ?? '')
    const problem = cellProblem(`values.${key}`, value, MAX_VALUE)
    if (problem) people.problems.push({ row, message: `${problem.msg}.` })
    if (value !== '') values[key] = value
  }
  if (unread?.[at.email] !== undefined || (email !== '' && !isReadable)) people.unreadable_emails.push(row)
  if (hidden) people.hidden.push(row)
  people.names.push({ row, name, email: isReadable ? email : null, values })
}
