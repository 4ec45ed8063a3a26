import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../context/context.ts'
import type { Daemon } from './daemon.ts'

const EVERY_MS = 1_000

/**
 * Creates a daemon that runs `work` after a second, and again a second after each run, even if it failed; then it logs
 * `failure` as a warning.
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
