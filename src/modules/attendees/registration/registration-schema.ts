import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { LanguageTag, nullable, oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { MAX_QUESTIONS } from '../../../platform/questions/question-schema.ts'
import { MAX_GUESTS } from '../../events/index.ts'
import { Attendee, CreateAttendeeBody, SignUp } from '../records/attendee-schema.ts'

const { first_name, last_name, email } = CreateAttendeeBody.properties

const own = {
  first_name,
  last_name,
  language: Type.Optional(LanguageTag('BCP 47: what they are written to in; otherwise that of the event')),
  answers: Type.Optional(
    Type.Record(Type.String(), Type.Any(), {
      maxProperties: MAX_QUESTIONS,
      description: 'Answers by question id',
    }),
  ),
}

/** An event has at most so many sessions. */
const MAX_SESSIONS = 1_000

const session_ids = Type.Array(Type.String({ maxLength: 36 }), {
  maxItems: MAX_SESSIONS,
  uniqueItems: true,
  description: 'Sessions with sign-up to take part in, by public id',
})

const Guest = Type.Object({
  first_name,
  last_name,
  email,
  answers: own.answers,
  registration_type_id: Type.Optional(
    nullable(Type.Integer({ description: 'Registration type; null: that of the person who registers' })),
  ),
  session_ids: Type.Optional(session_ids),
})

export const RegistrationBody = Type.Object(
  {
    ...own,
    email,
    registration_type_id: Type.Optional(
      nullable(Type.Integer({ description: 'Registration type, required when the event has several; null: none' })),
    ),
    session_ids: Type.Optional(session_ids),
    guests: Type.Optional(
      Type.Array(Guest, {
        maxItems: MAX_GUESTS,
        description:
          'People to register as well, at most `max_guests` of the event: all get a place, or all wait; guests whom an organiser approves first are pending',
      }),
    ),
    website: Type.Optional(
      Type.String({
        maxLength: 300,
        description: 'Leave this empty: it is a trap for bots that fill in every field',
      }),
    ),
  },
  {
    title: 'NewRegistration',
    description: 'The person who registers, with their answers',
    examples: [{ first_name: 'Ayşe', last_name: 'Yılmaz', email: 'ayse@example.org', answers: { diet: 'Plants' } }],
  },
)

export const RegistrationReceived = Type.Object(
  {
    status: oneOf(['registered', 'waitlisted', 'pending', 'confirm'], {
      description:
        'Result for a new registration; pending: an organiser approves or declines it first; confirm: an emailed link has to be opened first. It is the same for an address that is already registered; its owner gets an email that says so',
    }),
    guest_statuses: Type.Array(oneOf(['registered', 'waitlisted', 'pending']), {
      description: 'The results for the guests, in order; empty until the registration is confirmed',
    }),
    message: Type.String({ description: 'The same as a sentence to show' }),
  },
  { title: 'RegistrationReceived', description: 'Result of a registration' },
)

export const RegistrationChange = Type.Partial(
  Type.Object({
    ...own,
    status: oneOf(['registered'], { description: 'registered: accepts the offered place' }),
    session_ids: {
      ...session_ids,
      description: 'All sessions with sign-up to take part in, by public id; sessions that have begun stay as they are',
    },
  }),
  {
    title: 'RegistrationChange',
    description: 'The fields to change',
    examples: [{ last_name: 'Öz' }, { status: 'registered' }],
  },
)

const { status, first_name: first, last_name: last, language, answers } = Attendee.properties

/** A registration without email address and ids, for the holder of its link. */
export const Registration = Type.Object(
  {
    status,
    is_guest: Type.Boolean({ description: 'Whether another person registered them' }),
    first_name: first,
    last_name: last,
    language,
    registration_type: Attendee.properties.registration_type,
    answers,
    position: nullable(Type.Integer({ description: 'Position on the waiting list, 1 is next; null: not waiting' })),
    offered_until: TimeOrNull('When the offer of a place expires', 'no offer'),
    ticket_url: nullable(Type.String({ description: 'URL of the ticket; null: none' })),
    signed_up: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Public id of the session' }),
        title: SignUp.properties.title,
        start_time: SignUp.properties.start_time,
        end_time: SignUp.properties.end_time,
        status: SignUp.properties.status,
      }),
      { description: 'Sessions with sign-up that they chose, by start' },
    ),
    event: Type.Object(
      {
        name: Type.String({ description: 'Name of the event' }),
        event_date: TimeOrNull('When it starts', 'not set'),
        event_end_date: TimeOrNull('When it ends', 'not set'),
        event_timezone: Type.String({ description: 'IANA time zone of its times' }),
        event_location: nullable(Type.String({ description: 'Location; null: not set' })),
        public_url: nullable(Type.String({ description: 'URL of the registration page; null: the event is private' })),
        online_url: nullable(
          Type.String({ description: 'Address for online participants; null: none, or not registered' }),
        ),
      },
      { description: 'The event' },
    ),
  },
  { title: 'Registration', description: 'A registration as the holder of its link sees it' },
)

export type Guest = Static<typeof Guest>
export type RegistrationBody = Static<typeof RegistrationBody>
export type RegistrationReceived = Static<typeof RegistrationReceived>
export type RegistrationChange = Static<typeof RegistrationChange>
export type Registration = Static<typeof Registration>
