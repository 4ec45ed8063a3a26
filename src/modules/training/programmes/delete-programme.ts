import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { lockProgramme, programmeToWire } from './programme-queries.ts'

/** Deletes a programme with all its assignments; completions of courses stay. @throws AppError not_found */
export function deleteProgramme(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = programmeToWire(await lockProgramme(ctx, id))
    const assignments = await change(ctx)`delete from training_assignment where programme_id = ${id}`
    await change(ctx)`delete from training_programme where id = ${id}`
    await recordAudit(ctx, {
      action: 'training_programme.delete',
      subjectType: 'training_programme',
      subjectId: id,
      before: { ...before, assignments },
    })
  })
}
