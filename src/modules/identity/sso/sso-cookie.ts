import type { Services } from '../../../platform/context/context.ts'
import { cookieName, readCookie } from '../../../platform/http/server/own-cookies.ts'

/** Minutes that a sign-in through a provider may take. */
export const SSO_MINUTES = 10

/**
 * Secrets known only to the browser that started the sign-in: the step's token and the PKCE verifier (RFC 7636). `Lax`,
 * because the browser returns from another site; the cookie is used for nothing else.
 */
export type SsoCookie = { token: string; verifier: string }

type Site = Pick<Services, 'siteUrl'>

const isSecure = ({ siteUrl }: Site) => siteUrl.startsWith('https:')
const NAME = 'laurel-sso'

/** A Set-Cookie header. @param cookie null: deletes the cookie */
export function ssoCookie(site: Site, cookie: SsoCookie | null): string {
  const [value, seconds] = cookie === null ? ['', 0] : [`${cookie.token}.${cookie.verifier}`, SSO_MINUTES * 60]
  return `${cookieName(site, NAME)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure(site) ? '; Secure' : ''}`
}

export function readSsoCookie(site: Site, header: string | undefined): SsoCookie | null {
  const [, token, verifier] = /^([\w-]{43})\.([\w-]{43,128})$/.exec(readCookie(site, header, NAME) ?? '') ?? []
  return token === undefined || verifier === undefined ? null : { token, verifier }
}
