import type { TProperties, TSchema } from 'typebox'
import { Type } from '../../lib/type.ts'

/** A kind of domain event: its name, when it is recorded, and the schema of the envelope's `data`. */
export type EventType = {
  type: string
  summary: string
  data: TSchema
  /** The table whose rows its `subjectId`s are of. */
  subject: string
  /** Its `data` without what is of a person: names, addresses and the like empty or null, so that it is of the schema still. */
  redact: (data: never) => object
  /** Its `data` tells of several people, so that none of them is shown it as theirs. */
  ofMany?: true
  /** Whom it is for: subscribers outside as well, unless it says that it is internal. */
  audience?: 'internal'
}

/** The `data` of an event: nothing is in it that the schema does not tell. `title` is its name in the OpenAPI document. */
export function eventData<T extends TProperties>(title: string, properties: T) {
  return Type.Object(properties, { title, additionalProperties: false })
}

/** What subscribers can be told of. */
export function announced(types: readonly EventType[]): EventType[] {
  return types.filter(({ audience }) => audience !== 'internal')
}
