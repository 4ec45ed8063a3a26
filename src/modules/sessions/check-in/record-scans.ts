import { actorText, type TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { eventInsert } from '../../../platform/outbox/record-event.ts'
import { checkedIn } from './check-in-events.ts'
import { decideScans, type GroupVerdict } from './decide-scans.ts'
import type { AtDoor, Door } from './lock-door.ts'
import { groupOf, type Known, type Part, partsOf } from './read-known.ts'
import type { Scan, Verdict } from './scan.ts'

type Changes = {
  verdicts: Map<string, GroupVerdict>
  /** Attendees whose check-in is now a different scan, their first, or none. */
  come: Part[]
  moved: Part[]
  gone: Part[]
}

/**
 * Stores scans whose sessions and attendees are locked (`lockDoor`) and corrects the verdicts and check-ins that
 * follow, including those of earlier scans, since a device may upload old ones late. Records domain events for new
 * check-ins.
 * @param known result of `readKnown` after locking
 * @param sessions result of `lockDoor`, like `people`
 * @returns the number of new scans
 */
export async function recordScans(
  ctx: TxContext,
  eventId: number,
  {
    known,
    scans,
    sessions,
    people,
    isBulk = false,
  }: Pick<Door<AtDoor>, 'sessions' | 'people'> & { known: Known[]; scans: readonly Scan[]; isBulk?: boolean },
): Promise<number> {
  const seen = new Set(known.filter(({ is_removed }) => !is_removed).map(({ key }) => key))
  const fresh = [...new Map(scans.filter(({ key }) => !seen.has(key)).map((scan) => [scan.key, scan])).values()]
  const changes = judge(known, fresh)
  const verdictOf = (scan: Scan): Verdict => scan.refusal ?? changes.verdicts.get(scan.key)!
  const corrected = known.filter(({ key, verdict }) => (changes.verdicts.get(key) ?? verdict) !== verdict)
  if (fresh.length > 0) await write(ctx, eventId, { fresh, verdictOf, sessions, people, changes, corrected, isBulk })
  return fresh.length
}

function judge(known: Known[], fresh: Scan[]): Changes {
  const before = Map.groupBy(partsOf(known), groupOf)
  const judged = fresh.filter((scan): scan is Scan & Part => scan.refusal === null && scan.attendeeId !== null)
  const changes: Changes = { verdicts: new Map(), come: [], moved: [], gone: [] }
  for (const [group, added] of Map.groupBy(judged, groupOf)) {
    const earlier = before.get(group) ?? []
    const was = decideScans(earlier).inside
    // A purged scan is decided as it arrives again.
    const again = new Set(added.map(({ key }) => key))
    const { verdicts, inside } = decideScans<Part>([...earlier.filter(({ key }) => !again.has(key)), ...added])
    for (const [key, verdict] of verdicts) changes.verdicts.set(key, verdict)
    if (inside === null && was !== null) changes.gone.push(was)
    else if (inside !== null && was === null) changes.come.push(inside)
    else if (inside !== null && was !== null && !isSame(inside, was)) changes.moved.push(inside)
  }
  return changes
}

const isSame = (a: Part, b: Part) => a.key === b.key && a.scannedAt.getTime() === b.scannedAt.getTime()

type Writing = {
  fresh: Scan[]
  verdictOf: (scan: Scan) => Verdict
  sessions: Door<AtDoor>['sessions']
  people: AtDoor[]
  changes: Changes
  corrected: Known[]
  isBulk: boolean
}

async function write(
  ctx: TxContext,
  eventId: number,
  { fresh, verdictOf, sessions, people, changes, corrected, isBulk }: Writing,
): Promise<void> {
  const { come, moved, gone, verdicts } = changes
  const events = checkedIn(eventId, come, people, isBulk)
  await change(ctx)`
    with added as (
      insert into scan (org_id, event_id, received_at, actor, key, session_id, session_title, attendee_id, presented, direction, scanned_at, device_id, told, verdict)
      select ${ctx.orgId}::bigint, ${eventId}::bigint, ${ctx.now()}::timestamptz, ${actorText(ctx.actor)}, s.* from unnest(
        ${fresh.map(({ key }) => key)}::text[], ${fresh.map(({ sessionId }) => sessionId)}::bigint[],
        ${fresh.map(({ sessionId }) => sessions.get(sessionId ?? 0)?.title ?? null)}::text[],
        ${fresh.map(({ attendeeId }) => attendeeId)}::bigint[], ${fresh.map(({ presented }) => presented)}::text[],
        ${fresh.map(({ direction }) => direction)}::text[], ${fresh.map(({ scannedAt }) => scannedAt)}::timestamptz[],
        ${fresh.map(({ deviceId }) => deviceId)}::text[], ${fresh.map(({ told }) => told)}::text[], ${fresh.map(verdictOf)}::text[]
      ) as s (key, session_id, session_title, attendee_id, presented, direction, scanned_at, device_id, told, verdict)
    ), corrected as (
      update scan set verdict = c.verdict
      from unnest(${corrected.map(({ key }) => key)}::text[], ${corrected.map(({ key }) => verdicts.get(key)!)}::text[]) as c (key, verdict)
      where scan.event_id = ${eventId} and scan.key = c.key
    ), gone as (
      delete from check_in using unnest(${gone.map(({ attendeeId }) => attendeeId)}::bigint[], ${gone.map(({ sessionId }) => sessionId)}::bigint[])
        as g (attendee_id, session_id)
      where check_in.attendee_id = g.attendee_id and check_in.session_id is not distinct from g.session_id
    ), moved as (
      update check_in set checked_in_at = m.at, scan_key = m.key from unnest(
        ${moved.map(({ attendeeId }) => attendeeId)}::bigint[], ${moved.map(({ sessionId }) => sessionId)}::bigint[],
        ${moved.map(({ scannedAt }) => scannedAt)}::timestamptz[], ${moved.map(({ key }) => key)}::text[]
      ) as m (attendee_id, session_id, at, key)
      where check_in.attendee_id = m.attendee_id and check_in.session_id is not distinct from m.session_id
    )${events.length === 0 ? sql`` : sql`, told as (${eventInsert(ctx, events)})`}
    insert into check_in (org_id, event_id, session_id, attendee_id, checked_in_at, scan_key)
    select ${ctx.orgId}::bigint, ${eventId}::bigint, c.* from unnest(
      ${come.map(({ sessionId }) => sessionId)}::bigint[], ${come.map(({ attendeeId }) => attendeeId)}::bigint[],
      ${come.map(({ scannedAt }) => scannedAt)}::timestamptz[], ${come.map(({ key }) => key)}::text[]
    ) as c (session_id, attendee_id, at, key)`
  if (events.length > 0 && !isBulk) notifyOfEvents(ctx)
}
