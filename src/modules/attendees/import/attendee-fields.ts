import { findHeader, type Mapping as MappingTo, mappedFields } from '../../../lib/spreadsheet/column-mapping.ts'
import { guessColumns } from '../../../lib/spreadsheet/guess-columns.ts'
import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import type { Row } from '../../../lib/spreadsheet/read-rows.ts'

/** Headers of the status and, by their names, of columns in `attendee-details.ts`. */
const HEADERS = {
  status: ['status', 'durum', 'attendance', 'estado', 'statut', 'stato'],
}
type OwnField = keyof typeof HEADERS
const WORDS = Object.entries(HEADERS).map(
  ([field, words]) => [field as OwnField, new Set(words.map(headerKey))] as const,
)

/** Fields a column can hold; `name` is a full name. */
export const FIELDS = ['first_name', 'last_name', 'name', 'email', ...(Object.keys(HEADERS) as OwnField[])] as const
export type Field = (typeof FIELDS)[number]

export type Mapping = MappingTo<Field>

/** Returns the header row: the one of the mapping, or the first with an email column. */
export function headerOf(rows: Row[], mapping: Mapping | undefined): Row {
  return findHeader(rows, mapping, (cells) => guessColumns(cells, WORDS).includes('email'))
}

/** Returns the field of each column, from the mapping if there is one, else from its header. */
export function fieldsOf(headers: string[], mapping: Mapping | undefined): (Field | null)[] {
  return mapping ? mappedFields(headers, mapping) : guessColumns(headers, WORDS)
}
