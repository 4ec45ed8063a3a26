import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { isReferred } from '../../../platform/db/pg-errors.ts'
import { change } from '../../../platform/db/query.ts'
import { lockTemplate, templateToWire } from './email-template-queries.ts'
import { subjectOf } from './save-email-template.ts'

/** Deletes a template. @throws AppError not_found, conflict while automation rules use it */
export async function deleteEmailTemplate(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = templateToWire(await lockTemplate(ctx, id))
    await change(ctx)`delete from email_template where id = ${id}`.catch((error: unknown) => {
      if (!isReferred(error)) throw error
      throw new AppError('conflict', `Automation rules use template ${id}. Remove it from them first.`)
    })
    await recordAudit(ctx, { action: 'email_template.delete', ...subjectOf(before), before })
  })
}
