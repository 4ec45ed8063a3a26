import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { OAuthClient } from './client-metadata.ts'
import { isDocumentAddress } from './document-address.ts'
import { fetchClientDocument } from './fetch-client-document.ts'

type Row = OAuthClient & { fresh_until: Date | null }

/**
 * Returns the client with an id. A document at an address is fetched if it is unknown or no longer fresh.
 * @returns null for an unknown one, or why its document cannot be used
 */
export async function findClient(services: Services, clientId: string): Promise<OAuthClient | { why: string } | null> {
  const known = await maybeOne<Row>(services)`
    select id, client_id, kind, name, redirect_uris, fresh_until from oauth_client where client_id = ${clientId}`
  const isFresh = known !== null && (known.fresh_until === null || known.fresh_until > services.now())
  if (isFresh || !isDocumentAddress(clientId, services.allowTargets)) return known
  return fetchClientDocument(services, clientId)
}
