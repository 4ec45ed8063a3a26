import type { Table } from '../../platform/http/operations/operation.ts'

const COLUMNS = ['section', 'date', 'name', 'value']
/** Fields that say of when an entry of a list is. */
const TIMES = ['date', 'hour']

type Value = string | number | boolean | null
type Place = { section: string; date: string; name: string }

/**
 * An answer of figures in long form: each of them a line, with the field of the answer in which it stands, when it was, and
 * its name there. An entry of a list is named by the first of its fields, or, where that is a time, is of that time.
 */
export function figureTable(name: string, answer: object): Table {
  const lines = Object.entries(answer).flatMap(([field, value]) =>
    isGroup(value)
      ? linesOf({ section: field, date: '', name: '' }, value)
      : [lineOf({ section: 'range', date: '', name: field }, value)],
  )
  return { name, rows: [COLUMNS, ...lines] }
}

function linesOf(at: Place, value: unknown): (string | number)[][] {
  if (!isGroup(value)) return [lineOf(at, value as Value)]
  if (Array.isArray(value)) return value.flatMap((entry) => linesOfEntry(at, entry))
  return Object.entries(value).flatMap(([field, inner]) => linesOf(inside(at, field), inner))
}

function linesOfEntry(at: Place, entry: object): (string | number)[][] {
  const [[key, called], ...fields] = Object.entries(entry) as [[string, Value], ...[string, unknown][]]
  const within = TIMES.includes(key) ? { ...at, date: String(called) } : inside(at, String(called))
  return fields.flatMap(([field, value]) => linesOf(inside(within, field), value))
}

const inside = (at: Place, field: string): Place => ({ ...at, name: at.name === '' ? field : `${at.name}.${field}` })

const lineOf = ({ section, date, name }: Place, value: Value) => [
  ...[section, date, name],
  typeof value === 'number' ? value : String(value ?? ''),
]

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
