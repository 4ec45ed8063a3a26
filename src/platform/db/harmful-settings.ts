import type { Db } from './database.ts'
import { many } from './query.ts'
import { sql } from './sql.ts'

/** Harmful states as SQL conditions, each with a warning for the operator: its effect and how to change it. */
const HARMFUL = [
  [
    sql`current_setting('fsync') = 'off'`,
    'fsync is off: a crash of the machine can destroy the database. Set fsync = on.',
  ],
  [
    sql`current_setting('full_page_writes') = 'off'`,
    'full_page_writes is off: a crash of the machine can destroy the database. Set full_page_writes = on.',
  ],
  [
    sql`current_setting('synchronous_commit') = 'off'`,
    'synchronous_commit is off: a crash of PostgreSQL loses changes that were acknowledged. Set synchronous_commit = on.',
  ],
  [
    sql`current_setting('track_activities') = 'off'`,
    'track_activities is off: statements that take long are taken for lost connections. Set track_activities = on.',
  ],
  [
    sql`current_setting('track_counts') = 'off' or current_setting('autovacuum') = 'off'`,
    'track_counts or autovacuum is off: tables fill with dead rows, and statements become slow. Set both to on.',
  ],
  [
    sql`current_setting('transaction_timeout', true) <> '0'`,
    'transaction_timeout is set: it ends backups, imports and migrations halfway. ' +
      'Set transaction_timeout = 0 for the role or the database of Laurel.',
  ],
  [
    sql`lower('I') <> 'i' or lower('ÀŞЖ') <> 'àşж'`,
    'the database does not turn letters into small ones as Unicode does, so addresses that differ in them count as several ' +
      "people, also when one is erased. Make a database with LC_CTYPE 'C.UTF-8', and move to it by backup and restore.",
  ],
] as const

/** Returns a warning for each setting of this server, role or database that harms Laurel. */
export async function harmfulSettings(db: Db): Promise<string[]> {
  const cases = sql.join(
    HARMFUL.map(([condition, says]) => sql`select ${says}::text as says where ${condition}`),
    ' union all ',
  )
  return (await many<{ says: string }>({ db })`${cases}`).map(({ says }) => says)
}
