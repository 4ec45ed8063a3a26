import type { FastifySchema } from 'fastify'

const Detail = {
  type: 'object',
  required: ['detail', 'code', 'request_id'],
  properties: { detail: { type: 'string' }, code: { type: 'string' }, request_id: { type: 'string' } },
}

const FieldDetail = {
  type: 'object',
  required: ['detail', 'code', 'request_id'],
  properties: {
    detail: {
      type: 'array',
      items: {
        type: 'object',
        required: ['loc', 'msg', 'type'],
        properties: {
          loc: { type: 'array', items: { type: 'string' } },
          msg: { type: 'string' },
          type: { type: 'string' },
        },
      },
    },
    code: { type: 'string' },
    request_id: { type: 'string' },
  },
}

const told = (description: string, schema: object = Detail) => ({ description, ...schema })

/** The refusals that a route can answer with besides its own, for the OpenAPI document. */
export function apiErrors(schema: FastifySchema, secured: boolean, access: string): Record<string, object> {
  const input = schema.params ?? schema.querystring ?? schema.body ?? (schema as { consumes?: string[] }).consumes
  return {
    ...(input ? { 400: told('The request is malformed'), 422: told('A field is missing or wrong', FieldDetail) } : {}),
    ...(secured ? { 401: told('The key is missing or invalid'), 403: told(`The key lacks the scope ${access}`) } : {}),
    ...(schema.params && secured ? { 404: told('There is no such record') } : {}),
    ...(schema.body
      ? {
          409: told('It conflicts with what is there'),
          413: told('The body is too large'),
          415: told('The body is not JSON'),
        }
      : {}),
    429: told('Too many requests; Retry-After says how long to wait'),
    503: told('The database cannot be reached right now'),
  }
}
