import type { Context } from '../../platform/context/context.ts'
import { type Range, type RangeQuery, readRange, readZone } from './read-range.ts'

/**
 * Runs `read` for a range in one repeatable-read transaction, so all its figures are of the same moment and time zone,
 * however many statements it needs. Starts over if the organisation changes its time zone in between.
 * @throws AppError validation_failed for a range that ends before it begins, or is longer than five years
 */
export async function inRange<T>(
  ctx: Context,
  query: RangeQuery,
  read: (ctx: Context, range: Range) => Promise<T>,
): Promise<T> {
  for (;;) {
    const range = await readRange(ctx, query)
    const result = await ctx.db.transaction(async (db) => {
      const within = { ...ctx, db }
      return (await readZone(within)).zone === range.time_zone ? { answer: await read(within, range) } : null
    }, 'repeatable read')
    if (result !== null) return result.answer
  }
}
