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
    msg: { type: 'string', description: 'What is wrong with it, for people' },
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
const ValidationFailure = errorSchema('ValidationError', {
  type: 'array',
  items: problem,
  description: 'Every field that is missing or wrong',
})

/** A refusal as the document tells it; a route names those that it adds to the usual ones. */
export function errorAnswer(description: string, schema: object = Failure) {
  return { description, content: { 'application/json': { schema } } }
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }

/** The refusals that many operations can answer with, as `components.responses` of the document. */
export const USUAL_REFUSALS = {
  BadRequest: errorAnswer('The request is malformed, or not possible in this state'),
  Unauthenticated: errorAnswer('The key is missing or invalid'),
  Forbidden: errorAnswer('The key lacks the scope that the operation requires'),
  NotFound: errorAnswer('There is no such record'),
  Conflict: errorAnswer('It conflicts with what is there'),
  PayloadTooLarge: errorAnswer('The body is too large'),
  UriTooLong: errorAnswer('A part of the address is too long'),
  UnsupportedMediaType: errorAnswer('The body is of another kind than the operation takes'),
  ValidationFailed: errorAnswer('A field is missing or wrong', ValidationFailure),
  RateLimited: { ...errorAnswer('Too many requests'), headers: retryAfter },
  Unavailable: { ...errorAnswer('The database cannot be reached right now'), headers: retryAfter },
}

/** Which of them an operation can answer with, by status. */
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
