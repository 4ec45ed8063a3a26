import { type TProperties, type TSchema, Type } from 'typebox'

/** A kind of domain event as receivers know it: its name, when it is sent, and the schema of the envelope's `data`. */
export type EventType = { type: string; summary: string; data: TSchema }

/** The `data` of an event: nothing is in it that the schema does not tell. `title` is its name in the OpenAPI document. */
export function eventData<T extends TProperties>(title: string, properties: T) {
  return Type.Object(properties, { title, additionalProperties: false })
}
