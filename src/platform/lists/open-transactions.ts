import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'

const ASK_MS = 20

/**
 * Waits until every transaction of this database that is open now has ended, whatever it has done so far.
 * @returns false when that takes longer than it may
 */
export async function transactionsEnd(db: Db, withinMs: number): Promise<boolean> {
  let open = await openTransactions(db)
  for (const deadline = performance.now() + withinMs; open.length > 0; ) {
    if (performance.now() > deadline) return false
    await wait(ASK_MS)
    const still = new Set(await openTransactions(db))
    open = open.filter((transaction) => still.has(transaction))
  }
  return true
}

/** Each holds a lock on its own number, from before its first snapshot. Vacuuming may take an hour, and writes no rows. */
async function openTransactions(db: Db): Promise<string[]> {
  const rows = await many<{ virtualtransaction: string }>({ db })`
    select virtualtransaction from pg_locks join pg_stat_activity a using (pid)
    where locktype = 'virtualxid' and mode = 'ExclusiveLock' and a.datname = current_database()
      and pid <> pg_backend_pid() and a.backend_type is distinct from 'autovacuum worker'`
  return rows.map(({ virtualtransaction }) => virtualtransaction)
}
