import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  TimeOf,
  TimeOrNull,
  TimestampInput,
  Title,
} from '../../../platform/http/validation/schema.ts'

const SessionIds = Type.Array(Type.Integer(), { minItems: 1, maxItems: 1_000 })

export const DoorDevice = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    name: Type.String({ description: 'Which device it is, or where it stands' }),
    session_ids: nullable({
      ...Type.Array(Type.Integer()),
      description:
        'At whose doors it may let people in; null: at every door of the event. Sessions that are deleted leave the list, and an empty one opens no door',
    }),
    expires_at: TimeOf('When its link ends'),
    created_at: CreatedAt,
    last_seen_at: TimeOrNull('When it last asked or sent, to about ten seconds', 'not yet'),
    scans_sent: Type.Integer({ description: 'Its scans in the log, each counted once' }),
    scans_waiting: Type.Integer({ description: 'How many it had still to send, as it last said' }),
  },
  { title: 'DoorDevice' },
)

export const NewDoorDevice = Type.Object(
  {
    ...DoorDevice.properties,
    url: Type.String({
      description:
        'To be opened on the device. It is shown this once and cannot be read again; its last segment is the token',
    }),
  },
  { title: 'CreatedDoorDevice' },
)

export const CreateDoorDeviceBody = Type.Object(
  {
    name: Title(200, 'Which device it is, or where it stands'),
    session_ids: Type.Optional(nullable({ ...SessionIds, description: 'Its doors; null: every door of the event' })),
    expires_at: Type.Optional(
      nullable({
        ...TimestampInput,
        description:
          'When it ends, in the future: ISO 8601, UTC without a zone; null: 12 hours after the event has ended, or 30 days from now when the event has neither date nor sessions',
      }),
    ),
  },
  { title: 'NewDoorDevice' },
)

export type DoorDevice = Static<typeof DoorDevice>
export type NewDoorDevice = Static<typeof NewDoorDevice>
export type CreateDoorDevice = Static<typeof CreateDoorDeviceBody>
