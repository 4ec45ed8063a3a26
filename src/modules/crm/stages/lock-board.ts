import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/** Locks the board of the organisation until the transaction ends. Lock it after contacts and before deals. */
export async function lockBoard(ctx: TxContext): Promise<void> {
  await change(ctx)`select pg_advisory_xact_lock(hashtextextended(${`board of ${ctx.orgId}`}, 0))`
}
