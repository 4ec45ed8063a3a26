import { forGenerators, NEEDS } from '../validation/for-generators.ts'
import { IF_MATCH } from '../validation/if-match.ts'
import { ANSWER_HEADERS, type DocumentedAnswer, headerRefs, headersOf, wordsFor } from './openapi-answers.ts'
import { errorExamples } from './openapi-error-examples.ts'
import { USUAL_REFUSALS, usualRefusals } from './openapi-errors.ts'
import { addExamples, type Examples } from './openapi-examples.ts'
import { documentTexts, type Patterns, type Words } from './openapi-texts.ts'

type Json = Record<string, unknown>
type Response = DocumentedAnswer
type Operation = {
  operationId?: string
  'x-required-scope'?: string
  'x-versioned'?: true
  parameters?: Json[]
  requestBody?: Json
  security?: unknown[]
  tags?: string[]
  responses: Record<string, Response | { $ref: string }>
}
export type Document = {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Pick<Operation, 'tags'>>>
  components?: { schemas?: Json; responses?: unknown; headers?: unknown }
  tags?: { name: string; description: string }[]
}

type Told = { words: Words; patterns: Patterns; tags: Readonly<Record<string, string>>; examples: Examples }

const ERRORS = new Set<unknown>(['Error', 'ValidationError'])

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]*$' },
  description:
    'Repeating a request with the same key within 24 hours has no further effect and returns the same response',
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: IF_MATCH },
  description: 'The ETag of the record that you read: 412 if it has changed since. Omitted: any version',
  example: '"7"',
}

/**
 * Finishes the document for client generators: schemas with a title become named components, files are binary, and the
 * API's common headers are documented.
 * @param words the allowed texts of some formats, and `patterns` their patterns
 * @param tags the tags of operations, in order.
 * @throws Error for a tag of an operation that is not among them
 */
export function finishDocument(collected: Document, { words, patterns, tags, examples }: Told): Document {
  // A schema may be used in both requests and responses, which are documented differently.
  const document: Document = JSON.parse(JSON.stringify(collected))
  const used = new Set<string>()
  for (const methods of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const tag of operation.tags ?? []) used.add(tag)
      addExamples(operation as never, examples)
      addRefusals(method, operation)
      if (method === 'post') allowNoBody(operation)
      if (method === 'post' && operation['x-required-scope'])
        operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
      if (operation['x-versioned']) documentRevisions(method, operation)
      for (const [status, response] of Object.entries(operation.responses))
        if ('description' in response) finishResponse(method, operation, status, response)
    }
  }
  documentTexts(Object.values(document.paths ?? {}).flatMap(Object.values<Operation>), { words, patterns })
  for (const methods of Object.values(document.webhooks ?? {}))
    for (const operation of Object.values(methods)) for (const tag of operation.tags ?? []) used.add(tag)
  const schemas: Json = {}
  const paths = hoistNamed(forGenerators(document.paths), schemas) as Document['paths'] & object
  const webhooks = hoistNamed(forGenerators(document.webhooks), schemas) as Document['webhooks'] & object
  const responses = hoistNamed(USUAL_REFUSALS, schemas)
  return {
    ...document,
    paths,
    webhooks,
    components: {
      ...document.components,
      responses,
      headers: ANSWER_HEADERS,
      schemas: { ...document.components?.schemas, ...schemas },
    },
    tags: describeTags(used, tags),
  }
}

/** An action whose fields are all optional also accepts no body, as the server does, unless it needs one of them. */
function allowNoBody({ requestBody }: Operation): void {
  const media = Object.entries((requestBody?.['content'] ?? {}) as Record<string, { schema: Json }>)
  const [type, { schema }] = media[0] ?? ['', { schema: {} }]
  if (media.length !== 1 || type !== 'application/json' || schema['type'] !== 'object') return
  if (!(schema['required'] as unknown[] | undefined)?.length && !(NEEDS in schema)) requestBody!['required'] = false
}

function describeTags(used: ReadonlySet<string>, tags: Readonly<Record<string, string>>): Document['tags'] & object {
  for (const tag of used) if (tags[tag] === undefined) throw new Error(`Nobody says what the tag ${tag} is about.`)
  return Object.entries(tags).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : []))
}

function documentRevisions(method: string, operation: Operation): void {
  delete operation['x-versioned']
  if (method !== 'get') operation.parameters = [...(operation.parameters ?? []), ifMatch]
  for (const [status, response] of Object.entries(operation.responses))
    if (status === '200' && 'content' in response) response.headers = headerRefs('ETag')
}

/** Adds the error responses that an operation can return besides those of its route. */
function addRefusals(method: string, { parameters = [], requestBody, security, responses }: Operation): void {
  const usual = usualRefusals({
    changes: ['post', 'put', 'patch'].includes(method),
    secured: Boolean(security?.length),
    inPath: parameters.some((each) => each['in'] === 'path'),
    input: parameters.length > 0 || requestBody !== undefined,
  })
  for (const [status, name] of Object.entries(usual)) responses[status] ??= { $ref: `#/components/responses/${name}` }
}

function finishResponse(method: string, operation: Operation, status: string, response: Response): void {
  const { parameters = [], requestBody, security } = operation
  if (response.description === 'Default Response') response.description = wordsFor(status, response)
  const asked = { method, status, parameters, secured: Boolean(security?.length), hasBody: requestBody !== undefined }
  response.headers = { ...response.headers, ...headersOf(asked) }
  const examples = Number(status) >= 400 ? errorExamples(Number(status)) : undefined
  for (const [type, media] of Object.entries(response.content ?? {})) {
    if (!type.includes('json') && !media.schema['type'])
      Object.assign(media.schema, { type: 'string', ...(type === 'text/event-stream' ? {} : { format: 'binary' }) })
    if (examples && ERRORS.has(media.schema['title'])) media.examples ??= examples
  }
}

/**
 * Replaces every schema that has a title by a reference to a component of that name.
 * @throws Error if two schemas with one title differ
 */
function hoistNamed(value: unknown, schemas: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => hoistNamed(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hoistNamed(inner, schemas)]))
  const { title } = copy
  if (typeof title !== 'string' || !('type' in copy || 'anyOf' in copy)) return copy
  schemas[title] ??= copy
  if (JSON.stringify(schemas[title]) !== JSON.stringify(copy))
    throw new Error(`Two different schemas have the title ${title}.`)
  return { $ref: `#/components/schemas/${title}` }
}

/** Lists all operations for a review of the API: a line each with method, path, scope and id. */
export function listOperations({ paths = {} }: Document): string {
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, 'x-required-scope': scope = '-' }]) =>
      [method.toUpperCase().padEnd(6), path, scope, operationId].join(' '),
    ),
  )
  return `${lines.sort((a, b) => (a.slice(7) < b.slice(7) ? -1 : 1)).join('\n')}\n`
}
