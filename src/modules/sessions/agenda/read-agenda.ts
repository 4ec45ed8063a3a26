import type { Context, Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Event, getEvent } from '../../events/index.ts'
import { noSuchSession, type SessionRow, sessionColumns } from '../records/session-queries.ts'

export type AgendaSession = SessionRow & { uid: string; sequence: number }
export type Agenda = { event: Event; sessions: AgendaSession[] }

/** Returns an event with all its sessions by start, or with a single one. @throws AppError not_found */
export async function readAgenda(
  ctx: Services & Pick<Context, 'orgId'>,
  eventId: number,
  sessionId: number | null = null,
): Promise<Agenda> {
  const event = await getEvent(ctx, eventId)
  const sessions = await many<AgendaSession>(ctx)`
    select ${sessionColumns}, uid, sequence from session
    where org_id = ${ctx.orgId} and event_id = ${eventId} ${sessionId === null ? sql`` : sql`and id = ${sessionId}`}
    order by start_time, id`
  if (sessionId !== null && sessions.length === 0) throw noSuchSession()
  return { event, sessions }
}
