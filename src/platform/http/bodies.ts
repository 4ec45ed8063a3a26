import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Bodies are JSON; an empty one may be called anything, as tools do that always name a type. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser('*', (request, _body, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (length === '0' && encoding === undefined) return done(null, undefined)
    done(new AppError('unsupported_media_type', 'Send the body as JSON, with Content-Type: application/json.'))
  })
}

/** Reads a JSON body; an empty one is none, so that an action may come with `Content-Type` and nothing else. */
function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(utf8.decode(body))
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message : 'it is not valid UTF-8'
    throw new AppError('malformed_json', `The body is not valid JSON: ${why}.`)
  }
}

const MALFORMED = Symbol('malformed')

/**
 * Reads a query string. A name that comes twice becomes a list, which no parameter takes. Broken percent-encoding is only
 * marked here: the router calls this where an error that is thrown would end the process.
 */
export function parseQuery(text: string): Record<string | symbol, unknown> {
  const query: Record<string | symbol, unknown> = Object.create(null)
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const name = decode(cut === -1 ? pair : pair.slice(0, cut))
    const value = decode(cut === -1 ? '' : pair.slice(cut + 1))
    if (name === null || value === null) query[MALFORMED] = true
    else query[name] = name in query ? [query[name], value].flat() : value
  }
  return query
}

/** @throws AppError invalid_request when a part of the query was not percent-encoded UTF-8 */
export function requireReadableQuery(query: unknown): void {
  if (typeof query === 'object' && query !== null && MALFORMED in query)
    throw new AppError('invalid_request', 'The query string has percent-encoding that is not valid UTF-8.')
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
