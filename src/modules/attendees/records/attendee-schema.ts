import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Id,
  IdOf,
  nullable,
  oneOf,
  TimeOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'
import { MAX_QUESTIONS } from '../../../platform/questions/question-schema.ts'
import { MAX_VALUE, MAX_VALUES, ValueKey } from '../../events/index.ts'
import { attendeeDetails, detailInputs } from './attendee-details.ts'

export const STATUSES = ['registered', 'waitlisted', 'offered', 'pending', 'cancelled'] as const

const Answers = Type.Record(Type.String(), Type.Any(), {
  description: 'Answers to the registration questions, by question id',
})

const Values = Type.Record(Type.String(), Type.String(), {
  description: 'Own values on certificates, by key of `certificate_values` of the event or a kind',
})

export const Attendee = Type.Object(
  {
    id: Id,
    event_id: IdOf('event'),
    first_name: Type.String({ description: 'First name, or the full name of a person with a single name' }),
    last_name: Type.String({ description: 'Last name; may be empty' }),
    email: Type.String({ description: 'Email address, unique within the event' }),
    status: oneOf(STATUSES, {
      description:
        'registered: has a place and a ticket; waitlisted: waits for a place; offered: a place is reserved until they accept it or the offer expires; pending: waits for an organiser to approve or decline them; cancelled: does not attend',
    }),
    ...attendeeDetails,
    registration_type_id: nullable(IdOf('registration type; null: none')),
    registration_type: nullable(Type.String({ description: 'Name of the registration type; null: none' })),
    registered_by: nullable(IdOf('attendee who registered them as a guest; null: none')),
    tags: Type.Array(Type.String(), { description: "The organiser's labels for finding attendees" }),
    answers: Answers,
    values: Values,
    source: oneOf(['api', 'panel', 'import', 'registration', 'form', 'door'], {
      description: 'How the attendee was added; door: they came without a registration',
    }),
    checked_in: Type.Boolean({ description: 'Whether the attendee is checked in to the event' }),
    checked_in_at: TimeOrNull('When the attendee was checked in', 'not checked in'),
    sessions_attended: Type.Integer({ description: 'Number of sessions the attendee checked in to' }),
    declined_at: TimeOrNull('When an organiser declined the registration', 'not declined'),
    certificate_id: nullable(IdOf('active certificate; null: none')),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  {
    title: 'Attendee',
    description: 'A person who is or was registered for an event, or waits for a place or for approval',
  },
)

export const AttendeeWithTicket = Type.Object(
  {
    ...Attendee.properties,
    ticket_url: nullable(
      Type.String({
        description:
          'URL of the ticket, which lets its holder in, so share it only with the attendee. null while the attendee is not registered, or while the ticket key of the event cannot be opened because SECRETS_KEY has changed',
      }),
    ),
  },
  { title: 'AttendeeWithTicket' },
)

/** Most people of a group that the details of an attendee show. */
export const MAX_TOGETHER = 100

export const SignUp = Type.Object(
  {
    session_id: IdOf('session'),
    title: Type.String({ description: 'Title of the session' }),
    start_time: TimeOf('When it begins'),
    end_time: TimeOf('When it ends'),
    status: oneOf(['place', 'wish', 'missed'], {
      description:
        'place: has a place; wish: takes one when the attendee becomes registered; missed: the session was full when they became registered',
    }),
  },
  { title: 'SignUp', description: 'A session that an attendee chose' },
)

export const AttendeeInFull = Type.Object(
  {
    ...AttendeeWithTicket.properties,
    minutes_inside: Type.Integer({
      description:
        'Minutes inside until now, at the door of the event or in its sessions together, whichever is longer',
    }),
    waiting_position: nullable(
      Type.Integer({ description: 'Position on the waiting list, 1 is next; null: not waiting' }),
    ),
    registered_with: Type.Array(
      Type.Object({
        id: IdOf('attendee'),
        first_name: Attendee.properties.first_name,
        last_name: Attendee.properties.last_name,
        status: Attendee.properties.status,
      }),
      { description: `The others of the same group, who registered them or came as guests; at most ${MAX_TOGETHER}` },
    ),
    signed_up: Type.Array(SignUp, { description: 'Sessions with sign-up that the attendee chose, by start' }),
  },
  { title: 'AttendeeInFull' },
)

const fields = {
  first_name: Title(200, 'First name'),
  last_name: Type.String({
    maxLength: 200,
    default: '',
    description: 'Last name; may be empty, since many people have a single name',
  }),
  email: Type.String({
    maxLength: 254,
    format: 'email',
    description: 'Unique within the event, ignoring case',
  }),
}

const more = {
  ...detailInputs,
  registration_type_id: nullable(IdOf('registration type of the event; null: none')),
  tags: Type.Array(Title(50, 'A tag'), { maxItems: 20, description: "The organiser's labels for finding attendees" }),
  answers: { ...Answers, maxProperties: MAX_QUESTIONS },
  values: Type.Record(ValueKey('Key of a value'), nullable(Type.String({ maxLength: MAX_VALUE })), {
    maxProperties: MAX_VALUES,
    description: 'Own values on certificates, by key of `certificate_values`; null removes one',
  }),
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
        'cancelled: frees the place and invalidates the ticket. registered: gives a place, even beyond the capacity and to a pending person. Other statuses result from registration only',
    }),
  }),
  { title: 'AttendeeChange' },
)

/** An event has at most so many sessions. */
const MAX_SESSIONS = 1_000

export const SetSessionsBody = Type.Object(
  {
    session_ids: Type.Array(Type.Integer(), {
      maxItems: MAX_SESSIONS,
      uniqueItems: true,
      description: 'All sessions that the attendee is signed up for from now on, by id; empty: none',
    }),
    over_capacity: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether to sign up for sessions that are full' }),
    ),
  },
  { title: 'AttendeeSessions' },
)

export type Attendee = Static<typeof Attendee>
export type AttendeeWithTicket = Static<typeof AttendeeWithTicket>
export type AttendeeInFull = Static<typeof AttendeeInFull>
export type CreateAttendee = Static<typeof CreateAttendeeBody>
export type SignUp = Static<typeof SignUp>
export type SetSessions = Static<typeof SetSessionsBody>
export type UpdateAttendee = Static<typeof UpdateAttendeeBody>
