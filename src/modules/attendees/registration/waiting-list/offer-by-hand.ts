import { AppError } from '../../../../lib/errors.ts'
import type { Context, TxContext } from '../../../../platform/context/context.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { noSuchEvent, offerPlacesLater } from '../../../events/index.ts'
import { getAttendee } from '../../get-attendee.ts'
import { noSuchAttendee } from '../../records/attendee-queries.ts'
import type { AttendeeInFull } from '../../records/attendee-schema.ts'
import type { RegistrationEvent } from '../../records/registration-event.ts'
import { freePlacesFor, lockPlaces } from '../lock-places.ts'
import { moveOnList, offerTime } from '../offer-places.ts'
import { requireNotPast } from '../registration-state.ts'
import type { OfferBody } from './waiting-schema.ts'

type HeldPerson = { status: string; registration_type_id: number | null }

/**
 * Offers a place to a person on the waiting list, out of turn. The event is locked, so the free place that was seen is
 * still free.
 * @throws AppError not_found; event_past; conflict when the person does not wait or no place is free
 */
export function offerByHand(ctx: Context, eventId: number, id: number, input: OfferBody): Promise<AttendeeInFull> {
  return onList(ctx, eventId, id, async (ctx, event, { status, registration_type_id: type }) => {
    requireNotPast(event, ctx.now())
    if (status !== 'waitlisted')
      throw new AppError('conflict', 'Only a person on the waiting list can be offered a place.')
    if (freePlacesFor(event, type) === 0 && !input.over_capacity)
      throw new AppError('conflict', 'No place is free. Send over_capacity: true to offer one beyond the capacity.')
    await moveOnList(ctx, event, {
      who: sql`id = ${id}`,
      to: sql`status = 'offered', offered_until = ${offerTime(ctx)}, offers_held = false`,
      action: 'attendee.offer_place',
      mail: 'place_offered',
    })
  })
}

/**
 * Withdraws an offer: the person waits again in their former position, and gets no other offer on its own. The place
 * goes to the next person.
 * @throws AppError not_found; conflict when there is no offer
 */
export function withdrawOffer(ctx: Context, eventId: number, id: number): Promise<AttendeeInFull> {
  return onList(ctx, eventId, id, async (ctx, event, { status }) => {
    if (status !== 'offered') throw new AppError('conflict', 'This person has no offer to withdraw.')
    await moveOnList(ctx, event, {
      who: sql`id = ${id}`,
      to: sql`status = 'waitlisted', offered_until = null, offers_held = true,
        waitlisted_at = coalesce(a.waitlisted_at, ${ctx.now()})`,
      action: 'attendee.withdraw_offer',
      mail: null,
    })
    await offerPlacesLater(ctx, event.id)
  })
}

/** Locks the event and then the person, in the order of every change to a waiting list. */
function onList(
  ctx: Context,
  eventId: number,
  id: number,
  work: (ctx: TxContext, event: RegistrationEvent, person: HeldPerson) => Promise<void>,
): Promise<AttendeeInFull> {
  return inTransaction(ctx, async (ctx) => {
    const event = await lockPlaces(ctx, sql`e.org_id = ${ctx.orgId} and e.id = ${eventId}`)
    if (event === null) throw noSuchEvent()
    const person = await maybeOne<HeldPerson>(ctx)`
      select status, registration_type_id from attendee
      where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id} for no key update`
    if (person === null) throw noSuchAttendee()
    await work(ctx, event, person)
    return getAttendee(ctx, eventId, id)
  })
}
