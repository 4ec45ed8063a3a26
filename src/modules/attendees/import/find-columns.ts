import { emailKeys } from '../../../platform/spreadsheet/email-column.ts'
import { findNameColumns, headerKey } from '../../../platform/spreadsheet/name-columns.ts'
import type { Row } from '../../../platform/spreadsheet/read-workbook.ts'

/** What a column can be; `name` is a whole name. */
export const FIELDS = ['first_name', 'last_name', 'name', 'email', 'status'] as const
export type Field = (typeof FIELDS)[number]

/** What the columns with these headers are; null: nothing that is taken. */
export type Mapping = Record<string, Field | null>

const keysOf = (headers: string) => new Set(headers.split('|').map((header) => headerKey(header.trim())))

/** Headers of columns that are no whole name, and no half of a pair that is there. */
const WORDS: [Field, ReadonlySet<string>][] = [
  ['first_name', keysOf('first name | given name | forename | prénom | vorname | adı')],
  [
    'last_name',
    keysOf(
      'last name | family name | surname | soyad | soyadı | soyisim | apellido | apellidos | nachname | cognome | sobrenome',
    ),
  ],
  ['email', emailKeys],
  ['status', keysOf('status | durum | attendance | estado | statut | stato')],
]

const HEADER_ROWS = 20

/** The row of the headers, which has an address or all that a mapping names, within the first 20 rows; else the first. */
export function findHeader(rows: Row[], mapping: Mapping | undefined): Row {
  const top = rows.filter(({ number }) => number <= HEADER_ROWS)
  const names = mapping && Object.keys(mapping).map((header) => header.trim())
  const fits = ({ cells }: Row) =>
    names ? names.every((name) => cells.some((cell) => cell.trim() === name)) : guessFields(cells).includes('email')
  return top.find(fits) ?? rows[0]!
}

/** The field of each column: by the mapping alone where there is one, else by its header. */
export function fieldsOf(headers: string[], mapping: Mapping | undefined): (Field | null)[] {
  if (!mapping) return guessFields(headers)
  const told = new Map(Object.entries(mapping).map(([header, field]) => [header.trim(), field]))
  return headers.map((header) => told.get(header.trim()) ?? null)
}

/** Each field is that of the first column that can be it. */
function guessFields(headers: string[]): (Field | null)[] {
  const keys = headers.map(headerKey)
  const guesses: (Field | null)[] = keys.map(() => null)
  const take = (field: Field, column: number) => {
    if (column >= 0 && guesses[column] === null) guesses[column] = field
  }
  const { whole, pairs } = findNameColumns(keys)
  if (pairs[0]) {
    take('first_name', pairs[0][0])
    take('last_name', pairs[0][1])
  }
  for (const [field, words] of WORDS) {
    if (guesses.includes(field)) continue
    if (field === 'last_name' && !guesses.includes('first_name')) continue
    take(
      field,
      keys.findIndex((key) => words.has(key)),
    )
  }
  if (whole !== null && !guesses.includes('first_name')) take('name', whole)
  return guesses
}
