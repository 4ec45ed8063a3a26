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
    name: Type.String({ description: 'Name of the device, or its location' }),
    session_ids: nullable({
      ...Type.Array(Type.Integer()),
      description:
        'Sessions it may check people in to; null: the event and all its sessions. Deleted sessions leave the list; an empty list allows nothing',
    }),
    expires_at: TimeOf('When its link ends'),
    created_at: CreatedAt,
    last_seen_at: TimeOrNull('When it last asked or sent, to about ten seconds', 'not yet'),
    scans_sent: Type.Integer({ description: 'Scans of the device in the log, each counted once' }),
    scans_waiting: Type.Integer({ description: 'Scans it still had to send, as last reported' }),
    clock_offset_ms: nullable(
      Type.Integer({
        description:
          'How far its clock is ahead in milliseconds, as last reported; negative: behind. It corrects its times by this. null: it did not say',
      }),
    ),
  },
  { title: 'DoorDevice' },
)

export const NewDoorDevice = Type.Object(
  {
    ...DoorDevice.properties,
    url: Type.String({
      description: 'Open this on the device. It is shown only once; its last segment is the token',
    }),
  },
  { title: 'CreatedDoorDevice' },
)

export const CreateDoorDeviceBody = Type.Object(
  {
    name: Title(200, 'Which device it is, or where it stands'),
    session_ids: Type.Optional(
      nullable({
        ...SessionIds,
        description: 'Sessions it may check people in to; null: the event and all its sessions',
      }),
    ),
    expires_at: Type.Optional(
      nullable({
        ...TimestampInput,
        description:
          'When it expires, in the future: ISO 8601, UTC without a zone; null: 12 hours after the event ends, or in 30 days when the event has neither date nor sessions',
      }),
    ),
  },
  { title: 'NewDoorDevice' },
)

export type DoorDevice = Static<typeof DoorDevice>
export type NewDoorDevice = Static<typeof NewDoorDevice>
export type CreateDoorDevice = Static<typeof CreateDoorDeviceBody>
