import type { Context } from '../../platform/context.ts'
import { one } from '../../platform/db/query.ts'
import { type Range, type RangeQuery, readRange } from './read-range.ts'

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
      return (await isCountedBy(within, range)) ? { answer: await read(within, range) } : null
    }, 'repeatable read')
    if (found !== null) return found.answer
  }
}

/** Whether the figures still stand by the zone of the range, and the organisation has it still. */
async function isCountedBy({ db, orgId }: Context, { time_zone }: Range): Promise<boolean> {
  const { counted } = await one<{ counted: boolean }>({ db })`
    select exists (select from figure_zone z join organisation o on o.id = z.org_id and o.time_zone = z.time_zone
      where z.org_id = ${orgId} and z.known_as = ${time_zone}) as counted`
  return counted
}
