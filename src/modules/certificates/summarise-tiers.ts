import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { noSuchEvent } from '../events/index.ts'
import type { TierSummary } from './records/certificate-schema.ts'

/**
 * Counts the certificates of an event by tier, excluding revoked ones, of one kind or of all. Unreached tiers are listed with 0, highest
 * first, then former tiers, then certificates without one.
 * @throws AppError not_found
 */
export async function summariseTiers(ctx: Context, eventId: number, kind?: string): Promise<TierSummary> {
  const row = await maybeOne<{
    certificate_tiers: { name: string; min_attendance_percent: number }[]
    counts: { tier: string | null; count: number }[]
  }>(ctx)`
    select certificate_tiers, coalesce((
      select json_agg(json_build_object('tier', tier, 'count', count) order by count desc, tier)
      from (select tier, count(*) from certificate where event_id = event.id and status <> 'revoked'
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`} group by tier) by_tier
    ), '[]') as counts
    from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (row === null) throw noSuchEvent()
  const { certificate_tiers, counts } = row
  const countOf = new Map(counts.map(({ tier, count }) => [tier, count]))
  const configured = [...certificate_tiers]
    .sort((a, b) => b.min_attendance_percent - a.min_attendance_percent)
    .map(({ name }) => name)
  const former = counts
    .map(({ tier }) => tier)
    .filter((tier): tier is string => tier !== null && !configured.includes(tier))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const order = [...new Set([...configured, ...former]), ...(countOf.has(null) ? [null] : [])]
  return {
    total,
    tiers: order.map((tier) => {
      const count = countOf.get(tier) ?? 0
      return { tier, count, percentage: total === 0 ? 0 : Math.round((10_000 * count) / total) / 100 }
    }),
  }
}
