import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { attendeeRegistered } from '../records/attendee-events.ts'
import { attendeeInsert, type NewAttendee } from '../records/attendee-insert.ts'
import { type AttendeeRow, attendeeColumns, attendeeToWire } from '../records/attendee-queries.ts'
import { emailKey } from '../records/attendee-text.ts'
import { recordAudits } from './act-on-rows.ts'

/**
 * Registers the people whose address is not in the event yet; the others stay as they are.
 * @returns the ids of those who were registered
 */
export async function addMissingAttendees(
  ctx: TxContext,
  eventId: number,
  people: readonly NewAttendee[],
): Promise<Set<number>> {
  if (people.length === 0) return new Set()
  // In one order, so that two requests with the same people cannot deadlock.
  const inOrder = people.toSorted((a, b) => (emailKey(a.email) < emailKey(b.email) ? -1 : 1))
  const rows = await many<AttendeeRow>(ctx)`
    ${attendeeInsert(ctx, eventId, inOrder)} on conflict (event_id, email_key) do nothing returning ${attendeeColumns}`
  if (rows.length === 0) return new Set()
  const entries = rows.map((row) => ({ id: row.id, before: null, after: attendeeToWire(row) }))
  await recordAudits(ctx, 'attendee.create', entries)
  await recordEvents(ctx, rows.map(attendeeRegistered))
  return new Set(rows.map(({ id }) => id))
}
