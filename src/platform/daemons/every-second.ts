import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../context/context.ts'
import type { Daemon } from './daemon.ts'

const EVERY_MS = 1_000

/**
 * Does `work` for the first time after a second, and then again a second after it has ended, also when it failed, of
 * which a warning says what could not be done.
 */
export function everySecond(work: (services: Services, giveUp: AbortSignal) => Promise<void>, failure: string): Daemon {
  return async ({ services, warn }) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const go = async () => {
      while (!signal.aborted) {
        await wait(EVERY_MS, undefined, { signal }).catch(() => {})
        if (!signal.aborted) await work(services, signal).catch((error) => warn({ err: error }, failure))
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
