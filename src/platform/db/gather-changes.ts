import type { Context } from '../context/context.ts'
import { gather } from './gather.ts'
import { inOneStatement } from './in-transaction.ts'
import { isRefusal } from './pg-errors.ts'
import { sql } from './sql.ts'

/**
 * A query of one row that a shared statement reads before all else: from then on it waits 20 ms for any one lock, and is
 * refused. That is longer than a commit takes, and short enough that nobody sees it.
 */
export const boundedWaits = sql`select set_config('lock_timeout', '20ms', true)`

/**
 * Makes changes that are asked for at the same moment share a statement, and so its commit, whatever organisations they
 * are of: docs/decisions/015-gathered-writes.md. Such a statement leaves out what is held by others or is there already,
 * and begins with `boundedWaits`. Whoever it left out, or all when it was refused, have a statement alone, which waits as
 * long as it must and tells why. So nothing that stands in the way of one stands in the way of another. In a transaction
 * each has a statement alone at once.
 * @param write makes each change, or leaves it out, which is null; a statement alone throws what hinders it
 */
export function gatherChanges<Asked, Made>(
  write: (within: Pick<Context, 'db'>, asked: Asked[], how: 'shared' | 'alone') => Promise<(Made | null)[]>,
): (ctx: Context, asked: Asked) => Promise<Made | null> {
  const share = gather(async (within: Pick<Context, 'db'>, asked: Asked[]) => {
    try {
      return await write(within, asked, 'shared')
    } catch (error) {
      if (!isRefusal(error)) throw error
      return asked.map(() => null)
    }
  })
  const writeAlone = async (ctx: Context, asked: Asked) => (await write(ctx, [asked], 'alone'))[0]!
  return async (ctx, asked) => {
    const made = ctx.db.isTransaction ? null : await share(ctx, asked)
    return made ?? inOneStatement(ctx, () => writeAlone(ctx, asked))
  }
}
