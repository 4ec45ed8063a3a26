import { Type } from '../../../../lib/type.ts'
import { type Operation, operation } from '../../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../../platform/http/validation/schema.ts'
import { AttendeeInFull } from '../../records/attendee-schema.ts'
import { approveRegistration, declineRegistration } from './decide-registration.ts'
import { DeclineBody } from './decline-body.ts'

const tag = 'Attendees'
const params = Type.Object({ event_id: IdOf('event'), attendee_id: IdOf('attendee') })

/** Operations on registrations that wait for approval. */
export const approvalOperations: readonly Operation[] = [
  operation({
    id: 'approveRegistration',
    method: 'POST',
    path: '/admin/events/:event_id/attendees/:attendee_id/approve',
    scope: 'attendees:write',
    tag,
    summary: 'Approve a registration',
    description:
      'Gives a `pending` person a place, or puts them on the waiting list when the event or their registration type is full, and emails them. Repeating the call changes nothing. To decide about many, use "Update many attendees".',
    params,
    answer: AttendeeInFull,
    refusals: { 409: 'The registration is cancelled or declined, or the event is over' },
    run: (ctx, { params }) => approveRegistration(ctx, params.event_id, params.attendee_id),
  }),

  operation({
    id: 'declineRegistration',
    method: 'POST',
    path: '/admin/events/:event_id/attendees/:attendee_id/decline',
    scope: 'attendees:write',
    tag,
    summary: 'Decline a registration',
    description:
      'Cancels a `pending` registration, sets `declined_at`, and emails the person with the reason. Repeating the call changes nothing. They can register again.',
    params,
    body: DeclineBody,
    answer: AttendeeInFull,
    refusals: { 409: 'The registration is not pending' },
    run: (ctx, { params, body }) => declineRegistration(ctx, params.event_id, params.attendee_id, body),
  }),
]
