import type { FastifyReply, FastifyRequest } from 'fastify'
import { shortName } from './short-name.ts'
import { textFormats } from './text-formats.ts'

type JsonSchema = {
  format?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  maxItems?: number
  maxProperties?: number
  additionalProperties?: unknown
}

/** A body can have 100,000 unknown fields. The header has room for fewer than this. */
const MAX_NAMED = 1_000
const MAX_PARAMETERS = 100

/**
 * Returns the body with only the fields that its schema names, and the paths of at most 1,000 others
 * (`survey.0.colour`). An object whose schema names no properties keeps all of them, and so does a closed one
 * (`additionalProperties: false`), which validation then rejects. A list or free object that is too
 * large keeps one entry more than its limit: enough to reject it, while validating 100,000 entries would take half a
 * second. Texts of a trimmed format, such as email addresses, lose the white space around them.
 */
export function keepKnownFields(value: unknown, schema: object): { value: unknown; unknown: string[] } {
  const unknown: string[] = []
  return { value: keep(value, schema, [], unknown), unknown }
}

function keep(value: unknown, schema: JsonSchema, path: string[], unknown: string[]): unknown {
  const { items, maxItems = Number.POSITIVE_INFINITY, properties, additionalProperties } = schema
  if (typeof value === 'string') return textFormats.get(schema.format ?? '')?.isTrimmed ? value.trim() : value
  if (Array.isArray(value) && items)
    return value.slice(0, maxItems + 1).map((item, index) => keep(item, items, [...path, String(index)], unknown))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (!properties) return firstEntries(value, schema.maxProperties)
  const kept: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (known || additionalProperties === false)
      kept[name] = keep((value as Record<string, unknown>)[name], known ?? {}, [...path, name], unknown)
    else if (unknown.length < MAX_NAMED) unknown.push([...path, shortName(name)].join('.'))
  }
  return kept
}

function firstEntries(value: object, limit = Number.POSITIVE_INFINITY): object {
  if (Object.keys(value).length <= limit) return value
  return Object.fromEntries(Object.entries(value).slice(0, limit + 1))
}

/** Lists the fields of a body that had no effect in `X-Ignored-Fields`. */
export function nameIgnoredFields(reply: FastifyReply, names: string[]): void {
  nameIn(reply, 'X-Ignored-Fields', names)
}

/**
 * Lists query parameters that an operation does not have, at most 100, in `X-Ignored-Parameters`. Routes that the
 * document does not list, such as pages and links in emails, get parameters that other programs append.
 */
export function nameIgnoredParameters({ query, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const schema = routeOptions.schema as { operationId?: string; querystring?: JsonSchema } | undefined
  if (schema?.operationId === undefined) return
  const known = schema.querystring?.properties ?? {}
  const unknown: string[] = []
  for (const name in query as object)
    if (!Object.hasOwn(known, name) && unknown.length < MAX_PARAMETERS) unknown.push(shortName(name))
  nameIn(reply, 'X-Ignored-Parameters', unknown)
}

/** Percent-encodes characters that a header cannot carry, and cuts the list at 2,000 characters. */
function nameIn(reply: FastifyReply, header: string, names: string[]): void {
  if (names.length === 0) return
  const list = names.map((name) => encodeURIComponent(name.toWellFormed())).join(', ')
  reply.header(header, list.slice(0, 2_000))
}
