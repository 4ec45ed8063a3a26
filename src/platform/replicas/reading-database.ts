import type { Db } from '../db/database.ts'
import { isDatabaseAway, isDeadlock, isReadOnly, isStatementTimeout } from '../db/pg-errors.ts'

/** Reasons for which the primary served a read after a replica had failed to. */
export type Failing = 'write' | 'conflict' | 'unsupported' | 'failed'

/** A connection led to another server than the one whose position is known. */
export class OtherServerError extends Error {
  constructor(name: string) {
    super(`${name} leads to several servers. Name each of them in DATABASE_REPLICA_URL, with commas between.`)
  }
}

/**
 * Runs statements on a replica, and on the primary if the replica cannot run them: it went away, cancelled the statement
 * because of a conflict with replay, or cannot read an unlogged table. A statement that writes is refused there, and so
 * are functions that do. Transactions that are not explicitly for reading run on the primary.
 */
export function readingDatabase(replica: Db, primary: Db, onFailing: (reason: Failing, error: unknown) => void): Db {
  const despite = async <T>(read: (db: Db) => Promise<T>): Promise<T> => {
    try {
      return await read(replica)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null) throw error
      onFailing(reason, error)
      return read(primary)
    }
  }
  return {
    isTransaction: false,
    run: (statement) => despite((db) => db.run(statement)),
    transaction: (work, isolation) =>
      isolation === 'repeatable read' ? despite((db) => db.transaction(work, isolation)) : primary.transaction(work),
  }
}

/** A statement that takes too long would take as long on the primary. */
function reasonOf(error: unknown): Failing | null {
  if (isReadOnly(error)) return 'write'
  if (isDeadlock(error)) return 'conflict'
  if ((error as { code?: string }).code === '0A000') return 'unsupported'
  if (error instanceof OtherServerError) return 'failed'
  return isDatabaseAway(error) && !isStatementTimeout(error) ? 'failed' : null
}
