import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type AttendeeRow, attendeeColumns, noSuchAttendee } from './records/attendee-queries.ts'
import { type AttendeeInFull, MAX_TOGETHER } from './records/attendee-schema.ts'
import { waitingPosition } from './registration/waiting-position.ts'
import { type SignUpRow, signUpsColumn, signUpToWire } from './sign-ups/sign-up-queries.ts'
import { type NewestKey, newestKey } from './ticket/ticket-key.ts'
import { withTicket } from './ticket/with-ticket.ts'

type More = 'waiting_position' | 'minutes_inside' | 'registered_with'

type Found = AttendeeRow & { ticket_key: NewestKey | null; sign_ups: SignUpRow[] } & Pick<AttendeeInFull, More>

/** The others of the group of an `attendee` row, as JSON. */
const registeredWith = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'first_name', b.first_name, 'last_name', b.last_name,
    'status', b.status) order by b.id), '[]')
  from (select * from attendee b where b.org_id = attendee.org_id and b.event_id = attendee.event_id and b.id <> attendee.id
    and (b.id = attendee.registered_by or b.registered_by = coalesce(attendee.registered_by, attendee.id))
    order by b.id limit ${MAX_TOGETHER}::int) b)`

/** @throws AppError not_found, also when the attendee belongs to another event */
export async function getAttendee(ctx: Context, eventId: number, id: number): Promise<AttendeeInFull> {
  const row = await maybeOne<Found>(ctx)`
    select ${attendeeColumns}, ${waitingPosition} as waiting_position, ${registeredWith} as registered_with, ${signUpsColumn} as sign_ups, attendee_minutes(attendee.id, ${ctx.now()}::timestamptz) as minutes_inside, ${newestKey(sql`attendee.event_id`)} as ticket_key from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id}`
  if (row === null) throw noSuchAttendee()
  const { waiting_position, minutes_inside, registered_with, sign_ups, ...attendee } = row
  const signed_up = sign_ups.map(signUpToWire)
  return { ...(await withTicket(ctx, attendee)), minutes_inside, waiting_position, registered_with, signed_up }
}
