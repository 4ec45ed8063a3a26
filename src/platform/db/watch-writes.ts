import type pg from 'pg'
import { onRefusal } from './cut-connection.ts'
import type { Db } from './database.ts'
import { change } from './query.ts'

/** disk_full and io_error: reads still work, and writes that need more space fail. */
const CANNOT_WRITE = new Set(['53100', '58030'])
/** A full disk may have room for a moment from time to time. */
const HOLD_MS = 5_000

/**
 * Records that the server could not write. `works` then returns false until nothing has failed for 5 seconds and the
 * server has allocated 256 KiB. As long as all is well, nothing is written.
 */
export function watchWrites(pool: pg.Pool, holdMs = HOLD_MS): { works: (db: Db) => Promise<boolean> } {
  let failedAt: number | null = null
  pool.on('connect', (client) =>
    onRefusal(client, ({ code }) => {
      if (CANNOT_WRITE.has(code)) failedAt = performance.now()
    }),
  )
  return {
    async works(db) {
      const seen = failedAt
      if (seen === null) return true
      if (performance.now() - seen < holdMs) return false
      await tryToWrite(db)
      if (failedAt === seen) failedAt = null
      return failedAt === null
    },
  }
}

/** Updates in place succeed on a full disk, so this statement needs new pages. */
async function tryToWrite(db: Db): Promise<void> {
  await db.transaction(
    (tx) => change({ db: tx })`
    create temporary table space_probe on commit drop as
    select repeat('x', 1900) as filler from generate_series(1, 128)`,
  )
}
