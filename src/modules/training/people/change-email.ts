import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many } from '../../../platform/db/query.ts'
import { emailKey } from '../../attendees/index.ts'
import { announceAssignments } from '../assignments/assign-people.ts'
import { refusingSamePerson } from '../assignments/refusing-same-person.ts'
import type { ChangedEmail, ChangeEmail } from './change-email-schema.ts'

type MovedAssignment = { id: number; programme_id: number; completed_at: Date | null }

/**
 * Moves all assignments and completions of a person to another address. Achievements under the new address count for
 * open assignments. @throws AppError already_exists when both addresses have the same programme
 */
export function changeEmail(ctx: Context, { from, to }: ChangeEmail): Promise<ChangedEmail> {
  const [before, after] = [emailKey(from), emailKey(to)]
  return inTransaction(ctx, async (ctx) => {
    const assignments = await refusingSamePerson(
      to,
      many<MovedAssignment>(ctx)`
        update training_assignment set email = ${to}, email_key = ${after}, updated_at = ${ctx.now()}
        where org_id = ${ctx.orgId} and email_key = ${before} returning id, programme_id, completed_at`,
    )
    const completions = await change(ctx)`
      update training_completion set email = ${to}, email_key = ${after} where org_id = ${ctx.orgId} and email_key = ${before}`
    await change(ctx)`
      update training_evidence set email = ${to}, email_key = ${after} where org_id = ${ctx.orgId} and email_key = ${before}`
    const open = assignments.filter(({ completed_at }) => completed_at === null)
    for (const [programmeId, rows] of Map.groupBy(open, (row) => row.programme_id))
      await announceAssignments(ctx, programmeId, rows)
    const counts = { assignments: assignments.length, completions }
    if (assignments.length + completions > 0)
      await recordAudit(ctx, {
        action: 'organisation.change_training_email',
        subjectType: 'organisation',
        subjectId: ctx.orgId,
        before: { email: from },
        after: { email: to, ...counts },
      })
    return counts
  })
}
