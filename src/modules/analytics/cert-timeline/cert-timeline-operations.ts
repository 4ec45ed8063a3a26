import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Type } from '../../../platform/type.ts'
import { rangeFields } from '../../figures/index.ts'
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
    summary: 'Tell how many certificates were issued, revoked and expired, and will expire',
    description:
      'By day, week or month in the time zone of the organisation, and by event, type of event and tier. What expires later today is expiring, and expired from then on. What goes with an event that is deleted is counted no more. A file has a line for each figure: its section, day, name and value.',
    query: Type.Object({ ...rangeFields, ...CertTimelineFilters.properties }),
    answer: CertTimeline,
    refusals: { 404: 'There is no such event' },
    table: async (ctx, { query }) => figureTable('cert-timeline', await certTimeline(ctx, query)),
    run: (ctx, { query }) => certTimeline(ctx, query),
  }),
]
