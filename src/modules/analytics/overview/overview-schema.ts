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
  name: Type.String({ description: 'Name of the event' }),
  event_date: { ...Timestamp, description: 'Start of the event, UTC' },
  registered: Type.Integer({
    description: 'People who are registered now, or attended and were cancelled since',
  }),
  attended: Type.Integer({ description: 'People who attended' }),
  ratio: Type.Number({ description: 'attended divided by registered' }),
})

const ranked = (description: string) => Type.Array(RankedEvent, { description })

const Ranking = Type.Object(
  {
    best_attended: ranked(
      'Up to 5 events with the highest attendance ratio, among past events with at least 10 people; larger events first on a tie',
    ),
    worst_attended: ranked('Up to 5 more of these events with the lowest ratio, lowest first'),
    most_registered: ranked('Up to 5 events with the most registered people'),
    least_registered: ranked('Up to 5 more events with the fewest, fewest first'),
  },
  { description: 'Events with a date in the range' },
)

const Limit = Type.Object({
  limit: oneOf(['requests_per_minute', 'requests_per_hour'], { description: 'Limit of the plan' }),
  used: Type.Integer({ description: 'Usage in the current minute or hour' }),
  most: Type.Integer({ description: 'Allowed usage' }),
  ratio: Type.Number({ description: 'used divided by most' }),
  is_near: Type.Boolean({ description: 'Whether the ratio is 0.8 or more' }),
})

export const Overview = Type.Object(
  {
    ...rangeOf,
    previous_from: day('First day of the previous period'),
    previous_to: day('Last day of the previous period'),
    totals: Type.Object(
      {
        events: Compared('Events by date'),
        no_shows: Compared('Registered people who did not attend, of those events that are over'),
        ...ofEach((_, words) => Compared(words)),
        credits_used: Compared('Credits spent on certificates'),
      },
      { description: 'Totals of all events, compared with the previous period' },
    ),
    all_time: Type.Object(
      {
        events: Type.Integer({ description: 'All events, including those without a date' }),
        attendees: Type.Integer({ description: 'All attendees, including cancelled ones' }),
        certificates: Type.Integer({ description: 'All certificates, including revoked and expired ones' }),
        badges: Type.Integer({ description: 'All awarded badges, including revoked and expired ones' }),
        contacts: Type.Integer({ description: 'All contacts; merged contacts count once' }),
      },
      { description: 'Current totals, independent of the range' },
    ),
    funnel: Type.Array(FunnelStep, {
      description:
        'Number that reached each step in the range: attendees by registration and attendance, certificates by issue, first verification and first share',
    }),
    certificates: Type.Object(
      {
        now: CertificateStates,
        tiers: Type.Array(CertificateTier, { description: 'By tier, finally certificates without a tier' }),
      },
      { description: 'Current state of all certificates' },
    ),
    hours: Type.Array(
      Type.Object({
        hour_of_day: Type.Integer({ description: 'Local hour, from 0 to 23' }),
        checked_in: Type.Integer({ description: 'Check-ins of the range in this hour of the day' }),
      }),
      { description: 'Check-ins by hour of the day' },
    ),
    events: Ranking,
    credits: Type.Object(
      {
        balance: Type.Integer({ description: 'Credits that can be spent' }),
        held: Type.Integer({ description: 'Credits held for running work' }),
      },
      { description: 'Current credits' },
    ),
    plan: Type.Object(
      {
        name: Type.String({ description: 'Name of the plan' }),
        limits: Type.Array(Limit, { description: 'Limits of the plan' }),
      },
      { description: 'Plan and its usage' },
    ),
    series: Type.Array(
      Type.Object({
        date: day('First day of the interval'),
        ...ofEach((_, description) => Type.Integer({ description })),
      }),
      { description: 'Every interval of the range in order' },
    ),
  },
  { title: 'OrganisationOverview', description: 'Figures of all events' },
)
export type Overview = Static<typeof Overview>
export type RankedEvent = Static<typeof RankedEvent>
