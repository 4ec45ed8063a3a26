import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type AttendeeRow, attendeeColumns, noSuchAttendee } from './records/attendee-queries.ts'
import type { AttendeeInFull } from './records/attendee-schema.ts'
import { waitingPosition } from './registration/waiting-position.ts'
import { type NewestKey, newestKey } from './ticket/ticket-key.ts'
import { withTicket } from './ticket/with-ticket.ts'

type More = 'waiting_position' | 'minutes_inside'

/** @throws AppError not_found, also when the attendee belongs to another event */
export async function getAttendee(ctx: Context, eventId: number, id: number): Promise<AttendeeInFull> {
  const row = await maybeOne<AttendeeRow & { ticket_key: NewestKey | null } & Pick<AttendeeInFull, More>>(ctx)`
    select ${attendeeColumns}, ${waitingPosition} as waiting_position, attendee_minutes(attendee.id, ${ctx.now()}::timestamptz) as minutes_inside, ${newestKey(sql`attendee.event_id`)} as ticket_key from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id}`
  if (row === null) throw noSuchAttendee()
  const { waiting_position, minutes_inside, ...attendee } = row
  return { ...(await withTicket(ctx, attendee)), minutes_inside, waiting_position }
}
