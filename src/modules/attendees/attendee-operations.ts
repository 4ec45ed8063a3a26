import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, Page, Search } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { listAttendees } from './attendee-queries.ts'
import { Attendee, AttendeeWithTicket, CreateAttendeeBody, UpdateAttendeeBody } from './attendee-schema.ts'
import { createAttendee } from './create-attendee.ts'
import { getAttendee } from './get-attendee.ts'
import { deleteAttendee, updateAttendee } from './save-attendee.ts'

const ofEvent = Type.Object({ id: Id })
const ofAttendee = Type.Object({ event_id: Id, attendee_id: Id })

/** Who comes to an event. */
export const attendeeOperations: readonly Operation[] = [
  operation({
    id: 'listAttendees',
    method: 'GET',
    path: '/admin/events/:id/attendees',
    scope: 'attendees:read',
    tag: 'Attendees',
    summary: 'List attendees of an event, newest first',
    params: ofEvent,
    query: Type.Object({ ...Page, search: Search }),
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
    params: ofAttendee,
    answer: AttendeeWithTicket,
    run: (ctx, { params }) => getAttendee(ctx, params.event_id, params.attendee_id),
  }),

  operation({
    id: 'updateAttendee',
    method: 'PATCH',
    path: '/admin/events/:event_id/attendees/:attendee_id',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Change the given fields of an attendee',
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
    summary: 'Remove an attendee from an event',
    params: ofAttendee,
    run: (ctx, { params }) => deleteAttendee(ctx, params.event_id, params.attendee_id),
  }),
]
