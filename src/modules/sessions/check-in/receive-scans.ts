import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { invalidField } from '../../../platform/errors.ts'
import { parseTimestamp } from '../../../platform/text/timestamp.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { type Door, lockDoor } from './lock-door.ts'
import { readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Refusal, Scan, Verdict } from './scan.ts'
import { resultsOf } from './scan-queries.ts'
import type { ScansBody, ScansTaken } from './scan-schema.ts'

type Sent = ScansBody['scans'][number]
type Person = { id: number; status: 'registered' | 'cancelled' }

/** A clock that is ahead by more was not corrected. */
const AHEAD_MS = 10 * 60_000

/**
 * Takes the scans that a device has kept, in any order and any number of times; each counts once, and the answer tells
 * what each comes to with all that is known. Nothing is dropped, and whoever was let in stays in, also beyond a capacity.
 * @throws AppError not_found for the event; validation_failed for a time that is yet to come
 */
export function receiveScans(
  ctx: Context,
  eventId: number,
  { device_id, scans: sent }: ScansBody,
): Promise<ScansTaken> {
  return inDoorTransaction(ctx, async (ctx) => {
    const times = sent.map(({ at }, nth) => timeOf(ctx, at, nth))
    const ids = <T>(values: (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
    const attendeeIds = ids(sent.map(({ attendee_id }) => attendee_id))
    const door = await lockDoor<Person>(ctx, eventId, {
      sessionIds: ids(sent.map(({ session_id }) => session_id)),
      who: sql`id = any((select ${attendeeIds}::bigint[])::bigint[])`,
      columns: sql`attendee.id, attendee.status`,
    })
    const people = new Map(door.people.map((person) => [person.id, person]))
    const elsewhere = await ofOtherEvents(
      ctx,
      attendeeIds.filter((id) => !people.has(id)),
    )
    const scans = sent.map((each, nth): Scan => {
      const person = people.get(each.attendee_id ?? 0)
      return {
        ...{ key: each.key, sessionId: each.session_id, attendeeId: person?.id ?? null },
        presented: person ? null : (each.presented ?? (each.attendee_id === null ? null : String(each.attendee_id))),
        ...{ direction: each.direction, scannedAt: times[nth]!, deviceId: device_id, told: each.verdict },
        refusal: whyRefused(each, door, person, elsewhere),
      }
    })
    const known = await readKnown(
      ctx,
      eventId,
      [...people.keys()],
      scans.map(({ key }) => key),
    )
    const titles = new Map([...door.sessions.values()].map(({ id, title }) => [id, title]))
    const added = await recordScans(ctx, eventId, { known, scans, titles })
    if (added > 0)
      await recordAudit(ctx, {
        action: 'event.receive_scans',
        subjectType: 'event',
        subjectId: eventId,
        after: { device_id, scans: added },
      })
    return {
      server_time: ctx.now().toISOString(),
      results: await resultsOf(
        ctx,
        eventId,
        scans.map(({ key }) => key),
      ),
    }
  })
}

function timeOf(ctx: Context, at: string, nth: number): Date {
  const time = parseTimestamp(at)!
  if (time.getTime() <= ctx.now().getTime() + AHEAD_MS) return time
  const remedy = `is yet to come: it is ${ctx.now().toISOString()} here. Correct the clock of the device by server_time`
  throw invalidField(['body', 'scans', String(nth), 'at'], `at ${remedy}`, 'future')
}

/** Those of these attendees who belong to other events of the organisation. */
async function ofOtherEvents(ctx: TxContext, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await many<{ id: number }>(ctx)`
    select id from attendee where org_id = ${ctx.orgId} and id = any(${ids}::bigint[])`
  return new Set(rows.map(({ id }) => id))
}

const REFUSED: ReadonlySet<Verdict> = new Set(['full', 'cancelled', 'unknown', 'wrong_event', 'bad_ticket', 'disabled'])

/** Whom the door has refused is not in; whom it has let in is, unless nobody could be. */
function whyRefused(
  sent: Sent,
  door: Door<Person>,
  person: Person | undefined,
  elsewhere: Set<number>,
): Refusal | null {
  if (REFUSED.has(sent.verdict)) return sent.verdict as Refusal
  if (person === undefined) return elsewhere.has(sent.attendee_id ?? 0) ? 'wrong_event' : 'unknown'
  if (sent.session_id !== null && !door.sessions.has(sent.session_id)) return 'disabled'
  return person.status === 'cancelled' && sent.direction === 'in' ? 'cancelled' : null
}
