import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { AppError, type ErrorCode, errorStatus } from '../../../lib/errors.ts'
import { toAppError } from '../../../platform/http/server/error-replies.ts'

const MAX_BODY_BYTES = 16_384
const CODES: Partial<Record<ErrorCode, string>> = {
  internal: 'server_error',
  rate_limited: 'slow_down',
  unavailable: 'temporarily_unavailable',
}

/** Sends every error of these routes in the form of RFC 6749, section 5.2, with the usual fields besides. */
export function answerAsOAuth(app: FastifyInstance): void {
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.headers({ 'Cache-Control': 'no-store', Pragma: 'no-cache' }),
  )
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = toAppError(thrown) ?? new AppError('internal', 'Something went wrong on our side. Try again.')
    if (error.code === 'internal') request.log.error({ err: thrown }, 'a request failed')
    if (error.retryAfter !== null) reply.header('Retry-After', error.retryAfter)
    request.errorCode = error.code
    return sendOAuthError(reply, errorStatus[error.code], CODES[error.code] ?? 'invalid_request', error)
  })
}

/** Sends an error. `code` is the code of the API that is closest. */
export function sendOAuthError(
  reply: FastifyReply,
  status: number,
  error: string,
  { message, code }: { message: string; code: ErrorCode },
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .serializer(JSON.stringify)
    .send({ error, error_description: asciiOf(message), detail: message, code, request_id: reply.request.id })
}

/** Descriptions have no quotes, backslashes and other scripts (RFC 6749, section 5.2). */
function asciiOf(text: string): string {
  return text.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, "'")
}

/** Accepts the forms of RFC 6749, in which no parameter may be repeated (section 3.2). */
export function acceptTokenForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, body: string) =>
    readParameters(body),
  )
  app.addContentTypeParser('*', (_request, _body, done) =>
    done(new AppError('unsupported_media_type', 'Send the parameters as application/x-www-form-urlencoded.')),
  )
}

/** Reads the parameters of a query or form; an empty one counts as omitted. @throws AppError invalid_request */
export function readParameters(text: string): Record<string, string> {
  const found: [string, string][] = []
  for (const [name, value] of new URLSearchParams(text)) {
    if (found.some(([known]) => known === name)) throw new AppError('invalid_request', 'A parameter is repeated.')
    if (value !== '') found.push([name, value])
    if (found.length > 50) throw new AppError('invalid_request', 'There are too many parameters.')
  }
  return Object.fromEntries(found)
}
