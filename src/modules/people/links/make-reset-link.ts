import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { AppError } from '../../../platform/errors.ts'
import { emailKey } from '../../../platform/text/email-key.ts'
import { makePersonLink } from './make-person-link.ts'

/**
 * For whoever runs the installation: a link by which somebody of the organisation chooses another password, without a mail.
 * @returns its token @throws AppError not_found
 */
export function makeResetLink(ctx: Context, email: string): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const person = await maybeOne<{ id: number }>(ctx)`
      select p.id from person p join membership m on m.person_id = p.id
      where m.org_id = ${ctx.orgId} and p.email_key = ${emailKey(email)}`
    if (person === null) throw new AppError('not_found', 'Nobody with this address works in this organisation.')
    await recordAudit(ctx, { action: 'person.make_reset_link', subjectType: 'person', subjectId: person.id })
    return makePersonLink(ctx, person.id, 'reset')
  })
}
