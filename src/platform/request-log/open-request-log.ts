import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../context/context.ts'
import { isDatabaseAway } from '../db/pg-errors.ts'
import { type LoggedRequest, writeRequests } from './write-requests.ts'

/** Requests are written in batches of this size, at the latest when one is full. */
const BATCH = 1_000
const MAX_WAITING = 5_000
/** Per organisation between two writes: requests beyond the rate limit must not fill the database. */
const MAX_REFUSED = 100
const CLOSE_WITHIN_MS = 2_000

/** A buffer of requests to be logged. No request waits for it, and none fails because of it. */
export type RequestLog = {
  add: (request: LoggedRequest) => void
  /** Counts a request that could not be added. */
  leaveOut: () => void
  /** Writes the buffered requests; they stay buffered while the database is unavailable. */
  flush: () => Promise<void>
  /** Writes the buffered requests, or gives up. */
  close: () => Promise<void>
  /** The numbers of buffered requests and of requests that were never written. */
  figures: () => { waiting: number; leftOut: number }
}

/**
 * Opens a buffer that is written in batches: requests that arrive during a write form the next batch.
 * @param everyMs the longest time before a request is written
 */
export function openRequestLog(
  services: Pick<Services, 'db'>,
  { everyMs, warn }: { everyMs: number; warn: (context: object, message: string) => void },
): RequestLog {
  const waiting: LoggedRequest[] = []
  const refused = new Map<number, number>()
  let leftOut = 0
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> | null = null
  let again = false

  const writeBatch = async (batch: LoggedRequest[]) => {
    try {
      await writeRequests(services, batch, { again })
      again = false
    } catch (error) {
      again = true
      if (isDatabaseAway(error)) return false
      leftOut += batch.length
      warn({ err: error }, 'requests could not be written into their log')
    }
    waiting.splice(0, batch.length)
    return true
  }
  const writeAll = async () => {
    refused.clear()
    for (let left = waiting.length; left > 0; left -= BATCH)
      if (!(await writeBatch(waiting.slice(0, Math.min(left, BATCH))))) return
  }
  const flush = async () => {
    while (writing) await writing
    if (timer) clearTimeout(timer)
    timer = null
    writing = writeAll()
    await writing
    writing = null
    if (waiting.length > 0) later()
  }
  const later = () => {
    timer ??= setTimeout(() => void flush(), everyMs).unref()
  }
  const isTooMany = ({ orgId, route, status }: LoggedRequest) => {
    if (waiting.length >= MAX_WAITING) return true
    if (route !== null && status !== 429) return false
    const before = refused.get(orgId) ?? 0
    refused.set(orgId, before + 1)
    return before >= MAX_REFUSED
  }
  return {
    add(request) {
      if (isTooMany(request)) leftOut++
      else if (waiting.push(request) === BATCH) void flush()
      else later()
    },
    leaveOut: () => void leftOut++,
    flush,
    close: () => Promise.race([flush(), wait(CLOSE_WITHIN_MS, undefined, { ref: false })]),
    figures: () => ({ waiting: waiting.length, leftOut }),
  }
}
