import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage } from '../../../platform/lists/list-page.ts'
import { emailKey } from '../../attendees/index.ts'
import { noSuchProgramme } from '../programmes/programme-queries.ts'
import type { Assignment, AssignmentsQuery } from './assignment-schema.ts'
import { isNamed } from './match-people.ts'

type Times = 'assigned_at' | 'completed_at' | 'renewed_at'
export type AssignmentRow = Omit<Assignment, Times> & {
  assigned_at: Date
  completed_at: Date | null
  renewed_at: Date | null
}

/** SQL for the current day in the organisation's time zone. */
export const todayOf = ({ orgId, now }: Pick<Context, 'orgId' | 'now'>): Sql =>
  sql`(select local_day(${now()}, time_zone) from organisation where id = ${orgId})`

/** SQL for the status of an assignment `a` on a day. */
export const statusOn = (today: Sql): Sql => sql`
  case when a.completed_at is not null then 'compliant' when a.due_date < ${today} then 'overdue' else 'due' end`

/** Columns of an `AssignmentRow`, from the assignment `a`. */
export const assignmentColumns = (ctx: Context): Sql => sql`
  a.id, a.programme_id, a.email, a.name, a.cycle, a.due_date::text, ${statusOn(todayOf(ctx))} as status, a.assigned_at, a.completed_at,
  a.renewed_at`

export function assignmentToWire(row: AssignmentRow): Assignment {
  const { id, programme_id, email, name, cycle, due_date, status, assigned_at, completed_at, renewed_at } = row
  return {
    id,
    programme_id,
    email,
    name,
    cycle,
    due_date,
    status,
    assigned_at: isoTime(assigned_at),
    completed_at: completed_at && isoTime(completed_at),
    renewed_at: renewed_at && isoTime(renewed_at),
  }
}

/**
 * Lists assignments of the organisation or of one programme, newest first. @throws AppError not_found for the programme
 */
export async function listAssignments(
  ctx: Context,
  { status, email, search, ...page }: AssignmentsQuery,
  programmeId: number | null = null,
): Promise<Listed<Assignment>> {
  const { rows, total } = await listPage<AssignmentRow>(ctx.db, page, {
    within:
      programmeId === null
        ? sql`values (1)`
        : sql`select 1 from training_programme where org_id = ${ctx.orgId} and id = ${programmeId}`,
    ids: sql`select id from training_assignment a where org_id = ${ctx.orgId}
      ${programmeId === null ? sql`` : sql`and programme_id = ${programmeId}`}
      ${email === undefined ? sql`` : sql`and email_key = ${emailKey(email)}`}
      ${search === undefined ? sql`` : sql`and ${isNamed(search)}`}
      ${status === undefined ? sql`` : sql`and ${statusOn(todayOf(ctx))} = ${status}`}`,
    rows: sql`select ${assignmentColumns(ctx)} from page join training_assignment a using (id)`,
  })
  if (total === null) throw noSuchProgramme()
  return { rows: rows.map(assignmentToWire), total }
}

/** Returns an assignment. @throws AppError not_found */
export async function getAssignment(ctx: Context, id: number): Promise<Assignment> {
  return assignmentToWire(await selectAssignment(ctx, id, sql``))
}

/** Returns the assignment, locked against changes until the transaction ends. @throws AppError not_found */
export function lockAssignment(ctx: TxContext, id: number): Promise<AssignmentRow> {
  return selectAssignment(ctx, id, sql`for update of a`)
}

async function selectAssignment(ctx: Context, id: number, lock: Sql): Promise<AssignmentRow> {
  const row = await maybeOne<AssignmentRow>(ctx)`
    select ${assignmentColumns(ctx)} from training_assignment a where a.org_id = ${ctx.orgId} and a.id = ${id} ${lock}`
  if (row === null) throw noSuch('assignment')
  return row
}
