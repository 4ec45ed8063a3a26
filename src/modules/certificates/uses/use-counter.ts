import type { Services } from '../../../platform/context/context.ts'
import { waitingUses } from './waiting-uses.ts'
import { type CountedUse, writeUses } from './write-uses.ts'

/** A view, download or share of a certificate, with a hash of the client. */
export type Use = Omit<CountedUse, 'quarter' | 'n'> & { client: string }

type Warn = (context: object, message: string) => void

const EVERY_MS = 1_000
/** Most distinct counts in memory, about 2 MB; further ones are dropped. */
const MAX_WAITING = 10_000
/** Counts per statement. */
const AT_ONCE = 1_000
/** Most clients remembered, about 4 MB; then all are forgotten before their hour ends. */
const MAX_KNOWN = 20_000
const HOUR_MS = 3_600_000
const QUARTER_MS = 900_000

/**
 * Counts uses of certificates without one write each: they collect in memory for a second and are written together, one
 * number per certificate and quarter of an hour. A client counts once an hour (UTC) per certificate and kind. Counts
 * that cannot be written wait, within the same bounds. Killing the process loses counts in memory.
 */
export function useCounter(services: Services, warn: Warn) {
  const waiting = waitingUses(MAX_WAITING)
  const isKnown = clientsOfHour()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null
  let missed = 0
  let isFailing = false

  const write = async () => {
    for (let some = waiting.first(AT_ONCE); some.length > 0; some = waiting.first(AT_ONCE)) {
      await writeUses(services, some)
      waiting.takeOff(some)
    }
    isFailing = false
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    if (missed > 0) warn({ missed }, 'uses of certificates were not counted: too many at once')
    missed = 0
    writing ??= write().finally(() => {
      writing = null
    })
    await writing.catch((error) => {
      if (!isFailing) warn({ err: error }, 'uses of certificates cannot be written yet')
      isFailing = true
      wake()
    })
  }
  const wake = () => {
    timer ??= setTimeout(flush, EVERY_MS).unref()
  }

  return {
    note(use: Use): void {
      const now = services.now().getTime()
      if (isKnown(use, Math.floor(now / HOUR_MS))) return
      const { certificateId, kind, network, isLook } = use
      const quarter = Math.floor(now / QUARTER_MS) * QUARTER_MS
      if (!waiting.add({ certificateId, kind, network, quarter, isLook })) missed += 1
      wake()
    },
    flush,
    /** Writes the remaining counts, with one retry. */
    async stop(): Promise<void> {
      await flush()
      if (waiting.sum() > 0) await flush()
      clearTimeout(timer)
      const lost = waiting.sum()
      if (lost > 0) warn({ lost }, 'uses of certificates were not counted: the database was away at the end')
    },
  }
}

/** Returns whether a client already used a certificate this way in the same hour. */
function clientsOfHour(): (use: Use, hour: number) => boolean {
  // Each connection has its client's text once, and looking that up takes a tenth of the time of a new string.
  const known = new Map<string, Set<string>>()
  let size = 0
  let current = 0
  return ({ client, certificateId, kind, network }, hour) => {
    const what = `${certificateId} ${kind} ${network}`
    if (hour === current && known.get(client)?.has(what)) return true
    if (hour !== current || size === MAX_KNOWN) {
      known.clear()
      size = 0
      current = hour
    }
    const used = known.get(client) ?? new Set()
    known.set(client, used.add(what))
    size += 1
    return false
  }
}
