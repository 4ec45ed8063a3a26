import type { Services } from '../context/context.ts'
import { change } from '../db/query.ts'
import { sql } from '../db/sql.ts'

/** A request as its log keeps it; it holds nothing of a person, and no line breaks. */
export type LoggedRequest = {
  orgId: number
  requestId: string
  /** When it came, in milliseconds. */
  at: number
  actor: string
  method: string
  /** Null where there is none of its address. */
  route: string | null
  path: string
  status: number
  durationMs: number
  code: string | null
}

/**
 * Writes requests down in one statement. Each column is one text, which takes a quarter of the time that the driver takes
 * for a list; those of an organisation stand together, as they do in the indexes.
 * @param again whether some may be there already, since an answer was lost; to look for that costs a sixth of the statement
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
