import { actorText, type TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { eventInsert } from '../../../platform/outbox/record-event.ts'
import { checkInEvents } from './check-in-events.ts'
import { type Changes, checkInRow, decideChanges } from './decide-changes.ts'
import type { GroupVerdict, Stays } from './decide-scans.ts'
import type { AtDoor, Door } from './lock-door.ts'
import type { Known, Part } from './read-known.ts'
import type { Scan, Verdict } from './scan.ts'

/**
 * Stores scans whose sessions and attendees are locked (`lockDoor`) and corrects the verdicts and check-ins that
 * follow, including those of earlier scans, since a device may upload old ones late. Records domain events for what
 * changed.
 * @param known result of `readKnown` after locking
 * @param sessions result of `lockDoor`, like `people`
 * @returns the verdicts of the new scans, by key; of several scans with one key the first counts
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
): Promise<Map<string, Verdict>> {
  const seen = new Set(known.filter(({ is_removed }) => !is_removed).map(({ key }) => key))
  const fresh = scans.filter(({ key }) => !seen.has(key) && seen.add(key))
  if (fresh.length === 0) return new Map()
  const changes = decideChanges(known, fresh)
  const verdictOf = (scan: Scan): Verdict => scan.refusal ?? changes.verdicts.get(scan.key)!
  const corrected = known.filter(({ key, verdict }) => (changes.verdicts.get(key) ?? verdict) !== verdict)
  const events = checkInEvents(eventId, changes, people, isBulk)
  await change(ctx)`
    with added as (${scanInsert(ctx, eventId, { fresh, verdictOf, sessions })})
    ${corrected.length === 0 ? sql`` : sql`, corrected as (${correction(eventId, corrected, changes.verdicts)})`}
    ${changes.gone.length === 0 ? sql`` : sql`, gone as (${checkInDelete(changes.gone)})`}
    ${changes.moved.length === 0 ? sql`` : sql`, moved as (${checkInUpdate(changes.moved)})`}
    ${changes.come.length === 0 ? sql`` : sql`, come as (${checkInInsert(ctx, eventId, changes.come)})`}
    ${events.length === 0 ? sql`` : sql`, told as (${eventInsert(ctx, events)})`}
    select`
  if (events.length > 0 && !isBulk) notifyOfEvents(ctx)
  return new Map(fresh.map((scan) => [scan.key, verdictOf(scan)]))
}

type Adding = { fresh: Scan[]; verdictOf: (scan: Scan) => Verdict; sessions: Door<AtDoor>['sessions'] }

function scanInsert(ctx: TxContext, eventId: number, { fresh, verdictOf, sessions }: Adding): Sql {
  return sql`
    insert into scan (org_id, event_id, received_at, actor, key, session_id, session_title, attendee_id, presented, direction, scanned_at, device_id, clock_offset_ms, told, verdict)
    select ${ctx.orgId}::bigint, ${eventId}::bigint, ${ctx.now()}::timestamptz, s.* from unnest(
      ${fresh.map(({ actor }) => actor ?? actorText(ctx.actor))}::text[],
      ${fresh.map(({ key }) => key)}::text[], ${fresh.map(({ sessionId }) => sessionId)}::bigint[],
      ${fresh.map(({ sessionId }) => sessions.get(sessionId ?? 0)?.title ?? null)}::text[],
      ${fresh.map(({ attendeeId }) => attendeeId)}::bigint[], ${fresh.map(({ presented }) => presented)}::text[],
      ${fresh.map(({ direction }) => direction)}::text[], ${fresh.map(({ scannedAt }) => scannedAt)}::timestamptz[],
      ${fresh.map(({ deviceId }) => deviceId)}::text[], ${fresh.map(({ clockOffsetMs }) => clockOffsetMs)}::bigint[],
      ${fresh.map(({ told }) => told)}::text[], ${fresh.map(verdictOf)}::text[]
    ) as s (actor, key, session_id, session_title, attendee_id, presented, direction, scanned_at, device_id, clock_offset_ms, told, verdict)`
}

function correction(eventId: number, corrected: Known[], verdicts: Map<string, GroupVerdict>): Sql {
  return sql`
    update scan set verdict = c.verdict
    from unnest(${corrected.map(({ key }) => key)}::text[], ${corrected.map(({ key }) => verdicts.get(key)!)}::text[]) as c (key, verdict)
    where scan.event_id = ${eventId} and scan.key = c.key`
}

function checkInDelete(gone: Changes['gone']): Sql {
  return sql`
    delete from check_in using unnest(${gone.map(({ attendeeId }) => attendeeId)}::bigint[], ${gone.map(({ sessionId }) => sessionId)}::bigint[])
      as g (attendee_id, session_id)
    where check_in.attendee_id = g.attendee_id and check_in.session_id is not distinct from g.session_id`
}

function checkInUpdate(moved: Stays<Part>[]): Sql {
  return sql`
    update check_in set checked_in_at = m.checked_in_at, scan_key = m.scan_key, left_at = m.left_at,
      returned_at = m.returned_at, stayed_ms = m.stayed_ms, turns = m.turns
    from json_populate_recordset(null::check_in, ${JSON.stringify(moved.map(checkInRow))}) m
    where check_in.attendee_id = m.attendee_id and check_in.session_id is not distinct from m.session_id`
}

function checkInInsert(ctx: TxContext, eventId: number, come: Stays<Part>[]): Sql {
  return sql`
    insert into check_in (org_id, event_id, session_id, attendee_id, checked_in_at, scan_key, left_at, returned_at, stayed_ms, turns)
    select ${ctx.orgId}::bigint, ${eventId}::bigint, session_id, attendee_id, checked_in_at, scan_key, left_at, returned_at, stayed_ms, turns
    from json_populate_recordset(null::check_in, ${JSON.stringify(come.map(checkInRow))})`
}
