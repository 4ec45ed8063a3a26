import { invalidField } from '../../lib/errors.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { lockDesign } from './design-queries.ts'
import { saveDesign } from './save-design.ts'

/**
 * Archives a design, so that it is no longer offered. Events and certificates keep it. An archived design stays as it
 * is. @throws AppError not_found, precondition_failed
 */
export function archiveDesign(ctx: Context, id: number, ifMatch: readonly number[] | null = null): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const design = await lockDesign(ctx, id, ifMatch)
    if (design.archived_at === null) await saveDesign(ctx, 'design.archive', design, { archived: true })
  })
}

/**
 * Rejects an archived design as an event's choice, and prevents archiving until the transaction ends. A missing design
 * is left to the statement that stores the choice. @throws AppError validation_failed
 */
export async function refuseArchived(ctx: TxContext, id: number): Promise<void> {
  const design = await maybeOne<{ archived_at: Date | null }>(ctx)`
    select archived_at from design where org_id = ${ctx.orgId} and id = ${id} for share`
  if (design?.archived_at)
    throw invalidField(
      ['body', 'template_id'],
      'template_id is an archived design: restore it, or choose another one',
      'archived',
    )
}
