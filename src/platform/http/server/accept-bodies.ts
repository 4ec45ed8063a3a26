import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { decodeBodies } from '../uploads/decode-bodies.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Accepts JSON bodies, also compressed. An empty body may have any content type, since some tools always send one. */
export function acceptBodies(app: FastifyInstance): void {
  decodeBodies(app)
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

/** Parses a JSON body; an empty one counts as none, so that an action may come with `Content-Type` and nothing else. */
function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(utf8.decode(body))
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message : 'it is not valid UTF-8'
    throw new AppError('malformed_json', `The body is not valid JSON: ${why}.`)
  }
}
