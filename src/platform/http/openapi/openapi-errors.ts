import { headerRefs } from './openapi-answers.ts'
import { errorExamples } from './openapi-error-examples.ts'

const common = {
  code: { type: 'string', description: 'A stable code for programs' },
  request_id: { type: 'string', description: 'Include it when you ask for support' },
}

const problem = {
  type: 'object',
  title: 'FieldProblem',
  required: ['loc', 'msg', 'type'],
  properties: {
    loc: {
      type: 'array',
      items: { type: 'string' },
      description: 'Location of the field: body, query, path or header, then the path to it',
    },
    msg: { type: 'string', description: 'The problem, for people' },
    type: { type: 'string', description: 'A stable code for programs' },
  },
}

const errorSchema = (title: string, detail: object) => ({
  type: 'object',
  title,
  required: ['detail', 'code', 'request_id'],
  properties: { detail, ...common },
})

const Failure = errorSchema('Error', { type: 'string', description: 'The problem and the fix, for people' })
const ValidationFailure = errorSchema('ValidationError', {
  type: 'array',
  items: problem,
  description: 'All missing or invalid fields',
})

/** Creates an error response for the document; a route lists those besides the usual ones. */
export function errorAnswer(description: string, schema: object = Failure) {
  return { description, content: { 'application/json': { schema } } }
}

/** Creates the 412 response of an update whose record has changed in the meantime, with the stored record. */
export function staleAnswer(record: object) {
  const { title } = record as { title?: string }
  const failure = errorSchema(`Stale${title}`, Failure.properties.detail)
  return errorAnswer('The record has changed since it was read', {
    ...failure,
    required: [...failure.required, 'current'],
    properties: { ...failure.properties, current: record },
  })
}

/** Creates a response that many operations share, with examples and headers. */
function usual(status: number, description: string, { schema = Failure as object, headers = [] as string[] } = {}) {
  const content = { 'application/json': { schema, examples: errorExamples(status) } }
  return { description, headers: headerRefs('X-Request-Id', ...headers), content }
}

/** The error responses that many operations share, as `components.responses` of the document. */
export const USUAL_REFUSALS = {
  BadRequest: usual(400, 'The request is malformed, or not possible in this state'),
  Unauthenticated: usual(401, 'The key is missing or invalid', { headers: ['WWW-Authenticate'] }),
  Forbidden: usual(403, 'The key lacks the scope that the operation requires'),
  NotFound: usual(404, 'There is no such record'),
  Conflict: usual(409, 'The request conflicts with existing data'),
  PayloadTooLarge: usual(413, 'The body is too large'),
  UriTooLong: usual(414, 'A part of the URL is too long'),
  UnsupportedMediaType: usual(415, 'The operation does not accept this content type'),
  ValidationFailed: usual(422, 'A field is missing or invalid', { schema: ValidationFailure }),
  RateLimited: usual(429, 'Too many requests', { headers: ['Retry-After', 'RateLimit', 'RateLimit-Policy'] }),
  Unavailable: usual(503, 'The database cannot be reached right now', { headers: ['Retry-After'] }),
}

/** Returns the shared error responses of an operation, by status. */
export function usualRefusals({
  changes,
  secured,
  inPath,
  input,
}: Record<'changes' | 'secured' | 'inPath' | 'input', boolean>): Record<number, keyof typeof USUAL_REFUSALS> {
  return {
    ...(secured ? { 401: 'Unauthenticated', 403: 'Forbidden' } : {}),
    ...(inPath ? { 404: 'NotFound', 414: 'UriTooLong' } : {}),
    ...(changes ? { 409: 'Conflict', 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' } : {}),
    ...(input || changes ? { 400: 'BadRequest', 422: 'ValidationFailed' } : {}),
    429: 'RateLimited',
    503: 'Unavailable',
  }
}
