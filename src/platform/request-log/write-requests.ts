import type { Services } from '../context.ts'
import { change } from '../db/query.ts'

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
 * Writes requests down in one statement; those that are there already, since an answer was lost, stay. Each column is one
 * text, which takes a quarter of the time that the driver takes for a list.
 */
export async function writeRequests(services: Pick<Services, 'db'>, requests: LoggedRequest[]): Promise<void> {
  if (requests.length === 0) return
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
    on conflict do nothing`
}
