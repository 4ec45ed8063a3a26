import type { Static } from 'typebox'
import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { invalidField } from '../../lib/errors.ts'
import { clockMove } from '../../lib/text/wall-clock.ts'
import { Type } from '../../lib/type.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many } from '../../platform/db/query.ts'
import { copyEvent, type Event, UpdateEventBody } from '../events/index.ts'

const { name, event_date, event_end_date } = UpdateEventBody.properties

export const DuplicateEventBody = Type.Object({ name, event_date, event_end_date }, { title: 'EventDuplicate' })

/**
 * Creates an event with the settings, sessions and speakers of another, and without its attendees, check-ins and certificates.
 * Sessions move with the date; if one of the dates is missing they keep their times. It is part of this module because
 * it is above events and may call both.
 * @throws AppError not_found; validation_failed when a session would leave the calendar
 */
export function duplicateEvent(ctx: Context, id: number, input: Static<typeof DuplicateEventBody>): Promise<Event> {
  return inTransaction(ctx, async (ctx) => {
    const { source, copy } = await copyEvent(ctx, id, input)
    await copySessions(ctx, source, copy)
    await copySpeakers(ctx, source, copy)
    return copy
  })
}

type Times = { id: number; start_time: Date; end_time: Date }

/** The lock on the event prevents new sessions. */
async function copySessions(ctx: TxContext, source: Event, copy: Event): Promise<void> {
  const sessions = await many<Times>(ctx)`
    select id, start_time, end_time from session where org_id = ${ctx.orgId} and event_id = ${source.id} order by id`
  if (sessions.length === 0) return
  const times = await movedTimes(sessions, source, copy)
  await change(ctx)`
    insert into session (org_id, event_id, uid, title, start_time, end_time, location, speaker, track, description, capacity, required_for_certificate, signup, created_at, updated_at)
    select s.org_id, ${copy.id}::bigint, n.uid, s.title, n.start_time, n.end_time, s.location, s.speaker, s.track, s.description, s.capacity, s.required_for_certificate, s.signup, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${sessions.map((session) => session.id)}::bigint[], ${sessions.map(() => uuidFrom(ctx.randomBytes(16)))}::uuid[],
      ${times.map(({ start }) => start)}::timestamptz[], ${times.map(({ end }) => end)}::timestamptz[]) as n (id, uid, start_time, end_time)
    join session s on s.id = n.id order by s.id`
}

/** The rows of the copy are in the order of the rows that they were copied from, by which the two are matched. */
async function copySpeakers(ctx: TxContext, source: Event, copy: Event): Promise<void> {
  await change(ctx)`
    with made as (
      insert into speaker (org_id, event_id, name, role, biography, picture, website, created_at, updated_at)
      select org_id, ${copy.id}::bigint, name, role, biography, picture, website, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
      from speaker where org_id = ${ctx.orgId} and event_id = ${source.id} order by id
      returning id
    ), people as (
      select old.id as old_id, new.id as new_id
      from (select id, row_number() over (order by id) as nth from speaker where org_id = ${ctx.orgId} and event_id = ${source.id}) old
      join (select id, row_number() over (order by id) as nth from made) new using (nth)
    ), talks as (
      select old.id as old_id, new.id as new_id
      from (select id, row_number() over (order by id) as nth from session where org_id = ${ctx.orgId} and event_id = ${source.id}) old
      join (select id, row_number() over (order by id) as nth from session where org_id = ${ctx.orgId} and event_id = ${copy.id}) new using (nth)
    )
    insert into session_speaker (org_id, event_id, session_id, speaker_id, position)
    select l.org_id, ${copy.id}::bigint, talks.new_id, people.new_id, l.position from session_speaker l
    join talks on talks.old_id = l.session_id join people on people.old_id = l.speaker_id
    where l.org_id = ${ctx.orgId} and l.event_id = ${source.id}`
}

async function movedTimes(sessions: Times[], source: Event, copy: Event): Promise<{ start: string; end: string }[]> {
  const move = await clockMove(source.event_timezone, source.event_date, copy.event_date)
  return sessions.map(({ start_time, end_time }) => {
    const moved = move({ start: start_time.getTime(), end: end_time.getTime() })
    return { start: written(moved.start), end: written(moved.end) }
  })
}

function written(moment: number): string {
  const time = new Date(moment)
  const year = time.getUTCFullYear()
  if (year >= 1 && year <= 9999) return time.toISOString()
  throw invalidField(
    ['body', 'event_date'],
    'event_date would move a session out of the years 1 to 9999',
    'out_of_range',
  )
}
