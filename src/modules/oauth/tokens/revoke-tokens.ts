import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type NamedGrant, namedColumns } from '../apps/app-name.ts'
import { endGrant } from '../apps/end-grant.ts'
import { hashOf } from '../protocol/secret.ts'

type Row = NamedGrant & { token_id: number; org_id: number; kind: 'access' | 'refresh' }

/**
 * Revokes a token at the wish of its own client (RFC 7009): an access token alone, or with a refresh token the whole
 * grant. An unknown token, or one of another client, changes nothing.
 */
export async function revokeTokens(ctx: Context, { token, clientId }: { token: string; clientId: string }) {
  const hash = hashOf('refresh', token) ?? hashOf('access', token)
  if (hash === null) return
  await inTransaction(ctx, async (tx) => {
    const row = await maybeOne<Row>(tx)`
      select t.id as token_id, t.org_id, t.kind, ${namedColumns}
      from oauth_token t join oauth_grant g on (g.org_id, g.id) = (t.org_id, t.grant_id)
      join oauth_client c on c.id = g.client_id join person p on p.id = g.person_id
      where t.token_hash = ${hash} and c.client_id = ${clientId} for no key update of t, g`
    if (row === null) return
    const own: TxContext = { ...tx, orgId: row.org_id, actor: { kind: 'client', id: row.grant_id, scopes: [] } }
    if (row.kind === 'refresh') await endGrant(own, row, 'revoked')
    else await change(own)`delete from oauth_token where id = ${row.token_id}`
  })
}
