import { AppError, noSuch } from '../../lib/errors.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import type { WebhookEndpoint } from './webhook-schema.ts'

export type EndpointRow = {
  id: number
  url: string
  description: string | null
  events: string[]
  event_ids: number[] | null
  header_names: string[]
  active: boolean
  paused_reason: string | null
  failing_since: Date | null
  previous_secret_until: Date | null
  created_at: Date
  updated_at: Date
}

export const endpointColumns = sql.raw(
  'id, url, description, events, event_ids, header_names, active, paused_reason, failing_since, previous_secret_until, created_at, updated_at',
)

/** Returns the endpoint as the API shows it, without its secret. */
export function endpointToWire(row: EndpointRow, now: Date): WebhookEndpoint {
  const { previous_secret_until: until, failing_since, created_at, updated_at, ...same } = row
  return {
    ...same,
    failing_since: failing_since?.toISOString() ?? null,
    previous_secret_valid_until: until && until > now ? until.toISOString() : null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

export async function listEndpoints(ctx: Context, query: PageQuery): Promise<Listed<WebhookEndpoint>> {
  const { rows, total } = await listPage<EndpointRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from webhook_endpoint where org_id = ${ctx.orgId} and deleted_at is null`,
    rows: sql`select ${endpointColumns} from page join webhook_endpoint using (id)`,
  })
  return { rows: rows.map((row) => endpointToWire(row, ctx.now())), total: total ?? 0 }
}

/** Returns the endpoint, optionally locked, which waits for events being written. @throws AppError not_found */
export async function getEndpoint(ctx: Context, id: number, lock = false): Promise<EndpointRow> {
  const row = await maybeOne<EndpointRow>(ctx)`
    select ${endpointColumns} from webhook_endpoint where org_id = ${ctx.orgId} and id = ${id} and deleted_at is null
    ${lock ? sql`for update` : sql``}`
  if (row === null) throw noSuch('webhook endpoint')
  return row
}

/** Locks an endpoint for sending something to it. @throws AppError not_found; conflict when it is switched off */
export async function lockActiveEndpoint(ctx: TxContext, id: number, then: string): Promise<void> {
  const { active } = await getEndpoint(ctx, id, true)
  if (!active)
    throw new AppError('conflict', `Webhook endpoint ${id} is switched off. Set active to true, then ${then}.`)
}
