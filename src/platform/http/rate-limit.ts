import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import { AppError } from '../errors.ts'

export type Limits = { minute: number; hour: number }

export type RateWindow = {
  minute_start: Date
  minute_count: number
  hour_start: Date
  hour_count: number
  allowed: boolean
}

/** Counts a request of a subject that is no organisation, such as the address of a visitor. */
export async function countRequest(db: Db, subject: string, limits: Limits, now: Date): Promise<RateWindow> {
  const { rows } = await sql<RateWindow>`
    select * from count_request(${subject}, ${limits.minute}::int, ${limits.hour}::int, ${now}::timestamptz)`.execute(
    db,
  )
  return rows[0]!
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
