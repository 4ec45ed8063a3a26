import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { certTimeline } from './cert-timeline.ts'
import { CertTimeline, CertTimelineFilters } from './cert-timeline-schema.ts'

export const certTimelineOperations: readonly Operation[] = [
  operation({
    id: 'getCertTimeline',
    method: 'GET',
    path: '/admin/analytics/org/cert-timeline',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Read the certificate timeline',
    description:
      "Counts certificates issued, revoked and expired, and those that will expire, by day, week or month in the organisation's time zone, and by event, type and tier. What goes with a deleted event is counted no more. A file has a line for each figure.",
    query: Type.Object({ ...rangeFields, ...CertTimelineFilters.properties }),
    answer: CertTimeline,
    refusals: { 404: 'There is no such event' },
    table: async (ctx, { query }) => figureTable('cert-timeline', await certTimeline(ctx, query)),
    run: (ctx, { query }) => certTimeline(ctx, query),
  }),
]
