import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { cappedPage } from '../../../platform/lists/capped-page.ts'
import type { Listed } from '../../../platform/lists/list-page.ts'
import { nameActors } from '../name-actors.ts'
import { requestConditions } from './request-conditions.ts'
import type { LoggedRequest, RequestsQuery } from './request-schema.ts'

type Row = Pick<LoggedRequest, 'method' | 'path' | 'route' | 'status' | 'code' | 'duration_ms'> & {
  /** UUID */
  id: string
  at: Date
  actor: string
}

const columns = sql.raw('request_id as id, at, actor, method, path, route, status, code, duration_ms')
const BATCH = 500

/** Lists a page of the organisation's API requests, newest first. The total is exact up to 10,000. */
export async function listRequests(ctx: Context, query: RequestsQuery): Promise<Listed<LoggedRequest>> {
  const page = await cappedPage<Row>(ctx, query, {
    ids: (max) => newest(ctx, query, { columns: sql`request_id as id`, max }),
    total: null,
    rows: sql`
      select page.nth, ${columns} from page join request_log r on r.org_id = ${ctx.orgId} and r.request_id = page.id`,
  })
  return { ...page, rows: await toWire(ctx, page.rows) }
}

type RequestSelection = { columns: Sql; max: number; before?: string | undefined }

function newest(ctx: Context, query: RequestsQuery, { columns, max, before }: RequestSelection): Sql {
  const conditions = requestConditions(ctx, query)
  if (before !== undefined) conditions.push(sql`request_id < ${before}::uuid`)
  return sql`
    select ${columns} from request_log where ${sql.join(conditions, ' and ')}
    order by request_id desc limit ${max}::bigint`
}

/** Path of MCP calls, which use API keys as other programs do. */
const MCP = '/mcp'
const VIA = { api_key: 'api', door_device: 'door', person: 'panel', client: 'mcp' } as const

async function toWire(ctx: Context, rows: Row[]): Promise<LoggedRequest[]> {
  const named = await nameActors(
    ctx,
    rows.map(({ actor }) => actor),
  )
  return rows.map(({ id: uuid, at, actor, ...row }) => {
    const { kind, name, prefix, ...of } = named(actor)
    const id = Number(of.id)
    return {
      request_id: `req_${uuid.replaceAll('-', '')}`,
      at: isoTime(at),
      ...row,
      via: row.path === MCP ? 'mcp' : VIA[kind as keyof typeof VIA],
      key: kind === 'api_key' ? { id, name, prefix } : null,
      actor: { kind, id, name },
    }
  })
}

const COLUMNS = ['request_id', 'at', 'method', 'path', 'route', 'status', 'code', 'duration_ms', 'via'] as const

/** All matching requests, newest first. */
export async function requestTable(ctx: Context, query: RequestsQuery): Promise<Table> {
  return {
    name: 'request-log',
    rows: rowsOf(ctx, query),
    async count(upTo) {
      const { count } = await one<{ count: number }>(ctx)`${PLANNED_EACH_TIME}
        select count(*) from (${newest(ctx, query, { columns: sql`request_id`, max: upTo })}) counted`
      return count
    },
  }
}

/** Each batch is a separate statement, so a slow reader does not keep a transaction open. */
async function* rowsOf(ctx: Context, query: RequestsQuery): AsyncGenerator<(string | number)[][]> {
  yield [[...COLUMNS, 'actor_kind', 'actor_id', 'actor_name', 'key_prefix']]
  for (let before: string | undefined; ; ) {
    const rows = await many<Row>(ctx)`${PLANNED_EACH_TIME}${newest(ctx, query, { columns, max: BATCH, before })}`
    yield (await toWire(ctx, rows)).map(({ actor, key, ...row }) => [
      ...COLUMNS.map((column) => row[column] ?? ''),
      ...[actor.kind, actor.id, actor.name ?? '', key?.prefix ?? ''],
    ])
    if (rows.length < BATCH) return
    before = rows.at(-1)!.id
  }
}
