import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Asked } from './listing-conditions.ts'

export type ListingOrder = 'soonest' | 'latest' | 'newest'

const ORDERS: Record<ListingOrder, Sql> = {
  soonest: sql`starts_at, id`,
  latest: sql`starts_at desc, id desc`,
  newest: sql`id desc`,
}

const DAY_MS = 86_400_000
/** Longest duration in days per `span`; null: unlimited. */
const SPANS = [2, 8, 32, 128, null]

/**
 * Query for the first ids in order. By time, each span is scanned separately from the earliest start that may not be
 * over; otherwise all past listings would be read on the way.
 */
export function listingsInOrder({ conditions, notOverAt }: Asked, order: ListingOrder, most: number): Sql {
  if (order === 'newest')
    return sql`select id from listing l where ${allOf(conditions)} order by ${ORDERS.newest} limit ${most}::bigint`
  const spans = SPANS.map((days, span) => {
    const first = notOverAt === null || days === null ? null : new Date(notOverAt.getTime() - days * DAY_MS)
    const bound = first === null ? [] : [sql`l.starts_at >= ${first}::timestamptz`]
    return sql`(
      select id, starts_at from listing l where ${allOf([sql`l.span = ${span}::smallint`, ...bound, ...conditions])}
      order by ${ORDERS[order]} limit ${most}::bigint)`
  })
  return sql`select id from (${sql.join(spans, ' union all ')}) spans order by ${ORDERS[order]} limit ${most}::bigint`
}

/** Query for rare words: the listings in the index of runs are read and sorted. */
export function fewInOrder({ conditions }: Asked, runs: string[], order: ListingOrder, most: number): Sql {
  return sql`
    with few as materialized (
      select id, starts_at from listing l
      where listing_grams(l.folded) @> array(select listing_gram(run) from unnest(${runs}::text[]) run) and ${allOf(conditions)})
    select id from few order by ${ORDERS[order]} limit ${most}::bigint`
}

function allOf(conditions: Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, ' and ')
}
