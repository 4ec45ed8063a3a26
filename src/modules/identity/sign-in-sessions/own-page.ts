import type { Services } from '../../../platform/context/context.ts'
import type { Arriving } from '../../../platform/http/server/authenticator.ts'

/**
 * Whether a request comes from a page of this site, or changes nothing. Other sites can make browsers send cookies, but
 * browsers report the origin in Sec-Fetch-Site, older ones in Origin (Fetch Metadata, RFC 6454).
 */
export function isFromOwnPage(
  { siteUrl }: Pick<Services, 'siteUrl'>,
  { method, headers }: Pick<Arriving, 'method' | 'headers'>,
): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === new URL(siteUrl).origin : site === 'same-origin'
}

export const NOT_OWN_PAGE = 'This request does not come from a page of this site.'
