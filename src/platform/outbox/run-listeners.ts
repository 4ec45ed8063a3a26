import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../context/context.ts'
import { openDatabase } from '../db/open-database.ts'
import { hearEvents } from './hear-events.ts'
import type { Listener } from './listener.ts'

const usual = {
  /** Between two looks for new events, while there are none that it is told of. */
  pollMs: 500,
  /** After some: a look costs the same for one event and for a hundred. */
  gatherMs: 50,
  /**
   * The same for whoever takes many at once, to whom each of them costs less the more there are. It rests as long however
   * many are left, and at least `RESTS` times as long as it took, so that requests come first while very much happens.
   */
  gatherManyMs: 1_000,
  /** After a failure, twice as long after the next one, and so on. */
  pauseMs: 1_000,
  longestPauseMs: 60_000,
}
const BATCH = 100
/** For whoever takes many at once. */
const LARGE_BATCH = 2_000
const RESTS = 5

type Warn = (context: object, message: string) => void

/**
 * Tells listeners what happens until `stop`. Each has a loop and a connection of its own, so one that fails or takes long
 * holds up no other; of several processes one at a time serves a listener. An event that a listener cannot take is tried
 * again for ever: leaving it out would be worse than waiting, and its lag is measured.
 */
export async function runListeners(options: {
  url: string
  services: Services
  listeners: readonly Listener[]
  warn: Warn
  times?: typeof usual
}): Promise<{ stop: () => Promise<void> }> {
  const { url, services, listeners, warn, times = usual } = options
  const onError = (error: Error) => warn({ err: error }, 'an idle database connection broke')
  const database = openDatabase(url, { max: listeners.length + 1, onError })
  const stopping = new AbortController()
  const { signal } = stopping
  const own = { ...services, db: database.db }

  const pauseFor = (ms: number) => wait(ms, undefined, { signal }).catch(() => {})

  const serve = async (listener: Listener) => {
    // Each opens a connection, which at a start would take the time of the first requests.
    await pauseFor(times.pollMs)
    const [batch, gatherMs] = 'hear' in listener ? [BATCH, times.gatherMs] : [LARGE_BATCH, times.gatherManyMs]
    let failures = 0
    while (!signal.aborted) {
      const began = performance.now()
      const pause = await hearEvents(own, listener, failures > 0 ? 1 : batch).then(
        ({ read, told }) => {
          failures = 0
          if (read === BATCH && 'hear' in listener) return 0
          if (told === 0) return times.pollMs
          return 'hear' in listener ? gatherMs : Math.max(gatherMs, RESTS * (performance.now() - began))
        },
        (error) => {
          failures++
          warn({ err: error, listener: listener.name }, 'a listener could not take an event; it is told again')
          return Math.min(times.pauseMs * 2 ** (failures - 1), times.longestPauseMs)
        },
      )
      if (pause > 0) await pauseFor(pause)
    }
  }
  const running = Promise.all(listeners.map(serve))
  return {
    async stop() {
      stopping.abort()
      await running
      await database.close()
    },
  }
}
