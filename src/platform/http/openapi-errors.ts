import type { FastifySchema } from 'fastify'

const common = {
  code: { type: 'string', description: 'A stable word for programs' },
  request_id: { type: 'string', description: 'Name it when you ask for help' },
}

const problem = {
  type: 'object',
  title: 'FieldProblem',
  required: ['loc', 'msg', 'type'],
  properties: {
    loc: {
      type: 'array',
      items: { type: 'string' },
      description: 'The place: body, query, path or header, then the names that lead to it',
    },
    msg: { type: 'string' },
    type: { type: 'string', description: 'A stable word for programs' },
  },
}

const errorSchema = (title: string, detail: object) => ({
  type: 'object',
  title,
  required: ['detail', 'code', 'request_id'],
  properties: { detail, ...common },
})

const Failure = errorSchema('Error', { type: 'string', description: 'What is wrong and what to do, for people' })
const ValidationFailure = errorSchema('ValidationError', { type: 'array', items: problem })

/** A refusal as the document tells it; a route names those that it adds to the usual ones. */
export function errorAnswer(description: string, schema: object = Failure) {
  return { description, content: { 'application/json': { schema } } }
}

/** The refusals that a route can answer with besides its own, for the OpenAPI document. */
export function apiErrors(
  schema: FastifySchema,
  { method, access }: { method: string; access: string | null },
): Record<string, object> {
  const upload = schema.consumes?.includes('multipart/form-data')
  const input = schema.params || schema.querystring || schema.body || upload
  const changes = method === 'POST' || method === 'PATCH'
  return {
    ...(input || changes ? { 400: errorAnswer('The request is malformed, or not possible in this state') } : {}),
    ...(access === null
      ? {}
      : { 401: errorAnswer('The key is missing or invalid'), 403: errorAnswer(`The key lacks the scope ${access}`) }),
    ...(schema.params
      ? { 404: errorAnswer('There is no such record'), 414: errorAnswer('A part of the address is too long') }
      : {}),
    ...(changes ? { 409: errorAnswer('It conflicts with what is there') } : {}),
    ...(changes ? { 413: errorAnswer('The body is too large') } : {}),
    ...(changes ? { 415: errorAnswer(`The body is not ${upload ? 'multipart/form-data' : 'JSON'}`) } : {}),
    ...(input || changes ? { 422: errorAnswer('A field is missing or wrong', ValidationFailure) } : {}),
    429: errorAnswer('Too many requests; Retry-After says how long to wait'),
    503: errorAnswer('The database cannot be reached right now'),
  }
}
