import { setTimeout as wait } from 'node:timers/promises'
import type { Context, TxContext } from '../context.ts'
import { isDeadlock } from './pg-errors.ts'

const MAX_ATTEMPTS = 6
const PAUSE_MS = 15

/**
 * Runs `work` in the caller's transaction when there is one, otherwise in a new one.
 * A transaction that PostgreSQL ended to break a deadlock changed nothing, so it is run again, a little later each time.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: TxContext) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx as TxContext)
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.transaction().execute((tx) => work({ ...ctx, db: tx }))
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error
      await wait(attempt * PAUSE_MS)
    }
  }
}
