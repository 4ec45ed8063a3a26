import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import type { Overview } from './overview-schema.ts'

/**
 * Counts all current events of an organisation, with or without a date, with their attendees and certificates, and all
 * badges and contacts.
 */
export function countAllTime(ctx: Pick<Context, 'db' | 'orgId'>): Promise<Overview['all_time']> {
  return one<Overview['all_time']>(ctx)`
    select count(distinct e.id)::int as events, coalesce(sum(t.attendees), 0)::int as attendees,
      coalesce(sum(t.certificates), 0)::int as certificates,
      (select count(*) from badge_award where org_id = ${ctx.orgId})::int as badges,
      (select count(*) from contact where org_id = ${ctx.orgId} and merged_into is null)::int as contacts
    from event e left join event_tally t on t.event_id = e.id where e.org_id = ${ctx.orgId}`
}
