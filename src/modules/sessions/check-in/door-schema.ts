import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, nullable, TimeOf } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { Attendee } from '../../attendees/index.ts'
import { DoorDevice } from '../door-devices/door-device-schema.ts'
import { Session } from '../records/session-schema.ts'

const CURSOR = /^[0-9a-f]{32}-[0-9]{1,15}$/

defineFormat('door-cursor', {
  accepts: (text) => CURSOR.test(text),
  problem: ['door_cursor', 'must be a cursor as an answer of this address has it'],
  pattern: CURSOR.source,
})

export function DoorCursor(description: string) {
  return Type.String({ format: 'door-cursor', description })
}

export const DoorQuery = Type.Object({
  after: Type.Optional(DoorCursor('The cursor of the last answer: for what has changed since')),
})

const Guest = Type.Object(
  {
    id: Id,
    ticket_no: Type.Integer({ description: 'Number of the current ticket; lower numbers are no longer valid' }),
    name: Type.String({ description: 'First and last name' }),
    status: {
      ...Attendee.properties.status,
      description: 'Only registered attendees may be checked in',
    },
    session_ids: Type.Array(Type.Integer(), { description: 'Sessions the guest is checked in to' }),
    signed_up: Type.Array(Type.Integer(), { description: 'Sessions the guest is signed up for, with a place' }),
    checked_in: Type.Boolean({ description: 'Whether the guest is checked in to the event' }),
    left_session_ids: Type.Array(Type.Integer(), { description: 'Sessions in `session_ids` that the guest has left' }),
    checked_out: Type.Boolean({ description: 'Whether the guest is checked in to the event and has left it' }),
    inside: Type.Array(
      Type.Object(
        {
          session_id: nullable(Type.Integer({ description: 'The session; null: the event itself' })),
          at: TimeOf('When the guest came in, or came back'),
          device_id: nullable(
            Type.String({ description: 'Device that let them in; null: let in through the API, or no longer known' }),
          ),
        },
        { title: 'GuestInside', description: 'A place of a guest, and since when' },
      ),
      { description: 'The event and sessions that the guest is checked in to and has not left' },
    ),
    email_hash: Type.String({
      description:
        'To find the guest by their whole email address: the first 16 hexadecimal digits of the SHA-256 of event id, colon and the address in lower case',
    }),
  },
  { title: 'Guest', description: 'An attendee as a check-in device sees them' },
)

// A device shows neither, and they can be long.
const { description: _text, speakers: _people, ...ofSession } = Session.properties
const DoorSession = Type.Object(ofSession, {
  title: 'DoorSession',
  description: 'A session as a check-in device sees it',
})

export const DoorList = Type.Object(
  {
    cursor: Type.String({ description: 'Value for `after` in the next request' }),
    complete: Type.Boolean({
      description: 'true: the list is complete, so forget all other guests; false: it has changes only',
    }),
    server_time: TimeOf('The time of the service, to correct the clock of the device by'),
    event_name: Type.String({ description: 'Name of the event' }),
    device: nullable({
      ...DoorDevice,
      description: 'The requesting device; null: the request used an API key',
    }),
    keys: Type.Array(
      Type.Object({
        number: Type.Integer({ description: 'Number of the key, included in each ticket it signs' }),
        public_key: Type.String({ description: 'Ed25519, 32 bytes in base64' }),
      }),
      { description: 'Keys that sign valid tickets. Always all of them' },
    ),
    sessions: Type.Array(DoorSession, {
      description: 'Sessions by start. Always all of them',
    }),
    gone: Type.Array(Type.Integer(), { description: 'Ids of guests deleted since' }),
    guests: Type.Array(Guest, { description: 'All attendees, or those that have changed' }),
  },
  { title: 'DoorList' },
)

export type DoorList = Static<typeof DoorList>
