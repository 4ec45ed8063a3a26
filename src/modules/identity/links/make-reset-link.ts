import { AppError } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { makePersonLink } from './make-person-link.ts'
import { linkAddress } from './person-link-token.ts'

/**
 * For the operator: creates a link to set a new password, without an email. It is recorded in the audit log of the
 * organisation that the person joined first. @throws AppError not_found
 */
export async function makeResetLink(services: Services, email: string): Promise<string> {
  const person = await maybeOne<{ id: number; org_id: number }>(services)`
    select p.id, m.org_id from person p join membership m on m.person_id = p.id
    where p.email_key = ${emailKey(email)} order by m.created_at, m.org_id limit 1`
  if (person === null) throw new AppError('not_found', `No member has the address ${email}.`)
  const { id, org_id: orgId } = person
  const cli: Context = { ...services, orgId, actor: { kind: 'cli' }, requestId: null }
  return inTransaction(cli, async (ctx) => {
    await recordAudit(ctx, { action: 'person.make_reset_link', subjectType: 'person', subjectId: id })
    return linkAddress(ctx, 'reset', await makePersonLink(ctx, id, 'reset'))
  })
}
