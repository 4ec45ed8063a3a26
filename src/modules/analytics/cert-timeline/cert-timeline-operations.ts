import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { getCertTimeline } from './cert-timeline.ts'
import { CertTimeline, CertTimelineFilters } from './cert-timeline-schema.ts'

export const certTimelineOperations: readonly Operation[] = [
  operation({
    id: 'getCertTimeline',
    method: 'GET',
    path: '/admin/analytics/org/cert-timeline',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Get the certificate timeline',
    description:
      "Returns the numbers of certificates issued, revoked, expired and expiring by day, week or month in the organisation's time zone, and by event, type and tier. Certificates of deleted events are not included. The file has one row per figure.",
    query: Type.Object({ ...rangeFields, ...CertTimelineFilters.properties }),
    answer: CertTimeline,
    refusals: { 404: 'There is no such event' },
    table: async (ctx, { query }) => figureTable('cert-timeline', await getCertTimeline(ctx, query)),
    run: (ctx, { query }) => getCertTimeline(ctx, query),
  }),
]
