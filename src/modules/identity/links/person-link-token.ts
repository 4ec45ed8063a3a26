import { createHmac } from 'node:crypto'
import type { Services } from '../../../platform/context/context.ts'

/**
 * The token of a link, made of what its row keeps by the secret of the installation: it can be told again, and neither the
 * row alone nor a mail that waits gives it away.
 */
export function linkToken({ secret }: Pick<Services, 'secret'>, seed: Buffer): string {
  return createHmac('sha256', secret).update('person link').update(seed).digest('base64url')
}

/** Where a link leads. What stands after # is sent to no server, so that it is in no log. */
export function linkAddress(
  { siteUrl }: Pick<Services, 'siteUrl'>,
  page: 'set-up' | 'invitation' | 'link' | 'reset',
  token: string,
): string {
  return `${siteUrl}/admin/${page}#${token}`
}
