import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, Timestamp } from '../../../platform/http/validation/schema.ts'
import { rangeOf } from '../../rollups/index.ts'
import { CertificateStates, CertificateTier } from '../certificate-states.ts'
import { certificateFields } from '../certificate-uses.ts'
import { FunnelStep } from '../funnel.ts'
import { mailFields } from '../mail-figures.ts'
import { registrationFields } from '../registration-figures.ts'

type Fields = Parameters<typeof Type.Object>[0]

const inRange = <F extends Fields>(fields: F) => Type.Object(fields, { description: 'In all of the range' })

const series = <F extends Fields>(fields: F) =>
  Type.Array(
    Type.Object({
      date: Type.String({ format: 'date', description: 'The day on which the interval begins' }),
      ...fields,
    }),
    {
      description: 'Each interval of the range in its order',
    },
  )

const AboutEvent = Type.Object({
  id: IdOf('event'),
  name: Type.String({ description: 'Its name' }),
  event_date: nullable({ ...Timestamp, description: 'When it begins, UTC; null: not known' }),
  ends_at: nullable({
    ...Timestamp,
    description: 'The end of the last session, or of its day where it has none, UTC; null: not known',
  }),
  is_over: Type.Boolean({ description: 'Whether it has ended' }),
})

const Registrations = Type.Object({
  capacity: nullable(Type.Integer({ description: 'How many places there are; null: as many as come' })),
  taken: Type.Integer({ description: 'Places that are taken now, by people who are registered or have an offer' }),
  free: nullable(Type.Integer({ description: 'Places that are left now; null: as many as come' })),
  waiting: Type.Integer({ description: 'People on the waiting list now' }),
  in_range: inRange(registrationFields),
  sources: Type.Array(
    Type.Object({
      source: Type.String({ description: 'api, panel, import, registration or form' }),
      registered: registrationFields.registered,
    }),
    { description: 'By what they were added, in all of the range; most first' },
  ),
  series: series(registrationFields),
})

const AttendedSession = Type.Object({
  session_id: Type.Integer({ description: 'Identifier of the session' }),
  title: Type.String({ description: 'Its title' }),
  start_time: { ...Timestamp, description: 'When it begins, UTC' },
  capacity: nullable(Type.Integer({ description: 'How many it has room for; null: not said' })),
  checked_in: Type.Integer({ description: 'Who is checked in to it' }),
  of_capacity: nullable(Type.Number({ description: 'These as a fraction of its room; null: not said' })),
  of_attended: Type.Number({ description: 'These as a fraction of all who came to the event' }),
})

const cameBy = {
  attended: Type.Integer({ description: 'People by when they were checked in first, at whichever door' }),
}

const Attendance = Type.Object({
  registered: Type.Integer({
    description: 'All who are registered now, and who came although they were cancelled since',
  }),
  attended: Type.Integer({ description: 'Who of them came; each person counts once' }),
  ratio: Type.Number({ description: 'Who came, as a fraction of those who are registered' }),
  no_shows: nullable(Type.Integer({ description: 'Who is registered and did not come; null: it is not over' })),
  no_show_ratio: nullable(
    Type.Number({ description: 'These as a fraction of those who are registered; null: it is not over' }),
  ),
  in_range: inRange(cameBy),
  sessions: Type.Array(AttendedSession, { description: 'All sessions by their start' }),
  series: series(cameBy),
  hours: Type.Array(
    Type.Object({
      hour: { ...Timestamp, description: 'When the hour begins where the organisation is, UTC' },
      checked_in: Type.Integer({ description: 'Check-ins, at the doors of the event and of its sessions' }),
    }),
    { description: 'Each hour of those days of the range on which somebody was checked in' },
  ),
})

const Certificates = Type.Object({
  now: CertificateStates,
  tiers: Type.Array(CertificateTier, {
    description: 'The same by tier: those of the event in their order, then others, last those without one',
  }),
  in_range: inRange(certificateFields),
  series: series(certificateFields),
})

const Score = Type.Object({
  question_id: Type.String({ description: 'Which question, of those that are answered by a rating' }),
  question: nullable(Type.String({ description: 'As it is asked now; null: it is asked no more' })),
  answered: Type.Integer({ description: 'How many answered it' }),
  mean: nullable(Type.Number({ description: 'The mean of all ratings, to four digits; null: nobody answered' })),
  distribution: Type.Array(
    Type.Object({
      rating: Type.Integer({ description: 'From 1 up' }),
      count: Type.Integer({ description: 'How many chose it' }),
    }),
    { description: 'Each rating that there can be, and how many chose it' },
  ),
})

const answeredBy = { responses: Type.Integer({ description: 'Responses by when they were first sent' }) }

const Survey = Type.Object({
  responses: Type.Integer({ description: 'All responses that there are' }),
  response_ratio: Type.Number({ description: 'These as a fraction of those who are registered' }),
  scores: Type.Array(Score, {
    description: 'The ratings in the order of their questions, then those that are asked no more',
  }),
  in_range: inRange(answeredBy),
  series: series(answeredBy),
})

const Mails = Type.Object({
  in_range: inRange(mailFields),
  kinds: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'What the mail is for' }),
      sent: mailFields.sent,
      failed: mailFields.failed,
    }),
    { description: 'By what they are for, in all of the range' },
  ),
  series: series(mailFields),
})

export const EventAnalytics = Type.Object(
  {
    ...rangeOf,
    event: { ...AboutEvent, description: 'The event' },
    registrations: { ...Registrations, description: 'Places and who registered for them' },
    attendance: { ...Attendance, description: 'Who came' },
    funnel: Type.Array(FunnelStep, { description: 'How many came how far until now, one step after the other' }),
    certificates: { ...Certificates, description: 'What became of its certificates' },
    survey: { ...Survey, description: 'What was answered after it' },
    emails: { ...Mails, description: 'Mails about it' },
  },
  { title: 'EventAnalytics', description: 'How an event went, in figures' },
)
export type EventAnalytics = Static<typeof EventAnalytics>
