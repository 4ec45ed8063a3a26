import { findHeader, type Mapping as MappingTo, mappedFields } from '../../../lib/spreadsheet/column-mapping.ts'
import { guessColumns } from '../../../lib/spreadsheet/guess-columns.ts'
import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import type { Row } from '../../../lib/spreadsheet/read-rows.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import type { DefinedValue } from '../../events/index.ts'

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
type PersonalField = (typeof FIELDS)[number]
/** A column holds a field of the person, or a value of certificates that the event defines. */
export type Field = PersonalField | `values.${string}`

export type Mapping = MappingTo<Field>

const VALUE = 'values.'
const TARGET = new RegExp(`^(?:${FIELDS.join('|')}|values\\.[a-z][a-z0-9_]{0,39})$`)
export const TARGETS = `${FIELDS.join(', ')} or values.KEY`
defineFormat('attendee-column', {
  accepts: (text) => TARGET.test(text),
  problem: ['enum', `must be one of ${TARGETS}`],
  pattern: TARGET.source,
})

/** Returns the key of the value that a field holds; null for a field of the person. */
export const valueKeyOf = (field: string): string | null => (field.startsWith(VALUE) ? field.slice(VALUE.length) : null)

/** Returns the header row: the one of the mapping, or the first with an email column. */
export function headerOf(rows: Row[], mapping: Mapping | undefined): Row {
  return findHeader(rows, mapping, (cells) => guessColumns(cells, WORDS).includes('email'))
}

/**
 * Returns the field of each column, from the mapping if there is one, else from its header: values are known by their
 * label or key, unless the header is known as a field of the person.
 */
export function fieldsOf(
  headers: string[],
  mapping: Mapping | undefined,
  values: readonly DefinedValue[] = [],
): (Field | null)[] {
  if (mapping) return mappedFields(headers, mapping)
  const fields: (Field | null)[] = guessColumns(headers, WORDS)
  const keys = headers.map(headerKey)
  for (const { key, label } of values) {
    const names = [label, key, VALUE + key].map(headerKey).filter((name) => name !== '')
    const at = keys.findIndex((each, place) => fields[place] === null && names.includes(each))
    if (at >= 0) fields[at] = `${VALUE}${key}`
  }
  return fields
}
