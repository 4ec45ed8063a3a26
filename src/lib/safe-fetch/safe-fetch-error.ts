export type SafeFetchReason = 'refused_address' | 'dns' | 'tls' | 'timeout' | 'too_large' | 'status' | 'connection'

/** The reason why an external address could not be reached or gave no usable response. */
export class SafeFetchError extends Error {
  reason: SafeFetchReason
  /** The status of the response, if that is the reason. */
  statusCode: number | null

  constructor(reason: SafeFetchReason, message: string, cause?: unknown, statusCode: number | null = null) {
    super(message, { cause })
    this.name = 'SafeFetchError'
    this.reason = reason
    this.statusCode = statusCode
  }
}

/** Whether the same request may succeed later, because the other side was down or busy. */
export function mayPass({ reason, statusCode }: SafeFetchError): boolean {
  if (reason === 'status') return statusCode === 429 || (statusCode !== null && statusCode >= 500)
  return reason === 'connection' || reason === 'timeout' || reason === 'dns'
}

/** Converts any error of a request over the safe agent, or of reading its body, into a SafeFetchError. */
export function toSafeFetchError(error: unknown): SafeFetchError {
  if (error instanceof SafeFetchError) return error
  const { name = '', code = '', message = '' } = error as { name?: string; code?: unknown; message?: string }
  const text = String(code)
  if (name === 'TimeoutError' || text === 'ETIMEDOUT' || /^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$/.test(text)) {
    return new SafeFetchError('timeout', 'The server did not send a complete response in time.', error)
  }
  if (/^ERR_(TLS|SSL)|CERT|SIGNED|SIGNATURE|UNABLE_TO|^EPROTO$/.test(text)) {
    return new SafeFetchError('tls', `No secure connection: ${message}`, error)
  }
  return new SafeFetchError('connection', `The connection failed: ${message || text || name}`, error)
}
