/** Error codes of the token endpoint (RFC 6749, section 5.2; RFC 8707, section 2). */
type TokenErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'

/** The reason why no token is issued. */
export type TokenError = { error: TokenErrorCode; why: string }

export function tokenError(error: TokenErrorCode, why: string): TokenError {
  return { error, why }
}

/** One answer for everything that is wrong with a code or token, so that guesses learn nothing. */
export const NOT_VALID = tokenError(
  'invalid_grant',
  'The code or token is unknown, expired, used, or of another client.',
)
