import type { FastifyReply } from 'fastify'
import type { Services } from '../context.ts'
import { gather } from '../db/gather.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { AppError } from '../errors.ts'

export type Limits = { minute: number; hour: number }

/** Where a subject stands with its limits once a request was counted, or refused. */
export type RateWindow = {
  minute_start: Date
  minute_count: number
  hour_start: Date
  hour_count: number
  allowed: boolean
}

/** The windows of a subject once several requests were counted at once: the first `granted` of them had room. */
export type CountedWindow = Omit<RateWindow, 'allowed'> & { subject: string; granted: number }

/**
 * The statement that counts requests of subjects for which both their windows have room; a refused request counts for
 * nothing. It can be a part of another one, so that asking and counting are one round trip. A window that begins in the
 * future, because the clock was set back, is closed; clocks of several machines may differ by a second.
 * @param asked a query for a row of `subject`, `minute_limit`, `hour_limit` and the number of `requests` for each
 * subject, which it names once. Subjects are locked in one order, so that no two statements wait for each other.
 */
export function countingStatement(asked: Sql, now: Date): Sql {
  const at = sql`${now}::timestamptz`
  return sql`
    insert into rate_window as w (subject, minute_start, minute_count, hour_start, hour_count, granted)
    select subject, ${at}, most, ${at}, most, most
    from (select subject, least(requests, minute_limit, hour_limit) as most from (${asked}) asked order by subject) first
    on conflict (subject) do update set (minute_start, minute_count, hour_start, hour_count, granted) = (
      select
        case when room > 0 and not minute_open then ${at} else w.minute_start end,
        case when room = 0 then w.minute_count else minute_used + room end,
        case when room > 0 and not hour_open then ${at} else w.hour_start end,
        case when room = 0 then w.hour_count else hour_used + room end,
        room
      from (${asked}) asked,
      lateral (select
        w.minute_start > ${at} - interval '1 minute' and w.minute_start <= ${at} + interval '1 second' as minute_open,
        w.hour_start > ${at} - interval '1 hour' and w.hour_start <= ${at} + interval '1 second' as hour_open) windows,
      lateral (select case when minute_open then w.minute_count else 0 end as minute_used,
        case when hour_open then w.hour_count else 0 end as hour_used) used,
      lateral (select greatest(0, least(requests, minute_limit - minute_used, hour_limit - hour_used)) as room) verdict
      where asked.subject = w.subject
    )
    returning w.subject, w.minute_start, w.minute_count, w.hour_start, w.hour_count, w.granted`
}

/** Tells those who were counted together apart: `nth` is 1 for the first request of the subject. */
function windowOf({ granted, minute_count, hour_count, ...starts }: CountedWindow, nth: number): RateWindow {
  const after = Math.max(0, granted - nth)
  return { ...starts, minute_count: minute_count - after, hour_count: hour_count - after, allowed: nth <= granted }
}

type Subject = { subject: string; limits: Limits }

/** Counts a request of a subject that is no organisation, such as the address of a visitor. */
export const countRequest = gather(
  async (services: Pick<Services, 'db' | 'now'>, subjects: Subject[]): Promise<RateWindow[]> => {
    const limits = new Map(subjects.map((each) => [each.subject, each.limits]))
    const turns = subjects.map(({ subject }) => subject)
    const names = [...limits.keys()]
    const asked = sql`
      select subject, minute_limit, hour_limit, requests from unnest(
        ${names}::text[], ${[...limits.values()].map(({ minute }) => minute)}::int[],
        ${[...limits.values()].map(({ hour }) => hour)}::int[],
        ${names.map((name) => turns.filter((turn) => turn === name).length)}::int[]
      ) as s (subject, minute_limit, hour_limit, requests)`
    const rows = await many<CountedWindow>(services)`${countingStatement(asked, services.now())}`
    return inTurn(rows, turns)
  },
)

/** The windows as each request meets them that was counted, in the order in which they came. */
export function inTurn(rows: CountedWindow[], subjects: string[]): RateWindow[] {
  const counted = new Map(rows.map((row) => [row.subject, { row, turn: 0 }]))
  return subjects.map((subject) => {
    const of = counted.get(subject)!
    of.turn += 1
    return windowOf(of.row, of.turn)
  })
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
