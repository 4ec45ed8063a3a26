import type { CountedUse } from './write-uses.ts'

/** Counts that wait to be written, one for each certificate, kind, network and quarter, and at most so many of them. */
export function waitingUses(most: number) {
  const waiting = new Map<string, CountedUse>()
  return {
    /** @returns whether there was room */
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
    /** The first of them, as they are now. */
    first: (howMany: number): CountedUse[] => [...waiting.values().take(howMany)].map((use) => ({ ...use })),
    /** Takes off what is written. What was counted meanwhile stays. */
    takeOff(written: CountedUse[]): void {
      for (const use of written) {
        const key = keyOf(use)
        const kept = waiting.get(key)!
        kept.n -= use.n
        if (kept.n === 0) waiting.delete(key)
      }
    },
    /** How many uses they are. */
    sum: () => waiting.values().reduce((sum, { n }) => sum + n, 0),
  }
}

function keyOf({ certificateId, kind, network, quarter }: Omit<CountedUse, 'n'>): string {
  return `${certificateId} ${kind} ${network} ${quarter}`
}
