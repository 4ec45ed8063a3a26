import type { Static } from 'typebox'
import { Type } from '../../../../lib/type.ts'
import { IdOf, nullable, oneOf, Page, TimeOrNull } from '../../../../platform/http/validation/schema.ts'

export const WaitingPerson = Type.Object(
  {
    attendee_id: IdOf('attendee'),
    first_name: Type.String({ description: 'First name, or the full name of a person with a single name' }),
    last_name: Type.String({ description: 'Last name; may be empty' }),
    email: Type.String({ description: 'Email address' }),
    registration_type_id: nullable(IdOf('registration type; null: none')),
    registration_type: nullable(Type.String({ description: 'Name of the registration type; null: none' })),
    status: oneOf(['waitlisted', 'offered', 'cancelled'], {
      description:
        'waitlisted: waits; offered: a place is reserved until offered_until; cancelled: the last offer expired or was declined',
    }),
    position: nullable(Type.Integer({ description: 'Position on the waiting list, 1 is next; null: not waiting' })),
    waiting_since: TimeOrNull('When the person joined the waiting list', 'never'),
    offered_until: TimeOrNull('When the offer expires', 'no offer'),
    offers_held: Type.Boolean({
      description: 'Whether an offer was withdrawn: further offers are made only with "Offer a place"',
    }),
    offers_lapsed: Type.Integer({ description: 'Number of offers that expired' }),
    offers_declined: Type.Integer({ description: 'Number of offers that the person declined' }),
    offer_ended_at: TimeOrNull('When the last offer expired or was declined', 'none did'),
  },
  { title: 'WaitingPerson', description: 'A person on the waiting list of an event, or whose offer ended' },
)

export const WaitingQuery = Type.Object({
  ...Page,
  state: Type.Optional(
    oneOf(['current', 'ended'], {
      default: 'current',
      description:
        'current: people with an offer, then people who wait, in order; ended: people who let an offer expire or declined it, newest first',
    }),
  ),
})

export const OfferBody = Type.Object(
  {
    over_capacity: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether to offer a place even when none is free' }),
    ),
  },
  { title: 'PlaceOffer' },
)

export type WaitingPerson = Static<typeof WaitingPerson>
export type WaitingQuery = Static<typeof WaitingQuery>
export type OfferBody = Static<typeof OfferBody>
