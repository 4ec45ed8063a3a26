import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../context/context.ts'
import type { Daemon } from './daemon.ts'

const PAUSE_MS = 1_000

/**
 * Creates a daemon that runs `work` once, after the service has started, and repeats it until it succeeds; each time it
 * fails, it logs `failure` as a warning. For work that grows with the number of organisations, which no start waits for.
 */
export function untilDone(work: (services: Services, giveUp: AbortSignal) => Promise<void>, failure: string): Daemon {
  return async ({ services, warn }) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const go = async () => {
      while (!signal.aborted) {
        try {
          return await work(services, signal)
        } catch (error) {
          warn({ err: error }, failure)
          await wait(PAUSE_MS, undefined, { signal }).catch(() => {})
        }
      }
    }
    const going = go()
    return {
      async stop() {
        stopping.abort()
        await going
      },
    }
  }
}
