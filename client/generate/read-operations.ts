import { nameOperation } from './name-operation.ts'
import type { Schema } from './write-type.ts'

type Schemas = Record<string, Schema>
type Media = Record<string, { schema: Schema }>
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema }
type Told = {
  operationId: string
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Media; required?: boolean }
  responses: Record<string, { content?: Media }>
}

export type ApiDocument = {
  paths: Record<string, Record<string, Told>>
  webhooks: Record<string, { post: Pick<Told, 'requestBody'> }>
  components: { schemas: Schemas }
}

/** An operation in the client: `name` is `crm.contacts.list`, `path` starts after the base URL of the API. */
export type Operation = {
  name: string
  method: string
  path: string
  comment: (string | undefined)[]
  inPath: Parameter[]
  body: { kind: 'json' | 'form' | 'either'; schemas: Schema[]; required: boolean } | null
  query: Parameter[]
  answer: Answer
  /** It takes no Idempotency-Key, so that sending it again repeats its effect. */
  once: boolean
}

/** Rows of a list in pages, a file, or JSON by status; undefined is a response without a body. */
type Answer =
  | { kind: 'page'; rows: Schema }
  | { kind: 'file' }
  | { kind: 'json'; byStatus: Record<string, Schema | undefined> }

const JSON_TYPE = 'application/json'

/**
 * Returns every operation of the document except streams, for which there is `EventSource`. One that also returns
 * tables has a second method, which gets them as files.
 */
export function readOperations({ paths, components: { schemas } }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, told]) => !isStream(told))
      .flatMap(([method, told]) => readOperation(path, method, told, schemas)),
  )
}

function isStream({ responses }: Told): boolean {
  return 'text/event-stream' in (responses['200']?.content ?? {})
}

function readOperation(path: string, method: string, told: Told, schemas: Schemas): Operation[] {
  const { operationId, summary, description, parameters = [] } = told
  const body = readBody(told, method === 'post' ? schemas : null)
  const inForm =
    body?.kind === 'json' ? [] : (body?.schemas.flatMap((each) => Object.keys(each.properties ?? {})) ?? [])
  const query = parameters.filter((each) => each.in === 'query' && !inForm.includes(each.name))
  const operation: Operation = {
    name: nameOperation(operationId),
    method: method.toUpperCase(),
    path,
    comment: [summary, description],
    inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameters.find((each) => each.name === name)!),
    body,
    query: query.filter(({ name }) => name !== 'format'),
    answer: readAnswer(told),
    once: method === 'post' && !parameters.some(({ name }) => name === 'Idempotency-Key'),
  }
  const format = query.find(({ name }) => name === 'format')
  if (format === undefined) return [operation]
  const files = { ...format, required: true, schema: { enum: format.schema.enum!.filter((each) => each !== 'json') } }
  const paged = ['page', 'limit']
  return [
    operation,
    {
      ...operation,
      name: nameExport(operation.name),
      query: [...query.filter(({ name }) => name !== 'format' && !paged.includes(name)), files],
      answer: { kind: 'file' },
    },
  ]
}

/** Names the file variant of `sessions.list` `sessions.export`, and of `audit.listRequests` `audit.exportRequests`. */
function nameExport(name: string): string {
  const [, resource, method] = /^(.*)\.(?:list)?(\w*)$/.exec(name)!
  return `${resource}.export${method!.charAt(0).toUpperCase()}${method!.slice(1)}`
}

/** A body whose fields are all optional is optional itself, except in an update, where it would be a mistake. */
function readBody({ requestBody }: Told, mayBeEmpty: Schemas | null): Operation['body'] {
  if (requestBody === undefined) return null
  const form = requestBody.content['multipart/form-data']?.schema
  const json = requestBody.content[JSON_TYPE]?.schema
  const kind = form && json ? 'either' : form ? 'form' : 'json'
  const all = [form, json].filter((each) => each !== undefined)
  const needless = mayBeEmpty !== null && all.every((each) => !resolve(each, mayBeEmpty).required?.length)
  return { kind, schemas: all, required: requestBody.required === true && !needless }
}

function readAnswer({ parameters = [], responses }: Told): Answer {
  const good = Object.entries(responses).filter(([status]) => /^2/.test(status))
  const byStatus = good.map(([status, { content }]) => [status, content?.[JSON_TYPE]?.schema] as const)
  const [first] = byStatus
  if (good.some(([, { content }]) => content && !(JSON_TYPE in content))) return { kind: 'file' }
  if (first?.[1]?.type === 'array' && parameters.some(({ name }) => name === 'page'))
    return { kind: 'page', rows: first[1].items! }
  return { kind: 'json', byStatus: Object.fromEntries(byStatus) }
}

const resolve = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema

/** The responses of a dry run and of the action; for a shared status, the action's comes first. */
export function answersOfBoth(answers: [string, Schema | undefined][]): Record<string, Schema | undefined>[] {
  const [[first, schema], [second, done]] = answers as [(typeof answers)[0], (typeof answers)[0]]
  if (!schema?.anyOf) return [{ [first]: schema }, { [second]: done }]
  const [acted, tried] = schema.anyOf
  return [{ [first]: tried }, { [first]: acted, [second]: done }]
}

/** Names an id after its resource: in `/admin/events/{id}/attendees` it is `eventId`. */
export function nameArgument(name: string, path: string): string {
  const [, parent] = /([\w-]+)s\/\{id\}\//.exec(path) ?? []
  return camelCase(name === 'id' && parent ? `${parent}_id` : name)
}

const camelCase = (name: string) => name.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
