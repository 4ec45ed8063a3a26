import type { Context, TxContext } from '../context.ts'
import { isDeadlock } from './pg-errors.ts'

/**
 * Runs `work` in the caller's transaction when there is one, otherwise in a new one.
 * A transaction that PostgreSQL ended to break a deadlock changed nothing, so it is run again, three times in all.
 */
export async function inTransaction<T>(ctx: Context | TxContext, work: (inner: TxContext) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx as TxContext)
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.transaction().execute((tx) => work({ ...ctx, db: tx }))
    } catch (error) {
      if (!isDeadlock(error) || attempt === 3) throw error
    }
  }
}
