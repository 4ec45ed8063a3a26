import type { Static } from 'typebox'
import { LanguageTag, nullable, oneOf, Timestamp } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { Attendee, CreateAttendeeBody } from '../attendee-schema.ts'

const { first_name, last_name, email } = CreateAttendeeBody.properties

const own = {
  first_name,
  last_name,
  language: Type.Optional(LanguageTag('BCP 47: what they are written to in; otherwise that of the event')),
  answers: Type.Optional(
    Type.Record(Type.String(), Type.Any(), { description: 'Answers to the questions, by the id of the question' }),
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
    examples: [{ first_name: 'Ayşe', last_name: 'Yılmaz', email: 'ayse@example.org', answers: { diet: 'Plants' } }],
  },
)

export const RegistrationReceived = Type.Object(
  {
    status: oneOf(['registered', 'waitlisted'], {
      description:
        'What becomes of whoever registers now. It is the same for an address that is registered already, which gets a mail that says so',
    }),
    message: Type.String(),
  },
  { title: 'RegistrationReceived' },
)

export const RegistrationChange = Type.Partial(
  Type.Object({
    ...own,
    status: oneOf(['registered'], { description: 'registered: takes the place that is offered' }),
  }),
  { title: 'RegistrationChange', examples: [{ last_name: 'Öz' }, { status: 'registered' }] },
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
    position: nullable(Type.Integer({ description: 'The place on the waiting list: 1 comes next' })),
    offered_until: nullable(Timestamp),
    ticket_url: nullable(Type.String({ description: 'The address of the ticket, which opens the door' })),
    event: Type.Object({
      name: Type.String(),
      event_date: nullable(Timestamp),
      event_timezone: Type.String(),
      event_location: nullable(Type.String()),
      public_url: nullable(Type.String()),
    }),
  },
  { title: 'Registration' },
)

export type RegistrationBody = Static<typeof RegistrationBody>
export type RegistrationReceived = Static<typeof RegistrationReceived>
export type RegistrationChange = Static<typeof RegistrationChange>
export type Registration = Static<typeof Registration>
