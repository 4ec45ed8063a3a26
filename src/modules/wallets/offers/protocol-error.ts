/** A refusal as wallets understand it (RFC 6749, section 5.2; OpenID4VCI 1.0, section 8.3.1). */
export class ProtocolError extends Error {
  readonly error: string
  readonly status: 400 | 401
  constructor(error: string, message: string, status: 400 | 401 = 400) {
    super(message)
    this.error = error
    this.status = status
  }
}
