import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { Attendance, readAttendance } from '../attendance.ts'
import { LookedUp, lookUpAttendees } from '../look-up-attendees.ts'
import { checkInAttendee } from './check-in-attendee.ts'
import { receiveScans } from './receive-scans.ts'
import { listScans } from './scan-queries.ts'
import { CheckedIn, CheckInBody, LoggedScan, ScansBody, ScansTaken, ScanUndone } from './scan-schema.ts'
import { undoCheckIn } from './undo-check-in.ts'
import { undoScan } from './undo-scan.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const scansStay = 'Each scan is in the log, also a refused one.'
const undoStays = 'They can be checked in again, and all scans stay in the log. Who is not in is refused (404).'
const tag = 'Check-in'

/** Both doors: that of a session, and that of an event without one. */
const doors = [
  {
    of: 'Session',
    checkIn: 'Check in to a session',
    checkInWords: `Checks an attendee in to a session, by attendee_id, e-mail address or ticket: one of them. Who is in already stays in, since when they are, and already_checked_in is true. It fails where the session is full (409). ${scansStay}`,
    undo: 'Undo a check-in to a session',
    undoWords: `Puts out somebody who was checked in to this session by mistake. ${undoStays}`,
    path: '/admin/events/:event_id/sessions/:session_id/checkin',
    params: Type.Object({ event_id: IdOf('event'), session_id: IdOf('session') }),
  },
  {
    of: 'Event',
    checkIn: 'Check in to an event',
    checkInWords: `Checks an attendee in at the door of an event, by attendee_id, e-mail address or ticket: one of them. Who is in already stays in, since when they are, and already_checked_in is true. ${scansStay}`,
    undo: 'Undo a check-in to an event',
    undoWords: `Puts out somebody who was checked in at the door of the event by mistake. ${undoStays}`,
    path: '/admin/events/:event_id/checkin',
    params: Type.Object({ event_id: IdOf('event') }),
  },
] as const

const refusals = {
  404: 'Nobody with this address or id is registered for the event',
  409: 'checkin_disabled, registration_cancelled, not_registered or session_full',
}

/** The doors of an event, and who came. */
export const checkInOperations: readonly Operation[] = [
  ...doors.flatMap(({ of, path, params, ...words }) => [
    operation({
      id: `checkInTo${of}`,
      method: 'POST',
      path,
      scope: 'checkin:write',
      tag,
      summary: words.checkIn,
      description: words.checkInWords,
      params,
      body: CheckInBody,
      answer: CheckedIn,
      refusals,
      run: (ctx, { params, body }) => checkInAttendee(ctx, placeOf(params), body),
    }),
    operation({
      id: `undoCheckInTo${of}`,
      method: 'DELETE',
      path: `${path}/:attendee_id`,
      scope: 'checkin:write',
      tag,
      summary: words.undo,
      description: words.undoWords,
      params: Type.Object({ ...params.properties, attendee_id: IdOf('attendee') }),
      run: (ctx, { params }) => undoCheckIn(ctx, placeOf(params), params.attendee_id),
    }),
  ]),

  operation({
    id: 'listScans',
    method: 'GET',
    path: '/admin/events/:id/scans',
    scope: 'attendees:read',
    tag,
    summary: 'List scans',
    description:
      'Pages of every scan at the doors of an event, newest first, also those that were refused and those that put somebody out. It is a log and changes never; who is in now is told by "Read attendance" and "List attendees".',
    params: ofEvent,
    query: Type.Object({
      ...Page,
      session_id: Type.Optional(Type.Integer({ description: 'Those of this session' })),
      attendee_id: Type.Optional(Type.Integer({ description: 'Those of this attendee' })),
    }),
    list: LoggedScan,
    run: (ctx, { params, query }) => listScans(ctx, params.id, query),
  }),

  operation({
    id: 'sendScans',
    method: 'POST',
    path: '/admin/events/:id/scans',
    scope: 'checkin:write',
    door: true,
    tag,
    summary: 'Send scans',
    description:
      'Takes up to 500 scans that a device has kept, in any order and any number of times: each counts once, by its key. Whoever came first is accepted, later ones are duplicates, and whoever the door let in is counted, also beyond a capacity.',
    params: ofEvent,
    body: ScansBody,
    answer: ScansTaken,
    run: (ctx, { params, body }) => receiveScans(ctx, params.id, body),
  }),

  operation({
    id: 'undoScan',
    method: 'POST',
    path: '/admin/scans/:id/undo',
    scope: 'checkin:write',
    tag,
    summary: 'Undo a scan',
    description:
      'Puts somebody out again whom this scan let in, for a scan that was a mistake; both stay in the log. Whoever was put out already stays out, so that the same again changes nothing. By attendee it is "Undo a check-in to an event" or "Undo a check-in to a session".',
    params: Type.Object({ id: IdOf('scan') }),
    answer: ScanUndone,
    refusals: { 409: 'The scan let nobody in' },
    run: (ctx, { params }) => undoScan(ctx, params.id),
  }),

  operation({
    id: 'lookUpAttendees',
    method: 'GET',
    path: '/admin/events/:id/checkin-lookup',
    scope: 'attendees:read',
    tag,
    summary: 'Find attendees at the door',
    description:
      'Finds whom somebody at the door may mean by part of a name or e-mail address, at most 50: first who has this address, then those of whose names it begins a word, then the rest; each with where they are checked in.',
    params: ofEvent,
    query: Type.Object({
      query: Type.String({
        minLength: 1,
        maxLength: 300,
        format: 'not-blank',
        description: 'Part of a name or address',
      }),
    }),
    answer: Type.Array(LookedUp),
    run: (ctx, { params, query }) => lookUpAttendees(ctx, params.id, query.query),
  }),

  operation({
    id: 'getAttendance',
    method: 'GET',
    path: '/admin/events/:id/attendance',
    scope: 'attendees:read',
    tag,
    summary: 'Read attendance',
    description:
      'How many came to an event, each person counted once, and how many to each of its sessions, as numbers and as a share from 0 to 1. Who came is in "List attendees".',
    params: ofEvent,
    answer: Attendance,
    run: (ctx, { params }) => readAttendance(ctx, params.id),
  }),
]

function placeOf(params: { event_id: number; session_id?: number }) {
  return { eventId: params.event_id, sessionId: params.session_id ?? null }
}
