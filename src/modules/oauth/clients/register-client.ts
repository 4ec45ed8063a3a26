import type { Services } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { type RefusedClient, readClientMetadata } from './client-metadata.ts'

/**
 * Registers a program by its own description (RFC 7591). Every client is public: one that asks for a secret is
 * registered without one, as section 3.2.1 allows.
 * @returns the registration response, or why it is refused
 */
export async function registerClient(
  services: Services,
  given: unknown,
): Promise<Record<string, unknown> | RefusedClient> {
  const read = readClientMetadata(given)
  if ('error' in read) return read
  const clientId = `app_${services.randomBytes(16).toString('base64url')}`
  const now = services.now()
  await change(services)`
    insert into oauth_client (client_id, kind, name, redirect_uris, created_at)
    values (${clientId}, 'registered', ${read.name}, ${read.redirectUris}, ${now})`
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(now.getTime() / 1_000),
    client_name: read.name,
    redirect_uris: read.redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
