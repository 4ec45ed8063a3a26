import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'

/**
 * Runs `work`, which records scans, in a transaction. If another transaction has recorded a scan with the same key, it
 * runs again and finds it.
 */
export async function inDoorTransaction<T>(ctx: Context, work: (ctx: TxContext) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    if (!brokeUniqueKey(error, 'scan_once')) throw error
    return inTransaction(ctx, work)
  }
}
