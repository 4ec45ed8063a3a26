import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { threadPool } from '../../../lib/threads/thread-pool.ts'
import { type Calendar, writeCalendar } from './write-calendar.ts'

/** So many entries are written in 2 ms, and in 20 ms with the worst texts; those of the longest agenda take ten times that. */
const FEW = 100

const threads = threadPool<Calendar, string>(new URL('./calendar-thread.ts', import.meta.url), { threads: 1 })
const inTurn = fairQueue({
  atOnce: 1,
  waiting: 20,
  busy: 'Too many calendars are being written for this organisation right now. Try again in a few seconds.',
})

/** Calendar programs ask again and again for what has seldom changed, and mails about an event carry the same one. */
const kept = lruCache<string>({ values: 256, bytes: 16 * 1_048_576 }, ({ length }) => 2 * length)

/**
 * A calendar as `writeCalendar` writes it, or as it was written for the same entries before; a long one in another thread,
 * in turn with those of other organisations. @throws AppError unavailable, when too many of the organisation wait already
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
