import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import type { Context } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { firstIdAt } from '../../../platform/http/server/request-id.ts'
import type { RequestsQuery } from './request-schema.ts'

const ID = /^req_[0-9a-f]{32}$/

/** SQL conditions on `request_log` for the filters of a query. Request ids start with their time. */
export function requestConditions({ orgId }: Context, query: RequestsQuery): Sql[] {
  const { method, status, route, path, key, min_duration, request_id, since, until } = query
  return [
    sql`org_id = ${orgId}`,
    ...(request_id === undefined
      ? []
      : [ID.test(request_id) ? sql`request_id = ${request_id.slice(4)}::uuid` : sql`false`]),
    ...(key === undefined ? [] : [sql`actor = ${`api_key:${key}`}`]),
    ...(status === undefined ? [] : [hasStatus(status)]),
    ...(min_duration === undefined ? [] : [sql`duration_ms >= ${min_duration}::real`]),
    ...(method === undefined ? [] : [sql`method = ${method}`]),
    ...(route === undefined ? [] : [sql`route = ${route}`]),
    ...(path === undefined ? [] : [sql`starts_with(path, ${path})`]),
    ...(since === undefined ? [] : [sql`request_id >= ${idAt(since)}::uuid`]),
    ...(until === undefined ? [] : [sql`request_id < ${idAt(until)}::uuid`]),
  ]
}

function hasStatus(status: string): Sql {
  const first = Number(status.replace('xx', '00'))
  return status.endsWith('xx') ? sql`status >= ${first} and status < ${first + 100}` : sql`status = ${Number(status)}`
}

function idAt(text: string): string {
  return firstIdAt(parseTimestamp(text)!.getTime()).slice(4)
}
