import { lruCache } from '../../../lib/caches/lru-cache.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { gather } from '../../../platform/db/gather.ts'
import { isRefusal as isRefusedByDatabase } from '../../../platform/db/pg-errors.ts'
import { inDoorTransaction } from './in-door-transaction.ts'

type Work<Asked, Answer> = (ctx: TxContext, eventId: number, asked: Asked[]) => Promise<(() => Answer)[]>

/**
 * Returns a function that does `work` for requests, where concurrent ones for one event share a transaction: they would
 * wait for one another's locks.
 * @param work returns for each request a function that gives its answer or throws its error
 */
export function shareDoorTransaction<Asked extends { ctx: Context }, Answer>(
  work: Work<Asked, Answer>,
): (eventId: number, asked: Asked) => Promise<Answer> {
  const ofEvents = lruCache<ReturnType<typeof gatherOf>>({ values: 1_000, bytes: Number.POSITIVE_INFINITY }, () => 0)
  const gatherOf = (eventId: number) =>
    gather((ctx: Context, asked: Asked[]): Promise<(() => Answer)[]> => together(ctx, eventId, asked))

  const together = async (ctx: Context, eventId: number, asked: Asked[]): Promise<(() => Answer)[]> => {
    try {
      return await inDoorTransaction(ctx, (ctx) => work(ctx, eventId, asked))
    } catch (error) {
      if (asked.length === 1 || !isRefusedByDatabase(error)) throw error
    }
    // A problem of one request must not affect the others.
    return Promise.all(asked.map((each) => alone(eventId, each)))
  }

  const alone = async (eventId: number, asked: Asked): Promise<() => Answer> => {
    const [settled] = await Promise.allSettled([together(asked.ctx, eventId, [asked])])
    if (settled.status === 'fulfilled') return settled.value[0]!
    return () => {
      throw settled.reason
    }
  }

  return async (eventId, asked) => {
    const key = `${asked.ctx.orgId} ${eventId}`
    const gathered = ofEvents.get(key) ?? gatherOf(eventId)
    ofEvents.set(key, gathered)
    const answer = await gathered(asked.ctx, asked)
    return answer()
  }
}
