import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type SessionRow, sessionColumns } from '../records/session-queries.ts'
import { type SpeakerRow, speakerColumns } from '../speakers/speaker-queries.ts'

/** Most speakers shown; an event can have more. */
const MAX_SPEAKERS = 200

/** A session as visitors see it; `uid` is its identity in calendars. */
export type ShownSession = SessionRow & { uid: string }
export type ShownSpeaker = SpeakerRow

/** Returns the first sessions of an event by start, and their total. */
export async function firstSessions(
  ctx: Pick<Context, 'db' | 'orgId'>,
  eventId: number,
  most: number,
): Promise<{ sessions: ShownSession[]; count: number }> {
  const rows = await many<ShownSession & { total: number }>(ctx)`
    select ${sessionColumns}, uid, count(*) over ()::int as total from session
    where org_id = ${ctx.orgId} and event_id = ${eventId} order by start_time, id limit ${most}::int`
  return { sessions: rows.map(({ total: _, ...session }) => session), count: rows[0]?.total ?? 0 }
}

/** Returns the speakers of the sessions of an event, by name. */
export function speakersOnStage(ctx: Pick<Context, 'db' | 'orgId'>, eventId: number): Promise<ShownSpeaker[]> {
  return many<ShownSpeaker>(ctx)`
    select ${speakerColumns} from speaker where org_id = ${ctx.orgId} and event_id = ${eventId}
      and exists (select from session_speaker l where l.speaker_id = speaker.id)
    order by lower(name), id limit ${MAX_SPEAKERS}::int`
}
