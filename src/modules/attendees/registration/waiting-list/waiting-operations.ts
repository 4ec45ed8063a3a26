import { Type } from '../../../../lib/type.ts'
import { type Operation, operation } from '../../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../../platform/http/validation/schema.ts'
import { AttendeeInFull } from '../../records/attendee-schema.ts'
import { listWaiting } from './list-waiting.ts'
import { offerByHand, withdrawOffer } from './offer-by-hand.ts'
import { OfferBody, WaitingPerson, WaitingQuery } from './waiting-schema.ts'

const tag = 'Attendees'
const ofAttendee = Type.Object({ event_id: IdOf('event'), attendee_id: IdOf('attendee') })

/** Operations on the waiting list of an event. */
export const waitingOperations: readonly Operation[] = [
  operation({
    id: 'listWaiting',
    method: 'GET',
    path: '/admin/events/:id/waiting-list',
    scope: 'attendees:read',
    tag,
    summary: 'List the waiting list',
    description:
      'Lists the people who have an offer of a place, then those who wait, in the order in which they get one. With `state=ended` it lists the people who let an offer expire or declined it.',
    params: Type.Object({ id: IdOf('event') }),
    query: WaitingQuery,
    list: WaitingPerson,
    run: (ctx, { params, query }) => listWaiting(ctx, params.id, query),
  }),

  operation({
    id: 'offerPlace',
    method: 'POST',
    path: '/admin/events/:event_id/attendees/:attendee_id/offer',
    scope: 'attendees:write',
    tag,
    summary: 'Offer a place',
    description:
      'Offers a place to a person on the waiting list, out of turn, and emails them. The offer lasts `waitlist_offer_hours` of the event. With no free place the answer is 409, unless `over_capacity` is true. To give a place without asking, use "Update an attendee" with `status: registered`.',
    params: ofAttendee,
    body: OfferBody,
    answer: AttendeeInFull,
    refusals: { 409: 'The person does not wait, no place is free, or the event is over' },
    run: (ctx, { params, body }) => offerByHand(ctx, params.event_id, params.attendee_id, body),
  }),

  operation({
    id: 'withdrawOffer',
    method: 'POST',
    path: '/admin/events/:event_id/attendees/:attendee_id/withdraw-offer',
    scope: 'attendees:write',
    tag,
    summary: 'Withdraw an offer',
    description:
      'Withdraws the offer of a place. The person waits again in their former position and gets another offer only with "Offer a place"; the place is offered to the next person. Nothing is sent.',
    params: ofAttendee,
    answer: AttendeeInFull,
    refusals: { 409: 'The person has no offer' },
    run: (ctx, { params }) => withdrawOffer(ctx, params.event_id, params.attendee_id),
  }),
]
