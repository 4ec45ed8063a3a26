import { setTimeout as wait } from 'node:timers/promises'
import { lruCache } from '../../../lib/caches/lru-cache.ts'

type Pace = { next: number; turn: Promise<void> | null }

/**
 * Returns a function that lets requests of one event pass in groups that are `apartMs` apart. A request that comes alone
 * passes at once; while an event is busy, those that come in the meantime pass together and can share their work.
 */
export function paceEvents(apartMs: number): (key: string) => Promise<void> | undefined {
  const paces = lruCache<Pace>({ values: 1_000, bytes: Number.POSITIVE_INFINITY }, () => 0)

  const take = async (pace: Pace): Promise<void> => {
    await wait(pace.next - performance.now())
    pace.turn = null
    pace.next = performance.now() + apartMs
  }

  return (key) => {
    const pace = paces.get(key) ?? { next: 0, turn: null }
    paces.set(key, pace)
    if (pace.turn === null && performance.now() >= pace.next) {
      pace.next = performance.now() + apartMs
      return undefined
    }
    pace.turn ??= take(pace)
    return pace.turn
  }
}
