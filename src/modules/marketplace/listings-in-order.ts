import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Asked } from './listing-conditions.ts'

export type ListingOrder = 'soonest' | 'latest' | 'newest'

const ORDERS: Record<ListingOrder, Sql> = {
  soonest: sql`starts_at, id`,
  latest: sql`starts_at desc, id desc`,
  newest: sql`id desc`,
}

const DAY_MS = 86_400_000
/** How many days the listings of each `span` take at most; null: any number. */
const SPANS = [2, 8, 32, 128, null]

/**
 * A query for the first ids, in order, so many at most. By time each span is gone through by itself, from where its first
 * listing can lie that is not over: those that are over would otherwise all be passed on the way.
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

/** The same of what few listings have: those that the index of runs knows are read and put in order. */
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
