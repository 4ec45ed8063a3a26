import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { createAttendee } from './create-attendee.ts'
import { getAttendee } from './get-attendee.ts'
import { AttendeesQuery } from './records/attendee-filters.ts'
import {
  Attendee,
  AttendeeInFull,
  AttendeeWithTicket,
  CreateAttendeeBody,
  SetSessionsBody,
  UpdateAttendeeBody,
} from './records/attendee-schema.ts'
import { listAttendees } from './records/list-attendees.ts'
import { deleteAttendee, updateAttendee } from './save-attendee.ts'
import { setAttendeeSessions } from './set-attendee-sessions.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofAttendee = Type.Object({ event_id: IdOf('event'), attendee_id: IdOf('attendee') })

/** Operations on the attendees of an event. */
export const attendeeOperations: readonly Operation[] = [
  operation({
    id: 'listAttendees',
    method: 'GET',
    path: '/admin/events/:id/attendees',
    scope: 'attendees:read',
    tag: 'Attendees',
    summary: 'List attendees',
    description:
      'Lists the attendees of an event, newest first, in every status. `search` matches names and email addresses. Tickets are only in "Get an attendee"; at the door use "Find attendees at the door".',
    params: ofEvent,
    query: AttendeesQuery,
    forViewers: [
      'sort',
      'status',
      'checked_in',
      'certificate',
      'tag',
      'since',
      'until',
      'ids',
      'registration_type_id',
      'signed_up_for',
    ],
    list: Attendee,
    run: (ctx, { params, query }) => listAttendees(ctx, params.id, query),
  }),

  operation({
    id: 'createAttendee',
    method: 'POST',
    path: '/admin/events/:id/attendees',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Create an attendee',
    description:
      'Adds a person to an event with status `registered`, even when it is full or registration is closed, and returns their ticket. Fails with 409 `already_exists` if the event already has this email address. To add many people, use "Import attendees".',
    params: ofEvent,
    body: CreateAttendeeBody,
    forViewers: ['registration_type_id'],
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
    summary: 'Get an attendee',
    description:
      'Returns an attendee with status, answers, attendance, the sessions they are signed up for, the id of their active certificate, their waiting-list position, and the URL of their ticket. The ticket lets its holder in, so share it only with the attendee.',
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
    summary: 'Update an attendee',
    description:
      'Updates the fields you send. `status: cancelled` frees the place and invalidates the ticket; setting `registered` restores both. Issued certificates keep the old name: use "Reissue a certificate" to correct one. To check someone in, use "Check in to an event".',
    params: ofAttendee,
    body: UpdateAttendeeBody,
    forViewers: ['registration_type_id'],
    answer: AttendeeWithTicket,
    run: (ctx, { params, body }) => updateAttendee(ctx, params.event_id, params.attendee_id, body),
  }),

  operation({
    id: 'setAttendeeSessions',
    method: 'PUT',
    path: '/admin/events/:event_id/attendees/:attendee_id/sessions',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Set the sessions of an attendee',
    description:
      'Signs an attendee up for these sessions, and out of all others; each must take sign-ups. A registered attendee takes places; one who waits keeps wishes, which take places when they become registered. A full session is refused with 409 `session_full`, unless `over_capacity` is true.',
    params: ofAttendee,
    body: SetSessionsBody,
    answer: AttendeeInFull,
    refusals: { 409: 'A session is full, or the registration is cancelled' },
    run: (ctx, { params, body }) => setAttendeeSessions(ctx, params.event_id, params.attendee_id, body),
  }),

  operation({
    id: 'deleteAttendee',
    method: 'DELETE',
    path: '/admin/events/:event_id/attendees/:attendee_id',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Delete an attendee',
    description:
      'Permanently deletes an attendee with their answers and check-ins. Their certificates stay valid. To keep the record, use "Update an attendee" with `status: cancelled`; to erase a person everywhere, use "Erase a person".',
    irreversible:
      'Permanently deletes the attendee and their check-ins. Certificates stay valid. This cannot be undone.',
    params: ofAttendee,
    run: (ctx, { params }) => deleteAttendee(ctx, params.event_id, params.attendee_id),
  }),
]
