import pLimit from 'p-limit'
import { fetchResponse, toSafeFetchError } from '../../../lib/safe-fetch/index.ts'
import type { Services } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { type ClientFacts, type OAuthClient, readClientMetadata } from './client-metadata.ts'

const LIMITS = { maxBytes: 16_384, timeoutMs: 5_000 }
const FRESH_S = { min: 300, usual: 3_600, max: 86_400 }
/** Visitors name the addresses, so few are fetched at once. */
const fewAtOnce = pLimit(4)

/** Fetches a client's document and stores it. @returns why it cannot be used instead */
export async function fetchClientDocument(
  services: Services,
  clientId: string,
): Promise<OAuthClient | { why: string }> {
  const fetched = await fewAtOnce(() => fetchDocument(services, clientId))
  if ('why' in fetched) return fetched
  const read = readDocument(clientId, fetched.document)
  if ('why' in read) return read
  const now = services.now()
  return one<OAuthClient>(services)`
    insert into oauth_client (client_id, kind, name, redirect_uris, created_at, fresh_until)
    values (${clientId}, 'document', ${read.name}, ${read.redirectUris}, ${now}, ${new Date(now.getTime() + fetched.freshS * 1_000)})
    on conflict (client_id) do update set name = excluded.name, redirect_uris = excluded.redirect_uris, fresh_until = excluded.fresh_until
    returning id, client_id, kind, name, redirect_uris`
}

async function fetchDocument(
  { allowTargets }: Services,
  address: string,
): Promise<{ document: unknown; freshS: number } | { why: string }> {
  try {
    const response = await fetchResponse(address, { headers: { accept: 'application/json' } }, allowTargets, LIMITS)
    // A redirect is no document: the address itself is the identity.
    if (response.status !== 200) return { why: `The response status is ${response.status}.` }
    return { document: JSON.parse(await response.text()), freshS: freshSeconds(response.headers.get('cache-control')) }
  } catch (error) {
    return { why: error instanceof SyntaxError ? 'The document is not valid JSON.' : toSafeFetchError(error).message }
  }
}

/** Reads `max-age` (RFC 9111), within bounds. */
function freshSeconds(cacheControl: string | null): number {
  const [, age] = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,9})/i.exec(cacheControl ?? '') ?? []
  return Math.min(FRESH_S.max, Math.max(FRESH_S.min, age === undefined ? FRESH_S.usual : Number(age)))
}

function readDocument(address: string, document: unknown): ClientFacts | { why: string } {
  const { client_id: id, token_endpoint_auth_method: method = 'none' } = (document ?? {}) as Record<string, unknown>
  if (id !== address) return { why: 'client_id in the document must be its own address.' }
  // A document is public, so it has no secret (section 4.1), and other proofs are not supported.
  if (method !== 'none') return { why: 'token_endpoint_auth_method in the document must be none.' }
  return readClientMetadata(document)
}
