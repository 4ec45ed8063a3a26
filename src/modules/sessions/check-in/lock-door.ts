import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'

/** `inside_count` is exact for a session with a capacity, which is locked; other sessions are not counted here. */
type DoorSession = { id: number; title: string; signup: boolean; capacity: number | null; inside_count: number }
/** An attendee with the time of their first check-in at the event. */
export type AtDoor = {
  id: number
  email: string
  first_name: string
  last_name: string
  checked_in_at: Date | null
}

/** Columns of an `AtDoor`. */
export const doorColumns = sql.raw(
  'attendee.id, attendee.email, attendee.first_name, attendee.last_name, attendee.checked_in_at',
)

export type Door<Person> = { checkinEnabled: boolean; sessions: Map<number, DoorSession>; people: Person[] }

/**
 * Keeps the sessions and attendees that scans refer to from changing, in a fixed order, until the transaction ends.
 * Sessions with a capacity are locked, since their places are counted; check-ins to others do not wait for one another.
 * No session is locked twice: a lock that is made stronger while somebody deletes the session ends in a deadlock.
 * Scans are decided by what is read after this. The transaction then looks rows up by key: a plan made while there are
 * few scans would read them all, and would be kept as they grow.
 * @throws AppError not_found for the event
 * @param who condition on `attendee`
 * @param columns columns of `attendee`, including `doorColumns`
 */
export async function lockDoor<Person extends AtDoor>(
  ctx: TxContext,
  eventId: number,
  { sessionIds, who, columns }: { sessionIds: number[]; who: Sql; columns: Sql },
): Promise<Door<Person>> {
  const rows = await many<{ checkin_enabled: boolean; sessions: DoorSession[] | null } & (Person | { id: null })>(ctx)`
    with held as materialized (
      select id, checkin_enabled, set_config('enable_seqscan', 'off', true) from event
      where org_id = ${ctx.orgId} and id = ${eventId} for key share
    ), counted as materialized (
      select s.id, s.title, s.signup, s.capacity, s.inside_count from held join session s on s.event_id = held.id
      where s.id = any((select ${sessionIds}::bigint[])::bigint[]) and s.capacity is not null order by s.id for no key update of s
    ), others as materialized (
      select s.id, s.title, s.signup from held join session s on s.event_id = held.id
      where s.id = any((select ${sessionIds}::bigint[])::bigint[]) and s.id not in (select id from counted) order by s.id for key share of s
    ), sessions as (
      select id, title, signup, capacity, inside_count from counted
      union all select id, title, signup, null, 0 from others
    ), people as materialized (
      select ${columns} from attendee
      where org_id = ${ctx.orgId} and event_id = (select id from held) and (select count(*) from sessions) >= 0 and ${who}
      order by attendee.id for no key update of attendee
    )
    select held.checkin_enabled, p.*,
      case when p.id is not distinct from (select min(id) from people) then (select json_agg(s) from sessions s) end as sessions
    from held left join people p on true order by p.id`
  const [first] = rows
  if (first === undefined) throw noSuchEvent()
  return {
    checkinEnabled: first.checkin_enabled,
    sessions: new Map((first.sessions ?? []).map((session) => [session.id, session])),
    people: rows.filter((row): row is (typeof rows)[number] & Person => row.id !== null),
  }
}
