import type { Static, TSchema } from 'typebox'
import { Type } from '../../../lib/type.ts'

/** Allows null in a schema. It is written as a type list, which errors and OpenAPI 3.1 show better than `anyOf`. */
export function nullable<T extends TSchema>(schema: T) {
  const { title: _, ...plain } = schema as unknown as { type: string; title?: string; enum?: unknown[] }
  const widened = { ...plain, type: [plain.type, 'null'], ...(plain.enum ? { enum: [...plain.enum, null] } : {}) }
  return Type.Unsafe<Static<T> | null>(widened)
}

/** One of the given values. */
export function oneOf<const T extends readonly string[]>(
  values: T,
  options: { description?: string; default?: T[number] } = {},
) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options })
}

/** A file in a multipart body, for the document. */
export const UploadedFile = Type.String({ format: 'binary', description: 'The file' })

/** The identifier of a record, in its path or in itself. */
export const Id = Type.Integer({ description: 'Identifier' })

/** The identifier of another record, or of one of several in a path. */
export function IdOf(record: string) {
  return Type.Integer({ description: `Identifier of the ${record}` })
}

/** A time in a response: UTC, milliseconds, `Z`. */
export const Timestamp = Type.String({
  format: 'date-time',
  description: 'UTC',
  examples: ['2026-11-20T09:30:00.000Z'],
})

/** A time in a response, described by its event. */
export function TimeOf(what: string) {
  return { ...Timestamp, description: `${what}, UTC` }
}

/** A time in a response, or null with the given meaning. */
export function TimeOrNull(what: string, none: string) {
  return nullable({ ...Timestamp, description: `${what}, UTC; null: ${none}` })
}

export const CreatedAt = TimeOf('When it was created')
export const UpdatedAt = TimeOf('When it was last changed')

/** A time in a request: ISO 8601, with or without a zone; without one it is UTC (decisions.md). */
export const TimestampInput = Type.String({
  format: 'timestamp',
  maxLength: 40,
  description: 'ISO 8601, for example 2026-11-20T09:30:00. Without a zone it is UTC; a date alone is midnight UTC.',
})

/** A date without a time, such as 2026-11-20. */
export const Day = (description: string) => Type.String({ format: 'day', description, examples: ['2026-11-20'] })

export const Page = {
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page number, starting at 1' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 20, description: 'Rows per page; values above 200 are reduced to 200' }),
  ),
}

export const Search = Type.Optional(
  Type.String({
    maxLength: 300,
    description: 'Text to find, ignoring case and accents; every character is literal',
  }),
)

/** A language that Laurel has texts in. */
export function LanguageTag(description: string) {
  return Type.String({ maxLength: 35, format: 'language', description, examples: ['tr', 'en-GB'] })
}

/** A trimmed, non-empty text of at most `maxLength` characters. */
export function Title(maxLength: number, description: string) {
  return Type.String({ minLength: 1, maxLength, format: 'not-blank', description })
}
