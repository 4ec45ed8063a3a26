import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../context/context.ts'
import { openDatabase } from '../db/open-database.ts'
import { isOutage } from '../db/pg-errors.ts'
import { handleEvents } from './handle-events.ts'
import type { Listener } from './listener.ts'

const usual = {
  /** The pause between two polls while there are no events for the listener. */
  pollMs: 500,
  /** The pause after some events: a poll costs the same for one event as for a hundred. */
  batchMs: 50,
  /**
   * The same for listeners with `handleMany`, for which events get cheaper the more there are. They pause this long even
   * when events are left, and at least `RESTS` times as long as the work took, so that requests come first under load.
   */
  batchManyMs: 1_000,
  /** The pause after a failure; it doubles with each further one. */
  pauseMs: 1_000,
  longestPauseMs: 60_000,
}
const BATCH = 100
/** For listeners with `handleMany`. */
const LARGE_BATCH = 2_000
const RESTS = 5

type Warn = (context: object, message: string) => void

/**
 * Delivers domain events to listeners until `stop`. Each listener has a loop and a connection of its own, so a slow or
 * failing one delays no other; only one process at a time serves a listener. An event that a listener fails to handle is
 * retried without end: skipping it would be worse than waiting, and the lag is measured.
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
  const database = openDatabase(url, { name: 'listeners', max: listeners.length + 1, onError })
  const stopping = new AbortController()
  const { signal } = stopping
  const own = { ...services, db: database.db }

  const pauseFor = (ms: number) => wait(ms, undefined, { signal }).catch(() => {})

  const serve = async (listener: Listener) => {
    // Each listener opens a connection, which would compete with the first requests after the start.
    await pauseFor(times.pollMs)
    const [batch, pauseMs] = 'handle' in listener ? [BATCH, times.batchMs] : [LARGE_BATCH, times.batchManyMs]
    let failures = 0
    while (!signal.aborted) {
      const began = performance.now()
      const pause = await handleEvents(own, listener, failures > 0 ? 1 : batch).then(
        ({ read, handled }) => {
          failures = 0
          if (read === BATCH && 'handle' in listener) return 0
          if (handled === 0) return times.pollMs
          return 'handle' in listener ? pauseMs : Math.max(pauseMs, RESTS * (performance.now() - began))
        },
        (error) => {
          // An outage says nothing about the event.
          failures = isOutage(error) ? 1 : failures + 1
          warn({ err: error, listener: listener.name }, 'a listener failed to handle an event and retries it')
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
