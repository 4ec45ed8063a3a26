import { sql } from 'kysely'
import { listMigrations } from './migrate.ts'
import type { Db } from './open-database.ts'

/** True when the database answers and has every migration of this program. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const { rows } = await sql<{ applied: number }>`select count(*) as applied from migration`.execute(db)
  return rows[0]!.applied >= listMigrations().length
}
