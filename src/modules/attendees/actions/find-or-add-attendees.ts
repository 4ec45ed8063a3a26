import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { NewAttendee } from '../records/attendee-insert.ts'
import { emailKey } from '../records/attendee-text.ts'
import { addMissingAttendees } from './add-missing-attendees.ts'

/**
 * Finds people of an event by their address and registers the others, whatever its capacity.
 * @returns id and whether they were registered here, by `emailKey` of the address
 */
export async function findOrAddAttendees(
  ctx: TxContext,
  eventId: number,
  people: readonly NewAttendee[],
): Promise<Map<string, { id: number; created: boolean }>> {
  if (people.length === 0) return new Map()
  const byKey = new Map(people.map((person) => [emailKey(person.email), person]))
  const created = await addMissingAttendees(ctx, eventId, [...byKey.values()])
  // A statement of its own, so that it sees people whom another transaction has registered in the meantime.
  const rows = await many<{ id: number; email_key: string }>(ctx)`
    select id, email_key from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and email_key = any((select ${[...byKey.keys()]}::text[])::text[])`
  return new Map(rows.map(({ id, email_key }) => [email_key, { id, created: created.has(id) }]))
}
