import type { Db } from './database.ts'
import { listMigrations } from './migration-files.ts'
import { one } from './query.ts'

/** Whether the database responds, accepts writes and has every migration of this program. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const { applied, writable } = await one<{ applied: number; writable: boolean }>({ db })`
    select count(*) as applied, not current_setting('transaction_read_only')::boolean as writable from migration`
  return writable && applied >= listMigrations().length
}
