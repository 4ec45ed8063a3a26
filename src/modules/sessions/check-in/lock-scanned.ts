import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type AttendeeRow, checkTickets, shownTicket, type TicketVerdict } from '../../attendees/index.ts'
import type { HeldDevice } from '../door-devices/lock-device.ts'
import { type AtDoor, type Door, doorColumns, lockDoor } from './lock-door.ts'
import { isRefusal, type Refusal, type Scan } from './scan.ts'
import type { SentScan } from './scan-schema.ts'
import type { WalkIn } from './walk-ins.ts'

type Person = AtDoor & { status: AttendeeRow['status']; ticket_no: number }

/** A scan as a device sent it. */
export type ArrivedScan = { sent: SentScan; at: Date; deviceId: string; clockOffsetMs: number | null; actor: string }

export type ScannedDoor = {
  door: Door<Person>
  /** Decides the nth scan as far as it does not depend on others. */
  scanOf: (nth: number, device: HeldDevice | null) => Scan
}

/**
 * Finds out whose tickets, ids and addresses were scanned, and locks these attendees and the sessions.
 * @param guests attendees of scans with a guest, by index
 * @throws AppError not_found for the event
 */
export async function lockScanned(
  ctx: TxContext,
  eventId: number,
  { arrived, guests }: { arrived: readonly ArrivedScan[]; guests: ReadonlyMap<number, WalkIn> },
): Promise<ScannedDoor> {
  const ids = <T>(values: (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
  const tickets = await ticketsOf(ctx, eventId, arrived)
  const whose = arrived.map(({ sent: { attendee_id = null } }, nth) => {
    const ticket = tickets.get(nth)
    const guest = guests.get(nth)
    if (guest !== undefined) return guest.id
    return ticket === undefined ? attendee_id : 'refusal' in ticket ? null : ticket.attendeeId
  })
  const attendeeIds = ids(whose)
  const door = await lockDoor<Person>(ctx, eventId, {
    sessionIds: ids(arrived.map(({ sent }) => sent.session_id)),
    who: sql`id = any((select ${attendeeIds}::bigint[])::bigint[])`,
    columns: sql`${doorColumns}, attendee.status, attendee.ticket_no`,
  })
  const people = new Map(door.people.map((person) => [person.id, person]))
  const elsewhere = await ofOtherEvents(
    ctx,
    attendeeIds.filter((id) => !people.has(id)),
  )
  return {
    door,
    scanOf(nth, device) {
      const { sent, at, deviceId, clockOffsetMs, actor } = arrived[nth]!
      const person = people.get(whose[nth] ?? 0)
      const refusal = whyRefused(sent, door, { person, elsewhere, ticket: tickets.get(nth), device })
      const asSent = { key: sent.key, sessionId: sent.session_id, direction: sent.direction, told: sent.verdict }
      const who = { attendeeId: person?.id ?? null, presented: person ? null : presentedOf(sent) }
      const how = { scannedAt: at, deviceId, clockOffsetMs: sent.clock_offset_ms ?? clockOffsetMs, actor }
      return { ...asSent, ...who, ...how, refusal }
    },
  }
}

/** Verifies the tickets among the scans, by index. */
async function ticketsOf(
  ctx: TxContext,
  eventId: number,
  arrived: readonly ArrivedScan[],
): Promise<Map<number, TicketVerdict>> {
  const shown = arrived.flatMap(({ sent: { ticket }, at }, nth) =>
    ticket === undefined ? [] : [{ nth, text: ticket, at }],
  )
  if (shown.length === 0) return new Map()
  const verdicts = await checkTickets(ctx, eventId, shown)
  return new Map(shown.map(({ nth }, place) => [nth, verdicts[place]!]))
}

function presentedOf({ presented, ticket, guest, attendee_id = null }: SentScan): string | null {
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
  sent: SentScan,
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
