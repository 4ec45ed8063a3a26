import { openSecret, opensTo, sealSecret } from '../../../lib/crypto/open-secret.ts'
import type { Services } from '../../../platform/context/context.ts'

/** Headers that an organisation adds to the deliveries of an endpoint, by name. */
export type CustomHeaders = Readonly<Record<string, string>>

/** Seals headers for storage. @returns null when there are none */
export function sealHeaders(services: Services, headers: CustomHeaders): Buffer | null {
  const entries = Object.entries(headers)
  return entries.length === 0 ? null : sealSecret(services, JSON.stringify(entries))
}

/** Whether these headers are stored, in this order and spelling. Such that cannot be opened are others. */
export function isSealOf(services: Services, sealed: Buffer | null, headers: CustomHeaders): boolean {
  const entries = Object.entries(headers)
  if (sealed === null || entries.length === 0) return sealed === null && entries.length === 0
  return opensTo(services, sealed, JSON.stringify(entries))
}

/**
 * Opens stored headers, with names in lower case: HTTP does not distinguish case, and neither must a comparison with
 * the headers of the service. @throws Error when they were sealed with another key
 */
export function openHeaders(services: Services, sealed: Buffer | null): CustomHeaders {
  if (sealed === null) return {}
  const entries: [name: string, value: string][] = JSON.parse(openSecret(services, sealed))
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
}
