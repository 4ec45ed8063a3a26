import { weighedEntries } from '../http/responses/weighed-entries.ts'

export type CredentialType = 'application/vc' | 'application/vc+ld+json'

/** JSON in its name, since common HTTP clients parse nothing else. */
export const CREDENTIAL_TYPE = 'application/vc+ld+json'

const TYPES = ['application/vc', 'application/vc+ld+json', 'application/ld+json']
const OTHERS = ['text/html', 'application/xhtml+xml', 'application/json']

/**
 * Returns the type of a credential that an `Accept` header prefers to page and JSON (RFC 9110, 12.5.1); null if it names
 * none, or one of these is as welcome. `application/vc` only when it is asked for by name.
 */
export function credentialType(accept: string | undefined): CredentialType | null {
  const entries = weighedEntries(accept ?? '')
  const most = (types: string[]) =>
    Math.max(0, ...entries.filter(({ entry }) => types.includes(entry)).map(({ weight }) => weight))
  const weight = most(TYPES)
  if (weight === 0 || most(OTHERS) >= weight) return null
  return most(['application/vc']) > most(TYPES.slice(1)) ? 'application/vc' : CREDENTIAL_TYPE
}
