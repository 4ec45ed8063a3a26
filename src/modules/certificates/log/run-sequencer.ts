import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Services } from '../../../platform/context/context.ts'
import { openDatabase } from '../../../platform/db/open-database.ts'
import { organisationsWaiting, SEQUENCE_BATCH, sequenceEntries } from './sequence-entries.ts'

const usual = {
  /** Time between polls: it bounds how long an entry waits and how many share a commit. */
  pollMs: 100,
  /** Pause after a failure. */
  pauseMs: 1_000,
}
/** Organisations processed at a time. */
const AT_ONCE = 3
/** Everything is looked up by keys; a plan made for small tables must not read them whole after they have grown. */
const SETTINGS = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' }

/**
 * Enters committed entries into the issuance logs until `stop`. Each organisation is processed separately, so one that
 * fails does not block the others; it is retried.
 */
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
  const limit = pLimit(AT_ONCE)
  const serving = new Map<number, Promise<void>>()

  const serve = async (orgId: number) => {
    try {
      while (!signal.aborted && (await limit(() => sequenceEntries(services, orgId))) === SEQUENCE_BATCH);
    } catch (error) {
      warn({ err: error, org_id: orgId }, 'entries of an issuance log could not be entered; they are tried again')
      await pause(times.pauseMs)
    }
    serving.delete(orgId)
  }
  const look = async () => {
    while (!signal.aborted) {
      try {
        for (const orgId of await organisationsWaiting(services))
          if (!serving.has(orgId)) serving.set(orgId, serve(orgId))
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
      await Promise.all(serving.values())
      await database.close()
    },
  }
}
