import { hostAndPort } from '../../../lib/safe-fetch/index.ts'

/**
 * Whether a client id is the address of a document (OAuth Client ID Metadata Document, section 3): https with a path,
 * and no fragment, user name or dot segments. It must be written as it is requested. Plain http is for hosts that the
 * operator allows.
 */
export function isDocumentAddress(clientId: string, allow: ReadonlySet<string>): boolean {
  if (!/^https?:\/\//.test(clientId) || clientId.length > 500) return false
  const url = URL.parse(clientId)
  if (url === null || url.href !== clientId || url.pathname === '/' || url.hash || url.username || url.password)
    return false
  return url.protocol === 'https:' || allow.has(hostAndPort(url.hostname, url.port, url.protocol))
}
