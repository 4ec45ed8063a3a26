import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { emailKey, findOrAddAttendees } from '../../attendees/index.ts'
import { withKeys } from './read-known.ts'
import { isRefusal } from './scan.ts'
import type { SentScan } from './scan-schema.ts'

/** The attendee of a scan with a guest, and whether the scan registered them. */
export type WalkIn = { id: number; created: boolean }

/**
 * Finds or registers the guests of new scans that let them in, by index of the scan. A scan that is already on record
 * registers nobody, even if its attendee was deleted since.
 * @throws AppError validation_failed
 */
export async function admitGuests(
  ctx: TxContext,
  eventId: number,
  sent: readonly SentScan[],
): Promise<Map<number, WalkIn>> {
  const asked = sent.flatMap((scan, nth) =>
    scan.guest && !isRefusal(scan.verdict) ? [{ nth, scan, guest: scan.guest }] : [],
  )
  if (asked.length === 0) return new Map()
  const keys = asked.map(({ scan }) => scan.key)
  const rows = await many<{ key: string }>(ctx)`select key from (${withKeys(keys)}) sent where event_id = ${eventId}`
  const recorded = new Set(rows.map(({ key }) => key))
  const fresh = asked.filter(({ scan }) => !recorded.has(scan.key))
  const people = fresh.map(({ guest }) => ({ ...guest, source: 'door' as const }))
  const found = await findOrAddAttendees(ctx, eventId, people)
  return new Map(
    fresh.flatMap(({ nth, guest }) => {
      const person = found.get(emailKey(guest.email))
      return person === undefined ? [] : [[nth, person] as const]
    }),
  )
}

/** @throws AppError validation_failed for several of attendee, ticket and guest, and for a guest who is not let in */
export function requireWhoAlone(sent: readonly SentScan[]): void {
  const both = sent.findIndex(({ ticket, attendee_id }) => ticket !== undefined && (attendee_id ?? null) !== null)
  if (both !== -1)
    throw invalidField(
      ['body', 'scans', String(both), 'ticket'],
      'send either ticket or attendee_id, not both',
      'exactly_one',
    )
  sent.forEach(requireGuestAlone)
}

function requireGuestAlone({ guest, attendee_id, ticket, direction }: SentScan, nth: number): void {
  if (guest === undefined) return
  const loc = ['body', 'scans', String(nth), 'guest']
  if ((attendee_id ?? null) !== null || ticket !== undefined)
    throw invalidField(loc, 'send either guest, ticket or attendee_id, not several of them', 'exactly_one')
  if (direction !== 'in') throw invalidField(loc, 'a guest can only be let in: send direction "in"', 'guest_direction')
}

/** Whether the event has more registrations than places. */
export async function isOverPlaces(ctx: TxContext, eventId: number): Promise<boolean> {
  const row = await one<{ over: boolean }>(ctx)`
    select coalesce((select sum(taken) from event_tally where event_id = event.id) > registration_capacity, false) as over
    from event where org_id = ${ctx.orgId} and id = ${eventId}`
  return row.over
}
