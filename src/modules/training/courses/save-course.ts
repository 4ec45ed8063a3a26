import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { one } from '../../../platform/db/query.ts'
import { type CourseRow, courseColumns, courseToWire, lockCourse } from './course-queries.ts'
import type { Course, CreateCourse, UpdateCourse } from './course-schema.ts'

/** Creates a course. @throws AppError already_exists when another course has the code */
export function createCourse(ctx: Context, input: CreateCourse): Promise<Course> {
  const [code, name] = [input.code.trim(), input.name.trim()]
  return inTransaction(ctx, async (ctx) => {
    const after = courseToWire(
      await refusingSameCode(
        code,
        one<CourseRow>(ctx)`
          insert into training_course (org_id, code, name, created_at, updated_at)
          values (${ctx.orgId}, ${code}, ${name}, ${ctx.now()}, ${ctx.now()}) returning ${courseColumns}`,
      ),
    )
    await recordAudit(ctx, {
      action: 'training_course.create',
      subjectType: 'training_course',
      subjectId: after.id,
      after,
    })
    return after
  })
}

/** Updates the given fields. @throws AppError not_found; already_exists when another course has the code */
export function updateCourse(ctx: Context, id: number, input: UpdateCourse): Promise<Course> {
  return inTransaction(ctx, async (ctx) => {
    const before = courseToWire(await lockCourse(ctx, id))
    const [code, name] = [input.code?.trim() ?? before.code, input.name?.trim() ?? before.name]
    if (changesNothing(before, { code, name })) return before
    const after = courseToWire(
      await refusingSameCode(
        code,
        one<CourseRow>(ctx)`
          update training_course set code = ${code}, name = ${name}, updated_at = ${ctx.now()}
          where id = ${id} returning ${courseColumns}`,
      ),
    )
    await recordAudit(ctx, {
      action: 'training_course.update',
      subjectType: 'training_course',
      subjectId: id,
      before,
      after,
    })
    return after
  })
}

async function refusingSameCode<T>(code: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (!brokeUniqueKey(error, 'training_course_code')) throw error
    throw new AppError('already_exists', `A course with the code ${code} already exists. Choose another code.`)
  }
}
