import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  TimeOrNull,
  TimestampInput,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'
import { Questions } from '../../../platform/questions/question-schema.ts'

/** Most registration types of an event. */
export const MAX_TYPES = 20

const fields = {
  name: Title(200, 'Name of the type, unique in the event'),
  description: nullable(Type.String({ maxLength: 1_000, description: 'Text below its name; null: none' })),
  capacity: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Number of places of this type, besides the capacity of the event; null: no limit of its own',
    }),
  ),
  questions: {
    ...Questions,
    description: 'Questions for this type, after those of the event; their ids are unique over all of them',
  },
  needs_approval: Type.Boolean({
    default: false,
    description:
      'Whether people who register with this type are `pending` until an organiser approves or declines them, also when `registration_approval` of the event is off',
  }),
  position: Type.Integer({ minimum: 0, maximum: 1_000, description: 'Place in the list of types, lowest first' }),
}

export const RegistrationType = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    ...fields,
    closes_at: TimeOrNull('When registration with this type closes', 'with that of the event'),
    taken: Type.Integer({ description: 'Places taken: registered attendees and people with an offer' }),
    waiting: Type.Integer({ description: 'People with this type on the waiting list' }),
    pending: Type.Integer({ description: 'People with this type who wait for approval' }),
    attendee_count: Type.Integer({ description: 'Number of attendees with this type, in every status' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'RegistrationType', description: 'A way to register, such as student or press' },
)

const writable = {
  ...fields,
  closes_at: nullable({
    ...TimestampInput,
    description: 'When registration with this type closes: ISO 8601, UTC without a zone; null: with that of the event',
  }),
}
const { name, ...others } = writable

export const CreateRegistrationTypeBody = Type.Object(
  { name, ...Type.Partial(Type.Object(others)).properties },
  { title: 'NewRegistrationType', examples: [{ name: 'Student', capacity: 30 }] },
)
export const UpdateRegistrationTypeBody = Type.Partial(Type.Object(writable), { title: 'RegistrationTypeChange' })

export type RegistrationType = Static<typeof RegistrationType>
export type CreateRegistrationType = Static<typeof CreateRegistrationTypeBody>
export type UpdateRegistrationType = Static<typeof UpdateRegistrationTypeBody>
