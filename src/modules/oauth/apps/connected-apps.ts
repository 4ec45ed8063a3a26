import { AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import { ROLE_SCOPES, type Role } from '../../identity/index.ts'
import { scopesWithin } from '../app-scopes.ts'
import { redirectHost } from '../clients/redirect-uri.ts'
import { type NamedGrant, namedColumns } from './app-name.ts'
import type { ConnectedApp } from './connected-app-schema.ts'
import { endGrant } from './end-grant.ts'

const MAX_LISTED = 500

type Row = {
  id: number
  name: string
  client_id: string
  kind: 'registered' | 'document'
  redirect_uri: string
  org_id: number
  organisation: string
  person_id: number
  person_name: string
  email: string
  role: Role
  scopes: string[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
}

/** Lists the apps that act for members of the organisation, newest first. */
export async function listConnectedApps(ctx: Context, query: PageQuery): Promise<Listed<ConnectedApp>> {
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select g.id from oauth_grant g where g.org_id = ${ctx.orgId} and ${inUse(ctx)}`,
    rows: sql`select ${columns} from page join oauth_grant g using (id) ${joined} where g.org_id = ${ctx.orgId}`,
  })
  return { rows: rows.map(toWire), total: total ?? 0 }
}

/** Lists the apps that act for the signed-in person in all their organisations, newest first, at most 500. */
export async function listOwnConnectedApps(ctx: Context): Promise<ConnectedApp[]> {
  const rows = await many<Row>(ctx)`
    select ${columns} from oauth_grant g ${joined} where g.person_id = ${self(ctx)} and ${inUse(ctx)}
    order by g.id desc limit ${MAX_LISTED}`
  return rows.map(toWire)
}

/** Ends the connection of an app in the organisation. @throws AppError not_found */
export function revokeConnectedApp(ctx: Context, id: number): Promise<void> {
  return revoke(ctx, id, sql`g.org_id = ${ctx.orgId}`)
}

/** Ends the connection of an app of the signed-in person. @throws AppError not_found */
export function revokeOwnConnectedApp(ctx: Context, id: number): Promise<void> {
  return revoke(ctx, id, sql`g.person_id = ${self(ctx)}`)
}

function self({ actor }: Context): number {
  if (actor.kind === 'person' && actor.signedIn) return actor.id
  throw new AppError('forbidden', 'This operation is for people who are signed in.')
}

const columns = sql`g.id, c.name, c.client_id, c.kind, k.redirect_uri, g.org_id, o.name as organisation, g.person_id,
  p.name as person_name, p.email, m.role, g.scopes, g.created_at, g.last_used_at, g.expires_at`

const joined = sql`join oauth_client c on c.id = g.client_id
  join membership m on (m.org_id, m.person_id) = (g.org_id, g.person_id) join person p on p.id = g.person_id
  join organisation o on o.id = g.org_id join oauth_code k on (k.org_id, k.grant_id) = (g.org_id, g.id)`

/** A condition for grants `g` that are connected, have not ended, and have a token that is still valid. */
function inUse(ctx: Context): Sql {
  const now = sql`${ctx.now()}::timestamptz`
  return sql`g.connected_at is not null and g.ended_at is null and (g.expires_at is null or g.expires_at > ${now})
    and exists (select 1 from oauth_token t where (t.org_id, t.grant_id) = (g.org_id, g.id)
      and t.used_at is null and t.expires_at > ${now})`
}

function toWire(row: Row): ConnectedApp {
  const isDocument = row.kind === 'document'
  return {
    id: row.id,
    name: row.name,
    host: isDocument ? new URL(row.client_id).hostname : redirectHost(row.redirect_uri).host,
    kind: row.kind,
    organisation: { id: row.org_id, name: row.organisation },
    person: { id: row.person_id, name: row.person_name, email: row.email },
    scopes: scopesWithin(ROLE_SCOPES[row.role], row.scopes),
    created_at: isoTime(row.created_at),
    last_used_at: row.last_used_at && isoTime(row.last_used_at),
    expires_at: row.expires_at && isoTime(row.expires_at),
  }
}

function revoke(ctx: Context, id: number, whose: Sql): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<NamedGrant & { org_id: number }>(ctx)`
      select g.org_id, ${namedColumns} from oauth_grant g join oauth_client c on c.id = g.client_id
      join person p on p.id = g.person_id where g.id = ${id} and ${whose} for no key update of g`
    const isEnded = row !== null && (await endGrant({ ...ctx, orgId: row.org_id }, row, 'revoked'))
    if (!isEnded) throw noSuch('connected app')
  })
}
