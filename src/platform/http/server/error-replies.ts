import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, errorStatus, type FieldProblem } from '../../../lib/errors.ts'
import { isDatabaseAway, isDeadlock, isLockTimeout, isStatementTimeout } from '../../db/pg-errors.ts'

/** Fastify's own errors with our messages. */
const FRAMEWORK_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is larger than 1 MiB.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'Send the body as JSON, with Content-Type: application/json.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'Content-Length is not the length of the body.'],
  FST_ERR_BAD_URL: ['invalid_request', 'The address is not a well-formed URL path.'],
  FST_ERR_INVALID_URL: ['invalid_request', 'The address is not a well-formed URL path.'],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long', 'A part of the address is too long.'],
}

/**
 * Sends every error response as `{detail, code, request_id}`, for a 412 with `current`, and never reveals internals.
 */
export function installErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(request, reply, error))
}

export function sendError(request: FastifyRequest, reply: FastifyReply, thrown: Error): FastifyReply {
  const error = toAppError(thrown)
  if (error === null) {
    request.log.error({ err: thrown }, 'a request failed')
    const detail = 'Something went wrong on our side. Try again, and name the request_id if it stays.'
    return sendFailure(request, reply, 'internal', detail)
  }
  if (error.code === 'unavailable' && error.cause !== undefined)
    request.log.warn({ err: error.cause }, 'a request could not be served now')
  if (error.retryAfter !== null) reply.header('Retry-After', error.retryAfter)
  if (error.code === 'unauthenticated') reply.header('WWW-Authenticate', 'Bearer')
  return sendFailure(request, reply, error.code, error.problems ?? error.message, error.current ?? undefined)
}

/** The route may already have set a file type and caching. */
function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  detail: string | FieldProblem[],
  current?: object,
): FastifyReply {
  request.errorCode = code
  return reply
    .code(errorStatus[code])
    .type('application/json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .serializer(JSON.stringify)
    .send({ detail, code, request_id: request.id, current })
}

/** @returns null for a bug, which is not explained to the caller */
export function toAppError(error: Error & { code?: string; statusCode?: number }): AppError | null {
  if (error instanceof AppError) return error
  if (isDeadlock(error) || isLockTimeout(error)) {
    return new AppError('unavailable', 'The records were being changed by other requests. Try again.', {
      retryAfter: 1,
      cause: error,
    })
  }
  if (isStatementTimeout(error)) {
    return new AppError('unavailable', 'The database is too busy to do this in time. Try again in some seconds.', {
      retryAfter: 5,
      cause: error,
    })
  }
  if (isDatabaseAway(error)) {
    return new AppError('unavailable', 'The database cannot be reached right now. Try again in a few seconds.', {
      retryAfter: 3,
    })
  }
  const known = FRAMEWORK_ERRORS[error.code ?? '']
  if (known) return new AppError(known[0], known[1])
  if (error.statusCode === 413)
    return new AppError('payload_too_large', 'The request is larger than this endpoint takes.')
  if (error.statusCode === 415)
    return new AppError('unsupported_media_type', 'This endpoint does not take that kind of body.')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_request', 'The request could not be read.')
  }
  return null
}
