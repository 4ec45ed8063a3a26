import type { TxContext } from '../../../platform/context/context.ts'
import { LIST_ENTRIES, placeInList } from '../../../platform/credentials/place-in-list.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { change } from '../../../platform/db/query.ts'
import type { Series } from './status-bits.ts'

const BITS_PER_BYTE = 8

/**
 * Marks any number of credentials as revoked, in the caller's transaction. The bits of a list are joined as a whole, so
 * that its row is locked for milliseconds however many there are.
 */
export async function setManyBits(ctx: TxContext, series: Series, ids: number[]): Promise<void> {
  const marks = new Map<number, Buffer>()
  await forEachBatch(ids, (batch) => {
    for (const id of batch) {
      const { list, index } = placeInList(ctx.secret, ctx.orgId, series, id)
      const bits = marks.get(list) ?? Buffer.alloc(LIST_ENTRIES / BITS_PER_BYTE)
      marks.set(list, bits)
      bits[index >> 3]! |= 0x80 >> (index & 7)
    }
  })
  // All callers lock the lists in this order.
  for (const [list, bits] of [...marks].toSorted(([a], [b]) => a - b))
    await change(ctx)`
      insert into status_list (org_id, series, list, bits, changed_at)
      values (${ctx.orgId}, ${series}, ${list}, ${bits}, ${ctx.now()})
      on conflict (org_id, series, list) do update set
        bits = substr(varbit_send(
          ('x' || encode(status_list.bits, 'hex'))::varbit | ('x' || encode(excluded.bits, 'hex'))::varbit), 5),
        changed_at = greatest(excluded.changed_at, status_list.changed_at + interval '1 millisecond')`
}
