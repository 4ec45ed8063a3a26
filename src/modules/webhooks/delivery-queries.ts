import { noSuch } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import { TEST_EVENT } from './delivering/test-event.ts'
import { getEndpoint } from './endpoint-queries.ts'
import type { DeliveriesQuery, WebhookDelivery } from './webhook-schema.ts'

type DeliveryRow = Pick<
  WebhookDelivery,
  'id' | 'event_id' | 'endpoint_id' | 'event' | 'kind' | 'replay_of' | 'status'
> & {
  created_at: Date
  next_attempt_at: Date | null
}

type AttemptRow = Pick<
  WebhookDelivery['attempts'][number],
  'number' | 'status_code' | 'error' | 'response_truncated'
> & {
  delivery_id: number
  started_at: Date
  ended_at: Date | null
  response_body: Buffer | null
}

const columns = sql.raw(
  `d.id, d.event_id, d.endpoint_id, coalesce(e.type, '${TEST_EVENT}') as event, d.kind, d.replay_of, d.status, d.created_at, d.next_attempt_at`,
)

/** Lists the deliveries of an endpoint, newest first. @throws AppError not_found */
export async function listDeliveries(
  ctx: Context,
  endpointId: number,
  { status, event, ...page }: DeliveriesQuery,
): Promise<Listed<WebhookDelivery>> {
  await getEndpoint(ctx, endpointId)
  const { rows, total } = await listPage<DeliveryRow>(ctx.db, page, {
    within: sql`values (1)`,
    // Reads only what the filters match: an endpoint may have a million deliveries.
    ids: sql`
      select d.id from webhook_delivery d where d.endpoint_id = ${endpointId}
        ${status === undefined ? sql`` : sql`and d.status = ${status}`}
        ${event === undefined ? sql`` : ofType(event)}`,
    rows: sql`select ${columns} from page join webhook_delivery d using (id) left join domain_event e on e.id = d.event_id`,
  })
  return { rows: await withAttempts(ctx.db, rows), total: total ?? 0 }
}

function ofType(event: string): Sql {
  if (event === TEST_EVENT) return sql`and d.event_id is null`
  return sql`and exists (select 1 from domain_event e where e.id = d.event_id and e.type = ${event})`
}

/** Returns one delivery with every attempt, even if its endpoint is deleted. @throws AppError not_found */
export async function getDelivery(ctx: Context, id: number): Promise<WebhookDelivery> {
  const [delivery] = await selectDeliveries(ctx.db, sql`d.org_id = ${ctx.orgId} and d.id = ${id}`)
  if (!delivery) throw noSuch('webhook delivery')
  return delivery
}

export async function selectDeliveries(db: Db, where: Sql): Promise<WebhookDelivery[]> {
  const rows = await many<DeliveryRow>({ db })`
    select ${columns} from webhook_delivery d left join domain_event e on e.id = d.event_id where ${where}`
  return withAttempts(db, rows)
}

async function withAttempts(db: Db, deliveries: DeliveryRow[]): Promise<WebhookDelivery[]> {
  const rows = await many<AttemptRow>({ db })`
    select delivery_id, number, started_at, ended_at, status_code, error, response_body, response_truncated
    from webhook_attempt where delivery_id = any(${deliveries.map(({ id }) => id)}::bigint[]) order by id`
  const attempts = Map.groupBy(rows, (row) => row.delivery_id)
  return deliveries.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    attempts: (attempts.get(row.id) ?? []).map(attemptToWire),
  }))
}

function attemptToWire({ delivery_id: _, started_at, ended_at, response_body, ...same }: AttemptRow) {
  return {
    ...same,
    started_at: started_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    duration_ms: ended_at && ended_at.getTime() - started_at.getTime(),
    // A response may contain anything; invalid UTF-8 is shown as U+FFFD.
    response_body: response_body?.toString('utf8') ?? null,
  }
}
