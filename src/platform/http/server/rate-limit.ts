import type { FastifyReply } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { counted as inWords } from '../../../lib/text/counted.ts'
import type { Services } from '../../context/context.ts'
import { gather } from '../../db/gather.ts'
import { change, many, maybeOne } from '../../db/query.ts'
import { type Sql, sql } from '../../db/sql.ts'

export type Limits = { minute: number; hour: number }

const LENGTHS_MS = { minute: 60_000, hour: 3_600_000 }
/** Clocks of several machines may differ by this. */
const CLOCKS_DIFFER_MS = 1_000

/** The state of a subject's limits after a request was counted or rejected. */
export type RateWindow = {
  minute_start: Date
  minute_count: number
  hour_start: Date
  hour_count: number
  allowed: boolean
}

/** The windows of a subject after several requests were counted at once: the first `granted` of them had room. */
export type CountedWindow = Omit<RateWindow, 'allowed'> & { subject: string; granted: number }

/**
 * Returns the statement that counts requests of subjects whose windows both have room; a rejected request does not
 * count. It can be part of another statement, so that authentication and counting are one round trip. A window that
 * starts in the future, because the clock was set back, is closed; clocks of several machines may differ by a second.
 * @param asked a query for a row per subject of `subject`, `minute_limit`, `hour_limit` and the number of `requests`.
 * Subjects are locked in a fixed order, so that no two statements deadlock.
 */
export function countingStatement(asked: Sql, now: Date): Sql {
  const at = sql`${now}::timestamptz`
  // Expressions that are used twice need `offset 0`: otherwise PostgreSQL repeats them wherever they are used, and
  // starting all of them takes longer than counting.
  return sql`
    insert into rate_window as w (subject, minute_start, minute_count, minute_limit, hour_start, hour_count, hour_limit, granted)
    select subject, ${at}, most, minute_limit, ${at}, most, hour_limit, most
    from (select asked.*, least(requests, minute_limit, hour_limit) as most from (${asked}) asked order by subject) first
    on conflict (subject) do update
    set (minute_start, minute_count, minute_limit, hour_start, hour_count, hour_limit, granted) = (
      select
        case when room > 0 and not minute_open then excluded.minute_start else w.minute_start end,
        case when room = 0 then w.minute_count else minute_used + room end, excluded.minute_limit,
        case when room > 0 and not hour_open then excluded.hour_start else w.hour_start end,
        case when room = 0 then w.hour_count else hour_used + room end, excluded.hour_limit,
        room
      from (select ${isOpen('minute', now)} as minute_open, ${isOpen('hour', now)} as hour_open) windows,
      lateral (select case when minute_open then w.minute_count else 0 end as minute_used,
        case when hour_open then w.hour_count else 0 end as hour_used offset 0) used,
      lateral (select greatest(0, least(excluded.granted, excluded.minute_limit - minute_used,
        excluded.hour_limit - hour_used)) as room offset 0) verdict
    )
    returning ${counted}`
}

/**
 * Returns the statement for requests of one subject with both windows open and room for all: the usual case, in a third
 * of the time. Otherwise it gives no row and changes nothing, and `countingStatement` decides.
 * @param asked the tables with the subject, the columns to return, and the condition
 */
export function addingStatement(
  asked: Record<'subject' | 'minuteLimit' | 'hourLimit' | 'from' | 'where' | 'returning', Sql>,
  requests: number,
  now: Date,
): Sql {
  const added = sql`${requests}::int`
  return sql`
    update rate_window w set minute_count = minute_count + ${added}, hour_count = hour_count + ${added}, granted = ${added}
    from ${asked.from}
    where ${asked.where} and w.subject = ${asked.subject} and ${isOpen('minute', now)} and ${isOpen('hour', now)}
      and w.minute_count + ${added} <= ${asked.minuteLimit} and w.hour_count + ${added} <= ${asked.hourLimit}
    returning ${asked.returning}, ${counted}`
}

const counted = sql`w.subject, w.minute_start, w.minute_count, w.hour_start, w.hour_count, w.granted`

/** A condition for a row `w` whose window started less than its length ago. */
function isOpen(window: keyof Limits, now: Date): Sql {
  const start = sql.ref(`w.${window}_start`)
  const [before, upto] = [new Date(now.getTime() - LENGTHS_MS[window]), new Date(now.getTime() + CLOCKS_DIFFER_MS)]
  return sql`${start} > ${before}::timestamptz and ${start} <= ${upto}::timestamptz`
}

/** Returns the window as one of several requests counted together sees it: `nth` is 1 for the first. */
function windowOf(row: CountedWindow, nth: number): RateWindow {
  const after = Math.max(0, row.granted - nth)
  return {
    minute_start: row.minute_start,
    minute_count: row.minute_count - after,
    hour_start: row.hour_start,
    hour_count: row.hour_count - after,
    allowed: nth <= row.granted,
  }
}

type Subject = { subject: string; limits: Limits }

/** Counts a request of a subject that is not an organisation, such as a visitor's IP address. */
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

/** Uncounts one request of each subject. */
export async function takeBack(services: Pick<Services, 'db'>, subjects: readonly string[]): Promise<void> {
  await change(services)`
    update rate_window set minute_count = greatest(minute_count - 1, 0), hour_count = greatest(hour_count - 1, 0)
    where subject in (select subject from rate_window where subject = any(${subjects}::text[]) order by subject for no key update)`
}

/** Returns the number of requests counted in a subject's open windows. */
export async function requestsCounted(
  services: Pick<Services, 'db' | 'now'>,
  subject: string,
): Promise<Record<keyof Limits, number>> {
  const now = services.now()
  const counted = await maybeOne<Record<keyof Limits, number>>(services)`
    select case when ${isOpen('minute', now)} then w.minute_count else 0 end as minute,
      case when ${isOpen('hour', now)} then w.hour_count else 0 end as hour
    from rate_window w where w.subject = ${subject}`
  return counted ?? { minute: 0, hour: 0 }
}

/** Returns the windows as each counted request sees them, in order of arrival. */
export function inTurn(rows: CountedWindow[], subjects: string[]): RateWindow[] {
  const counted = new Map(rows.map((row) => [row.subject, { row, turn: 0 }]))
  return subjects.map((subject) => {
    const of = counted.get(subject)!
    of.turn += 1
    return windowOf(of.row, of.turn)
  })
}

/** Returns the whole seconds, at least 1, until a subject that was refused has room again. */
export function secondsUntilRoom(limits: Limits, window: RateWindow, now: Date): number {
  const isHour = window.hour_count >= limits.hour
  const [start, ms] = isHour ? [window.hour_start, LENGTHS_MS.hour] : [window.minute_start, LENGTHS_MS.minute]
  return Math.max(1, Math.ceil((start.getTime() + ms - now.getTime()) / 1_000))
}

/**
 * Sets the rate limit headers (IETF draft-ietf-httpapi-ratelimit-headers) and rejects a request that was not counted.
 * @throws AppError rate_limited with the whole seconds until a request will pass
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
  throw new AppError('rate_limited', `Too many requests. Try again in ${inWords(retryAfter, 'second')}.`, {
    retryAfter,
  })
}
