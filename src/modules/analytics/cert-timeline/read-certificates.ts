import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { eventFigures, figuresIn, type Range } from '../../rollups/index.ts'
import type { CertCounts } from './cert-timeline-schema.ts'
import type { SplitRange } from './split-at-now.ts'

const KINDS = ['certificate_issued', 'certificate_revoked', 'certificate_expires'] as const
const NAMES = { certificate_issued: 'issued', certificate_revoked: 'revoked', certificate_expires: 'expired' } as const
const MAX_EVENTS = 100

/** Events, null for all; tier, undefined for all and '' for none. */
export type CertificateFilters = { events: number | readonly number[] | null; tier: string | undefined }

type IntervalCount = { bucket: string; name: keyof CertCounts; n: number }

/** Returns certificates by interval. Certificates that expire later today count as expiring instead of expired. */
export async function certificatesByInterval(
  ctx: Context,
  split: SplitRange,
  range: Range,
  filters: CertificateFilters,
): Promise<IntervalCount[]> {
  const { past, future, today } = split
  const figureFilters = { kinds: KINDS, event: filters.events }
  const of = async (part: Range | null, expires: 'expired' | 'expiring'): Promise<IntervalCount[]> => {
    const figures = part === null ? [] : await figuresIn(ctx, part, figureFilters)
    return figures
      .filter(({ part }) => filters.tier === undefined || part === filters.tier)
      .map(({ kind, bucket, n }) => {
        const name = NAMES[kind as keyof typeof NAMES]
        return { bucket, n, name: name === 'expired' ? expires : name }
      })
  }
  const counted = [...(await of(past, 'expired')), ...(await of(future, 'expiring'))]
  if (today === null) return counted
  const [later] = await many<{ n: number }>(ctx)`
    select coalesce(sum(n), 0)::bigint as n from (${expiringLater(ctx, split, range, filters)}) l`
  const { n } = later!
  return [...counted, { bucket: today, name: 'expired', n: -n }, { bucket: today, name: 'expiring', n }]
}

/** Query for certificates that expire today after the moment of the range, by event and tier. */
function expiringLater(
  { orgId }: Context,
  { tomorrow }: SplitRange,
  { as_of }: Range,
  { events, tier }: CertificateFilters,
): Sql {
  return sql`
    select event_id, coalesce(tier, '') as part, count(*) as n from certificate
    where org_id = ${orgId} and expires_at > ${as_of} and expires_at < ${tomorrow} and revoked_at is null
      ${events === null ? sql`` : sql`and event_id = any(${[events].flat()}::bigint[])`}
      ${tier === undefined ? sql`` : sql`and coalesce(tier, '') = ${tier}`}
    group by 1, 2`
}

/** One event, event type or tier; the fields of the other two are null. `of` is the total number of such rows. */
export type Group = CertCounts & {
  event_id: number | null
  event_name: string | null
  event_type: string | null
  tier: string | null
  of: number
}

/** Returns certificates by event, type and tier; only the events with the most certificates. */
export function certificatesByGroup(
  ctx: Context,
  split: SplitRange,
  range: Range,
  filters: CertificateFilters,
): Promise<Group[]> {
  const { past, future, today } = split
  const figureFilters = { kinds: KINDS, event: filters.events }
  const name = (expires: string) => sql`
    case kind when 'certificate_issued' then 'issued' when 'certificate_revoked' then 'revoked' else ${expires} end`
  const parts = [
    ...(past
      ? [sql`select event_id, part, ${name('expired')} as name, n from (${eventFigures(ctx, past, figureFilters)}) p`]
      : []),
    ...(future
      ? [
          sql`select event_id, part, ${name('expiring')} as name, n from (${eventFigures(ctx, future, figureFilters)}) f`,
        ]
      : []),
    ...(today
      ? [
          sql`select event_id, part, s.name, n * s.sign as n from (${expiringLater(ctx, split, range, filters)}) l,
            (values ('expired', -1), ('expiring', 1)) s (name, sign)`,
        ]
      : []),
  ]
  const sum = (name: string) => sql`(coalesce(sum(n) filter (where name = ${name}), 0))::bigint`
  return many<Group>(ctx)`
    with counted as (
      select event_id, part, ${sum('issued')} as issued, ${sum('revoked')} as revoked, ${sum('expired')} as expired, ${sum('expiring')} as expiring
      from (${sql.join(parts, ' union all ')}) each
      ${filters.tier === undefined ? sql`` : sql`where part = ${filters.tier}`} group by event_id, part
    ), grouped as (
      select c.event_id, e.event_type, c.part, grouping(c.event_id, e.event_type, c.part) as by, sum(issued)::bigint as issued,
        sum(revoked)::bigint as revoked, sum(expired)::bigint as expired, sum(expiring)::bigint as expiring
      from counted c join event e on e.id = c.event_id group by grouping sets (c.event_id, e.event_type, c.part)
      having (sum(issued), sum(revoked), sum(expired), sum(expiring)) <> (0, 0, 0, 0)
    ), ranked as (
      select *, row_number() over (partition by by order by issued desc, issued + revoked + expired + expiring desc, event_id desc, part, event_type) as nth,
        count(*) over (partition by by)::int as of
      from grouped
    )
    select r.event_id, e.name as event_name, coalesce(e.event_type, r.event_type) as event_type, r.part as tier, r.issued, r.revoked,
      r.expired, r.expiring, r.of
    from ranked r left join event e on e.id = r.event_id where r.event_id is null or r.nth <= ${MAX_EVENTS}::int order by by, nth`
}
