import type { Services } from '../../../platform/context/context.ts'

/** Days that a sign-in session lasts, at most and without a request. */
export const SESSION_DAYS = 30
export const IDLE_DAYS = 14

const KNOWN_DAYS = 400
const DAY_S = 86_400

type Site = Pick<Services, 'siteUrl'>

/** `__Host-` binds a cookie to this host; browsers accept it over https only. */
function cookieNames({ siteUrl }: Site) {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}laurel`, known: `${prefix}laurel-known` }
}

/** A Set-Cookie header. Pages can be shown without the cookie, so `Strict` has no drawback. */
function setCookie({ siteUrl }: Site, name: string, value: string, days: number): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${days * DAY_S}${secure}`
}

export function signInCookie(site: Site, token: string): string {
  return setCookie(site, cookieNames(site).session, token, SESSION_DAYS)
}

/** A Set-Cookie header for a browser of an earlier sign-in. It outlives the sign-in session. */
export function knownCookie(site: Site, value: string): string {
  return setCookie(site, cookieNames(site).known, value, KNOWN_DAYS)
}

export function readKnown(site: Site, header: string | undefined): string | null {
  return readCookie(header, cookieNames(site).known)
}

export function endedCookie(site: Site): string {
  return setCookie(site, cookieNames(site).session, '', 0)
}

/** The token in the Cookie header. If there are two with the name, neither counts, because one of them is not ours. */
export function readSignInToken(site: Site, header: string | undefined): string | null {
  const token = readCookie(header, cookieNames(site).session)
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}

export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null
  const values = header.split(';').flatMap((pair) => {
    const [key, ...value] = pair.trim().split('=')
    return key === name ? [value.join('=')] : []
  })
  return values.length === 1 ? values[0]! : null
}
