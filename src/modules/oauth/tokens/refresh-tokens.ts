import { AppError } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type NamedGrant, namedColumns } from '../apps/app-name.ts'
import { endGrant } from '../apps/end-grant.ts'
import { hashOf } from '../protocol/secret.ts'
import { type Granted, issueTokens, type Tokens } from './issue-tokens.ts'
import { NOT_VALID, type TokenError, tokenError } from './token-error.ts'

/** Keeps the used tokens of one app few; a usual app refreshes once an hour. */
const MAX_AN_HOUR = 120

type Row = Granted &
  NamedGrant & {
    token_id: number
    client_id: string
    resource: string
    expires_at: Date
    used_at: Date | null
    lately: number
    ended_at: Date | null
  }

/** The parameters of a token request with a refresh token; `scope` null: the same scopes as before. */
export type RefreshRequest = {
  refresh_token: string
  client_id: string
  scope: string | null
  resource: string | null
}

/**
 * Issues new tokens for a refresh token, which can be used once. A second use ends the grant and all its tokens,
 * because one of the two users has stolen it (OAuth 2.1, section 4.3.1).
 */
export async function refreshTokens(ctx: Context, asked: RefreshRequest): Promise<Tokens | TokenError> {
  const hash = hashOf('refresh', asked.refresh_token)
  if (hash === null) return NOT_VALID
  return inTransaction(ctx, async (tx) => {
    const row = await maybeOne<Row>(tx)`
      select t.id as token_id, t.org_id, ${namedColumns}, g.scopes, g.resource, g.expires_at as grant_expires_at,
        g.ended_at, c.client_id, t.expires_at, t.used_at,
        (select count(*)::int from oauth_token l where (l.org_id, l.grant_id) = (t.org_id, t.grant_id)
          and l.kind = 'refresh' and l.created_at > ${tx.now()}::timestamptz - interval '1 hour') as lately
      from oauth_token t join oauth_grant g on (g.org_id, g.id) = (t.org_id, t.grant_id)
      join oauth_client c on c.id = g.client_id join person p on p.id = g.person_id
      where t.token_hash = ${hash} and t.kind = 'refresh' for no key update of t, g`
    if (row === null || row.client_id !== asked.client_id) return NOT_VALID
    const own: TxContext = { ...tx, orgId: row.org_id, actor: { kind: 'client', id: row.grant_id, scopes: [] } }
    const now = tx.now()
    if (row.ended_at !== null || row.expires_at <= now) return NOT_VALID
    if (row.used_at !== null) {
      await endGrant(own, row, 'refresh_token_used_twice')
      return NOT_VALID
    }
    if (row.lately >= MAX_AN_HOUR)
      throw new AppError('rate_limited', 'This app refreshes its tokens too often.', { retryAfter: 60 })
    if (asked.resource !== null && asked.resource !== row.resource)
      return tokenError('invalid_target', 'resource is not that of the authorisation request.')
    const scopes = narrowed(row.scopes, asked.scope)
    if (scopes === null) return tokenError('invalid_scope', 'scope may only have scopes that were granted.')
    await change(own)`update oauth_token set used_at = ${now} where id = ${row.token_id}`
    await change(own)`
      delete from oauth_token where org_id = ${row.org_id} and grant_id = ${row.grant_id} and expires_at <= ${now}::timestamptz`
    return issueTokens(own, row, scopes)
  })
}

/** @returns the asked scopes, or null if one of them was not granted */
function narrowed(granted: string[], asked: string | null): string[] | null {
  // Apps repeat this one, which is no scope of a resource.
  const scopes = (asked ?? '').split(' ').filter((scope) => scope !== '' && scope !== 'offline_access')
  if (scopes.length === 0) return granted
  return scopes.every((scope) => granted.includes(scope)) ? [...new Set(scopes)] : null
}
