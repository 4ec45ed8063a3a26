import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { Attendance, readAttendance } from '../attendance.ts'
import { LookedUp, lookUpAttendees } from '../look-up-attendees.ts'
import { checkInAttendee } from './check-in-attendee.ts'
import { receiveScans } from './receive-scans.ts'
import { listScans } from './scan-queries.ts'
import { CheckedIn, CheckInBody, LoggedScan, ScansBody, ScansTaken, ScanUndone } from './scan-schema.ts'
import { undoCheckIn } from './undo-check-in.ts'
import { undoScan } from './undo-scan.ts'

const ofEvent = Type.Object({ id: Id })
const tag = 'Check-in'

/** Both doors: that of a session, and that of an event without one. */
const doors = [
  {
    of: 'Session',
    path: '/admin/events/:event_id/sessions/:session_id/checkin',
    params: Type.Object({ event_id: Id, session_id: Id }),
  },
  { of: 'Event', path: '/admin/events/:event_id/checkin', params: Type.Object({ event_id: Id }) },
] as const

const refusals = {
  404: 'Nobody with this address or id is registered for the event',
  409: 'checkin_disabled, registration_cancelled, not_registered or session_full',
}

/** The doors of an event, and who came. */
export const checkInOperations: readonly Operation[] = [
  ...doors.flatMap(({ of, path, params }) => [
    operation({
      id: `checkInTo${of}`,
      method: 'POST',
      path,
      scope: 'checkin:write',
      tag,
      summary: of === 'Session' ? 'Check somebody in to a session' : 'Check somebody in at the door of an event',
      description: 'Whoever is in already stays in, since when they are. Each scan is on record, also a refused one.',
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
      summary: 'Undo a check-in; the scans stay on record',
      params: Type.Object({ ...params.properties, attendee_id: Id }),
      run: (ctx, { params }) => undoCheckIn(ctx, placeOf(params), params.attendee_id),
    }),
  ]),

  operation({
    id: 'listScans',
    method: 'GET',
    path: '/admin/events/:id/scans',
    scope: 'attendees:read',
    tag,
    summary: 'List every scan at the doors of an event, newest first',
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
    summary: 'Send scans that a device has kept',
    description:
      'Up to 500, in any order and any number of times: each counts once, by its key. Verdicts follow from all scans that are known: whoever came first is accepted, later ones are duplicates, and whoever was let in is counted, also beyond a capacity.',
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
    summary: 'Undo the check-in that a scan has made; both stay on record',
    description: 'Whoever was put out already stays out, so that the same again changes nothing.',
    params: ofEvent,
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
    summary: 'Find attendees at the door by name or e-mail address',
    description: 'At most 50: who has this address, then those of whose names it begins a word, then the rest.',
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
    summary: 'How many came to an event and to its sessions',
    params: ofEvent,
    answer: Attendance,
    run: (ctx, { params }) => readAttendance(ctx, params.id),
  }),
]

function placeOf(params: { event_id: number; session_id?: number }) {
  return { eventId: params.event_id, sessionId: params.session_id ?? null }
}
