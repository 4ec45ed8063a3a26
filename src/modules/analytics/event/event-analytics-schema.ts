import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, Timestamp } from '../../../platform/http/validation/schema.ts'
import { rangeOf } from '../../rollups/index.ts'
import { CertificateKindStates, CertificateStates, CertificateTier } from '../certificate-states.ts'
import { certificateFields } from '../certificate-uses.ts'
import { FunnelStep } from '../funnel.ts'
import { mailFields } from '../mail-figures.ts'
import { registrationFields } from '../registration-figures.ts'
import { FiguresOfType } from './figures-by-type.ts'

type Fields = Parameters<typeof Type.Object>[0]

const inRange = <F extends Fields>(fields: F) => Type.Object(fields, { description: 'Totals of the range' })

const series = <F extends Fields>(fields: F) =>
  Type.Array(
    Type.Object({
      date: Type.String({ format: 'date', description: 'First day of the interval' }),
      ...fields,
    }),
    {
      description: 'Every interval of the range in order',
    },
  )

const AboutEvent = Type.Object({
  id: IdOf('event'),
  name: Type.String({ description: 'Name of the event' }),
  event_date: nullable({ ...Timestamp, description: 'Start of the event, UTC; null: unknown' }),
  ends_at: nullable({
    ...Timestamp,
    description: 'End of the last session, or of the day of the event if it has none, UTC; null: unknown',
  }),
  is_over: Type.Boolean({ description: 'Whether the event has ended' }),
})

const Registrations = Type.Object({
  capacity: nullable(Type.Integer({ description: 'Number of places; null: unlimited' })),
  taken: Type.Integer({ description: 'Places currently taken by registered people and open offers' }),
  free: nullable(Type.Integer({ description: 'Places currently free; null: unlimited' })),
  waiting: Type.Integer({ description: 'People currently on the waiting list' }),
  in_range: inRange(registrationFields),
  sources: Type.Array(
    Type.Object({
      source: Type.String({ description: 'api, panel, import, registration or form' }),
      registered: registrationFields.registered,
    }),
    { description: 'Registrations of the range by source, most first' },
  ),
  series: series(registrationFields),
})

const AttendedSession = Type.Object({
  session_id: Type.Integer({ description: 'Id of the session' }),
  title: Type.String({ description: 'Title of the session' }),
  start_time: { ...Timestamp, description: 'Start of the session, UTC' },
  capacity: nullable(Type.Integer({ description: 'Capacity of the session; null: none' })),
  checked_in: Type.Integer({ description: 'People checked in to the session' }),
  of_capacity: nullable(Type.Number({ description: 'checked_in divided by the capacity; null: no capacity' })),
  of_attended: Type.Number({ description: 'checked_in divided by all attendees who came to the event' }),
})

const cameBy = {
  attended: Type.Integer({ description: 'Attendees by the time of their first check-in, anywhere' }),
}

const Attendance = Type.Object({
  registered: Type.Integer({
    description: 'People who are registered now, or attended and were cancelled since',
  }),
  attended: Type.Integer({ description: 'People who attended; each person counts once' }),
  ratio: Type.Number({ description: 'attended divided by registered' }),
  no_shows: nullable(
    Type.Integer({ description: 'Registered people who did not attend; null: the event is not over' }),
  ),
  no_show_ratio: nullable(Type.Number({ description: 'no_shows divided by registered; null: the event is not over' })),
  in_range: inRange(cameBy),
  sessions: Type.Array(AttendedSession, { description: 'All sessions in order of their start' }),
  series: series(cameBy),
  hours: Type.Array(
    Type.Object({
      hour: { ...Timestamp, description: 'Start of the hour, UTC' },
      checked_in: Type.Integer({ description: 'Check-ins to the event and its sessions' }),
    }),
    { description: 'Every hour of the days of the range with any check-in' },
  ),
})

const Certificates = Type.Object({
  now: CertificateStates,
  tiers: Type.Array(CertificateTier, {
    description: 'By tier: those of the event in order, then others, and finally certificates without a tier',
  }),
  kinds: Type.Array(CertificateKindStates, {
    description: 'By kind: the default kind, then others by name. The funnel counts the default kind',
  }),
  in_range: inRange(certificateFields),
  series: series(certificateFields),
})

const Score = Type.Object({
  question_id: Type.String({ description: 'Id of the rating question' }),
  question: nullable(Type.String({ description: 'Current text of the question; null: no longer asked' })),
  answered: Type.Integer({ description: 'Number of people who answered it' }),
  mean: nullable(Type.Number({ description: 'Mean rating, to four digits; null: nobody answered' })),
  distribution: Type.Array(
    Type.Object({
      rating: Type.Integer({ description: 'Rating, from 1' }),
      count: Type.Integer({ description: 'Number of people who chose it' }),
    }),
    { description: 'Every possible rating with its number of answers' },
  ),
})

const answeredBy = { responses: Type.Integer({ description: 'Responses by the time they were first sent' }) }

const Survey = Type.Object({
  responses: Type.Integer({ description: 'Number of responses' }),
  response_ratio: Type.Number({ description: 'responses divided by registered people' }),
  scores: Type.Array(Score, {
    description: 'Rating questions in order, then former ones',
  }),
  in_range: inRange(answeredBy),
  series: series(answeredBy),
})

const Mails = Type.Object({
  in_range: inRange(mailFields),
  kinds: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'Purpose of the email' }),
      sent: mailFields.sent,
      failed: mailFields.failed,
    }),
    { description: 'Emails of the range by purpose' },
  ),
  series: series(mailFields),
})

export const EventAnalytics = Type.Object(
  {
    ...rangeOf,
    event: { ...AboutEvent, description: 'The event' },
    registrations: { ...Registrations, description: 'Places and registrations' },
    attendance: { ...Attendance, description: 'Attendance' },
    funnel: Type.Array(FunnelStep, {
      description: 'Number of people or certificates that have reached each step so far',
    }),
    certificates: { ...Certificates, description: 'Certificates of the event' },
    survey: { ...Survey, description: 'Answers to the survey' },
    emails: { ...Mails, description: 'Emails about the event' },
    types: Type.Array(FiguresOfType, {
      description:
        'Attendees by registration type in order, and last those without one, if there are any; empty for an event without types',
    }),
  },
  { title: 'EventAnalytics', description: 'Figures of an event' },
)
export type EventAnalytics = Static<typeof EventAnalytics>
