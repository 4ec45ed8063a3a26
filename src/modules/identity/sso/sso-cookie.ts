import type { Services } from '../../../platform/context/context.ts'
import { readCookie } from '../sign-in/session-cookie.ts'

/** A way by a provider takes no longer. */
export const SSO_MINUTES = 10

/**
 * What only the browser knows that began the way: the token of what was begun, and the proof of RFC 7636. `Lax`, since the
 * way back comes from another site; nothing else is done by it.
 */
export type SsoCookie = { token: string; verifier: string }

type Site = Pick<Services, 'siteUrl'>

const isSecure = ({ siteUrl }: Site) => siteUrl.startsWith('https:')
const nameOf = (site: Site) => `${isSecure(site) ? '__Host-' : ''}laurel-sso`

/** A header Set-Cookie. @param cookie null: the way is over */
export function ssoCookie(site: Site, cookie: SsoCookie | null): string {
  const [value, seconds] = cookie === null ? ['', 0] : [`${cookie.token}.${cookie.verifier}`, SSO_MINUTES * 60]
  return `${nameOf(site)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure(site) ? '; Secure' : ''}`
}

export function readSsoCookie(site: Site, header: string | undefined): SsoCookie | null {
  const [, token, verifier] = /^([\w-]{43})\.([\w-]{43,128})$/.exec(readCookie(header, nameOf(site)) ?? '') ?? []
  return token === undefined || verifier === undefined ? null : { token, verifier }
}
