import { invalidField } from '../../../lib/errors.ts'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type AttendeeRow, checkTickets, shownTicket, type TicketVerdict } from '../../attendees/index.ts'
import { type HeldDevice, lockDevice } from '../door-devices/lock-device.ts'
import { readNews } from './door-place.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { type AtDoor, type Door, doorColumns, lockDoor } from './lock-door.ts'
import { readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import { isRefusal, type Refusal, type Scan } from './scan.ts'
import { resultsOf } from './scan-queries.ts'
import type { ScansBody, ScansTaken } from './scan-schema.ts'
import { admitGuests, isOverPlaces, type WalkIn } from './walk-ins.ts'

type Sent = ScansBody['scans'][number]
type Person = AtDoor & { status: AttendeeRow['status']; ticket_no: number }

/** A device clock further ahead was not corrected. */
const AHEAD_MS = 10 * 60_000

/**
 * Records scans collected by a device, in any order and any number of times; each counts once, and the answer has the
 * verdict of each given all known scans. Nothing is dropped, and an attendee whom the device let in stays checked in,
 * even beyond the capacity. Guests without a registration get one.
 * @throws AppError not_found for the event; validation_failed for a time in the future, and for several of attendee,
 * ticket and guest; unauthenticated when the device has ended in the meantime
 */
export function receiveScans(
  ctx: Context,
  eventId: number,
  { device_id, scans: sent, waiting, clock_offset_ms, after }: ScansBody,
): Promise<ScansTaken> {
  return inDoorTransaction(ctx, async (ctx) => {
    const news = await readNews(ctx, eventId, after ?? null)
    const times = sent.map(({ at }, nth) => timeOf(ctx, at, nth))
    const ids = <T>(values: (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
    const tickets = await ticketsOf(ctx, eventId, sent, times)
    const guests = await admitGuests(ctx, eventId, sent)
    const whose = sent.map(({ attendee_id = null }, nth) => {
      const ticket = tickets.get(nth)
      const guest = guests.get(nth)
      if (guest !== undefined) return guest.id
      return ticket === undefined ? attendee_id : 'refusal' in ticket ? null : ticket.attendeeId
    })
    const attendeeIds = ids(whose)
    const door = await lockDoor<Person>(ctx, eventId, {
      sessionIds: ids(sent.map(({ session_id }) => session_id)),
      who: sql`id = any((select ${attendeeIds}::bigint[])::bigint[])`,
      columns: sql`${doorColumns}, attendee.status, attendee.ticket_no`,
    })
    const device = await lockDevice(ctx, eventId)
    const people = new Map(door.people.map((person) => [person.id, person]))
    const elsewhere = await ofOtherEvents(
      ctx,
      attendeeIds.filter((id) => !people.has(id)),
    )
    const scans = sent.map((each, nth): Scan => {
      const person = people.get(whose[nth] ?? 0)
      const refusal = whyRefused(each, door, { person, elsewhere, ticket: tickets.get(nth), device })
      const { clock_offset_ms: clockOffsetMs = clock_offset_ms ?? null } = each
      const asSent = { key: each.key, sessionId: each.session_id, direction: each.direction, told: each.verdict }
      const who = { attendeeId: person?.id ?? null, presented: person ? null : presentedOf(each) }
      return { ...asSent, ...who, scannedAt: times[nth]!, deviceId: device_id, clockOffsetMs, refusal }
    })
    const keys = scans.map(({ key }) => key)
    const known = await readKnown(ctx, eventId, [...people.keys()], keys)
    const added = await recordScans(ctx, eventId, { ...door, known, scans })
    await device?.noteScans(added, { waiting, clockOffsetMs: clock_offset_ms })
    if (added > 0)
      await recordAudit(ctx, {
        action: 'event.receive_scans',
        subjectType: 'event',
        subjectId: eventId,
        after: { device_id, scans: added },
      })
    const results = await resultsOf(ctx, eventId, keys)
    const walkIn = await walkIns(ctx, eventId, sent, guests)
    return {
      ...news,
      server_time: ctx.now().toISOString(),
      results: results.map((result, nth) => ({ ...result, walk_in: result.attendee_id === null ? null : walkIn(nth) })),
    }
  })
}

function timeOf(ctx: Context, at: string, nth: number): Date {
  const time = parseTimestamp(at)!
  if (time.getTime() <= ctx.now().getTime() + AHEAD_MS) return time
  const remedy = `is yet to come: it is ${ctx.now().toISOString()} here. Correct the clock of the device by server_time`
  throw invalidField(['body', 'scans', String(nth), 'at'], `at ${remedy}`, 'future')
}

/** Verifies the tickets among the scans, by index. @throws AppError validation_failed */
async function ticketsOf(
  ctx: TxContext,
  eventId: number,
  sent: Sent[],
  times: Date[],
): Promise<Map<number, TicketVerdict>> {
  const both = sent.findIndex(({ ticket, attendee_id }) => ticket !== undefined && (attendee_id ?? null) !== null)
  if (both !== -1)
    throw invalidField(
      ['body', 'scans', String(both), 'ticket'],
      'send either ticket or attendee_id, not both',
      'exactly_one',
    )
  const shown = sent.flatMap(({ ticket }, nth) =>
    ticket === undefined ? [] : [{ nth, text: ticket, at: times[nth]! }],
  )
  const verdicts = await checkTickets(ctx, eventId, shown)
  return new Map(shown.map(({ nth }, place) => [nth, verdicts[place]!]))
}

/** Returns what a result says about the guest of a scan, by index. */
async function walkIns(ctx: TxContext, eventId: number, sent: Sent[], guests: Map<number, WalkIn>) {
  const over_places = sent.some(({ guest }) => guest !== undefined) && (await isOverPlaces(ctx, eventId))
  return (nth: number) =>
    sent[nth]!.guest === undefined ? null : { created: guests.get(nth)?.created ?? false, over_places }
}

function presentedOf({ presented, ticket, guest, attendee_id = null }: Sent): string | null {
  if (presented !== undefined) return presented
  if (guest !== undefined) return guest.email
  if (ticket !== undefined) return shownTicket(ticket)
  return attendee_id === null ? null : String(attendee_id)
}

/** Returns which of these attendees belong to other events of the organisation. */
async function ofOtherEvents(ctx: TxContext, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await many<{ id: number }>(ctx)`
    select id from attendee where org_id = ${ctx.orgId} and id = any(${ids}::bigint[])`
  return new Set(rows.map(({ id }) => id))
}

/** An attendee refused by the device is not checked in; one it let in is, unless that is impossible. */
function whyRefused(
  sent: Sent,
  door: Door<Person>,
  {
    person,
    elsewhere,
    ticket,
    device,
  }: {
    person: Person | undefined
    elsewhere: Set<number>
    ticket: TicketVerdict | undefined
    device: HeldDevice | null
  },
): Refusal | null {
  if (isRefusal(sent.verdict)) return sent.verdict
  if (ticket !== undefined && 'refusal' in ticket) return ticket.refusal
  if (person === undefined) return elsewhere.has(sent.attendee_id ?? 0) ? 'wrong_event' : 'unknown'
  if (sent.session_id !== null && !door.sessions.has(sent.session_id)) return 'disabled'
  if (device !== null && !device.opens(sent.session_id)) return 'disabled'
  if (ticket !== undefined && ticket.ticketNo < person.ticket_no) return 'bad_ticket'
  return person.status !== 'registered' && sent.direction === 'in' ? 'cancelled' : null
}
