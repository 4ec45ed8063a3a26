import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, oneOf, Timestamp } from '../../../platform/http/validation/schema.ts'
import { rangeOf } from '../../rollups/index.ts'
import { CertificateStates, CertificateTier } from '../certificate-states.ts'
import { FunnelStep } from '../funnel.ts'
import { Compared } from './compare.ts'
import { ofEach } from './period-figures.ts'

const day = (description: string) => Type.String({ format: 'date', description })

const RankedEvent = Type.Object({
  event_id: IdOf('event'),
  name: Type.String({ description: 'Its name' }),
  event_date: { ...Timestamp, description: 'When it begins, UTC' },
  registered: Type.Integer({
    description: 'All who are registered now, and who came although they were cancelled since',
  }),
  attended: Type.Integer({ description: 'Who of them came' }),
  ratio: Type.Number({ description: 'Who came, as a fraction of those who are registered' }),
})

const ranked = (description: string) => Type.Array(RankedEvent, { description })

const Ranking = Type.Object(
  {
    best_attended: ranked(
      'Up to 5 with the highest ratio, of events of at least 10 people that are over; of as many the larger one',
    ),
    worst_attended: ranked('Up to 5 others of these with the lowest ratio, the lowest first'),
    most_registered: ranked('Up to 5 with most people who are registered'),
    least_registered: ranked('Up to 5 others with fewest, the fewest first'),
  },
  { description: 'Events whose date is in the range' },
)

const Limit = Type.Object({
  limit: oneOf(['requests_per_minute', 'requests_per_hour'], { description: 'What the plan limits' }),
  used: Type.Integer({ description: 'How much of it is used in the minute or hour that is open now' }),
  most: Type.Integer({ description: 'How much the plan allows' }),
  ratio: Type.Number({ description: 'What is used as a fraction of that' }),
  is_near: Type.Boolean({ description: 'Whether that is 0.8 or more' }),
})

export const Overview = Type.Object(
  {
    ...rangeOf,
    previous_from: day('The first day of the period before'),
    previous_to: day('The last day of the period before'),
    totals: Type.Object(
      {
        events: Compared('Events by their date'),
        no_shows: Compared('Who was registered and did not come, to those of these events that are over'),
        ...ofEach((_, words) => Compared(words)),
        credits_used: Compared('Credits that were spent for certificates, by when they were'),
      },
      { description: 'Of all events, each beside the period before' },
    ),
    all_time: Type.Object(
      {
        events: Type.Integer({ description: 'All events, also those without a date' }),
        attendees: Type.Integer({ description: 'All their attendees, also cancelled ones' }),
        certificates: Type.Integer({ description: 'All their certificates, also revoked and expired ones' }),
      },
      { description: 'What there is now, whatever the range' },
    ),
    funnel: Type.Array(FunnelStep, {
      description:
        'How many came how far within the range: attendees by when they registered and came, certificates by when they were issued, verified first and shared first',
    }),
    certificates: Type.Object(
      {
        now: CertificateStates,
        tiers: Type.Array(CertificateTier, { description: 'The same by tier, last those without one' }),
      },
      { description: 'All certificates of all events as they are now' },
    ),
    hours: Type.Array(
      Type.Object({
        hour_of_day: Type.Integer({ description: 'From 0 to 23, as clocks show where the organisation is' }),
        checked_in: Type.Integer({ description: 'Check-ins of the range in this hour of any day' }),
      }),
      { description: 'At what time of the day people come' },
    ),
    events: Ranking,
    credits: Type.Object(
      {
        balance: Type.Integer({ description: 'Credits that can be spent now' }),
        held: Type.Integer({ description: 'Credits that are set aside now for work that goes on' }),
      },
      { description: 'Credits as they are now' },
    ),
    plan: Type.Object(
      {
        name: Type.String({ description: 'Which plan the organisation has' }),
        limits: Type.Array(Limit, { description: 'What it limits' }),
      },
      { description: 'The plan, and how much of it is used' },
    ),
    series: Type.Array(
      Type.Object({
        date: day('The day on which the interval begins'),
        ...ofEach((_, description) => Type.Integer({ description })),
      }),
      { description: 'Each interval of the range in its order' },
    ),
  },
  { title: 'OrganisationOverview', description: 'How all events went together, in figures' },
)
export type Overview = Static<typeof Overview>
export type RankedEvent = Static<typeof RankedEvent>
