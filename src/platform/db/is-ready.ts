import type { Db } from './database.ts'
import { listMigrations } from './migrate.ts'
import { one } from './query.ts'

/** True when the database answers and has every migration of this program. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const { applied } = await one<{ applied: number }>({ db })`select count(*) as applied from migration`
  return applied >= listMigrations().length
}
