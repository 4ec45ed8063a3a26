import type { Services } from '../../../platform/context/context.ts'
import { waitingUses } from './waiting-uses.ts'
import { type CountedUse, writeUses } from './write-uses.ts'

/** A look at a certificate, a file of it that was taken, or a click that shares it; and a hash of the client. */
export type Use = Omit<CountedUse, 'quarter' | 'n'> & { client: string }

type Warn = (context: object, message: string) => void

const EVERY_MS = 1_000
/** So many different counts wait at most, some 2 MB; what more there is meanwhile is not counted. */
const MAX_WAITING = 10_000
/** What one statement writes. */
const AT_ONCE = 1_000
/** So many clients with what they used are known at most, some 4 MB; then all are forgotten before their hour is over. */
const MAX_KNOWN = 20_000
const HOUR_MS = 3_600_000
const QUARTER_MS = 900_000

/**
 * Counts uses of certificates without a write for each: they wait in memory for a second and are written together, those
 * of a certificate and a quarter of an hour as one number. A client counts once an hour (UTC) for each certificate and
 * kind. What cannot be written waits on, in the same bounds. What a process has in memory when it is killed is lost.
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
    /** Writes what waits, once more if it has to be. */
    async stop(): Promise<void> {
      await flush()
      if (waiting.sum() > 0) await flush()
      clearTimeout(timer)
      const lost = waiting.sum()
      if (lost > 0) warn({ lost }, 'uses of certificates were not counted: the database was away at the end')
    },
  }
}

/** Tells whether a client used a certificate so in the same hour before. */
function clientsOfHour(): (use: Use, hour: number) => boolean {
  // A connection has its client's text once, by which it is found in a tenth of the time of a text that is made each time.
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
