import type { Static } from 'typebox'
import { nullable, oneOf, Timestamp, Title } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'

export const Attendee = Type.Object(
  {
    id: Type.Integer(),
    event_id: Type.Integer(),
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    status: oneOf(['registered', 'cancelled']),
    source: oneOf(['api', 'panel', 'import', 'registration', 'form']),
    checked_in: Type.Boolean(),
    checked_in_at: nullable(Timestamp),
    sessions_attended: Type.Integer(),
    certificate_id: nullable(Type.Integer({ description: 'The active certificate' })),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Attendee' },
)

export const AttendeeWithTicket = Type.Object(
  {
    ...Attendee.properties,
    ticket_url: nullable(
      Type.String({
        description:
          'The address of the ticket, which opens the door: for the attendee alone. null while the key of the event cannot be opened, because SECRETS_KEY was changed',
      }),
    ),
  },
  { title: 'AttendeeWithTicket' },
)

const fields = {
  first_name: Title(200, 'First name'),
  last_name: Type.String({
    maxLength: 200,
    default: '',
    description: 'Last name; may be empty, many people have one name',
  }),
  email: Type.String({
    maxLength: 254,
    format: 'email',
    description: 'Unique within the event, without regard to letter case',
  }),
}

export const CreateAttendeeBody = Type.Object(
  { ...fields, last_name: Type.Optional(fields.last_name) },
  { title: 'NewAttendee' },
)
export const UpdateAttendeeBody = Type.Partial(Type.Object(fields), { title: 'AttendeeChange' })

export type Attendee = Static<typeof Attendee>
export type AttendeeWithTicket = Static<typeof AttendeeWithTicket>
export type CreateAttendee = Static<typeof CreateAttendeeBody>
export type UpdateAttendee = Static<typeof UpdateAttendeeBody>
