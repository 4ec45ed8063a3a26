import type { ErrorCode } from './generated/types.ts'

/** A missing or invalid field; `loc` starts with `body`, `query`, `path` or `header`. */
export type FieldProblem = { loc: string[]; msg: string; type: string }

/** Error codes of this package itself. */
type OwnCode = 'network_error' | 'timeout' | 'unreadable_answer' | 'invalid_webhook'

type Details = {
  code: string
  status?: number
  requestId?: string | null
  problems?: FieldProblem[]
  retryAfterMs?: number | null
  current?: unknown
  cause?: unknown
}

/** A request that was rejected or did not arrive, or a webhook that cannot be trusted. */
export class LaurelError extends Error {
  override readonly name = 'LaurelError'
  /** A stable code for programs; later versions of the service may add more. */
  readonly code: ErrorCode | OwnCode | (string & {})
  /** The HTTP status; 0 if there was no response. */
  readonly status: number
  /** Include it when you ask for support. */
  readonly requestId: string | null
  /** The invalid fields, if `code` is `validation_failed`. */
  readonly problems: FieldProblem[]
  /** The time that the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | null
  /** The stored record, if `code` is `precondition_failed`; otherwise null. */
  readonly current: unknown

  constructor(
    message: string,
    { code, status = 0, requestId = null, problems = [], retryAfterMs = null, current = null, cause }: Details,
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.requestId = requestId
    this.problems = problems
    this.retryAfterMs = retryAfterMs
    this.current = current
  }
}

/** Creates the error of a response with status 400 or more, from Laurel or a proxy in front of it. */
export function refusal(response: Response, text: string): LaurelError {
  const { status, headers } = response
  const { code = 'unreadable_answer', detail, request_id, current } = parseRefusal(text)
  const problems = Array.isArray(detail) ? (detail as FieldProblem[]) : []
  const told = problems.length ? problems.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ') : detail
  return new LaurelError(typeof told === 'string' ? told : `The answer has status ${status} and is not Laurel's.`, {
    code,
    status,
    problems,
    current,
    requestId: request_id ?? headers.get('X-Request-Id'),
    retryAfterMs: readRetryAfter(headers.get('Retry-After')),
  })
}

type Refusal = { code?: string; detail?: unknown; request_id?: string; current?: unknown }

function parseRefusal(text: string): Refusal {
  try {
    const told = JSON.parse(text) as Refusal | null
    return typeof told === 'object' && told !== null ? told : {}
  } catch {
    // A proxy responds with a page; its status is enough.
    return {}
  }
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(text: string | null): number | null {
  if (text === null) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
