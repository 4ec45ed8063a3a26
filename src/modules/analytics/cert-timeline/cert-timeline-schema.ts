import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable } from '../../../platform/http/validation/schema.ts'
import { Event } from '../../events/index.ts'
import { type RangeQuery, rangeOf } from '../../rollups/index.ts'

const counts = {
  issued: Type.Integer({ description: 'Certificates issued, including those revoked since' }),
  revoked: Type.Integer({ description: 'Certificates revoked, by the time of the revocation' }),
  expired: Type.Integer({ description: 'Certificates that have expired, by expiry time, except revoked ones' }),
  expiring: Type.Integer({
    description: 'Certificates that will expire, by expiry time, except revoked ones',
  }),
}

const { event_type } = Event.properties

export const CertTimeline = Type.Object(
  {
    ...rangeOf,
    totals: Type.Object(counts, { description: 'Totals of the range' }),
    series: Type.Array(
      Type.Object({
        date: Type.String({
          format: 'date',
          description: 'First day of the interval; the first and last interval only count days in the range',
        }),
        ...counts,
      }),
      { description: 'Every interval of the range in order' },
    ),
    event_count: Type.Integer({ description: 'Number of events with any of these certificates in the range' }),
    events: Type.Array(
      Type.Object({
        event_id: IdOf('event'),
        event_name: Type.String({ description: 'Name of the event' }),
        event_type,
        ...counts,
      }),
      {
        description: 'The 100 events with the most certificates issued in the range, then with the most of all counts',
      },
    ),
    event_types: Type.Array(Type.Object({ event_type, ...counts }), {
      description: 'By current event type, most issued first',
    }),
    tiers: Type.Array(
      Type.Object({
        tier: nullable(Type.String({ description: 'Tier; null: certificates without a tier' })),
        ...counts,
      }),
      { description: 'By tier, most issued first' },
    ),
  },
  { title: 'CertTimeline', description: 'Certificates by time, event, type and tier' },
)

export const CertTimelineFilters = Type.Object({
  event_id: Type.Optional(Type.Integer({ description: 'Only certificates of this event' })),
  event_type: Type.Optional({
    ...event_type,
    description: 'Only certificates of events that currently have this type',
  }),
  tier: Type.Optional(
    Type.String({ maxLength: 200, description: 'Only certificates of this tier; empty: those without a tier' }),
  ),
})

export type CertTimeline = Static<typeof CertTimeline>
export type CertTimelineFilters = Static<typeof CertTimelineFilters>
export type CertTimelineQuery = RangeQuery & CertTimelineFilters
export type CertCounts = CertTimeline['totals']
