import { setTimeout as wait } from 'node:timers/promises'
import type { Context, TxContext } from '../context.ts'
import type { Db } from './database.ts'
import { isDeadlock, isStalePlan } from './pg-errors.ts'

const MAX_ATTEMPTS = 6
const PAUSE_MS = 15

/**
 * Runs `work` in the caller's transaction when there is one, otherwise in a new one.
 * A transaction that PostgreSQL ended to break a deadlock, or because a table had changed, changed nothing: it is run again,
 * a little later each time.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: TxContext) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx as TxContext)
  return despiteDeadlocks(() => newTransaction(ctx.db, (within) => work({ ...ctx, ...within })))
}

/**
 * Runs a statement that makes a whole change by itself, with all that is written beside it. Without a transaction of the
 * caller it is one of its own, at a third of the round trips; it is run again as a transaction is.
 */
export async function inOneStatement<T>(ctx: Context, statement: () => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? statement() : despiteDeadlocks(statement)
}

async function despiteDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if ((!isDeadlock(error) && !isStalePlan(error)) || attempt === MAX_ATTEMPTS) throw error
      await wait(attempt * PAUSE_MS)
    }
  }
}

/** Runs `work` in a new transaction, whoever it is for, and then what is to be done once that is committed. */
export async function newTransaction<T>(
  db: Db,
  work: (within: Pick<TxContext, 'db' | 'afterCommit'>) => Promise<T>,
): Promise<T> {
  const afterwards: (() => void)[] = []
  const afterCommit = (work: () => void) => void afterwards.push(work)
  const result = await db.transaction((tx) => work({ db: tx, afterCommit }))
  for (const work of afterwards) work()
  return result
}
