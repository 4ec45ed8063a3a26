import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { emailKey } from '../../attendees/index.ts'
import type { CompletionRow, RejectedRow } from './completion-schema.ts'

type Course = { id: number; code: string; name: string }

export type ValidCompletion = {
  course: Course
  email: string
  key: string
  name: string
  completedAt: Date
  externalId: string
}

/**
 * Tolerance, because a date without a time means midnight UTC, which may still be ahead when that day has begun further
 * east.
 */
const AHEAD_MS = 24 * 3_600_000

/** Separates valid rows from repeated ones (known external id) and invalid ones. */
export async function validateCompletions(ctx: TxContext, rows: CompletionRow[]) {
  const courses = await findCourses(ctx, rows)
  const people = await knownPeople(ctx, rows)
  const taken = await knownCompletions(ctx, rows)
  const valid: ValidCompletion[] = []
  const errors: RejectedRow[] = []
  let repeated = 0
  for (const [row, given] of rows.entries()) {
    const refuse = (field: string, code: string, message: string) => errors.push({ row, field, code, message })
    const { external_id: externalId } = given
    const email = given.email.trim()
    const course = courses.get(courseKey(given.course))
    const key = emailKey(email)
    const completedAt = given.completed_at == null ? ctx.now() : parseTimestamp(given.completed_at)
    const known = taken.get(externalId)
    if (course === undefined)
      refuse(
        'course',
        'unknown_course',
        `There is no course ${given.course}: create it first, or use another code or id`,
      )
    else if (known === course.id) repeated++
    else if (known !== undefined)
      refuse(
        'external_id',
        'other_course',
        `${externalId} is already used by a completion of another course; use a different external_id`,
      )
    else if (!people.has(key))
      refuse(
        'email',
        'unknown_person',
        `${email} is not an attendee and has no training assignment; register or assign the person first`,
      )
    else if (completedAt === null)
      refuse('completed_at', 'invalid_time', 'completed_at must be a time such as 2026-11-20T09:30:00Z')
    else if (completedAt.getTime() > ctx.now().getTime() + AHEAD_MS)
      refuse('completed_at', 'in_the_future', 'completed_at must be at most one day in the future')
    else {
      taken.set(externalId, course.id)
      valid.push({ course, email, key, name: given.name?.trim() ?? '', completedAt, externalId })
    }
  }
  return { valid, repeated, errors }
}

/** Key of the course of a row: an id is a number, a code is a text. */
const courseKey = (course: string | number) => (typeof course === 'number' ? course : course.trim())

/** Returns courses by code and by id, locked against deletion until the transaction ends. */
async function findCourses(ctx: TxContext, rows: CompletionRow[]): Promise<Map<string | number, Course>> {
  const keys = [...new Set(rows.map(({ course }) => courseKey(course)))]
  const found = await many<Course>(ctx)`
    select id, code, name from training_course
    where org_id = ${ctx.orgId} and (id = any(${keys.filter((name) => typeof name === 'number')}::bigint[])
      or code = any(${keys.filter((name) => typeof name === 'string')}::text[]))
    order by id for key share`
  const courses = new Map<string | number, Course>()
  for (const course of found) courses.set(course.id, course).set(course.code, course)
  return courses
}

async function knownPeople(ctx: TxContext, rows: CompletionRow[]): Promise<Set<string>> {
  const keys = [...new Set(rows.map(({ email }) => emailKey(email)))]
  const found = await many<{ key: string }>(ctx)`
    select key from unnest(${keys}::text[]) as key
    where exists (select from training_assignment where org_id = ${ctx.orgId} and email_key = key)
      or exists (select from attendee where org_id = ${ctx.orgId} and email_key = key)`
  return new Set(found.map(({ key }) => key))
}

async function knownCompletions(ctx: TxContext, rows: CompletionRow[]): Promise<Map<string, number>> {
  const found = await many<{ external_id: string; course_id: number }>(ctx)`
    select external_id, course_id from unnest(${rows.map(({ external_id }) => external_id)}::text[]) as external_id
    join training_completion t using (external_id) where t.org_id = ${ctx.orgId}`
  return new Map(found.map(({ external_id, course_id }) => [external_id, course_id]))
}
