import type pg from 'pg'
import type { Db } from '../db/database.ts'
import { one } from '../db/query.ts'

const KEEP_LOCK = 4_663

/**
 * Prevents the removal of blobs until this session ends. Call it before taking the snapshot whose blobs are to be read.
 */
export async function keepBlobs(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [KEEP_LOCK])
}

/**
 * Whether anybody reads the blobs of a snapshot. Check after finding that nothing refers to a blob: a later snapshot
 * does not refer to it either.
 */
export async function areBlobsKept(db: Db): Promise<boolean> {
  const row = await one<{ kept: boolean }>({ db })`
    select exists (
      select 1 from pg_locks where locktype = 'advisory' and objid = ${KEEP_LOCK} and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as kept`
  return row.kept
}
