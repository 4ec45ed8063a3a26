import { AppError } from '../../../../lib/errors.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { offerPlacesLater } from '../../../events/index.ts'
import type { AttendeeInFull } from '../../records/attendee-schema.ts'
import { freePlacesFor } from '../lock-places.ts'
import { moveOnList, offerTime } from '../offer-places.ts'
import { requireNotPast } from '../registration-state.ts'
import { inPlaceTransaction } from './in-place-transaction.ts'
import type { OfferBody } from './waiting-schema.ts'

/**
 * Offers a place to a person on the waiting list, out of turn. The event is locked, so the free place that was seen is
 * still free.
 * @throws AppError not_found; event_past; conflict when the person does not wait or no place is free
 */
export function offerByHand(ctx: Context, eventId: number, id: number, input: OfferBody): Promise<AttendeeInFull> {
  return inPlaceTransaction(ctx, eventId, id, async (ctx, event, { status, registration_type_id: type }) => {
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
  return inPlaceTransaction(ctx, eventId, id, async (ctx, event, { status }) => {
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
