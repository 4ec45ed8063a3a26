import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'
import { inRange, rangeToWire, seriesOf } from '../../rollups/index.ts'
import type { CertCounts, CertTimeline, CertTimelineFilters, CertTimelineQuery } from './cert-timeline-schema.ts'
import {
  type CertificateFilters,
  certificatesByGroup,
  certificatesByInterval,
  type Group,
} from './read-certificates.ts'
import { splitAtNow } from './split-at-now.ts'

const COUNTS = ['issued', 'revoked', 'expired', 'expiring'] as const

/**
 * Returns certificates issued, revoked, expired and expiring, by time, event, type and tier. @throws AppError not_found
 * for the event
 */
export function getCertTimeline(ctx: Context, query: CertTimelineQuery): Promise<CertTimeline> {
  return inRange(ctx, query, async (ctx, range) => {
    const filters: CertificateFilters = { events: await matchingEvents(ctx, query), tier: query.tier }
    const split = await splitAtNow(ctx, range)
    const series = seriesOf(range, COUNTS, await certificatesByInterval(ctx, split, range, filters))
    const groups = await certificatesByGroup(ctx, split, range, filters)
    const sum = (name: keyof CertCounts) => series.reduce((total, each) => total + each[name], 0)
    const events = groups.filter(({ event_id }) => event_id !== null)
    return {
      ...rangeToWire(range),
      totals: { issued: sum('issued'), revoked: sum('revoked'), expired: sum('expired'), expiring: sum('expiring') },
      series,
      event_count: events[0]?.of ?? 0,
      events: events.map((group) => ({
        event_id: group.event_id!,
        event_name: group.event_name!,
        event_type: group.event_type as CertTimeline['events'][number]['event_type'],
        ...countsOf(group),
      })),
      event_types: groups
        .filter(({ event_id, event_type }) => event_id === null && event_type !== null)
        .map((group) => ({
          event_type: group.event_type as CertTimeline['event_types'][number]['event_type'],
          ...countsOf(group),
        })),
      tiers: groups
        .filter(({ event_id, event_type }) => event_id === null && event_type === null)
        .map((group) => ({ tier: group.tier === '' ? null : group.tier, ...countsOf(group) })),
    }
  })
}

const countsOf = ({ issued, revoked, expired, expiring }: Group): CertCounts => ({ issued, revoked, expired, expiring })

/** Returns the ids of the events that match the filters; null: all events. @throws AppError not_found */
async function matchingEvents(
  { orgId, db }: Context,
  { event_id, event_type }: CertTimelineFilters,
): Promise<CertificateFilters['events']> {
  if (event_id === undefined && event_type === undefined) return null
  const rows = await many<{ id: number; event_type: string }>({ db })`
    select id, event_type from event where org_id = ${orgId}
      and ${event_id === undefined ? sql`event_type = ${event_type}` : sql`id = ${event_id}`}`
  if (event_id !== undefined && rows.length === 0) throw noSuchEvent()
  return rows.filter((row) => event_type === undefined || row.event_type === event_type).map(({ id }) => id)
}
