import { isoTime } from '../../../lib/text/utc-time.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { SignUp } from '../records/attendee-schema.ts'

/** A sign-up as JSON of the database has it. */
export type SignUpRow = SignUp & { uid: string }

/** The sign-ups of `attendee` by the start of their sessions, as a list of `SignUpRow`. */
export const signUpsColumn = sql`(
  select coalesce(json_agg(json_build_object('session_id', s.id, 'uid', s.uid, 'title', s.title, 'start_time', s.start_time,
    'end_time', s.end_time, 'status', case when u.holds then 'place' when u.missed then 'missed' else 'wish' end)
    order by s.start_time, s.id), '[]')
  from session_signup u join session s on s.id = u.session_id where u.attendee_id = attendee.id)`

export function signUpToWire({ session_id, title, start_time, end_time, status }: SignUpRow): SignUp {
  const [start, end] = [isoTime(new Date(start_time)), isoTime(new Date(end_time))]
  return { session_id, title, start_time: start, end_time: end, status }
}

/** A session that takes sign-ups. */
export type HeldSession = { id: number; uid: string; title: string; start_time: Date; end_time: Date }

/**
 * Keeps sessions that take sign-ups from being deleted until the transaction ends, after their event and in the order
 * of their ids. Attendees are locked after them and counts last, as a deletion of a session does.
 * @param which condition on session `s`
 */
export function holdSessions(ctx: TxContext, eventId: number, which: Sql): Promise<HeldSession[]> {
  return many<HeldSession>(ctx)`
    with held as materialized (select id from event where org_id = ${ctx.orgId} and id = ${eventId} for key share)
    select s.id, s.uid, s.title, s.start_time, s.end_time from session s
    where s.org_id = ${ctx.orgId} and s.event_id in (select id from held) and s.signup and ${which}
    order by s.id for key share of s`
}

/**
 * Holds sessions that several registrations choose, and their counts, in the order of their ids. Each registration then
 * finds its own held, whatever their order.
 */
export async function holdSignUps(ctx: TxContext, eventId: number, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  const sessions = await holdSessions(ctx, eventId, sql`s.uid::text = any(${uids}::text[])`)
  await many(ctx)`
    select from session_signup_count
    where org_id = ${ctx.orgId} and session_id = any(${sessions.map(({ id }) => id)}::bigint[])
    order by session_id for no key update`
}

/** Returns the titles of the sessions that attendees missed, by attendee. */
export async function missedSessions(
  ctx: TxContext,
  attendees: readonly { id: number }[],
): Promise<Map<number, string[]>> {
  const rows = await many<{ attendee_id: number; titles: string[] }>(ctx)`
    select u.attendee_id, array_agg(s.title order by s.start_time, s.id) as titles
    from session_signup u join session s on s.id = u.session_id
    where u.org_id = ${ctx.orgId} and u.attendee_id = any(${attendees.map(({ id }) => id)}::bigint[]) and u.missed
    group by u.attendee_id`
  return new Map(rows.map(({ attendee_id, titles }) => [attendee_id, titles]))
}
