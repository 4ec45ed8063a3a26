import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { readScopes } from '../app-scopes.ts'
import { findClient } from '../clients/find-client.ts'
import { isRegistered } from '../clients/redirect-uri.ts'
import { readParameters } from '../protocol/oauth-errors.ts'
import { newSecret } from '../protocol/secret.ts'
import { readResource } from '../read-resource.ts'
import { type AuthorizationError, answerAddress } from './answer-address.ts'

/** How long a person may take to sign in and decide. */
const MINUTES = 30
const MAX_STATE = 2_000
const MAX_SCOPE = 2_000

/** The reason why nothing is sent to the client, and the person gets an explanation. */
type Problem = 'client_unknown' | 'client_document' | 'redirect_uri' | 'request'

/** The next step of the browser: ask the person, return to the client, or explain a problem. */
type Begun = { request: string } | { address: string } | { problem: Problem; why?: string }

/**
 * Checks an authorisation request (OAuth 2.1, section 4.1.1) and stores it until the person has decided. Before the
 * client and its redirect URI are known to belong together, nothing is sent to it.
 */
export async function beginAuthorization(services: Services, query: string): Promise<Begun> {
  const given = parse(query)
  const { client_id, redirect_uri: redirectUri } = given ?? {}
  if (given === null || client_id === undefined || client_id.length > 500) return { problem: 'request' }
  const client = await findClient(services, client_id)
  if (client === null) return { problem: 'client_unknown' }
  if ('why' in client) return { problem: 'client_document', why: client.why }
  if (redirectUri === undefined || !isRegistered(client.redirect_uris, redirectUri)) return { problem: 'redirect_uri' }
  const { state = null, code_challenge, scope = null, resource: named = null } = given
  if ((state?.length ?? 0) > MAX_STATE) return { problem: 'request' }
  const resource = readResource(services, named)
  const refused = refusal(given, resource)
  if (refused !== null)
    return { address: answerAddress(services, { redirectUri, state }, { error: refused[0], why: refused[1] }) }
  const request = newSecret(services, 'request')
  const now = services.now()
  await change(services)`
    insert into oauth_request (client_id, token_hash, redirect_uri, resource, scopes, state, code_challenge, created_at, expires_at)
    values (${client.id}, ${sha256(request)}, ${redirectUri}, ${resource}, ${readScopes(scope)}, ${state}, ${code_challenge},
      ${now}, ${new Date(now.getTime() + MINUTES * 60_000)})`
  return { request }
}

/** @returns null for parameters that cannot be read */
function parse(query: string): Record<string, string> | null {
  try {
    return readParameters(query)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns the error for the client, or null. PKCE with S256 is required (RFC 7636, section 4.3). */
function refusal(
  { response_type, code_challenge, code_challenge_method: method, scope = '' }: Record<string, string>,
  resource: string | null,
): [AuthorizationError, string] | null {
  if (response_type === undefined) return ['invalid_request', 'response_type is missing.']
  if (response_type !== 'code') return ['unsupported_response_type', 'response_type must be code.']
  if (code_challenge === undefined) return ['invalid_request', 'code_challenge is missing: PKCE is required.']
  if (method !== 'S256') return ['invalid_request', 'code_challenge_method must be S256.']
  if (!/^[A-Za-z0-9_-]{43}$/.test(code_challenge)) return ['invalid_request', 'code_challenge is not a SHA-256.']
  if (resource === null) return ['invalid_target', 'resource is none of this service.']
  if (scope.length > MAX_SCOPE) return ['invalid_request', 'scope is too long.']
  return null
}
