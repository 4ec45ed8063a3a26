import type { Daemon } from '../daemons/daemon.ts'
import { everySecond } from '../daemons/every-second.ts'
import { change } from '../db/query.ts'
import type { SearchedTable } from './searched-table.ts'

/**
 * Merges into the indexes of runs every second what rows that were written have added, which searches until then go
 * through one by one. Otherwise a row whose turn it is would wait for the merge of thousands.
 */
export function mergeRuns(tables: readonly SearchedTable[]): Daemon {
  return everySecond(async (services) => {
    for (const { table } of tables)
      await change(services)`select gin_clean_pending_list(${`${table}_search`}::regclass)`
  }, 'what searches look through could not be merged')
}
