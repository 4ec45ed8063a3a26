import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable } from '../../../platform/http/validation/schema.ts'
import { Event } from '../../events/index.ts'
import { type RangeQuery, rangeOf } from '../../rollups/index.ts'

const counts = {
  issued: Type.Integer({ description: 'Certificates issued, also those that were revoked since' }),
  revoked: Type.Integer({ description: 'Certificates revoked, by when that was' }),
  expired: Type.Integer({ description: 'Certificates that expired, by when that was; not those that are revoked' }),
  expiring: Type.Integer({
    description: 'Certificates that will expire, by when that will be; not those that are revoked',
  }),
}

const { event_type } = Event.properties

export const CertTimeline = Type.Object(
  {
    ...rangeOf,
    totals: Type.Object(counts, { description: 'Within the range' }),
    series: Type.Array(
      Type.Object({
        date: Type.String({
          format: 'date',
          description: 'The first day of the interval; the first and the last interval count what is in the range',
        }),
        ...counts,
      }),
      { description: 'Every interval of the range in its order' },
    ),
    event_count: Type.Integer({ description: 'How many events have any of these within the range' }),
    events: Type.Array(
      Type.Object({
        event_id: IdOf('event'),
        event_name: Type.String({ description: 'What the event is called' }),
        event_type,
        ...counts,
      }),
      {
        description:
          'The 100 events with most certificates issued within the range; of as many the one with most of all',
      },
    ),
    event_types: Type.Array(Type.Object({ event_type, ...counts }), {
      description: 'By the type that events have now, those with most issued first',
    }),
    tiers: Type.Array(
      Type.Object({ tier: nullable(Type.String({ description: 'null: certificates without a tier' })), ...counts }),
      { description: 'By tier, those with most issued first' },
    ),
  },
  { title: 'CertTimeline', description: 'Certificates by time, event, type and tier' },
)

export const CertTimelineFilters = Type.Object({
  event_id: Type.Optional(Type.Integer({ description: 'Certificates of this event alone' })),
  event_type: Type.Optional({ ...event_type, description: 'Certificates of events that are of this type now' }),
  tier: Type.Optional(
    Type.String({ maxLength: 200, description: 'Certificates of this tier alone; empty: those without a tier' }),
  ),
})

export type CertTimeline = Static<typeof CertTimeline>
export type CertTimelineFilters = Static<typeof CertTimelineFilters>
export type CertTimelineQuery = RangeQuery & CertTimelineFilters
export type CertCounts = CertTimeline['totals']
