import type { Services } from '../../../platform/context/context.ts'
import { issuerOf } from '../read-resource.ts'

/** Error codes of an authorisation response (RFC 6749, section 4.1.2.1; RFC 8707, section 2). */
export type AuthorizationError =
  | 'invalid_request'
  | 'access_denied'
  | 'unsupported_response_type'
  | 'invalid_target'
  | 'temporarily_unavailable'

type Answer = { code: string } | { error: AuthorizationError; why: string }

/** Returns the address that takes an authorisation response to its client, with the issuer (RFC 9207). */
export function answerAddress(
  services: Pick<Services, 'siteUrl'>,
  { redirectUri, state }: { redirectUri: string; state: string | null },
  answer: Answer,
): string {
  const url = new URL(redirectUri)
  const fields = 'code' in answer ? { code: answer.code } : { error: answer.error, error_description: answer.why }
  for (const [name, value] of Object.entries({
    ...fields,
    ...(state === null ? {} : { state }),
    iss: issuerOf(services),
  }))
    url.searchParams.set(name, value)
  return url.href
}
