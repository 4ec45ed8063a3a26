import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import { Id, IdOf, nullable, oneOf, TimeOf, TimestampInput, Title } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { Attendee } from '../../attendees/index.ts'
import { DoorCursor } from './door-schema.ts'
import { VERDICTS, type Verdict } from './scan.ts'

const words = Object.entries(VERDICTS).map(([verdict, what]) => `${verdict}: ${what}`)
const anyVerdict = (description: string) =>
  oneOf(Object.keys(VERDICTS) as Verdict[], { description: `${description} ${words.join('; ')}` })
const SessionOrDoor = nullable(IdOf('session; null: the event itself'))
const DIRECTIONS = ['in', 'out', 'undo'] as const
const Direction = oneOf(DIRECTIONS, {
  description: 'in: checks in, or lets in again; out: checks out; undo: cancels the last in or out that counted',
})
const MAX_OFFSET = 1_000_000_000_000
const clockWords = 'How far the clock of the device was ahead when it was corrected, in milliseconds; negative: behind'

defineFormat('scan-key', {
  accepts: (text) => /^[A-Za-z0-9_-]{8,64}$/.test(text),
  problem: ['scan_key', 'must be 8 to 64 letters, digits, _ or -, such as a random UUID'],
  pattern: '^[A-Za-z0-9_-]{8,64}$',
})

const byEmail = Type.String({
  maxLength: 254,
  format: 'email',
  description: 'Email address of the attendee',
})

const Ticket = (more = '') =>
  Type.String({
    minLength: 1,
    maxLength: 5_000,
    description: `Scanned ticket: its URL, or the part after /T/, in either case${more}`,
  })

/** Exactly one field must be sent. */
export const CheckInBody = Type.Object(
  {
    attendee_id: Type.Optional(IdOf('attendee')),
    email: Type.Optional(byEmail),
    ticket: Type.Optional(Ticket()),
  },
  { title: 'CheckIn', [NEEDS]: [['attendee_id'], ['email'], ['ticket']] },
)

export const CheckedIn = Type.Object(
  {
    attendee: Attendee,
    session_id: SessionOrDoor,
    checked_in_at: TimeOf('Since when they are in'),
    already_checked_in: Type.Boolean({ description: 'Whether the attendee was already checked in' }),
  },
  { title: 'CheckedIn' },
)

export const CheckedOut = Type.Object(
  {
    attendee: Attendee,
    session_id: SessionOrDoor,
    checked_out_at: TimeOf('When they left'),
    already_checked_out: Type.Boolean({ description: 'Whether the attendee was already checked out' }),
  },
  { title: 'CheckedOut' },
)

export const ScanUndone = Type.Object(
  {
    attendee: Attendee,
    session_id: SessionOrDoor,
    already_undone: Type.Boolean({ description: 'Whether the check-in was already undone' }),
  },
  { title: 'ScanUndone' },
)

/** The scan that checked the attendee in, for duplicates. */
const First = nullable(
  Type.Object(
    {
      at: TimeOf('When it happened'),
      device_id: nullable(Type.String({ description: 'Device that made the scan; null: made through the API' })),
    },
    {
      title: 'FirstScan',
      description: 'For a duplicate: the scan that checked the attendee in; null: not a duplicate',
    },
  ),
)

const ClockOffset = (description: string) =>
  nullable(Type.Integer({ minimum: -MAX_OFFSET, maximum: MAX_OFFSET, description }))

const Guest = Type.Object(
  {
    first_name: Title(200, 'First name'),
    last_name: Type.Optional(Type.String({ maxLength: 200, description: 'Last name; may be empty' })),
    email: Type.String({ maxLength: 254, format: 'email', description: 'Email address' }),
  },
  {
    title: 'WalkIn',
    description:
      'A guest who came without a registration, instead of attendee_id and ticket: the service finds them by email address or registers them, even beyond the places of the event',
  },
)

