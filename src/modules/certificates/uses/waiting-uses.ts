import type { CountedUse } from './write-uses.ts'

/** Counts waiting to be written, one per certificate, kind, network and quarter of an hour, up to a maximum. */
export function waitingUses(most: number) {
  const waiting = new Map<string, CountedUse>()
  return {
    /** @returns false when it is full */
    add(use: Omit<CountedUse, 'n'>): boolean {
      const key = keyOf(use)
      const kept = waiting.get(key)
      if (kept !== undefined) {
        kept.n += 1
        kept.isLook ||= use.isLook
      } else if (waiting.size < most) {
        waiting.set(key, { ...use, n: 1 })
      } else return false
      return true
    },
    /** Returns copies of the first counts. */
    first: (howMany: number): CountedUse[] => [...waiting.values().take(howMany)].map((use) => ({ ...use })),
    /** Subtracts counts that were written; counts added since then stay. */
    takeOff(written: CountedUse[]): void {
      for (const use of written) {
        const key = keyOf(use)
        const kept = waiting.get(key)!
        kept.n -= use.n
        if (kept.n === 0) waiting.delete(key)
      }
    },
    /** Returns the sum of all counts. */
    sum: () => waiting.values().reduce((sum, { n }) => sum + n, 0),
  }
}

function keyOf({ certificateId, kind, network, quarter }: Omit<CountedUse, 'n'>): string {
  return `${certificateId} ${kind} ${network} ${quarter}`
}
