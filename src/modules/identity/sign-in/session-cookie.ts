import type { Services } from '../../../platform/context/context.ts'

/** How long a session lasts, in days, and how long without a request. */
export const LASTS_DAYS = 30
export const IDLE_DAYS = 14

const KNOWN_DAYS = 400
const DAY_S = 86_400

type Site = Pick<Services, 'siteUrl'>

/** `__Host-` binds a cookie to this very host; browsers take it over https alone. */
function cookieNames({ siteUrl }: Site) {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : ''
  return { session: `${prefix}laurel`, known: `${prefix}laurel-known` }
}

/** A header Set-Cookie. Pages need no cookie to be shown, so that `Strict` costs nothing. */
function setCookie({ siteUrl }: Site, name: string, value: string, days: number): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${days * DAY_S}${secure}`
}

export function sessionCookie(site: Site, token: string): string {
  return setCookie(site, cookieNames(site).session, token, LASTS_DAYS)
}

/** A header for a browser in which somebody has signed in. It outlives the session. */
export function knownCookie(site: Site, value: string): string {
  return setCookie(site, cookieNames(site).known, value, KNOWN_DAYS)
}

export function readKnown(site: Site, header: string | undefined): string | null {
  return readCookie(header, cookieNames(site).known)
}

export function endedCookie(site: Site): string {
  return setCookie(site, cookieNames(site).session, '', 0)
}

/** The token of a session in the header Cookie. Of two with the name none counts: one of them is not ours. */
export function readSessionToken(site: Site, header: string | undefined): string | null {
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
