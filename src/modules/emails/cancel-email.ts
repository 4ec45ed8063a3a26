import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { sql } from '../../platform/db/sql.ts'
import { cancelAndTell } from './cancel-emails.ts'
import { getEmail } from './email-queries.ts'
import type { EmailWithContent } from './email-schema.ts'

/** Takes back a mail that is still to be sent. @throws AppError not_found; conflict when it is too late for that */
export function cancelEmail(ctx: Context, id: number): Promise<EmailWithContent> {
  return inTransaction(ctx, async (ctx) => {
    const before = await getEmail(ctx, id)
    const cancelled = await cancelAndTell(ctx, sql`e.id = ${id}`, 'Somebody of the organisation has taken it back.')
    if (cancelled === 0)
      throw new AppError('conflict', `Email ${id} does not wait to be sent: it is ${before.status}, and stays so.`)
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
