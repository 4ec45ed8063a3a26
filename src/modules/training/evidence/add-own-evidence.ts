import { AppError, noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many, maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { addEvidence, type StoredEvidence } from './add-evidence.ts'
import type { Evidence } from './evidence-schema.ts'

/** Most files of a person for one course that wait for a decision. */
const MAX_WAITING = 3

export type OpenCourse = { course_id: number; course_name: string }
export type OwnEvidence = Pick<Evidence, 'course_name' | 'file_name' | 'status' | 'reason'> & { created_at: Date }

/** SQL for assignments of an address that wait for a completion of the course `c`. */
const openAssignments = ({ orgId }: Context, key: string) => sql`
  training_assignment s join training_requirement r on r.programme_id = s.programme_id
  where s.org_id = ${orgId} and s.email_key = ${key} and s.completed_at is null and r.course_id = c.id
    and not exists (
      select from training_completion t where t.course_id = c.id and t.email_key = s.email_key
        and (s.counts_after is null or t.completed_at > s.counts_after))`

/** Returns the courses that a person still has to complete for their assignments. @param key the normalised address */
export function openCourses(ctx: Context, key: string, max: number): Promise<OpenCourse[]> {
  return many<OpenCourse>(ctx)`
    select c.id as course_id, c.name as course_name from training_course c
    where c.org_id = ${ctx.orgId} and exists (select from ${openAssignments(ctx, key)})
    order by c.name, c.id limit ${max}::int`
}

/** Returns the evidence of a person, newest first. @param key the normalised address */
export function ownEvidence(ctx: Context, key: string, max: number): Promise<OwnEvidence[]> {
  return many<OwnEvidence>(ctx)`
    select c.name as course_name, e.file_name, e.status, e.reason, e.created_at
    from training_evidence e join training_course c on c.id = e.course_id
    where e.org_id = ${ctx.orgId} and e.email_key = ${key} order by e.id desc limit ${max}::int`
}

/** Returns whether a person still has to complete a course. @param key the normalised address */
export async function findOpenCourse(ctx: Context, key: string, courseId: number): Promise<boolean> {
  const course = await maybeOne(ctx)`
    select from training_course c
    where c.org_id = ${ctx.orgId} and c.id = ${courseId} and exists (select from ${openAssignments(ctx, key)})`
  return course !== null
}

/**
 * Adds evidence that a person sends for a course of one of their assignments. @throws AppError not_found if they need
 * not complete the course; conflict if enough files wait; validation_failed for a day in the future
 */
export function addOwnEvidence(
  ctx: Context,
  key: string,
  { course_id, completed_on }: { course_id: number; completed_on?: string },
  stored: StoredEvidence,
): Promise<Evidence> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await findOpenCourse(ctx, key, course_id))) throw noSuch('course')
    // The lock makes requests of one person wait for each other, so that all of them count the same files.
    const [own] = await many<{ email: string }>(ctx)`
      select email from training_assignment where org_id = ${ctx.orgId} and email_key = ${key} order by id for update`
    const { waiting } = await one<{ waiting: number }>(ctx)`
      select count(*)::int as waiting from training_evidence
      where org_id = ${ctx.orgId} and email_key = ${key} and course_id = ${course_id} and status = 'pending'`
    if (waiting >= MAX_WAITING)
      throw new AppError('conflict', `${MAX_WAITING} files for this course wait already. Wait for the decision.`)
    return addEvidence(ctx, { course_id, email: own!.email, ...(completed_on && { completed_on }) }, stored)
  })
}
