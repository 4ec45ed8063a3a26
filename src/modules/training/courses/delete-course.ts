import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeReference } from '../../../platform/db/pg-errors.ts'
import { change } from '../../../platform/db/query.ts'
import { courseToWire, lockCourse } from './course-queries.ts'

/** Deletes a course. @throws AppError not_found; conflict when a programme requires it, or somebody has completed it */
export function deleteCourse(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = courseToWire(await lockCourse(ctx, id))
    try {
      await change(ctx)`delete from training_course where id = ${id}`
    } catch (error) {
      if (brokeReference(error, 'training_requirement_course'))
        throw new AppError(
          'conflict',
          `A programme requires course ${id}. Remove it from the programme, then delete it.`,
        )
      if (brokeReference(error, 'training_completion_course'))
        throw new AppError('conflict', `Course ${id} has completions, which stay on record, so it cannot be deleted.`)
      if (brokeReference(error, 'training_evidence_course'))
        throw new AppError('conflict', `Course ${id} has evidence. Delete the evidence, then delete the course.`)
      throw error
    }
    await recordAudit(ctx, {
      action: 'training_course.delete',
      subjectType: 'training_course',
      subjectId: id,
      before,
    })
  })
}
