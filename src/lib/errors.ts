/** One invalid field in a 422 response; `loc` starts with `body`, `query`, `path` or `header`. */
export type FieldProblem = { loc: string[]; msg: string; type: string }

/** All error codes of the API with their HTTP status. */
export const errorStatus = {
  invalid_request: 400,
  malformed_json: 400,
  not_cancellable: 400,
  unauthenticated: 401,
  insufficient_credits: 402,
  forbidden: 403,
  confirmation_required: 403,
  second_factor_required: 403,
  https_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  already_exists: 409,
  checkin_disabled: 409,
  registration_cancelled: 409,
  not_registered: 409,
  registration_disabled: 409,
  registration_closed: 409,
  registration_not_open: 409,
  form_closed: 409,
  event_past: 409,
  offer_ended: 409,
  session_full: 409,
  bad_ticket: 409,
  wrong_event: 409,
  not_ready: 409,
  has_deals: 409,
  idempotency_in_progress: 409,
  gone: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  expectation_failed: 417,
  validation_failed: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A failure the caller can act on. Anything else that is thrown is a bug and becomes an opaque 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly problems: FieldProblem[] | null
  readonly retryAfter: number | null
  /** The stored record, for a 412 response. */
  readonly current: object | null

  constructor(
    code: ErrorCode,
    message: string,
    more: { problems?: FieldProblem[]; retryAfter?: number; current?: object; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.problems = more.problems ?? null
    this.retryAfter = more.retryAfter ?? null
    this.current = more.current ?? null
  }
}

/** Whether a failure is temporary: it ends once the missing service is back. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable'
}

/** The 404 for a record that does not exist or belongs to another organisation: the same text for every id. */
export function noSuch(kind: string, where = ''): AppError {
  return new AppError('not_found', `There is no such ${kind}${where}.`)
}

/** Returns the result of `finding`, or null if it throws `not_found`. */
export async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/** Creates a 422 error for one field of the request, in the same shape as a failed schema check. */
export function invalidField(loc: string[], msg: string, type: string): AppError {
  return new AppError('validation_failed', msg, { problems: [{ loc, msg, type }] })
}
