import { type AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, Services, TxContext } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { filledRows, type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import { addedPictureAddress } from '../../designs/index.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { Session } from './session-schema.ts'

type DoorSession = Omit<Session, 'description' | 'speakers'>
type Times = { start_time: Date; end_time: Date; created_at: Date; updated_at: Date }
/** A session without its long texts. `speaker` is the text as it is shown. */
export type DoorSessionRow = Omit<DoorSession, keyof Times> & Times

/** `written_speaker` is the text that was written, if any; `shownSpeaker` returns the text as it is shown. */
export type SessionRow = Omit<DoorSessionRow, 'speaker'> & {
  written_speaker: string | null
  description: string | null
  speakers: SpeakerOfSession[]
}

type SpeakerOfSession = { id: number; name: string; role: string | null; picture: string | null }

const columns = `
  session.id, session.event_id, session.title, session.start_time, session.end_time, session.location,
  session.track, session.capacity, session.required_for_certificate, session.signup, session.checked_in_count, session.inside_count,
  coalesce((select n.signed_up from session_signup_count n where n.session_id = session.id), 0) as signed_up_count,
  session.created_at, session.updated_at`

/** Columns of a `DoorSessionRow`: devices ask for all sessions every few seconds. */
export const doorSessionColumns = sql.raw(`${columns}, shown_speaker(session.id, session.speaker) as speaker`)

/** Columns of a `SessionRow`. */
export const sessionColumns = sql.raw(`${columns}, session.speaker as written_speaker, session.description,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'role', p.role, 'picture', p.picture) order by l.position), '[]')
    from session_speaker l join speaker p on p.org_id = l.org_id and p.id = l.speaker_id where l.session_id = session.id) as speakers`)

/** Returns the speaker of a session as text: what was written, or the names of its speakers. */
export function shownSpeaker({ written_speaker, speakers }: Pick<SessionRow, 'written_speaker' | 'speakers'>) {
  return written_speaker ?? (speakers.map(({ name }) => name).join(', ') || null)
}

export function doorSessionToWire(row: DoorSessionRow): DoorSession {
  return {
    id: row.id,
    event_id: row.event_id,
    title: row.title,
    start_time: isoTime(row.start_time),
    end_time: isoTime(row.end_time),
    location: row.location,
    speaker: row.speaker,
    track: row.track,
    capacity: row.capacity,
    required_for_certificate: row.required_for_certificate,
    signup: row.signup,
    checked_in_count: row.checked_in_count,
    inside_count: row.inside_count,
    signed_up_count: row.signed_up_count,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

export function sessionToWire(services: Pick<Services, 'baseUrl'>, row: SessionRow): Session {
  return {
    ...doorSessionToWire({ ...row, speaker: shownSpeaker(row) }),
    speakers: row.speakers.map(({ picture, ...speaker }) => ({
      ...speaker,
      picture_url: picture && addedPictureAddress(services, picture),
    })),
    description: row.description,
  }
}

export function noSuchSession(): AppError {
  return noSuch('session', ' in this event')
}

/** Lists sessions by start, then id. @throws AppError not_found for the event */
export async function listSessions(ctx: Context, eventId: number, query: PageQuery): Promise<Listed<Session>> {
  const { limit, offset } = pageRange(query)
  const rows = await many<SessionRow & { total: number }>(ctx)`
    select (select count(*)::int from session where event_id = event.id) as total, page.* from event left join lateral (
      select ${sessionColumns} from session where event_id = event.id
      order by start_time, id limit ${limit}::int offset ${offset}::bigint
    ) page on true
    where event.org_id = ${ctx.orgId} and event.id = ${eventId} order by page.start_time, page.id`
  if (rows.length === 0) throw noSuchEvent()
  return { rows: filledRows(rows).map((row) => sessionToWire(ctx, row)), total: rows[0]!.total }
}

/** @throws AppError not_found, also when the session belongs to another event */
export async function getSession(ctx: Context, eventId: number, id: number): Promise<Session> {
  const row = await maybeOne<SessionRow>(ctx)`
    select ${sessionColumns} from session where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id}`
  if (row === null) throw noSuchSession()
  return sessionToWire(ctx, row)
}

/**
 * Locks a session until the transaction ends, after its event, in the order in which a deletion of the event locks
 * them.
 * @throws AppError not_found
 */
export async function lockSession(ctx: TxContext, eventId: number, id: number): Promise<SessionRow> {
  const row = await maybeOne<SessionRow>(ctx)`
    with held as materialized (
      select id from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update)
    select ${sessionColumns} from session
    where org_id = ${ctx.orgId} and event_id in (select id from held) and id = ${id} for update of session`
  if (row === null) throw noSuchSession()
  return row
}
