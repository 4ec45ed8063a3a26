import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { emailKey } from '../../attendees/index.ts'
import { announceAssignments } from './assign-people.ts'
import { type AssignmentRow, assignmentColumns, assignmentToWire, lockAssignment } from './assignment-queries.ts'
import type { Assignment, UpdateAssignment } from './assignment-schema.ts'
import { earlierCycles, existingName } from './new-cycle.ts'
import { refusingSamePerson } from './refusing-same-person.ts'

/**
 * Updates the due date or the name, or reassigns the training to another person as if it were assigned now. @throws
 * AppError not_found; conflict when it is complete; already_exists when the other person has the programme
 */
export function updateAssignment(ctx: Context, id: number, input: UpdateAssignment): Promise<Assignment> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockAssignment(ctx, id)
    const { due_date = before.due_date, email = before.email } = input
    const name = input.name?.trim() ?? before.name
    if (changesNothing(before, { email, name, due_date })) return assignmentToWire(before)
    const moves = emailKey(email) !== emailKey(before.email)
    if (before.completed_at !== null && (moves || due_date !== before.due_date))
      throw new AppError('conflict', `Assignment ${id} is complete: its person and due date can no longer be changed.`)
    const row = moves
      ? await refusingSamePerson(email, reassign(ctx, before, { email, name: input.name, due_date }))
      : await one<AssignmentRow>(ctx)`
          update training_assignment a set email = ${email}, name = ${name}, due_date = ${due_date}::date,
            updated_at = ${ctx.now()}
          where id = ${id} returning ${assignmentColumns(ctx)}`
    if (moves) await announceAssignments(ctx, row.programme_id, [row])
    const after = assignmentToWire(row)
    await recordAudit(ctx, {
      action: 'training_assignment.update',
      subjectType: 'training_assignment',
      subjectId: id,
      before: assignmentToWire(before),
      after,
    })
    return after
  })
}

function reassign(
  ctx: TxContext,
  { id, programme_id }: AssignmentRow,
  { email, name = '', due_date }: { email: string; name: string | undefined; due_date: string | null },
): Promise<AssignmentRow> {
  const key = sql`${emailKey(email)}`
  return one<AssignmentRow>(ctx)`
    update training_assignment a set email = ${email}, email_key = ${key}, due_date = ${due_date}::date,
      name = coalesce(nullif(${name.trim()}, ''), ${existingName(ctx, key)}), cycle = e.cycles + 1, counts_after = e.counts_after,
      assigned_at = ${ctx.now()}, updated_at = ${ctx.now()}
    from training_programme p cross join lateral (${earlierCycles(ctx, key)}) e
    where a.id = ${id} and p.id = ${programme_id} returning ${assignmentColumns(ctx)}`
}
