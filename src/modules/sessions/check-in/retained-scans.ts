import type { Retained } from '../../../platform/context/retained.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

const PEOPLE_AT_ONCE = 200
const UNKNOWN_AT_ONCE = 1_000

/** SQL condition: the event has no scan since the given time. */
const hasRested = (eventId: Sql, before: Date) => sql`
  (select s.received_at from scan s where s.event_id = ${eventId} order by s.id desc limit 1) < ${before}`

/**
 * Purges the scan log of an event once its last scan is old enough, since verdicts depend on earlier scans; all scans
 * of an attendee at once. A position is an event and, if it has a second number, the last attendee examined.
 */
export const retainedScans: Retained = {
  setting: 'scans',
  async look({ db, orgId }, { before, after: [eventId = 0, attendeeId] }) {
    if (attendeeId !== undefined) return lookAtPeople({ db }, eventId, attendeeId)
    const event = await maybeOne<{ id: number }>({ db })`
      select e.id from event e where e.org_id = ${orgId} and e.id > ${eventId} and ${hasRested(sql`e.id`, before)}
      order by e.org_id, e.id limit 1`
    if (event === null) return { ids: [], next: null }
    const unknown = await many<{ id: number }>({ db })`
      select id from scan where event_id = ${event.id} and attendee_id is null order by id limit ${UNKNOWN_AT_ONCE}::int`
    return { ids: unknown.map(({ id }) => id), next: [event.id, 0] }
  },
  async remove(within, { ids, before }) {
    // Scanning locks them too and reads the log after that.
    const held = await many<{ id: number }>(within)`
      select id from attendee where id in (select attendee_id from scan where id = any(${ids}::bigint[]))
      order by id for no key update skip locked`
    const scans = await change(within)`
      delete from scan where org_id = ${within.orgId} and id = any(${ids}::bigint[])
        and (attendee_id is null or attendee_id = any(${held.map(({ id }) => id)}::bigint[]))
        and ${hasRested(sql`scan.event_id`, before)}`
    return { scans }
  },
}

async function lookAtPeople(within: Parameters<typeof many>[0], eventId: number, after: number) {
  const people = await many<{ id: number; ids: number[] }>(within)`
    select a.id, array(select s.id from scan s where s.attendee_id = a.id) as ids
    from attendee a where a.event_id = ${eventId} and a.id > ${after} order by a.event_id, a.id limit ${PEOPLE_AT_ONCE}::int`
  const next = people.length === PEOPLE_AT_ONCE ? [eventId, people.at(-1)!.id] : [eventId]
  return { ids: people.flatMap(({ ids }) => ids), next }
}
