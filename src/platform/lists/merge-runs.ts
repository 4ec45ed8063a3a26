import type { Daemon } from '../daemons/daemon.ts'
import { everySecond } from '../daemons/every-second.ts'
import { change } from '../db/query.ts'
import type { SearchedTable } from './searched-table.ts'

/**
 * Merges new entries into the search indexes every second; until then searches scan them one by one. Otherwise the
 * write that fills the pending list would wait for the merge of thousands.
 */
export function mergeRuns(tables: readonly SearchedTable[]): Daemon {
  return everySecond(async (services) => {
    for (const { table } of tables)
      await change(services)`select gin_clean_pending_list(${`${table}_search`}::regclass)`
  }, 'the search indexes could not be merged')
}
