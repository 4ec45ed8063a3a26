import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import { Id, IdOf, nullable, oneOf, TimeOf, TimestampInput } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { Attendee } from '../../attendees/index.ts'
import { DoorCursor } from './door-schema.ts'
import { VERDICTS, type Verdict } from './scan.ts'

const words = Object.entries(VERDICTS).map(([verdict, what]) => `${verdict}: ${what}`)
const anyVerdict = (description: string) =>
  oneOf(Object.keys(VERDICTS) as Verdict[], { description: `${description} ${words.join('; ')}` })
const SessionOrDoor = nullable(IdOf('session; null: the door of the event'))
const Direction = oneOf(['in', 'undo'], {
  description: 'in: comes in; undo: is put out again, having been let in by mistake',
})

defineFormat('scan-key', {
  accepts: (text) => /^[A-Za-z0-9_-]{8,64}$/.test(text),
  problem: ['scan_key', 'must be 8 to 64 letters, digits, _ or -, such as a random UUID'],
  pattern: '^[A-Za-z0-9_-]{8,64}$',
})

const byEmail = Type.String({
  maxLength: 254,
  format: 'email',
  description: 'The address that they are registered with',
})

const Ticket = (more = '') =>
  Type.String({
    minLength: 1,
    maxLength: 5_000,
    description: `What was scanned: the address of a ticket, or what stands in it behind /T/, in either letter case${more}`,
  })

/** Exactly one of them. */
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
    already_checked_in: Type.Boolean({ description: 'Whether they were in before' }),
  },
  { title: 'CheckedIn' },
)

export const ScanUndone = Type.Object(
  {
    attendee: Attendee,
    session_id: SessionOrDoor,
    already_undone: Type.Boolean({ description: 'Whether they had been put out before' }),
  },
  { title: 'ScanUndone' },
)

/** The scan that let somebody in first, where there are several. */
const First = nullable(
  Type.Object(
    {
      at: TimeOf('When it happened'),
      device_id: nullable(Type.String({ description: 'The device that made it; null: it came by the API' })),
    },
    { title: 'FirstScan', description: 'Of a duplicate: the scan by which they are in; null: it is no duplicate' },
  ),
)

const SentScan = Type.Object(
  {
    key: Type.String({ format: 'scan-key', description: 'Given by the device: a scan that is sent again counts once' }),
    attendee_id: Type.Optional(nullable(Type.Integer({ description: 'Whom it led to; null: nobody' }))),
    ticket: Type.Optional(Ticket('. In the place of attendee_id: the service tells whom it leads to')),
    presented: Type.Optional(Type.String({ maxLength: 300, description: 'What was shown, where it led to nobody' })),
    session_id: SessionOrDoor,
    direction: Direction,
    at: {
      ...TimestampInput,
      description: 'When it happened: ISO 8601, by the clock of the device as corrected by server_time',
    },
    verdict: anyVerdict('What was said at the door.'),
  },
  { title: 'SentScan' },
)

export const ScansBody = Type.Object(
  {
    device_id: Type.String({ format: 'scan-key', description: 'The device, by a name that it keeps' }),
    scans: Type.Array(SentScan, {
      minItems: 1,
      maxItems: 500,
      description: 'In any order, each with a key of its own',
    }),
    waiting: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        description: 'How many more the device has still to send, for the list of devices',
      }),
    ),
    after: Type.Optional(DoorCursor('The cursor that the device has, to hear whether guests have changed since')),
  },
  { title: 'SentScans' },
)

export const ScansTaken = Type.Object(
  {
    cursor: nullable(
      Type.String({
        description:
          'Can take the place of `after`, and leads past nothing that was not told: it is still `after` where guests have changed. What these scans changed is told after it, like the changes of others. null: there was no `after`',
      }),
    ),
    guests_changed: nullable(
      Type.Boolean({
        description:
          'Whether guests may have changed after `after` and before these scans, so that it is worth reading on; null: there was no `after`',
      }),
    ),
    server_time: TimeOf('The time of the service, to correct the clock of the device by'),
    results: Type.Array(
      Type.Object({
        key: Type.String({ description: 'The key that the device gave the scan' }),
        verdict: anyVerdict('What it comes to, with all the scans that are known.'),
        first: First,
      }),
      { description: 'What each scan comes to, in the order in which they were sent' },
    ),
  },
  { title: 'ScansTaken' },
)

export const LoggedScan = Type.Object(
  {
    id: Id,
    key: Type.String({ description: 'Names the scan, so that it counts once' }),
    session_id: SessionOrDoor,
    session_title: nullable(Type.String({ description: 'What the session was called; null: the door of the event' })),
    attendee_id: nullable(IdOf('attendee; null: nobody, or they were deleted')),
    attendee_name: nullable(Type.String({ description: 'Their name; null: nobody, or they were deleted' })),
    presented: nullable(Type.String({ description: 'What was shown, where it led to nobody; null: it did' })),
    direction: Direction,
    at: TimeOf('When it happened'),
    received_at: TimeOf('When the service got it'),
    device_id: nullable(Type.String({ description: 'The device that made it; null: it came by the API' })),
    actor: Type.String({ description: 'Who sent it, such as api_key:12' }),
    told: anyVerdict('What was said at the door.'),
    verdict: anyVerdict('What it comes to, with all the scans that are known.'),
    dispute: Type.Boolean({ description: 'Whether the door let somebody in whom the log does not' }),
    first: First,
  },
  { title: 'Scan' },
)

export type CheckedIn = Static<typeof CheckedIn>
export type CheckInBody = Static<typeof CheckInBody>
export type ScanUndone = Static<typeof ScanUndone>
export type ScansBody = Static<typeof ScansBody>
export type ScansTaken = Static<typeof ScansTaken>
export type LoggedScan = Static<typeof LoggedScan>
