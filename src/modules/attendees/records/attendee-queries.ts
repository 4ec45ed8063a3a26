import { type AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { fixed, sql } from '../../../platform/db/sql.ts'
import type { SearchedTable } from '../../../platform/lists/searched-table.ts'
import { DETAILS, nextDetails } from './attendee-details.ts'
import type { Attendee } from './attendee-schema.ts'
import { emailKey } from './attendee-text.ts'

export type AttendeeRow = Omit<
  Attendee,
  'values' | 'checked_in' | 'checked_in_at' | 'declined_at' | 'created_at' | 'updated_at'
> & {
  /** Own values on certificates, by key. */
  certificate_values: Record<string, string>
  /** Number of the current ticket; earlier numbers are rejected. */
  ticket_no: number
  checked_in_at: Date | null
  declined_at: Date | null
  created_at: Date
  updated_at: Date
}

/** Columns of an `AttendeeRow` that its table stores, from a table or alias `attendee`. */
export const storedColumns = sql.raw(`
  attendee.id, attendee.event_id, attendee.first_name, attendee.last_name, attendee.email, attendee.status, attendee.source,
  ${DETAILS.map((column) => `attendee.${column}`).join(', ')}, attendee.registration_type_id, attendee.registered_by,
  (select t.name from registration_type t where t.id = attendee.registration_type_id) as registration_type, attendee.tags, attendee.answers, attendee.certificate_values,
  attendee.ticket_no, attendee.checked_in_at, attendee.sessions_attended, attendee.declined_at, attendee.created_at, attendee.updated_at`)

/** Columns of an `AttendeeRow`, from a table or alias `attendee`. */
export const attendeeColumns = fixed(sql`${storedColumns},
  (select c.id from certificate c where c.attendee_id = attendee.id and c.kind = 'attendee' and c.status = 'active') as certificate_id`)

export function attendeeToWire(row: AttendeeRow): Attendee {
  return {
    id: row.id,
    event_id: row.event_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    status: row.status,
    source: row.source,
    ...nextDetails(row),
    registration_type_id: row.registration_type_id,
    registration_type: row.registration_type,
    registered_by: row.registered_by,
    tags: row.tags,
    answers: row.answers,
    values: row.certificate_values,
    checked_in: row.checked_in_at !== null,
    checked_in_at: row.checked_in_at && isoTime(row.checked_in_at),
    sessions_attended: row.sessions_attended,
    declined_at: row.declined_at && isoTime(row.declined_at),
    certificate_id: row.certificate_id,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

export function noSuchAttendee(): AppError {
  return noSuch('attendee', ' in this event')
}

export const searchedAttendees: SearchedTable = { table: 'attendee', list: 'event_id', text: 'folded' }

/** Returns the attendee with this email address, ignoring case; null when there is none or no such event. */
export async function findByEmail(ctx: Context, eventId: number, email: string): Promise<Attendee | null> {
  const row = await maybeOne<AttendeeRow>(ctx)`
    select ${attendeeColumns} from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and email_key = ${emailKey(email)}`
  return row && attendeeToWire(row)
}

/**
 * Locks an attendee until the transaction ends. The event is locked first, in the order in which a deletion locks them.
 * @throws AppError not_found, also when the attendee belongs to another event
 */
export async function lockAttendee(ctx: TxContext, eventId: number, id: number): Promise<AttendeeRow> {
  const row = await maybeOne<AttendeeRow>(ctx)`
    with held as materialized (select id from event where org_id = ${ctx.orgId} and id = ${eventId} for key share)
    select ${attendeeColumns} from attendee
    where org_id = ${ctx.orgId} and event_id in (select id from held) and id = ${id} for update of attendee`
  if (row === null) throw noSuchAttendee()
  return row
}

/**
 * Locks an attendee who is about to be deleted. A deletion changes the counts of the sessions they checked in to, so
 * sessions with a capacity are locked before the attendee, as check-in does; otherwise the two could deadlock. All of
 * the event are locked, since the attendee may enter any of them during the wait.
 * @throws AppError not_found
 */
export async function lockToDelete(ctx: TxContext, eventId: number, id: number): Promise<AttendeeRow> {
  await many(ctx)`
    with held as materialized (select id from event where org_id = ${ctx.orgId} and id = ${eventId} for key share)
    select s.id from held join session s on s.event_id = held.id
    where s.capacity is not null order by s.id for no key update of s`
  return lockAttendee(ctx, eventId, id)
}
