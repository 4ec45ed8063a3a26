import { USUAL_REFUSALS, usualRefusals } from './openapi-errors.ts'
import { tellTexts, type Words } from './openapi-texts.ts'

type Json = Record<string, unknown>
type Response = { description: string; headers?: Json; content?: Record<string, { schema: Json }> }
type Operation = {
  operationId?: string
  'x-required-scope'?: string
  parameters?: Json[]
  requestBody?: Json
  security?: unknown[]
  tags?: string[]
  responses: Record<string, Response | { $ref: string }>
}
export type Document = {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Pick<Operation, 'tags'>>>
  components?: { schemas?: Json; responses?: unknown }
  tags?: { name: string }[]
}

const DESCRIPTIONS: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Taken; a job does it',
  204: 'Done, without a body',
  404: 'There is no such record',
}

const number = (description: string) => ({ description, schema: { type: 'integer' } })
const text = (description: string) => ({ description, schema: { type: 'string' } })

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]*$' },
  description: 'The same request with the same key is done once and answered alike for 24 hours',
}

/**
 * The document as client generators like it: schemas that have a title become named ones, files are binary, and the
 * headers that belong to the conventions of the interface are told.
 * @param words what texts of some format can be
 */
export function finishDocument(collected: Document, words: Words): Document {
  // One schema may stand in requests and in answers, of which other things are told.
  const document: Document = JSON.parse(JSON.stringify(collected))
  const tags = new Set<string>()
  for (const methods of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const tag of operation.tags ?? []) tags.add(tag)
      addRefusals(method, operation)
      if (method === 'post' && operation.security?.length)
        operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
      for (const [status, response] of Object.entries(operation.responses))
        if ('description' in response) finishResponse(operation, status, response)
    }
  }
  tellTexts(Object.values(document.paths ?? {}).flatMap(Object.values<Operation>), words)
  for (const methods of Object.values(document.webhooks ?? {}))
    for (const operation of Object.values(methods)) for (const tag of operation.tags ?? []) tags.add(tag)
  const schemas: Json = {}
  const paths = hoistNamed(document.paths, schemas) as Document['paths'] & object
  const webhooks = hoistNamed(document.webhooks, schemas) as Document['webhooks'] & object
  const responses = hoistNamed(USUAL_REFUSALS, schemas)
  return {
    ...document,
    paths,
    webhooks,
    components: { ...document.components, responses, schemas: { ...document.components?.schemas, ...schemas } },
    tags: [...tags].map((name) => ({ name })),
  }
}

/** What an operation can refuse besides what its route says. */
function addRefusals(method: string, { parameters = [], requestBody, security, responses }: Operation): void {
  const usual = usualRefusals({
    changes: ['post', 'put', 'patch'].includes(method),
    secured: Boolean(security?.length),
    inPath: parameters.some((each) => each['in'] === 'path'),
    input: parameters.length > 0 || requestBody !== undefined,
  })
  for (const [status, name] of Object.entries(usual)) responses[status] ??= { $ref: `#/components/responses/${name}` }
}

function finishResponse(operation: Operation, status: string, response: Response): void {
  if (response.description === 'Default Response') response.description = DESCRIPTIONS[status] ?? response.description
  for (const [type, media] of Object.entries(response.content ?? {})) {
    if (!type.includes('json') && !media.schema['type'])
      Object.assign(media.schema, { type: 'string', format: 'binary' })
  }
  const pages = operation.parameters?.some(({ name }) => name === 'page')
  if (status === '200' && pages) {
    response.headers = {
      'X-Total-Count': number('Rows in the whole list'),
      Link: text('Other pages, as RFC 8288 has it'),
    }
  }
}

/** Replaces every schema that has a title by a reference to one of that name. @throws when two differ under one name */
function hoistNamed(value: unknown, schemas: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => hoistNamed(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hoistNamed(inner, schemas)]))
  const { title } = copy
  if (typeof title !== 'string' || !('type' in copy)) return copy
  schemas[title] ??= copy
  if (JSON.stringify(schemas[title]) !== JSON.stringify(copy))
    throw new Error(`Two different schemas have the title ${title}.`)
  return { $ref: `#/components/schemas/${title}` }
}

/** What a review of the API looks at first: a line for each operation, with method, path, scope and name. */
export function listOperations({ paths = {} }: Document): string {
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, 'x-required-scope': scope = '-' }]) =>
      [method.toUpperCase().padEnd(6), path, scope, operationId].join(' '),
    ),
  )
  return `${lines.sort((a, b) => (a.slice(7) < b.slice(7) ? -1 : 1)).join('\n')}\n`
}
