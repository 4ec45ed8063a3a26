import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { SessionRow } from '../records/session-queries.ts'

/** Public fields of a session. */
export type ShownSession = Pick<SessionRow, 'title' | 'start_time' | 'end_time' | 'location' | 'speaker'>

/** Returns the first sessions of an event by start, and their total. */
export async function firstSessions(
  ctx: Pick<Context, 'db' | 'orgId'>,
  eventId: number,
  most: number,
): Promise<{ sessions: ShownSession[]; count: number }> {
  const rows = await many<ShownSession & { count: number }>(ctx)`
    select title, start_time, end_time, location, speaker, count(*) over ()::int as count from session
    where org_id = ${ctx.orgId} and event_id = ${eventId} order by start_time, id limit ${most}::int`
  return { sessions: rows.map(({ count: _, ...session }) => session), count: rows[0]?.count ?? 0 }
}
