import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../../platform/context/context.ts'
import { openDatabase } from '../../../platform/db/open-database.ts'
import { organisationsWaiting } from './sequence-entries.ts'
import { AT_ONCE, serveLogs } from './serve-logs.ts'

const usual = {
  /** Time between polls: it bounds how long an entry waits and how many share a commit. */
  pollMs: 100,
  /** Pause after a failure. */
  pauseMs: 1_000,
}
/** Organisations that a poll finds; the next one goes on after the last of them. */
const LOOKED_AT = 1_000
/** Everything is looked up by keys; a plan made for small tables must not read them whole after they have grown. */
const SETTINGS = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' }

/** Enters committed entries into the issuance logs until `stop`. */
export async function runSequencer(options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
  times?: typeof usual
}): Promise<{ stop: () => Promise<void> }> {
  const { url, warn, times = usual } = options
  const database = openDatabase(url, {
    name: 'sequencer',
    max: AT_ONCE + 1,
    settings: SETTINGS,
    onError: (error) => warn({ err: error }, 'an idle database connection broke'),
  })
  const services = { ...options.services, db: database.db }
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => {})
  const logs = serveLogs({ services, warn, pauseMs: times.pauseMs, signal })

  const look = async () => {
    for (let after = 0; !signal.aborted; ) {
      try {
        const found = await organisationsWaiting(services, { after, most: LOOKED_AT })
        after = found.length === LOOKED_AT ? found.at(-1)! : 0
        logs.serve(found)
        await pause(times.pollMs)
      } catch (error) {
        warn({ err: error }, 'the issuance logs could not be looked at; they are tried again')
        await pause(times.pauseMs)
      }
    }
  }
  const looking = look()
  return {
    async stop() {
      stopping.abort()
      await looking
      await logs.ended()
      await database.close()
    },
  }
}
