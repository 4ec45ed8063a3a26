import type { Context, TxContext } from '../../../../platform/context/context.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { noSuchEvent } from '../../../events/index.ts'
import { getAttendee } from '../../get-attendee.ts'
import { type AttendeeRow, noSuchAttendee } from '../../records/attendee-queries.ts'
import type { AttendeeInFull } from '../../records/attendee-schema.ts'
import type { RegistrationEvent } from '../../records/registration-event.ts'
import { lockPlaces } from '../lock-places.ts'

/** A locked person and what decides about their place. */
export type PlacePerson = Pick<AttendeeRow, 'id' | 'status' | 'registration_type_id' | 'declined_at'>

/**
 * Changes the place of one person and returns the attendee afterwards. The event is locked first and then the person, in
 * the order of every change to a waiting list, so a free place that `work` sees is still free.
 * @throws AppError not_found
 */
export function inPlaceTransaction(
  ctx: Context,
  eventId: number,
  id: number,
  work: (ctx: TxContext, event: RegistrationEvent, person: PlacePerson) => Promise<void>,
): Promise<AttendeeInFull> {
  return inTransaction(ctx, async (ctx) => {
    const event = await lockPlaces(ctx, sql`e.org_id = ${ctx.orgId} and e.id = ${eventId}`)
    if (event === null) throw noSuchEvent()
    const person = await maybeOne<PlacePerson>(ctx)`
      select id, status, registration_type_id, declined_at from attendee
      where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id} for no key update`
    if (person === null) throw noSuchAttendee()
    await work(ctx, event, person)
    return getAttendee(ctx, eventId, id)
  })
}
