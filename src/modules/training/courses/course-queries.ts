import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import type { Course } from './course-schema.ts'

export type CourseRow = Omit<Course, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

export const courseColumns = sql.raw('id, code, name, created_at, updated_at')

export function courseToWire({ id, code, name, created_at, updated_at }: CourseRow): Course {
  return { id, code, name, created_at: isoTime(created_at), updated_at: isoTime(updated_at) }
}

/** Lists courses by id, newest first; `code` finds the course with this code. */
export async function listCourses(ctx: Context, query: PageQuery & { code?: string }): Promise<Listed<Course>> {
  const { rows, total } = await listPage<CourseRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from training_course
      where org_id = ${ctx.orgId} ${query.code === undefined ? sql`` : sql`and code = ${query.code.trim()}`}`,
    rows: sql`select ${courseColumns} from page join training_course using (id)`,
  })
  return { rows: rows.map(courseToWire), total: total ?? 0 }
}

/** Returns a course. @throws AppError not_found */
export async function getCourse(ctx: Context, id: number): Promise<Course> {
  return courseToWire(await selectCourse(ctx, id, sql``))
}

/** Returns the course, locked against changes until the transaction ends. @throws AppError not_found */
export function lockCourse(ctx: TxContext, id: number): Promise<CourseRow> {
  return selectCourse(ctx, id, sql`for update`)
}

async function selectCourse(ctx: Context, id: number, lock: Sql): Promise<CourseRow> {
  const row = await maybeOne<CourseRow>(ctx)`
    select ${courseColumns} from training_course where org_id = ${ctx.orgId} and id = ${id} ${lock}`
  if (row === null) throw noSuch('course')
  return row
}
