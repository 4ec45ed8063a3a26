import type { Table } from '../../platform/http/operations/operation.ts'

const COLUMNS = ['section', 'date', 'name', 'value']
/** Fields that give the time of a list entry. */
const TIMES = ['date', 'hour']

type Value = string | number | boolean | null
type FigurePath = { section: string; date: string; name: string }

/**
 * Turns an answer with figures into a long table: one row per figure, with its section of the answer, its time and its
 * name. A list entry is named after its first field, or dated by it if that is a time.
 */
export function figureTable(name: string, answer: object): Table {
  const lines = Object.entries(answer).flatMap(([field, value]) =>
    isGroup(value)
      ? linesOf({ section: field, date: '', name: '' }, value)
      : [lineOf({ section: 'range', date: '', name: field }, value)],
  )
  return { name, rows: [COLUMNS, ...lines] }
}

function linesOf(at: FigurePath, value: unknown): (string | number)[][] {
  if (!isGroup(value)) return [lineOf(at, value as Value)]
  if (Array.isArray(value)) return value.flatMap((entry) => linesOfEntry(at, entry))
  return Object.entries(value).flatMap(([field, inner]) => linesOf(inside(at, field), inner))
}

function linesOfEntry(at: FigurePath, entry: object): (string | number)[][] {
  const [[key, called], ...fields] = Object.entries(entry) as [[string, Value], ...[string, unknown][]]
  const within = TIMES.includes(key) ? { ...at, date: String(called) } : inside(at, String(called))
  return fields.flatMap(([field, value]) => linesOf(inside(within, field), value))
}

const inside = (at: FigurePath, field: string): FigurePath => ({
  ...at,
  name: at.name === '' ? field : `${at.name}.${field}`,
})

const lineOf = ({ section, date, name }: FigurePath, value: Value) => [
  ...[section, date, name],
  typeof value === 'number' ? value : String(value ?? ''),
]

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
