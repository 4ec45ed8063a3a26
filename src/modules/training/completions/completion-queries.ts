import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage } from '../../../platform/lists/list-page.ts'
import { emailKey } from '../../attendees/index.ts'
import { isNamed } from '../assignments/match-people.ts'
import type { Completion, CompletionsQuery } from './completion-schema.ts'

export type CompletionRow = Omit<Completion, 'completed_at' | 'created_at'> & { completed_at: Date; created_at: Date }

/** Columns of a `CompletionRow`, from the completion `t` of the course `c`. */
export const completionColumns = sql.raw(
  't.id, t.course_id, c.code as course_code, t.email, t.name, t.completed_at, t.external_id, t.created_at',
)

export function completionToWire(row: CompletionRow): Completion {
  const { id, course_id, course_code, email, name, completed_at, external_id, created_at } = row
  return {
    id,
    course_id,
    course_code,
    email,
    name,
    completed_at: isoTime(completed_at),
    external_id,
    created_at: isoTime(created_at),
  }
}

/** Lists completions of external courses, newest first. */
export async function listCompletions(ctx: Context, query: CompletionsQuery): Promise<Listed<Completion>> {
  const { email, course_id, external_id, search, ...page } = query
  const { rows, total } = await listPage<CompletionRow>(ctx.db, page, {
    within: sql`values (1)`,
    ids: sql`select id from training_completion a where org_id = ${ctx.orgId}
      ${email === undefined ? sql`` : sql`and email_key = ${emailKey(email)}`}
      ${course_id === undefined ? sql`` : sql`and course_id = ${course_id}`}
      ${external_id === undefined ? sql`` : sql`and external_id = ${external_id}`}
      ${search === undefined ? sql`` : sql`and ${isNamed(search)}`}`,
    rows: sql`
      select ${completionColumns} from page join training_completion t using (id) join training_course c on c.id = t.course_id`,
  })
  return { rows: rows.map(completionToWire), total: total ?? 0 }
}
