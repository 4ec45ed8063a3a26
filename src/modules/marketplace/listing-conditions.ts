import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { ListingWords } from './listing-words.ts'
import type { ListingQuery } from './listings-query.ts'

const DAY_MS = 86_400_000
/** Bound on how far the days of any zone are from UTC days. */
const ZONES_MS = 15 * 3_600_000

/** Conditions on `listing l`, and the time before which none of them has ended. */
export type Asked = { conditions: Sql[]; notOverAt: Date | null }

export function listingConditions(query: ListingQuery, words: ListingWords | null, now: Date): Asked {
  const { type, when = 'upcoming', free, organisation } = query
  const { notOverAt, conditions } = timesOf(query, now)
  return {
    notOverAt,
    conditions: [
      ...(type === undefined ? [] : [sql`l.event_type = ${type}`]),
      ...(organisation === undefined
        ? []
        : [sql`l.org_id = (select id from organisation where slug = ${organisation})`]),
      ...conditions,
      ...(when === 'past' ? [sql`l.ends_at <= ${now}::timestamptz`, sql`l.starts_at <= ${now}::timestamptz`] : []),
      ...(words === null ? [] : textConditions(words)),
      ...(free === true ? hasPlaces(now) : []),
    ],
  }
}

export function textConditions({ words, place }: ListingWords): Sql[] {
  return [
    ...(words.length === 0 ? [] : [sql`l.folded like all (${words}::text[])`]),
    ...(place === null ? [] : [sql`l.folded_place like ${place}`]),
  ]
}

function timesOf({ when = 'upcoming', from, to }: ListingQuery, now: Date): Asked {
  const conditions: Sql[] = []
  const bounds = when === 'upcoming' ? [now] : []
  if (from !== undefined) {
    const time = parseTimestamp(from)!
    if (isDay(from)) conditions.push(sql`l.ends_on >= ${from}::date`)
    bounds.push(isDay(from) ? new Date(time.getTime() - ZONES_MS) : time)
    conditions.push(sql`l.starts_at < 'infinity'`)
  }
  if (to !== undefined) {
    const time = parseTimestamp(to)!
    if (isDay(to)) conditions.push(sql`l.starts_on <= ${to}::date`)
    const before = isDay(to) ? new Date(time.getTime() + DAY_MS + ZONES_MS) : time
    conditions.push(sql`l.starts_at < ${before}::timestamptz`)
  }
  const notOverAt = bounds.length === 0 ? null : new Date(Math.max(...bounds.map((bound) => bound.getTime())))
  if (notOverAt !== null) conditions.push(sql`l.ends_at > ${notOverAt}::timestamptz`)
  return { conditions, notOverAt }
}

function isDay(text: string): boolean {
  return text.length === 10
}

/** People on the waiting list take free places first. */
function hasPlaces(now: Date): Sql[] {
  return [
    sql`l.opens_at <= ${now}::timestamptz`,
    sql`l.closes_at > ${now}::timestamptz`,
    sql`l.ends_at > ${now}::timestamptz`,
    sql`(l.capacity is null or l.capacity > (
      select coalesce(sum(taken + waiting), 0) from event_tally t where t.event_id = l.id))`,
  ]
}
