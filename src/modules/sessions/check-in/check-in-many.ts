import type { Context, TxContext } from '../../../platform/context/context.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { checkInDisabled } from './check-in-attendee.ts'
import { decideScans } from './decide-scans.ts'
import { doorColumns, lockDoor } from './lock-door.ts'
import { partsOf, readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Scan } from './scan.ts'
import { scanNow } from './scan-now.ts'

/**
 * Checks attendees in to their event, with a scan each as if done one by one. Attendees already checked in get no
 * further scan, so repeating the call adds nothing.
 * @param isBulk whether they belong to a file, so that each check-in is announced to listeners only
 * @returns how many were checked in
 * @throws AppError not_found for the event; checkin_disabled
 */
export async function checkInMany(
  ctx: TxContext,
  eventId: number,
  attendeeIds: number[],
  { isBulk = false } = {},
): Promise<number> {
  let count = 0
  await forEachBatch(attendeeIds, async (ids) => {
    const who = sql`id = any(${ids}::bigint[])`
    const door = await lockDoor(ctx, eventId, {
      sessionIds: [],
      who,
      columns: doorColumns,
    })
    if (!door.checkinEnabled) throw checkInDisabled()
    const known = await readKnown(
      ctx,
      eventId,
      door.people.map(({ id }) => id),
      [],
    )
    const atDoor = Map.groupBy(
      partsOf(known).filter(({ sessionId }) => sessionId === null),
      ({ attendeeId }) => attendeeId,
    )
    const scans = door.people.flatMap(({ id }): Scan[] => {
      const earlier = atDoor.get(id) ?? []
      if (decideScans(earlier).stays !== null) return []
      const who = { sessionId: null, attendeeId: id, presented: null }
      return [scanNow(ctx, earlier, { ...who, direction: 'in', told: 'accepted', refusal: null })]
    })
    const added = await recordScans(ctx, eventId, { ...door, known, scans, isBulk })
    count += added.size
  })
  return count
}

/** Counts attendees who are not checked in to their event. */
export async function countNotIn(ctx: Context, attendeeIds: number[]): Promise<number> {
  const row = await one<{ count: number }>(ctx)`
    select count(*)::int as count from unnest(${attendeeIds}::bigint[]) as id
    where not exists (select from check_in where org_id = ${ctx.orgId} and attendee_id = id and session_id is null)`
  return row.count
}
