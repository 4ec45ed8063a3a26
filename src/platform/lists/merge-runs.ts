import { setTimeout as wait } from 'node:timers/promises'
import { change } from '../db/query.ts'
import type { Daemon } from '../module.ts'
import type { SearchedTable } from './searched-table.ts'

const EVERY_MS = 1_000

/**
 * Merges into the indexes of runs every second what rows that were written have added, which searches until then go
 * through one by one. Otherwise a row whose turn it is would wait for the merge of thousands.
 */
export function mergeRuns(tables: readonly SearchedTable[]): Daemon {
  return async ({ services, warn }) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const merge = async () => {
      for (const { table } of tables)
        await change(services)`select gin_clean_pending_list(${`${table}_search`}::regclass)`
    }
    const go = async () => {
      while (!signal.aborted) {
        await merge().catch((error) => warn({ err: error }, 'what searches look through could not be merged'))
        await wait(EVERY_MS, undefined, { signal }).catch(() => {})
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
