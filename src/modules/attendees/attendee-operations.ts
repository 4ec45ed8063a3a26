import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { AttendeesQuery } from './attendee-filters.ts'
import {
  Attendee,
  AttendeeInFull,
  AttendeeWithTicket,
  CreateAttendeeBody,
  UpdateAttendeeBody,
} from './attendee-schema.ts'
import { createAttendee } from './create-attendee.ts'
import { getAttendee } from './get-attendee.ts'
import { listAttendees } from './list-attendees.ts'
import { deleteAttendee, updateAttendee } from './save-attendee.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofAttendee = Type.Object({ event_id: IdOf('event'), attendee_id: IdOf('attendee') })

/** Who comes to an event. */
export const attendeeOperations: readonly Operation[] = [
  operation({
    id: 'listAttendees',
    method: 'GET',
    path: '/admin/events/:id/attendees',
    scope: 'attendees:read',
    tag: 'Attendees',
    summary: 'List attendees',
    description:
      'Pages of the attendees of an event, newest first, of every status. `search` looks in names and e-mail addresses. The ticket is in "Read an attendee" alone; at the door use "Find attendees at the door".',
    params: ofEvent,
    query: AttendeesQuery,
    forViewers: ['sort', 'status', 'checked_in', 'certificate', 'tag', 'since', 'until', 'ids'],
    list: Attendee,
    run: (ctx, { params, query }) => listAttendees(ctx, params.id, query),
  }),

  operation({
    id: 'createAttendee',
    method: 'POST',
    path: '/admin/events/:id/attendees',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Add an attendee',
    description:
      'Adds one person to an event as registered, also beyond its capacity and while registration is closed; the answer has their ticket. An e-mail address that the event has is refused (409 already_exists). For many people use "Import attendees".',
    params: ofEvent,
    body: CreateAttendeeBody,
    answer: AttendeeWithTicket,
    status: 201,
    run: (ctx, { params, body }) => createAttendee(ctx, params.id, body),
  }),

  operation({
    id: 'getAttendee',
    method: 'GET',
    path: '/admin/events/:event_id/attendees/:attendee_id',
    scope: 'attendees:read',
    tag: 'Attendees',
    summary: 'Read an attendee',
    description:
      'An attendee with status, answers, attendance, the id of their active certificate, their place on the waiting list, and the address of their ticket, which opens the door and is for them alone.',
    params: ofAttendee,
    answer: AttendeeInFull,
    run: (ctx, { params }) => getAttendee(ctx, params.event_id, params.attendee_id),
  }),

  operation({
    id: 'updateAttendee',
    method: 'PATCH',
    path: '/admin/events/:event_id/attendees/:attendee_id',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Change an attendee',
    description:
      'Changes the fields that are sent. `status: cancelled` frees their place and ends their ticket; it can be taken back. A certificate that they have keeps its name: see "Reissue a certificate". To check somebody in use "Check in to an event".',
    params: ofAttendee,
    body: UpdateAttendeeBody,
    answer: AttendeeWithTicket,
    run: (ctx, { params, body }) => updateAttendee(ctx, params.event_id, params.attendee_id, body),
  }),

  operation({
    id: 'deleteAttendee',
    method: 'DELETE',
    path: '/admin/events/:event_id/attendees/:attendee_id',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Delete an attendee',
    description:
      'Removes somebody from an event with their answers and check-ins, for ever; this cannot be undone. A certificate that they have stays valid. To keep the record use "Change an attendee" with `status: cancelled`; to erase a person everywhere use "Erase a person".',
    irreversible: 'The person and their check-ins are gone for good; their certificates stay. It cannot be undone.',
    params: ofAttendee,
    run: (ctx, { params }) => deleteAttendee(ctx, params.event_id, params.attendee_id),
  }),
]
