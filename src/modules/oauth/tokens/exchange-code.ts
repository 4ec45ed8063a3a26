import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type NamedGrant, namedColumns } from '../apps/app-name.ts'
import { endGrant } from '../apps/end-grant.ts'
import { hashOf } from '../protocol/secret.ts'
import { type Granted, issueTokens, type Tokens } from './issue-tokens.ts'
import { NOT_VALID, type TokenError, tokenError } from './token-error.ts'

type Row = Granted &
  NamedGrant & {
    client_id: string
    resource: string
    redirect_uri: string
    code_challenge: string
    expires_at: Date
    used_at: Date | null
    ended_at: Date | null
  }

/** The parameters of a token request with a code. */
export type CodeRequest = {
  code: string
  client_id: string
  code_verifier: string
  redirect_uri: string | null
  resource: string | null
}

/**
 * Exchanges an authorisation code for tokens, once within a minute. A second use ends the grant and its tokens, because
 * one of the two users has stolen it (RFC 6749, section 4.1.2).
 */
export async function exchangeCode(ctx: Context, asked: CodeRequest): Promise<Tokens | TokenError> {
  const hash = hashOf('code', asked.code)
  if (hash === null) return NOT_VALID
  return inTransaction(ctx, async (tx) => {
    // Both rows are locked, so that the second of two requests sees what the first has done.
    const row = await maybeOne<Row>(tx)`
      select o.org_id, ${namedColumns}, g.scopes, g.resource, g.expires_at as grant_expires_at, g.ended_at,
        c.client_id, o.redirect_uri, o.code_challenge, o.expires_at, o.used_at
      from oauth_code o join oauth_grant g on (g.org_id, g.id) = (o.org_id, o.grant_id)
      join oauth_client c on c.id = g.client_id join person p on p.id = g.person_id
      where o.code_hash = ${hash} for no key update of o, g`
    if (row === null || row.client_id !== asked.client_id) return NOT_VALID
    const own: TxContext = { ...tx, orgId: row.org_id, actor: { kind: 'client', id: row.grant_id, scopes: [] } }
    if (row.used_at !== null) {
      await endGrant(own, row, 'code_used_twice')
      return NOT_VALID
    }
    const now = tx.now()
    if (row.ended_at !== null || row.expires_at <= now || !isVerified(row.code_challenge, asked.code_verifier))
      return NOT_VALID
    if (asked.redirect_uri !== null && asked.redirect_uri !== row.redirect_uri)
      return tokenError('invalid_grant', 'redirect_uri is not that of the authorisation request.')
    if (asked.resource !== null && asked.resource !== row.resource)
      return tokenError('invalid_target', 'resource is not that of the authorisation request.')
    await change(own)`update oauth_code set used_at = ${now} where code_hash = ${hash}`
    await change(own)`
      update oauth_grant set connected_at = ${now} where org_id = ${row.org_id} and id = ${row.grant_id}`
    return issueTokens(own, row, row.scopes)
  })
}

/** Checks a PKCE verifier with S256 (RFC 7636, section 4.6). */
function isVerified(challenge: string, verifier: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false
  return timingSafeEqual(Buffer.from(sha256(verifier).toString('base64url')), Buffer.from(challenge))
}
