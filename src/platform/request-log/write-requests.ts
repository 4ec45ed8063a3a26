import type { Services } from '../context/context.ts'
import { change } from '../db/query.ts'
import { sql } from '../db/sql.ts'

/** A logged request, without personal data or line breaks. */
export type LoggedRequest = {
  orgId: number
  requestId: string
  /** The time of arrival in milliseconds. */
  at: number
  actor: string
  method: string
  /** Null if no route matches. */
  route: string | null
  path: string
  status: number
  durationMs: number
  code: string | null
}

/**
 * Writes requests in one statement. Each column is passed as one text, which takes a quarter of the driver's time for a
 * list; requests of an organisation are adjacent, as in the indexes.
 * @param again whether some may already be stored because a response was lost; checking costs a sixth of the statement
 */
export async function writeRequests(
  services: Pick<Services, 'db'>,
  given: readonly LoggedRequest[],
  { again }: { again: boolean },
): Promise<void> {
  const requests = given.toSorted((one, other) => one.orgId - other.orgId)
  const numbers = (column: (request: LoggedRequest) => number | string) => `{${requests.map(column).join()}}`
  const texts = (column: (request: LoggedRequest) => string | null) => requests.map(column).join('\n')
  await change(services)`
    insert into request_log (org_id, request_id, at, actor, method, route, path, status, duration_ms, code)
    select org_id, request_id, to_timestamp(at / 1000), actor, method, nullif(route, ''), path, status, duration_ms, nullif(code, '')
    from unnest(${numbers(({ orgId }) => orgId)}::bigint[], ${numbers(({ requestId }) => requestId.slice(4))}::uuid[],
      ${numbers(({ at }) => at)}::float8[], string_to_array(${texts(({ actor }) => actor)}, e'\n'),
      string_to_array(${texts(({ method }) => method)}, e'\n'), string_to_array(${texts(({ route }) => route)}, e'\n'),
      string_to_array(${texts(({ path }) => path)}, e'\n'), ${numbers(({ status }) => status)}::smallint[],
      ${numbers(({ durationMs }) => durationMs)}::real[], string_to_array(${texts(({ code }) => code)}, e'\n'))
      as given (org_id, request_id, at, actor, method, route, path, status, duration_ms, code)
    ${again ? sql`on conflict do nothing` : sql``}`
}
