import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const oauthInvariants: Invariant[] = [
  rowsThatBreak(
    'a connected app that has ended has no tokens',
    sql`select 'connected app ' || g.id as id from oauth_grant g
        where g.ended_at is not null and exists (
          select 1 from oauth_token t where (t.org_id, t.grant_id) = (g.org_id, g.id))`,
  ),
  rowsThatBreak(
    'a token is of a connected app and does not outlive it',
    sql`select 'token ' || t.id as id from oauth_token t join oauth_grant g on (g.org_id, g.id) = (t.org_id, t.grant_id)
        where g.connected_at is null or t.expires_at > g.expires_at`,
  ),
]
