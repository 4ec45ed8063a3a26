import { findHeader, type Mapping as MappingTo, mappedFields } from '../../../lib/spreadsheet/column-mapping.ts'
import { guessColumns } from '../../../lib/spreadsheet/guess-columns.ts'
import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import type { Row } from '../../../lib/spreadsheet/read-rows.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import type { DefinedValue } from '../../events/index.ts'

/** Headers of the status, of the registration type and, by their names, of columns in `attendee-details.ts`. */
const HEADERS = {
  status: ['status', 'durum', 'attendance', 'estado', 'statut', 'stato'],
  registration_type: [
    ...['registration type', 'ticket type', 'attendee type', 'kayıt türü', 'bilet türü', 'katılımcı türü'],
    ...['tipo de registro', "type d'inscription", 'tipo di iscrizione', 'anmeldeart'],
  ],
}
/** Headers that mean the registration type where nothing else of the event has such a name. */
const TYPE_HEADERS = ['type', 'tür', 'tipo', 'art']
type OwnField = keyof typeof HEADERS
const WORDS = Object.entries(HEADERS).map(
  ([field, words]) => [field as OwnField, new Set(words.map(headerKey))] as const,
)

/** Fields a column can hold; `name` is a full name. */
export const FIELDS = ['first_name', 'last_name', 'name', 'email', ...(Object.keys(HEADERS) as OwnField[])] as const
type PersonalField = (typeof FIELDS)[number]
/** The registration types that a column can name. */
export type NamedType = { id: number; name: string }
/** A column holds a field of the person, a value of certificates that the event defines, or an answer. */
export type Field = PersonalField | `values.${string}` | `answers.${string}`

export type Mapping = MappingTo<Field>

const VALUE = 'values.'
const ANSWER = 'answers.'
const TARGET = new RegExp(`^(?:${FIELDS.join('|')}|values\\.[a-z][a-z0-9_]{0,39}|answers\\.[a-z0-9][a-z0-9_-]{0,63})$`)
export const TARGETS = `${FIELDS.join(', ')}, values.KEY or answers.ID`
defineFormat('attendee-column', {
  accepts: (text) => TARGET.test(text),
  problem: ['enum', `must be one of ${TARGETS}`],
  pattern: TARGET.source,
})

/** Returns the key of the value that a field holds; null for a field of the person. */
export const valueKeyOf = (field: string): string | null => (field.startsWith(VALUE) ? field.slice(VALUE.length) : null)

/** Returns the id of the question whose answer a field holds; null for any other field. */
export const questionIdOf = (field: string): string | null =>
  field.startsWith(ANSWER) ? field.slice(ANSWER.length) : null

/** Returns the header row: the one of the mapping, or the first with an email column. */
export function headerOf(rows: Row[], mapping: Mapping | undefined): Row {
  return findHeader(rows, mapping, (cells) => guessColumns(cells, WORDS).includes('email'))
}

/**
 * Returns the field of each column, from the mapping if there is one, else from its header: values are known by their
 * label or key, and answers by the label or id of their question, unless the header is known as a field of the person.
 * Registration types have a column only in an event with types.
 */
export function fieldsOf(
  headers: string[],
  mapping: Mapping | undefined,
  values: readonly DefinedValue[] = [],
  questions: readonly Pick<Question, 'id' | 'label'>[] = [],
  types: readonly NamedType[] = [],
): (Field | null)[] {
  if (mapping) return mappedFields(headers, mapping)
  const words = WORDS.filter(([field]) => field !== 'registration_type' || types.length > 0)
  const fields: (Field | null)[] = guessColumns(headers, words)
  const keys = headers.map(headerKey)
  const own = [
    ...values.map(({ key, label }) => ({ field: `${VALUE}${key}` as const, names: [label, key] })),
    ...questions.map(({ id, label }) => ({ field: `${ANSWER}${id}` as const, names: [label, `${label} [${id}]`, id] })),
    ...(types.length > 0 ? [{ field: 'registration_type' as const, names: TYPE_HEADERS }] : []),
  ]
  for (const { field, names } of own) {
    if (fields.includes(field)) continue
    const known = [...names, field].map(headerKey).filter((name) => name !== '')
    const at = keys.findIndex((each, place) => fields[place] === null && known.includes(each))
    if (at >= 0) fields[at] = field
  }
  return fields
}
