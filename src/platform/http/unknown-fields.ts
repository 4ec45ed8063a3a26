import type { FastifyReply } from 'fastify'

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  maxItems?: number
}

/** A body has room for a hundred thousand; the header names as many as it can carry. */
const MAX_NAMED = 1_000

/**
 * The body with only the fields that its schema names, and the paths of others (`survey.0.colour`), at most a thousand.
 * Objects whose schema names no properties are taken as they are. Of a list that is too long, one entry more than it
 * may have is kept, which is enough to refuse it: judging half a million takes a second.
 */
export function keepKnownFields(value: unknown, schema: object): { value: unknown; unknown: string[] } {
  const unknown: string[] = []
  return { value: keep(value, schema, [], unknown), unknown }
}

function keep(value: unknown, schema: JsonSchema, path: string[], unknown: string[]): unknown {
  const { items, maxItems = Number.POSITIVE_INFINITY, properties } = schema
  if (Array.isArray(value) && items)
    return value.slice(0, maxItems + 1).map((item, index) => keep(item, items, [...path, String(index)], unknown))
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !properties) return value
  const kept: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (known) kept[name] = keep((value as Record<string, unknown>)[name], known, [...path, name], unknown)
    else if (unknown.length < MAX_NAMED) unknown.push([...path, name].join('.'))
  }
  return kept
}

/**
 * Tells in `X-Ignored-Fields` which fields took no effect: what a header cannot carry is percent-encoded, and the list is
 * cut at 2,000 characters.
 */
export function nameIgnoredFields(reply: FastifyReply, names: string[]): void {
  if (names.length === 0) return
  const list = names.map((name) => encodeURIComponent(name.toWellFormed())).join(', ')
  reply.header('X-Ignored-Fields', list.slice(0, 2_000))
}
