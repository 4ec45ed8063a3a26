import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  LanguageTag,
  nullable,
  oneOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../platform/http/validation/schema.ts'
import { MAX_QUESTIONS } from '../../platform/questions/question-schema.ts'

export const STATUSES = ['registered', 'waitlisted', 'offered', 'cancelled'] as const

const Answers = Type.Record(Type.String(), Type.Any(), {
  description: 'Answers to the questions of registration, by the id of the question',
})

export const Attendee = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    first_name: Type.String({ description: 'First name, or the whole name of who has one' }),
    last_name: Type.String({ description: 'Last name; may be empty' }),
    email: Type.String({ description: 'E-mail address, which nobody else in the event has' }),
    status: oneOf(STATUSES, {
      description:
        'registered: they have a place and a ticket; waitlisted: they wait for a place; offered: one is kept for them until they take it, or the offer ends; cancelled: they do not come',
    }),
    language: nullable(Type.String({ description: 'What they are written to in, BCP 47; null: that of the event' })),
    tags: Type.Array(Type.String(), { description: 'Words of the organiser, to find people by' }),
    answers: Answers,
    source: oneOf(['api', 'panel', 'import', 'registration', 'form'], {
      description: 'How they came to the event',
    }),
    checked_in: Type.Boolean({ description: 'Whether they are checked in to the event' }),
    checked_in_at: TimeOrNull('When they were checked in', 'they are not'),
    sessions_attended: Type.Integer({ description: 'To how many sessions they are checked in' }),
    certificate_id: nullable(IdOf('certificate that they have, if it is active; null: none')),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Attendee', description: 'Somebody who is registered for an event, was, or waits for a place' },
)

export const AttendeeWithTicket = Type.Object(
  {
    ...Attendee.properties,
    ticket_url: nullable(
      Type.String({
        description:
          'The address of the ticket, which opens the door: for the attendee alone. null for who is not registered, and while the key of the event cannot be opened, because SECRETS_KEY was changed',
      }),
    ),
  },
  { title: 'AttendeeWithTicket' },
)

export const AttendeeInFull = Type.Object(
  {
    ...AttendeeWithTicket.properties,
    waiting_position: nullable(
      Type.Integer({ description: 'Their place on the waiting list, 1 for who comes next; null: they do not wait' }),
    ),
  },
  { title: 'AttendeeInFull' },
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

const more = {
  language: nullable(LanguageTag('BCP 47: what they are written to in; null: that of the event')),
  tags: Type.Array(Title(50, 'A tag'), { maxItems: 20, description: 'Words of the organiser, to find people by' }),
  answers: { ...Answers, maxProperties: MAX_QUESTIONS },
}

export const CreateAttendeeBody = Type.Object(
  { ...fields, last_name: Type.Optional(fields.last_name), ...Type.Partial(Type.Object(more)).properties },
  { title: 'NewAttendee' },
)
export const UpdateAttendeeBody = Type.Partial(
  Type.Object({
    ...fields,
    ...more,
    status: oneOf(STATUSES, {
      description:
        'cancelled: their place becomes free, and their ticket opens nothing. registered: they have a place, also beyond the capacity. The others come about by registration alone',
    }),
  }),
  { title: 'AttendeeChange' },
)

export type Attendee = Static<typeof Attendee>
export type AttendeeWithTicket = Static<typeof AttendeeWithTicket>
export type AttendeeInFull = Static<typeof AttendeeInFull>
export type CreateAttendee = Static<typeof CreateAttendeeBody>
export type UpdateAttendee = Static<typeof UpdateAttendeeBody>
