import { invalidField } from '../../lib/errors.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { lockDesign } from './design-queries.ts'
import { saveDesign } from './save-design.ts'

/**
 * Puts a design away: it is offered no more. Events that have it keep it, and certificates theirs. One that is archived
 * stays as it is. @throws AppError not_found, precondition_failed
 */
export function archiveDesign(ctx: Context, id: number, ifMatch: readonly number[] | null = null): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const design = await lockDesign(ctx, id, ifMatch)
    if (design.archived_at === null) await saveDesign(ctx, 'design.archive', design, { archived: true })
  })
}

/**
 * Refuses an archived design as what an event is about to choose; until the transaction ends none is archived. One that is
 * not there is left to whoever stores it. @throws AppError validation_failed
 */
export async function refuseArchived(ctx: TxContext, id: number): Promise<void> {
  const design = await maybeOne<{ archived_at: Date | null }>(ctx)`
    select archived_at from design where org_id = ${ctx.orgId} and id = ${id} for share`
  if (design?.archived_at)
    throw invalidField(
      ['body', 'template_id'],
      'template_id is an archived design: bring it back, or choose another',
      'archived',
    )
}
