import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import Gauge from 'prom-client/lib/gauge.js'

/** Metrics must not wait for a database that does not answer. */
const WITHIN_MS = 1_000

/** Counting stops here, so that a scrape costs the same however much waits: an age shows a backlog as well. */
export const MAX_COUNTED = 100_000

type About = { name: string; help: string; labelNames?: readonly string[] }
/** A value, one per set of labels, or null for none. */
type Reading = number | readonly { labels: Record<string, string>; value: number }[] | null

/**
 * Registers gauges that one function reads together with each scrape, and only then. They are absent while it fails or
 * takes longer than a second, and it never runs twice at a time.
 */
export function measureTogether<Key extends string>(
  registry: Registry,
  gauges: Record<Key, About>,
  read: () => Promise<Record<Key, Reading>>,
): void {
  let asked: Promise<Record<Key, Reading> | null> | null = null
  const readings = () => {
    asked ??= read()
      .catch(() => null)
      .finally(() => {
        asked = null
      })
    return Promise.race([asked, wait(WITHIN_MS, null, { ref: false })])
  }
  for (const key of Object.keys(gauges) as Key[]) {
    const { name, help, labelNames = [] } = gauges[key]
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const reading: Reading = (await readings())?.[key] ?? null
        this.reset()
        if (typeof reading === 'number') return this.set(reading)
        if (labelNames.length === 0) return this.remove()
        for (const { labels, value } of reading ?? []) this.set(labels, value)
      },
    })
  }
}

/** Returns the seconds since a time; 0 for none, and for one that is to come. */
export function secondsSince(time: Date | null, now: Date): number {
  return time === null ? 0 : Math.max(0, (now.getTime() - time.getTime()) / 1_000)
}
