import { fullName } from '../../../lib/text/full-name.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { DEFAULT_KIND } from '../../events/index.ts'
import { getCredits, mayUseScope } from '../../organisations/index.ts'
import { refuseMissing } from '../issuing/candidates.ts'
import { readRules, requireIssuable, valueRulesOf } from '../issuing/issuing-event.ts'
import type { Reason } from '../records/certificate-schema.ts'
import type { IssuePreview } from './preview-schema.ts'
import { missingOf, reasonOf } from './reason-of.ts'

/** Most skipped attendees that are named. */
const NAMED = 200

type Row = {
  reason: Reason | null
  count: number
  first_id: number
  /** Counts of missing values by key, of those who would get one. */
  missing: Record<string, number> | null
  named: { attendee_id: number; first_name: string; last_name: string; reason: Reason }[] | null
}

/**
 * Returns what issuing to the named attendees, or to all, would do now. Nothing is created or locked, so the result may
 * differ by then.
 * @throws AppError not_found, conflict, as issuing does
 */
export async function previewIssue(
  ctx: Context,
  eventId: number,
  attendeeIds: number[],
  { kind = DEFAULT_KIND, skipMissing = false }: { kind?: string; skipMissing?: boolean } = {},
): Promise<IssuePreview> {
  const rules = await readRules(ctx, eventId, { kind })
  const values = valueRulesOf(rules)
  requireIssuable(rules, ctx.now())
  const ids = [...new Set(attendeeIds)]
  if (ids.length > 0) await refuseUnknown(ctx, eventId, ids)
  const rows = await many<Row>(ctx)`
    with candidate as materialized (
      select id, first_name, last_name, ${reasonOf({ rules, values, skipMissing, kind }, ctx.now(), { named: ids.length > 0 })} as reason,
        ${missingOf(values)} as missing from attendee
      where org_id = ${ctx.orgId} and event_id = ${eventId} ${ids.length > 0 ? sql`and id = any(${ids}::bigint[])` : sql``}),
    named as (
      select json_agg(json_build_object('attendee_id', id, 'first_name', first_name, 'last_name', last_name, 'reason', reason) order by id) as named
      from (select * from candidate where reason is not null order by id limit ${NAMED}) first)
    select reason, count(*) as count, min(id) as first_id, (select named from named) as named,
      (select json_object_agg(key, n) from (
        select unnest(missing) as key, count(*) as n from candidate where reason is null group by 1) lacking) as missing
    from candidate group by reason order by count(*) desc, reason`
  const eligible = rows.find(({ reason }) => reason === null)
  const named = (rows[0]?.named ?? []).map(({ attendee_id, reason, ...names }) => ({
    attendee_id,
    name: fullName(names),
    reason,
  }))
  const reasons = rows.flatMap(({ reason, count }) => (reason === null ? [] : { reason, count }))
  return {
    would_issue: eligible?.count ?? 0,
    would_skip: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    skipped: mayUseScope(ctx.actor, 'attendees:read') ? named : named.map(({ name: _, ...rest }) => rest),
    missing_values: values.definitions.flatMap(({ key, label }) => {
      const count = rows[0]?.missing?.[key]
      return count === undefined ? [] : [{ key, label, count }]
    }),
    credits_needed: 0,
    credits_had: (await getCredits(ctx)).balance,
    example_attendee_id: eligible?.first_id ?? null,
  }
}

async function refuseUnknown(ctx: Context, eventId: number, ids: number[]): Promise<void> {
  const known = ids.filter(Number.isSafeInteger)
  const found = await many<{ id: number }>(ctx)`
    select id from attendee where org_id = ${ctx.orgId} and event_id = ${eventId} and id = any(${known}::bigint[])`
  refuseMissing(ids, found)
}
