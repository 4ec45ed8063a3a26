import { AppError, invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { brokeReference, checkDetail } from '../../../platform/db/pg-errors.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { HeldSession } from './sign-up-queries.ts'

type Attendee = { id: number; event_id: number }
/** Sessions held by `holdSessions`, and whether their capacity counts. */
type Choice = { sessions: readonly HeldSession[]; overCapacity?: boolean }

/**
 * Signs a locked attendee up for these sessions, and out of all others; those they have keep their places.
 * @returns the ids of the sessions before, or null when nothing changes
 * @throws AppError session_full; validation_failed when sign-up was turned off in the meantime
 */
export async function replaceSignUps(
  ctx: TxContext,
  { id, event_id }: Attendee,
  { sessions, overCapacity = false }: Choice,
): Promise<number[] | null> {
  const ids = sessions.map((session) => session.id)
  // All counts that change are locked here, in one order, since places are freed before others are taken.
  await many(ctx)`
    select from session_signup_count where org_id = ${ctx.orgId} and event_id = ${event_id} and (session_id = any(${ids}::bigint[])
      or session_id in (select session_id from session_signup where attendee_id = ${id}))
    order by session_id for no key update`
  const before = await many<{ session_id: number; missed: boolean }>(ctx)`
    select session_id, missed from session_signup where org_id = ${ctx.orgId} and attendee_id = ${id} order by session_id`
  const kept = before.filter(({ session_id, missed }) => !missed && ids.includes(session_id))
  if (kept.length === before.length && kept.length === ids.length) return null
  const keptIds = kept.map(({ session_id }) => session_id)
  await change(ctx)`
    delete from session_signup
    where org_id = ${ctx.orgId} and attendee_id = ${id} and session_id <> all(${keptIds}::bigint[])`
  const added = sessions.filter((session) => !keptIds.includes(session.id))
  await signUp(ctx, event_id, [{ attendeeId: id, sessions: added }], overCapacity)
  return before.filter(({ missed }) => !missed).map(({ session_id }) => session_id)
}

/**
 * Signs attendees up for sessions: the registered ones take places, the others keep wishes. One statement, so that
 * counts are locked in order.
 * @throws AppError session_full naming the session; validation_failed when sign-up was turned off in the meantime
 */
export async function signUp(
  ctx: TxContext,
  eventId: number,
  people: readonly { attendeeId: number; sessions: readonly HeldSession[] }[],
  overCapacity = false,
): Promise<void> {
  const pairs = people.flatMap(({ attendeeId, sessions }) => sessions.map(({ id }) => ({ attendeeId, id })))
  if (pairs.length === 0) return
  try {
    await change(ctx)`
      insert into session_signup (org_id, event_id, session_id, attendee_id, over_capacity, created_at)
      select ${ctx.orgId}::bigint, ${eventId}::bigint, session_id, attendee_id, ${overCapacity}::boolean, ${ctx.now()}::timestamptz
      from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ attendeeId }) => attendeeId)}::bigint[]) as p (session_id, attendee_id)
      order by session_id, attendee_id`
  } catch (error) {
    if (brokeReference(error, 'session_signup_session_fkey'))
      throw invalidField(
        ['body', 'session_ids'],
        'a session in session_ids no longer takes sign-ups',
        'unknown_reference',
      )
    const full = checkDetail(error, 'session_signup_place')?.split(',').map(Number)
    if (full === undefined) throw error
    throw sessionFull(people.flatMap(({ sessions }) => sessions).filter(({ id }) => full.includes(id)))
  }
}

/**
 * Requires places in sessions for people who register together, whether their addresses are known or not, since the
 * answer must not tell. Counts are locked, so that the places stay free.
 * @param people the chosen sessions of each person who takes places
 * @throws AppError session_full naming the session
 */
export async function requirePlaces(ctx: TxContext, people: readonly (readonly HeldSession[])[]): Promise<void> {
  const chosen = people.flat()
  if (chosen.length === 0) return
  const ids = [...new Set(chosen.map(({ id }) => id))]
  const counts = await many<{ id: number; free: number | null }>(ctx)`
    with held as materialized (
      select session_id, signed_up from session_signup_count
      where org_id = ${ctx.orgId} and session_id = any(${ids}::bigint[]) order by session_id for no key update)
    select s.id, s.capacity - held.signed_up as free from held join session s on s.id = held.session_id`
  const free = new Map(counts.map(({ id, free }) => [id, free ?? Number.POSITIVE_INFINITY]))
  const full = chosen.filter(({ id }) => chosen.filter((other) => other.id === id).length > (free.get(id) ?? 0))
  if (full.length > 0) throw sessionFull(full)
}

function sessionFull(sessions: readonly HeldSession[]): AppError {
  const titles = [...new Set(sessions.map(({ title }) => `"${title}"`))]
  const are = titles.length === 1 ? 'is' : 'are'
  return new AppError('session_full', `${titles.join(' and ')} ${are} full. Choose another session.`)
}
