import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page, Search } from '../../../platform/http/validation/schema.ts'
import { Attendance, AttendanceQuery, readAttendance } from './attendance.ts'
import { checkInAttendee, checkOutAttendee } from './check-in-attendee.ts'
import { LOOKED_UP, LookedUp, lookUpAttendees } from './look-up-attendees.ts'
import { receiveScans } from './receive-scans.ts'
import { listScans } from './scan-queries.ts'
import { CheckedIn, CheckedOut, CheckInBody, LoggedScan, ScansBody, ScansTaken, ScanUndone } from './scan-schema.ts'
import { undoCheckIn, undoCheckOut } from './undo-check-in.ts'
import { undoScan } from './undo-scan.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const scansStay = 'Each scan is in the log, also a refused one.'
const undoStays = 'They can be checked in again, and all scans stay in the log. Who is not in is refused (404).'
const tag = 'Check-in'

/** Check-in targets: a session, and the event itself. */
const doors = [
  {
    of: 'Session',
    checkIn: 'Check in to a session',
    checkInWords: `Checks an attendee in to a session, by attendee_id, e-mail address or ticket: one of them. Who is in already stays in, since when they are, and already_checked_in is true. It fails where the session is full (409). ${scansStay}`,
    undo: 'Undo a check-in to a session',
    undoWords: `Puts out somebody who was checked in to this session by mistake. ${undoStays}`,
    path: '/admin/events/:event_id/sessions/:session_id',
    checkOut: 'Check out of a session',
    checkOutWords: `Records that an attendee left a session, by attendee_id, email address or ticket: one of them. They stay checked in, their place is free, and their minutes inside are counted. If they had left already, nothing changes and already_checked_out is true. ${scansStay}`,
    undoOut: 'Undo a check-out of a session',
    params: Type.Object({ event_id: IdOf('event'), session_id: IdOf('session') }),
  },
  {
    of: 'Event',
    checkIn: 'Check in to an event',
    checkInWords: `Checks an attendee in at the door of an event, by attendee_id, e-mail address or ticket: one of them. Who is in already stays in, since when they are, and already_checked_in is true. ${scansStay}`,
    undo: 'Undo a check-in to an event',
    undoWords: `Puts out somebody who was checked in at the door of the event by mistake. ${undoStays}`,
    path: '/admin/events/:event_id',
    checkOut: 'Check out of an event',
    checkOutWords: `Records that an attendee left the event, by attendee_id, email address or ticket: one of them. They stay checked in, and their minutes inside are counted. If they had left already, nothing changes and already_checked_out is true. ${scansStay}`,
    undoOut: 'Undo a check-out of an event',
    params: Type.Object({ event_id: IdOf('event') }),
  },
] as const

const refusals = {
  404: 'Nobody with this address or id is registered for the event',
  409: 'checkin_disabled, registration_cancelled, not_registered or session_full',
}

/** Operations on check-ins, scans and attendance. */
export const checkInOperations: readonly Operation[] = [
  ...doors.flatMap(({ of, path, params, ...words }) => [
    operation({
      id: `checkInTo${of}`,
      method: 'POST',
      path: `${path}/checkin`,
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
      path: `${path}/checkin/:attendee_id`,
      scope: 'checkin:write',
      tag,
      summary: words.undo,
      description: words.undoWords,
      params: Type.Object({ ...params.properties, attendee_id: IdOf('attendee') }),
      run: (ctx, { params }) => undoCheckIn(ctx, placeOf(params), params.attendee_id),
    }),
    operation({
      id: `checkOutOf${of}`,
      method: 'POST',
      path: `${path}/checkout`,
      scope: 'checkin:write',
      tag,
      summary: words.checkOut,
      description: words.checkOutWords,
      params,
      body: CheckInBody,
      answer: CheckedOut,
      refusals: { 404: 'Nobody with this address or id is checked in here' },
      run: (ctx, { params, body }) => checkOutAttendee(ctx, placeOf(params), body),
    }),
    operation({
      id: `undoCheckOutOf${of}`,
      method: 'DELETE',
      path: `${path}/checkout/:attendee_id`,
      scope: 'checkin:write',
      tag,
      summary: words.undoOut,
      description:
        'Undoes a mistaken check-out, so that the attendee is inside as if they had not left. All scans stay in the log. An attendee who is not checked out is refused (404).',
      params: Type.Object({ ...params.properties, attendee_id: IdOf('attendee') }),
      run: (ctx, { params }) => undoCheckOut(ctx, placeOf(params), params.attendee_id),
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
      'Lists every scan of an event, newest first, including refused ones and undos. It is an append-only log; for the current state, use "Get attendance" and "List attendees".',
    params: ofEvent,
    query: Type.Object({
      ...Page,
      session_id: Type.Optional(Type.Integer({ description: 'Id of a session' })),
      attendee_id: Type.Optional(Type.Integer({ description: 'Id of an attendee' })),
      dispute: Type.Optional(Type.Boolean({ description: 'Whether the device let an attendee in against the log' })),
      search: Search,
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
      'Accepts up to 500 scans collected by a device, in any order and any number of times: each counts once, by its key. The earliest scan of an attendee is accepted, later ones are duplicates. Attendees whom the device let in count even beyond the capacity. A scan with a `guest` registers a new attendee.',
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
      'Undoes the check-in or check-out made by a mistaken scan; both stay in the log. Repeating the call changes nothing. To undo by attendee, use "Undo a check-in to an event" or "Undo a check-in to a session".',
    params: Type.Object({ id: IdOf('scan') }),
    answer: ScanUndone,
    refusals: { 409: 'The scan let nobody in or out, or the attendee was scanned again after it' },
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
      'Finds attendees by part of a name or email address, with their check-ins: an exact address first, then names with a word that starts with the text, then other matches. Pages through the 200 newest matches.',
    params: ofEvent,
    query: Type.Object({
      query: Type.String({
        minLength: 1,
        maxLength: 300,
        format: 'not-blank',
        description: 'Part of a name or address',
      }),
      page: Page.page,
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          default: LOOKED_UP,
          description: 'Rows per page; values above 200 are reduced to 200',
        }),
      ),
    }),
    list: LookedUp,
    run: (ctx, { params, query: { query, ...page } }) => lookUpAttendees(ctx, params.id, query, page),
  }),

  operation({
    id: 'getAttendance',
    method: 'GET',
    path: '/admin/events/:id/attendance',
    scope: 'attendees:read',
    tag,
    summary: 'Get attendance',
    description:
      'Returns how many attendees came to an event, each counted once, and to each of its sessions, as counts and as shares from 0 to 1, and with `minutes=true` for how long on average. For the people, use "List attendees".',
    params: ofEvent,
    query: AttendanceQuery,
    answer: Attendance,
    run: (ctx, { params, query }) => readAttendance(ctx, params.id, query),
  }),
]

function placeOf(params: { event_id: number; session_id?: number }) {
  return { eventId: params.event_id, sessionId: params.session_id ?? null }
}
