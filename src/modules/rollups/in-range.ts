import type { Context } from '../../platform/context/context.ts'
import { type Range, type RangeQuery, readRange, readZone } from './read-range.ts'

/**
 * Reads figures of a range as of one moment, however many statements that takes: days stay those of the same zone, and no
 * row is in one of the figures and not in another.
 * @throws AppError validation_failed for a range that ends before it begins, or is longer than five years
 */
export async function inRange<T>(
  ctx: Context,
  query: RangeQuery,
  read: (ctx: Context, range: Range) => Promise<T>,
): Promise<T> {
  for (;;) {
    const range = await readRange(ctx, query)
    const found = await ctx.db.transaction(async (db) => {
      const within = { ...ctx, db }
      return (await readZone(within)).zone === range.time_zone ? { answer: await read(within, range) } : null
    }, 'repeatable read')
    if (found !== null) return found.answer
  }
}
