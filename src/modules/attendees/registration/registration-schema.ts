import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { LanguageTag, nullable, oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { MAX_QUESTIONS } from '../../../platform/questions/question-schema.ts'
import { Attendee, CreateAttendeeBody } from '../attendee-schema.ts'

const { first_name, last_name, email } = CreateAttendeeBody.properties

const own = {
  first_name,
  last_name,
  language: Type.Optional(LanguageTag('BCP 47: what they are written to in; otherwise that of the event')),
  answers: Type.Optional(
    Type.Record(Type.String(), Type.Any(), {
      maxProperties: MAX_QUESTIONS,
      description: 'Answers to the questions, by the id of the question',
    }),
  ),
}

export const RegistrationBody = Type.Object(
  {
    ...own,
    email,
    website: Type.Optional(
      Type.String({
        maxLength: 300,
        description: 'Leave it out or empty: only programs that fill in every field do not',
      }),
    ),
  },
  {
    title: 'NewRegistration',
    description: 'Who registers, and what they answer',
    examples: [{ first_name: 'Ayşe', last_name: 'Yılmaz', email: 'ayse@example.org', answers: { diet: 'Plants' } }],
  },
)

export const RegistrationReceived = Type.Object(
  {
    status: oneOf(['registered', 'waitlisted'], {
      description:
        'What becomes of whoever registers now. It is the same for an address that is registered already, which gets a mail that says so',
    }),
    message: Type.String({ description: 'The same for people: a sentence to show' }),
  },
  { title: 'RegistrationReceived', description: 'What becomes of the registration' },
)

export const RegistrationChange = Type.Partial(
  Type.Object({
    ...own,
    status: oneOf(['registered'], { description: 'registered: takes the place that is offered' }),
  }),
  {
    title: 'RegistrationChange',
    description: 'The fields that change; others stay as they are',
    examples: [{ last_name: 'Öz' }, { status: 'registered' }],
  },
)

const { status, first_name: first, last_name: last, language, answers } = Attendee.properties

/** What whoever has the link is told. No e-mail address and no id is in it. */
export const Registration = Type.Object(
  {
    status,
    first_name: first,
    last_name: last,
    language,
    answers,
    position: nullable(Type.Integer({ description: 'The place on the waiting list: 1 comes next; null: not on it' })),
    offered_until: TimeOrNull('Until when the place that is offered can be taken', 'none is'),
    ticket_url: nullable(
      Type.String({ description: 'The address of the ticket, which opens the door; null: there is none' }),
    ),
    event: Type.Object(
      {
        name: Type.String({ description: 'What the event is called' }),
        event_date: TimeOrNull('When it begins', 'not known'),
        event_timezone: Type.String({ description: 'IANA time zone in which its times are shown' }),
        event_location: nullable(Type.String({ description: 'Where it takes place; null: not said' })),
        public_url: nullable(
          Type.String({ description: 'The page where people register; null: the event is private' }),
        ),
      },
      { description: 'What they are registered for' },
    ),
  },
  { title: 'Registration', description: 'A registration, as whoever has its link sees it' },
)

export type RegistrationBody = Static<typeof RegistrationBody>
export type RegistrationReceived = Static<typeof RegistrationReceived>
export type RegistrationChange = Static<typeof RegistrationChange>
export type Registration = Static<typeof Registration>
