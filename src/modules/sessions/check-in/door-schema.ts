import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, nullable, oneOf, TimeOf } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { DoorDevice } from '../door-devices/door-device-schema.ts'
import { Session } from '../session-schema.ts'

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
    ticket_no: Type.Integer({ description: 'Tickets with a lower number were replaced' }),
    name: Type.String({ description: 'First and last name' }),
    status: oneOf(['registered', 'waitlisted', 'offered', 'cancelled'], {
      description: 'Only who is registered is let in',
    }),
    session_ids: Type.Array(Type.Integer(), { description: 'The sessions that they are in' }),
    checked_in: Type.Boolean({ description: 'Whether they are in at the door of the event' }),
  },
  { title: 'Guest', description: 'An attendee as a device at the door knows them' },
)

export const DoorList = Type.Object(
  {
    cursor: Type.String({ description: 'For `after` of the next request' }),
    complete: Type.Boolean({
      description: 'true: these are all guests, and whoever else the device knows is gone; false: these have changed',
    }),
    server_time: TimeOf('The time of the service, to correct the clock of the device by'),
    device: nullable({
      ...DoorDevice,
      description: 'The device that asks, with its doors; null: the request has an API key',
    }),
    keys: Type.Array(
      Type.Object({
        number: Type.Integer({ description: 'Stands in each ticket that it has signed' }),
        public_key: Type.String({ description: 'Ed25519, 32 bytes in base64' }),
      }),
      { description: 'Whose signatures open the door. Always all of them' },
    ),
    sessions: Type.Array(Session, { description: 'By their start. Always all of them' }),
    gone: Type.Array(Type.Integer(), { description: 'Guests who were deleted since' }),
    guests: Type.Array(Guest, { description: 'All attendees, or those who have changed' }),
  },
  { title: 'DoorList' },
)

export type DoorList = Static<typeof DoorList>
