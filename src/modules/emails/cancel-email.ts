import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { sql } from '../../platform/db/sql.ts'
import { cancelAndSettle } from './cancel-emails.ts'
import { getEmail } from './email-queries.ts'
import type { EmailWithContent } from './email-schema.ts'

/** Cancels an email that is still to be sent. @throws AppError not_found; conflict when it is no longer waiting */
export function cancelEmail(ctx: Context, id: number): Promise<EmailWithContent> {
  return inTransaction(ctx, async (ctx) => {
    const before = await getEmail(ctx, id)
    const cancelled = await cancelAndSettle(ctx, sql`e.id = ${id}`, 'A member of the organisation cancelled it.')
    if (cancelled === 0)
      throw new AppError('conflict', `Email ${id} cannot be cancelled because its status is ${before.status}.`)
    await recordAudit(ctx, {
      action: 'email.cancel',
      subjectType: 'email',
      subjectId: id,
      before: { status: before.status },
      after: { status: 'cancelled' },
    })
    return getEmail(ctx, id)
  })
}
