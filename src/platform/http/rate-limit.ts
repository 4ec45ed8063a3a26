import type { FastifyReply } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import { one } from '../db/query.ts'
import { AppError } from '../errors.ts'

export type Limits = { minute: number; hour: number }

export type RateWindow = {
  minute_start: Date
  minute_count: number
  hour_start: Date
  hour_count: number
  allowed: boolean
}

/**
 * The statement that counts one request of a subject if both its windows have room; a refused request counts for
 * nothing. It can be a part of another one, so that asking and counting are one round trip. A window that begins in the
 * future, because the clock was set back, is closed; clocks of several machines may differ by a second.
 * @param asked a query for one row of `subject`, `minute_limit` and `hour_limit`, or none to count nothing
 */
export function countingStatement(asked: RawBuilder<unknown>, now: Date): RawBuilder<RateWindow> {
  const at = sql`${now}::timestamptz`
  return sql<RateWindow>`
    insert into rate_window as w (subject, minute_start, minute_count, hour_start, hour_count, allowed)
    select subject, ${at}, 1, ${at}, 1, true from (${asked}) asked
    on conflict (subject) do update set (minute_start, minute_count, hour_start, hour_count, allowed) = (
      select
        case when allowed and not minute_open then ${at} else w.minute_start end,
        case when not allowed then w.minute_count when minute_open then w.minute_count + 1 else 1 end,
        case when allowed and not hour_open then ${at} else w.hour_start end,
        case when not allowed then w.hour_count when hour_open then w.hour_count + 1 else 1 end,
        allowed
      from (${asked}) asked,
      lateral (select
        w.minute_start > ${at} - interval '1 minute' and w.minute_start <= ${at} + interval '1 second' as minute_open,
        w.hour_start > ${at} - interval '1 hour' and w.hour_start <= ${at} + interval '1 second' as hour_open) windows,
      lateral (select not (minute_open and w.minute_count >= minute_limit) and not (hour_open and w.hour_count >= hour_limit) as allowed) verdict
    )
    returning w.minute_start, w.minute_count, w.hour_start, w.hour_count, w.allowed`
}

/** Counts a request of a subject that is no organisation, such as the address of a visitor. */
export async function countRequest(db: Db, subject: string, limits: Limits, now: Date): Promise<RateWindow> {
  const asked = sql`select ${subject}::text as subject, ${limits.minute}::int as minute_limit, ${limits.hour}::int as hour_limit`
  return one<RateWindow>({ db })`${countingStatement(asked, now)}`
}

/**
 * Tells the caller where they stand (IETF draft-ietf-httpapi-ratelimit-headers), and refuses when the request did not count.
 * @throws AppError rate_limited, with the whole seconds until a request will pass.
 */
export function applyRateLimit(reply: FastifyReply, limits: Limits, window: RateWindow, now: Date): void {
  const left = (start: Date, seconds: number) =>
    Math.max(0, Math.ceil(seconds - (now.getTime() - start.getTime()) / 1_000))
  const minute = { remaining: Math.max(0, limits.minute - window.minute_count), reset: left(window.minute_start, 60) }
  const hour = { remaining: Math.max(0, limits.hour - window.hour_count), reset: left(window.hour_start, 3_600) }
  reply.header('RateLimit-Policy', `"minute";q=${limits.minute};w=60, "hour";q=${limits.hour};w=3600`)
  reply.header(
    'RateLimit',
    `"minute";r=${minute.remaining};t=${minute.reset}, "hour";r=${hour.remaining};t=${hour.reset}`,
  )
  if (window.allowed) return
  const full = [minute, hour].filter(({ remaining, reset }) => remaining === 0 && reset > 0)
  const retryAfter = Math.max(1, ...full.map(({ reset }) => reset))
  throw new AppError('rate_limited', `Too many requests. Try again in ${retryAfter} seconds.`, { retryAfter })
}