const SentScan = Type.Object(
  {
    key: Type.String({
      format: 'scan-key',
      description: 'Unique key from the device, so that a scan sent twice counts once',
    }),
    attendee_id: Type.Optional(nullable(Type.Integer({ description: 'Attendee; null: nobody was found' }))),
    ticket: Type.Optional(Ticket('. Instead of attendee_id: the service finds the attendee')),
    guest: Type.Optional(Guest),
    presented: Type.Optional(
      Type.String({ maxLength: 300, description: 'Text that was shown, if no attendee was found' }),
    ),
    session_id: SessionOrDoor,
    direction: Direction,
    at: {
      ...TimestampInput,
      description: 'Time of the scan: ISO 8601, from the device clock corrected by server_time',
    },
    verdict: anyVerdict('Verdict shown at the door.'),
    clock_offset_ms: Type.Optional(ClockOffset(`${clockWords}; left out: that of the request`)),
  },
  { title: 'SentScan' },
)

export const ScansBody = Type.Object(
  {
    device_id: Type.String({ format: 'scan-key', description: 'Permanent id of the device' }),
    scans: Type.Array(SentScan, {
      minItems: 1,
      maxItems: 500,
      description: 'Scans in any order, each with its own key',
    }),
    waiting: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        description: 'Scans the device still has to send, for the list of devices',
      }),
    ),
    clock_offset_ms: Type.Optional(ClockOffset(clockWords)),
    after: Type.Optional(DoorCursor('The cursor that the device has, to hear whether guests have changed since')),
  },
  { title: 'SentScans' },
)

export const ScansTaken = Type.Object(
  {
    cursor: nullable(
      Type.String({
        description:
          'Replaces `after` without skipping any change: it still equals `after` when guests have changed. Changes made by these scans are reported after it, like those of others. null: there was no `after`',
      }),
    ),
    guests_changed: nullable(
      Type.Boolean({
        description:
          'Whether guests may have changed between `after` and these scans, so that the list should be fetched; null: there was no `after`',
      }),
    ),
    server_time: TimeOf('The time of the service, to correct the clock of the device by'),
    results: Type.Array(
      Type.Object({
        key: Type.String({ description: 'Key of the scan' }),
        verdict: anyVerdict('Verdict given all known scans.'),
        first: First,
        attendee_id: nullable(IdOf('attendee; null: nobody was found')),
        walk_in: nullable(
          Type.Object(
            {
              created: Type.Boolean({ description: 'Whether this request registered them; false: they were known' }),
              over_places: Type.Boolean({ description: 'Whether the event has more registrations than places now' }),
            },
            {
              title: 'WalkInResult',
              description: 'For a scan with a guest; null: no guest was sent, or the scan was refused',
            },
          ),
        ),
      }),
      { description: 'Results in the order of the scans sent' },
    ),
  },
  { title: 'ScansTaken' },
)

export const LoggedScan = Type.Object(
  {
    id: Id,
    key: Type.String({ description: 'Unique key of the scan' }),
    session_id: SessionOrDoor,
    session_title: nullable(Type.String({ description: 'Title of the session; null: the event itself' })),
    attendee_id: nullable(IdOf('attendee; null: nobody was found, or the attendee was deleted')),
    attendee_name: nullable(
      Type.String({ description: 'Name of the attendee; null: nobody was found, or the attendee was deleted' }),
    ),
    presented: nullable(
      Type.String({ description: 'Text that was shown if no attendee was found; null: one was found' }),
    ),
    direction: Direction,
    at: TimeOf('When it happened'),
    received_at: TimeOf('When the service got it'),
    device_id: nullable(Type.String({ description: 'Device that made the scan; null: made through the API' })),
    clock_offset_ms: nullable(Type.Integer({ description: `${clockWords}; null: it did not say` })),
    actor: Type.String({ description: 'Sender, such as api_key:12' }),
    told: anyVerdict('Verdict shown at the door.'),
    verdict: anyVerdict('Verdict given all known scans.'),
    dispute: Type.Boolean({ description: 'Whether the device let an attendee in or out against the log' }),
    first: First,
  },
  { title: 'Scan' },
)

export type CheckedIn = Static<typeof CheckedIn>
export type CheckedOut = Static<typeof CheckedOut>
export type CheckInBody = Static<typeof CheckInBody>
export type ScanUndone = Static<typeof ScanUndone>
export type ScansBody = Static<typeof ScansBody>
export type SentScan = ScansBody['scans'][number]
export type ScansTaken = Static<typeof ScansTaken>
export type LoggedScan = Static<typeof LoggedScan>
