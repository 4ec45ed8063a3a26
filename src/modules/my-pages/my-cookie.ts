import type { Services } from '../../platform/context/context.ts'
import { readCookie, setCookie } from '../../platform/http/server/own-cookies.ts'
import { isToken } from './my-link-token.ts'
import { SESSION_HOURS } from './my-session.ts'

type Site = Pick<Services, 'siteUrl'>

const NAME = 'laurel-my'

/** Returns a Set-Cookie header with the token of a session; null deletes it. */
export function myCookie(site: Site, token: string | null): string {
  return setCookie(site, NAME, token ?? '', token === null ? 0 : SESSION_HOURS * 3_600)
}

/** Returns the token of the session in the Cookie header, which may be over. */
export function readMyToken(site: Site, header: string | undefined): string | null {
  const token = readCookie(site, header, NAME)
  return token !== null && isToken(token) ? token : null
}
