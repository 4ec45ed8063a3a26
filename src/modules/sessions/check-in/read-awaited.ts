import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { Door } from './lock-door.ts'

/** People who signed up for a session and have never come: how many, and which of the people at the door. */
export type Awaited = { count: number; people: Set<number> }

/**
 * Reads who is still awaited in the sessions of a locked door that have sign-up and a capacity: their places are kept.
 * @returns by session id
 */
export async function readAwaited(
  ctx: TxContext,
  { sessions, people }: Pick<Door<{ id: number }>, 'sessions' | 'people'>,
): Promise<Map<number, Awaited>> {
  const kept = [...sessions.values()].filter(({ signup, capacity }) => signup && capacity !== null)
  if (kept.length === 0) return new Map()
  const rows = await many<{ session_id: number; count: number; people: number[] | null }>(ctx)`
    select w.session_id, count(*)::int as count,
      array_agg(w.attendee_id) filter (where w.attendee_id = any(${people.map(({ id }) => id)}::bigint[])) as people
    from session_signup w
    where w.org_id = ${ctx.orgId} and w.session_id = any(${kept.map(({ id }) => id)}::bigint[]) and w.holds
      and not exists (select from check_in c where c.attendee_id = w.attendee_id and c.session_id = w.session_id)
    group by w.session_id`
  return new Map(rows.map(({ session_id, count, people }) => [session_id, { count, people: new Set(people) }]))
}
