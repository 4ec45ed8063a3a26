import { AppError, noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { hashOf } from '../protocol/secret.ts'

export type AppRequestRow = {
  id: number
  client_row: number
  client_id: string
  kind: 'registered' | 'document'
  name: string
  redirect_uri: string
  resource: string
  scopes: string[]
  state: string | null
  code_challenge: string
  expires_at: Date
  used_at: Date | null
}

/**
 * Returns a request that waits for consent. @param lock for its decision, which happens once
 * @throws AppError not_found, gone
 */
export async function findAppRequest(ctx: Context, token: string, lock: Sql = sql``): Promise<AppRequestRow> {
  const hash = hashOf('request', token)
  const row =
    hash &&
    (await maybeOne<AppRequestRow>(ctx)`
      select r.id, c.id as client_row, c.client_id, c.kind, c.name, r.redirect_uri, r.resource, r.scopes, r.state,
        r.code_challenge, r.expires_at, r.used_at
      from oauth_request r join oauth_client c on c.id = r.client_id where r.token_hash = ${hash} ${lock}`)
  if (!row) throw noSuch('request of an app')
  if (row.used_at !== null || row.expires_at <= ctx.now())
    throw new AppError('gone', 'This request of an app has ended. Connect again from the app.')
  return row
}
