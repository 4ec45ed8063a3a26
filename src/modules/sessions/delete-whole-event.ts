import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many } from '../../platform/db/query.ts'
import { sweepPictureLater } from '../designs/index.ts'
import { deleteEvent } from '../events/index.ts'

/**
 * Deletes an event, and lets the pictures of its speakers be deleted in a week, unless something else uses them.
 * @throws AppError not_found
 */
export function deleteWholeEvent(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const shown = await many<{ picture: string }>(ctx)`
      select distinct picture from speaker where org_id = ${ctx.orgId} and event_id = ${id} and picture is not null`
    await deleteEvent(ctx, id)
    for (const { picture } of shown) await sweepPictureLater(ctx, picture)
  })
}
