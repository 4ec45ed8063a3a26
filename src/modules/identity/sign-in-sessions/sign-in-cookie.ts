import type { Services } from '../../../platform/context/context.ts'
import { readCookie, setCookie } from '../../../platform/http/server/own-cookies.ts'

/** Days that a sign-in session lasts, at most and without a request. */
export const SESSION_DAYS = 30
export const IDLE_DAYS = 14

const KNOWN_DAYS = 400
const DAY_S = 86_400
const SESSION = 'laurel'
const KNOWN = 'laurel-known'

type Site = Pick<Services, 'siteUrl'>

export function signInCookie(site: Site, token: string): string {
  return setCookie(site, SESSION, token, SESSION_DAYS * DAY_S)
}

/** A Set-Cookie header for a browser of an earlier sign-in. It outlives the sign-in session. */
export function knownCookie(site: Site, value: string): string {
  return setCookie(site, KNOWN, value, KNOWN_DAYS * DAY_S)
}

export function readKnown(site: Site, header: string | undefined): string | null {
  return readCookie(site, header, KNOWN)
}

export function endedCookie(site: Site): string {
  return setCookie(site, SESSION, '', 0)
}

/** The token in the Cookie header. */
export function readSignInToken(site: Site, header: string | undefined): string | null {
  const token = readCookie(site, header, SESSION)
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}
