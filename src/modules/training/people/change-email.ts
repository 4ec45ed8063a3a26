import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many } from '../../../platform/db/query.ts'
import { emailKey } from '../../attendees/index.ts'
import { tellOfAssignments } from '../assignments/assign-people.ts'
import { refusingSamePerson } from '../assignments/refusing-same-person.ts'
import type { ChangedEmail, ChangeEmail } from './change-email-schema.ts'

type Moved = { id: number; programme_id: number; completed_at: Date | null }

/**
 * Gives all that a person has to do and has done another address. What they did under the new one counts for what they
 * still have to do. @throws AppError already_exists when both have the same programme
 */
export function changeEmail(ctx: Context, { from, to }: ChangeEmail): Promise<ChangedEmail> {
  const [before, after] = [emailKey(from), emailKey(to)]
  return inTransaction(ctx, async (ctx) => {
    const assignments = await refusingSamePerson(
      to,
      many<Moved>(ctx)`
        update training_assignment set email = ${to}, email_key = ${after}, updated_at = ${ctx.now()}
        where org_id = ${ctx.orgId} and email_key = ${before} returning id, programme_id, completed_at`,
    )
    const completions = await change(ctx)`
      update training_completion set email = ${to}, email_key = ${after} where org_id = ${ctx.orgId} and email_key = ${before}`
    const open = assignments.filter(({ completed_at }) => completed_at === null)
    for (const [programmeId, rows] of Map.groupBy(open, (row) => row.programme_id))
      await tellOfAssignments(ctx, programmeId, rows)
    const told = { assignments: assignments.length, completions }
    if (assignments.length + completions > 0)
      await recordAudit(ctx, {
        action: 'organisation.change_training_email',
        subjectType: 'organisation',
        subjectId: ctx.orgId,
        before: { email: from },
        after: { email: to, ...told },
      })
    return told
  })
}
