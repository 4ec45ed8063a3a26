import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { listPage } from '../../../platform/lists/list-page.ts'
import { emailKey } from '../../attendees/index.ts'
import { inRange, rangeToWire } from '../../rollups/index.ts'
import { statusOn } from '../assignments/assignment-queries.ts'
import type { ComplianceQuery, PersonCompliance, ProgrammeCompliance, TrainingCompliance } from './compliance-schema.ts'
import { complianceTrend } from './compliance-trend.ts'

type PersonRow = Omit<PersonCompliance, 'assignment_id' | 'assigned_at' | 'completed_at'> & {
  id: number
  assigned_at: Date
  completed_at: Date | null
}

const BATCH = 500

/** Returns who has completed their training as of today in the organisation's time zone, with totals and a trend. */
export function getTrainingCompliance(ctx: Context, query: ComplianceQuery): Promise<TrainingCompliance> {
  return inRange(ctx, query, async (ctx, range) => {
    const { today } = await currentDay(ctx, range.as_of)
    const programmes = await countByProgramme(ctx, today, query)
    const trend = await complianceTrend(ctx, range, { today, programmeId: query.programme_id })
    const { rows, total } = await listPage<PersonRow>(ctx.db, query, {
      within: sql`values (1)`,
      ids: sql`select id from training_assignment a where ${matchesQuery(ctx, today, query)}`,
      rows: sql`
        select ${columns(today)} from page join training_assignment a using (id) join training_programme p on p.id = a.programme_id`,
    })
    const sum = (of: (each: ProgrammeCompliance) => number) => programmes.reduce((total, each) => total + of(each), 0)
    return {
      ...rangeToWire(range),
      today,
      totals: { compliant: sum((p) => p.compliant), due: sum((p) => p.due), overdue: sum((p) => p.overdue) },
      programmes,
      trend,
      total_rows: total ?? 0,
      rows: rows.map(personToWire),
    }
  })
}

/** Yields all rows by id in batches of a few hundred, each with its own statement. */
export async function* complianceInBatches(ctx: Context, query: ComplianceQuery): AsyncGenerator<PersonCompliance[]> {
  const { today } = await currentDay(ctx, ctx.now())
  for (let after = 0; ; ) {
    const rows = await many<PersonRow>(ctx)`
      select ${columns(today)} from training_assignment a join training_programme p on p.id = a.programme_id
      where ${matchesQuery(ctx, today, query)} and a.id > ${after} order by a.id limit ${BATCH}::int`
    if (rows.length > 0) yield rows.map(personToWire)
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

function currentDay({ orgId, db }: Context, at: Date): Promise<{ today: string }> {
  return one<{ today: string }>({ db })`
    select local_day(${at}, time_zone)::text as today from organisation where id = ${orgId}`
}

/** Condition for the current cycles: a cycle that was followed by another is history. */
function matchesQuery(ctx: Context, today: string, { programme_id, status, email }: ComplianceQuery): Sql {
  return sql`a.org_id = ${ctx.orgId} and a.renewed_at is null
    ${programme_id === undefined ? sql`` : sql`and a.programme_id = ${programme_id}`}
    ${email === undefined ? sql`` : sql`and a.email_key = ${emailKey(email)}`}
    ${status === undefined ? sql`` : sql`and ${statusOn(sql`${today}::date`)} = ${status}`}`
}

const columns = (today: string): Sql => sql`
  a.id, a.programme_id, p.name as programme_name, a.email, a.name, ${statusOn(sql`${today}::date`)} as status, a.cycle,
  a.due_date::text, a.assigned_at, a.completed_at`

function countByProgramme(
  { orgId, db }: Context,
  today: string,
  { programme_id }: ComplianceQuery,
): Promise<ProgrammeCompliance[]> {
  return many<ProgrammeCompliance>({ db })`
    with counted as (
      select programme_id, status, count(*)::int as people from (
        select a.programme_id, ${statusOn(sql`${today}::date`)} as status from training_assignment a
        where a.org_id = ${orgId} and a.renewed_at is null) each
      group by 1, 2
    )
    select p.id as programme_id, p.name as programme_name,
      coalesce(sum(people) filter (where status = 'compliant'), 0)::int as compliant,
      coalesce(sum(people) filter (where status = 'due'), 0)::int as due,
      coalesce(sum(people) filter (where status = 'overdue'), 0)::int as overdue
    from training_programme p left join counted c on c.programme_id = p.id
    where p.org_id = ${orgId} ${programme_id === undefined ? sql`` : sql`and p.id = ${programme_id}`}
    group by p.id order by p.id desc`
}

function personToWire(row: PersonRow): PersonCompliance {
  const { id, programme_id, programme_name, email, name, status, cycle, due_date, assigned_at, completed_at } = row
  return {
    assignment_id: id,
    programme_id,
    programme_name,
    email,
    name,
    status,
    cycle,
    due_date,
    assigned_at: isoTime(assigned_at),
    completed_at: completed_at && isoTime(completed_at),
  }
}
