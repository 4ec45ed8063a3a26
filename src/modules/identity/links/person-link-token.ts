import { createHmac } from 'node:crypto'
import type { Services } from '../../../platform/context/context.ts'

/**
 * The token of a link, derived from its stored seed with the installation's secret: it can be computed again, but
 * neither the row nor a queued email reveals it.
 */
export function linkToken({ secret }: Pick<Services, 'secret'>, seed: Buffer): string {
  return createHmac('sha256', secret).update('person link').update(seed).digest('base64url')
}

/** The address of a link. The part after # is not sent to servers, so it appears in no log. */
export function linkAddress(
  { siteUrl }: Pick<Services, 'siteUrl'>,
  page: 'set-up' | 'invitation' | 'link' | 'reset',
  token: string,
): string {
  return `${siteUrl}/admin/${page}#${token}`
}
