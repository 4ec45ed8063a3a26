import type pg from 'pg'
import type { DatabaseServer } from './database-server.ts'
import { explorePooler } from './explore-pooler.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

export type Pools = OpenDatabase & {
  /** For the job queue, which listens and therefore needs connections that keep their session. */
  queuePool: pg.Pool
}

/**
 * Opens the pool of requests and that of the job queue. They are one, except where requests go through a pooler.
 * @throws AppError unavailable if the pooler cannot be used
 */
export async function openPools(
  { url, pooledUrl }: Pick<DatabaseServer, 'url' | 'pooledUrl'>,
  { max, queueMax, onError }: { max: number; queueMax: number; onError: (error: Error) => void },
): Promise<Pools> {
  if (pooledUrl === undefined) {
    const database = openDatabase(url, { name: 'requests', max, onError })
    return { ...database, queuePool: database.pool }
  }
  const keepsSession = (await explorePooler(pooledUrl, url)) === 'session'
  const requests = openDatabase(pooledUrl, {
    name: 'requests',
    max,
    onError,
    directUrl: keepsSession ? undefined : url,
  })
  const queue = openDatabase(url, { name: 'queue', max: queueMax, onError })
  return {
    ...requests,
    queuePool: queue.pool,
    giveUp: async () => void (await Promise.all([requests.giveUp(), queue.giveUp()])),
    close: async () => void (await Promise.all([requests.close(), queue.close()])),
  }
}
