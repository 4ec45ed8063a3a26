import type { TProperties, TSchema } from 'typebox'
import { Type } from '../../lib/type.ts'

/** A kind of domain event: its name, when it is recorded, and the schema of the envelope's `data`. */
export type EventType = {
  type: string
  summary: string
  data: TSchema
  /** The table that `subjectId` refers to. */
  subject: string
  /**
   * Removes personal data from `data`: names, addresses and the like become empty or null, so that it still matches the
   * schema.
   */
  redact: (data: never) => object
  /** Its `data` describes several people, so no person's export shows it. */
  ofMany?: true
  /** `internal` events are not delivered to external subscribers. */
  audience?: 'internal'
}

/**
 * Creates the schema of an event's `data`, which allows no other fields. `title` is its name in the OpenAPI document.
 */
export function eventData<T extends TProperties>(title: string, properties: T) {
  return Type.Object(properties, { title, additionalProperties: false })
}

/** Returns the kinds of events that subscribers can receive. */
export function announced(types: readonly EventType[]): EventType[] {
  return types.filter(({ audience }) => audience !== 'internal')
}
