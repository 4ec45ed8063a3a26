import type { Context, Services, TxContext } from '../../../platform/context/context.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'
import { change } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

/** The lists of certificates and of badge awards. */
export type Series = '' | 'b'

/** Marks credentials as revoked in their lists, in the caller's transaction: one statement per list. */
export async function setStatusBits(ctx: TxContext, series: Series, ids: number[]): Promise<void> {
  for (const statement of statusWrites(ctx, series, ids)) await change(ctx)`${statement}`
}

/** Takes the mark from credentials that are valid; only a repair needs this. */
export async function clearStatusBits(ctx: TxContext, series: Series, ids: number[]): Promise<void> {
  for (const [list, indices] of placesOf(ctx, series, ids))
    await change(ctx)`
      update status_list set bits = with_status_bits(bits, ${indices}::int[], 0), changed_at = ${later(ctx)}
      where org_id = ${ctx.orgId} and series = ${series} and list = ${list}`
}

/**
 * Returns the statements that mark credentials as revoked, one per list, as parts of a larger statement.
 * @param isDone SQL condition: whether to mark them
 */
export function statusWrites(ctx: Context, series: Series, ids: number[], isDone: Sql = sql`true`): Sql[] {
  return [...placesOf(ctx, series, ids)].map(
    ([list, indices]) => sql`
      insert into status_list (org_id, series, list, bits, changed_at)
      select ${ctx.orgId}::bigint, ${series}::text, ${list}::int,
        with_status_bits(decode(repeat('00', 16384), 'hex'), ${indices}::int[], 1), ${ctx.now()}::timestamptz
      where ${isDone}
      on conflict (org_id, series, list) do update
      set bits = with_status_bits(status_list.bits, ${indices}::int[], 1), changed_at = ${later(ctx)}`,
  )
}

/** The time of a change, after all others of the list, so that two changes within a millisecond differ. */
const later = (ctx: Pick<Services, 'now'>) =>
  sql`greatest(${ctx.now()}::timestamptz, status_list.changed_at + interval '1 millisecond')`

/** The indices of credentials by list, in the order in which all callers lock the lists. */
function placesOf(ctx: Context, series: Series, ids: number[]): Map<number, number[]> {
  const byList = new Map<number, number[]>()
  for (const id of ids.toSorted((a, b) => a - b)) {
    const { list, index } = placeInList(ctx.secret, ctx.orgId, series, id)
    const indices = byList.get(list)
    if (indices) indices.push(index)
    else byList.set(list, [index])
  }
  return byList
}
