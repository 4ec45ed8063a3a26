import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { threadPool } from '../../../lib/threads/thread-pool.ts'
import { type Calendar, writeCalendar } from './write-calendar.ts'

/** Up to this many entries take 2 ms, 20 ms with the worst texts; the longest agenda takes ten times that. */
const FEW = 100

const threads = threadPool<Calendar, string>(new URL('./calendar-thread.ts', import.meta.url), { threads: 1 })
const inTurn = fairQueue({
  atOnce: 1,
  waiting: 20,
  busy: 'Too many calendars are being written for this organisation right now. Try again in a few seconds.',
})

/** Calendar programs poll for files that rarely change, and mails about an event carry the same one. */
const kept = lruCache<string>({ values: 256, bytes: 16 * 1_048_576 }, ({ length }) => 2 * length)

/**
 * Returns a calendar from the cache or from `writeCalendar`; a long one is written in another thread, in turn with
 * other organisations.
 * @throws AppError unavailable when too many of the organisation are waiting
 */
export async function calendarText(orgId: number, calendar: Calendar): Promise<string> {
  const key = sha256(JSON.stringify(calendar)).toString('base64')
  const known = kept.get(key)
  if (known !== undefined) return known
  const isShort = calendar.entries.length <= FEW
  const text = await (isShort ? writeCalendar(calendar) : inTurn(() => threads.run(calendar), orgId))
  kept.set(key, text)
  return text
}
