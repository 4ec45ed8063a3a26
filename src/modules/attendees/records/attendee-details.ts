import { Type } from '../../../lib/type.ts'
import { LanguageTag, nullable } from '../../../platform/http/validation/schema.ts'

/**
 * The columns of an attendee that hold one optional text. A new column needs a migration and an entry in each list of
 * this file. The API, imports, exports and the rules for personal data read these lists; the headers that an import
 * recognises are in `attendee-fields.ts`.
 */
export const attendeeDetails = {
  language: nullable(
    Type.String({ description: 'Language of emails to the attendee, BCP 47; null: the language of the event' }),
  ),
}
/** The same columns in requests. */
export const detailInputs = {
  language: nullable(LanguageTag('BCP 47: what they are written to in; null: that of the event')),
}
/** Details that are personal data: they become null when the attendee is erased. */
export const PERSONAL_DETAILS: readonly Detail[] = []

type Detail = keyof typeof attendeeDetails
export type Details = Record<Detail, string | null>

export const DETAILS = Object.keys(attendeeDetails) as readonly Detail[]

/** Returns the given details, trimmed; those that are left out keep the value before, null for a new attendee. */
export function nextDetails(given: Partial<Details>, before?: Details): Details {
  const next = DETAILS.map((key) => [
    key,
    given[key] === undefined ? (before?.[key] ?? null) : given[key]?.trim() || null,
  ])
  return Object.fromEntries(next) as Details
}
