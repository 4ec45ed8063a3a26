import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Tx } from './database.ts'
import { isDeadlock } from './pg-errors.ts'
import { change } from './query.ts'

const MAX_ATTEMPTS = 6
const PAUSE_MS = 15

/** The fields that a context gains inside a transaction. */
export type InTransaction = {
  readonly db: Tx
  /** Registers work to run after the commit; a transaction that rolls back never runs it. */
  readonly afterCommit: (work: () => void) => void
}

/**
 * Runs `work` in the caller's transaction when there is one, otherwise in a new one.
 * PostgreSQL ends a transaction to break a deadlock; it has changed nothing and is retried up to five times, each time
 * after a longer pause.
 */
export async function inTransaction<Ctx extends { readonly db: Db }, T>(
  ctx: Ctx,
  work: (ctx: Ctx & InTransaction) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx as Ctx & InTransaction)
  return despiteDeadlocks(() => newTransaction(ctx.db, (within) => work({ ...ctx, ...within })))
}

/**
 * Runs a single statement that makes a whole change, including its audit entry and domain event. Outside a transaction
 * the statement is its own, which takes a third of the round trips, and is retried like a transaction.
 */
export async function inOneStatement<T>(ctx: { readonly db: Db }, statement: () => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? statement() : despiteDeadlocks(statement)
}

/**
 * Runs `work` as a part of a transaction: when it throws, its statements are undone and those before it stay. Parts of
 * one transaction run one after the other; each costs a round trip.
 */
export async function inPart<T>(ctx: InTransaction, work: () => Promise<T>): Promise<T> {
  await change(ctx)`savepoint part`
  try {
    return await work()
  } catch (error) {
    await change(ctx)`rollback to savepoint part`
    throw error
  }
}

async function despiteDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error
      await wait(attempt * PAUSE_MS)
    }
  }
}

/** Runs `work` in a new transaction that belongs to no context, then the work registered for after the commit. */
export async function newTransaction<T>(db: Db, work: (within: InTransaction) => Promise<T>): Promise<T> {
  const afterwards: (() => void)[] = []
  const afterCommit = (work: () => void) => void afterwards.push(work)
  const result = await db.transaction((tx) => {
    // A transaction that a changed table ends is run again.
    afterwards.length = 0
    return work({ db: tx, afterCommit })
  })
  for (const work of afterwards) work()
  return result
}
