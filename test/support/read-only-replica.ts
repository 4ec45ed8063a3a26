import type { Services } from '../../src/platform/context/context.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { readingDatabase } from '../../src/platform/replicas/reading-database.ts'
import type { World } from './harness.ts'

/**
 * Serves the marked reads of a world from sessions that refuse to write, as those on a replica do, of the same database.
 * Routes read in them as soon as they are marked, so statements that cannot run on a replica are `refused`.
 */
export function useReadOnlyReplica({ databaseUrl, services }: Pick<World, 'databaseUrl' | 'services'>) {
  const { db, close } = openDatabase(databaseUrl, { max: 4, settings: { default_transaction_read_only: 'on' } })
  const refused: unknown[] = []
  let reads = 0
  const reading = readingDatabase(db, services.db, (_reason, error) => refused.push(error))
  const own = services as { -readonly [Name in keyof Services]: Services[Name] }
  own.replicas = {
    readFrom: async () => {
      reads += 1
      return { db: reading, asOf: null }
    },
    isAnyUsable: () => true,
    unlessAway: (work) => work(),
    served: new Map(),
    lags: async () => [],
    close,
  }
  return {
    refused,
    reads: () => reads,
    async [Symbol.asyncDispose]() {
      own.replicas = null
      await close()
    },
  }
}
