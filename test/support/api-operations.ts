import { describeApp } from '../../src/cli/describe-app.ts'
import { loadConfig } from '../../src/config/config.ts'

export type Schema = Record<string, any>
export type Operation = {
  id: string
  method: string
  path: string
  /** Null: anyone may call it. */
  scope: string | null
  /** Only somebody who is signed in may call it, whatever their role. */
  forPeople: boolean
  /** Names of the parameters in the path, and what the segment before each is called: `events` for `/events/{id}`. */
  params: { name: string; of: string }[]
  query: { name: string; schema: Schema; required?: boolean }[]
  /** Schema of the JSON body, with every reference filled in. */
  body: Schema | null
  /** Schemas of its bodies of all media types, likewise. */
  bodies: Schema[]
  multipart: boolean
  raw: Schema
}

/** The document that the service publishes at this address. */
export async function readDocument(siteUrl = 'https://laurel.example.org'): Promise<Schema> {
  return JSON.parse(JSON.stringify(await describeApp(loadConfig({ SITE_URL: siteUrl }))))
}

/** All but streams, whose answers do not end: their own tests say what holds for them. */
export function operationsOf(document: Schema): Operation[] {
  return allOperationsOf(document).filter(
    ({ raw }) => !('text/event-stream' in (raw['responses']['200']?.content ?? {})),
  )
}

export function allOperationsOf(document: Schema): Operation[] {
  return Object.entries<Schema>(document['paths']).flatMap(([path, methods]) =>
    Object.entries<Schema>(methods).map(([method, raw]) => {
      const content = raw['requestBody']?.content ?? {}
      const segments = path.split('/')
      return {
        id: raw['operationId'],
        method: method.toUpperCase(),
        path,
        scope: raw['x-required-scope'] ?? null,
        forPeople: raw['security']?.length === 1 && 'cookieAuth' in raw['security'][0],
        params: segments.flatMap((segment, index) =>
          segment.startsWith('{') ? [{ name: segment.slice(1, -1), of: kindOf(segments.slice(1, index)) }] : [],
        ),
        query: (raw['parameters'] ?? []).filter((each: Schema) => each['in'] === 'query'),
        body: content['application/json'] ? resolve(content['application/json'].schema, document) : null,
        bodies: Object.values<Schema>(content).map(({ schema }) => resolve(schema, document)),
        multipart: 'multipart/form-data' in content,
        raw: { ...raw, responses: responsesOf(raw, document) },
      }
    }),
  )
}

/** Rules of the organisation share their segment with those of events. */
function kindOf(before: string[]): string {
  return before.join('/') === 'admin/automations' ? 'organisation-rules' : before.at(-1)!
}

/** Its responses by status, those that several operations share too. */
function responsesOf(raw: Schema, document: Schema): Schema {
  return Object.fromEntries(
    Object.entries<Schema>(raw['responses']).map(([status, response]) => [
      status,
      response['$ref'] === undefined ? response : document['components'].responses[response['$ref'].split('/').at(-1)],
    ]),
  )
}

/** The path with these values for its parameters, in their order. */
export function fillPath({ path }: { path: string }, values: (string | number)[]): string {
  const rest = [...values]
  return path.replace(/\{\w+\}/g, () => String(rest.shift()))
}

/** A copy in which every `$ref` is what it refers to. */
function resolve(value: any, document: Schema): any {
  if (Array.isArray(value)) return value.map((item) => resolve(item, document))
  if (typeof value !== 'object' || value === null) return value
  if (typeof value['$ref'] === 'string') {
    const names = value['$ref'].slice(2).split('/')
    return resolve(
      names.reduce((node, name) => node[name], document),
      document,
    )
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner, document)]))
}

const TEXTS: Record<string, string> = {
  email: 'someone@example.org',
  timestamp: '2026-11-20',
  'time-zone': 'UTC',
  language: 'tr',
  'image-address': 'placeholder',
  'scan-key': 'sample-key',
}

/** A value that the schema takes: what is required, or else one field, so that a change is one. */
export function sampleOf(schema: Schema): any {
  if (schema['enum']) return schema['enum'][0]
  const type = [schema['type']].flat()[0]
  if (type === 'object') {
    const properties: [string, Schema][] = Object.entries(schema['properties'] ?? {})
    const required = properties.filter(([name]) => schema['required']?.includes(name))
    const chosen = required.length > 0 ? required : properties.slice(0, 1)
    return Object.fromEntries(chosen.map(([name, inner]) => [name, sampleOf(inner)]))
  }
  if (type === 'array' && schema['examples']) return schema['examples'][0]
  if (type === 'array' && schema['uniqueItems'] && schema['items'].type === 'integer')
    return Array.from({ length: schema['minItems'] ?? 0 }, (_, nth) => nth + 1)
  if (type === 'array') return Array.from({ length: schema['minItems'] ?? 0 }, () => sampleOf(schema['items']))
  if (type === 'integer' || type === 'number') return schema['minimum'] ?? 1
  if (type === 'boolean') return true
  return (
    schema['examples']?.[0] ??
    TEXTS[schema['format']] ??
    (schema['description']?.includes('scope') ? 'events:read' : 'Sample')
  )
}
