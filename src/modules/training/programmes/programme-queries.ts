import { type AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import type { Programme } from './programme-schema.ts'

export type ProgrammeRow = Omit<Programme, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

/** Columns of a `ProgrammeRow`, from the programme `p`. */
const programmeColumns = sql`
  p.id, p.name, p.description, p.renew_months, p.due_days, p.created_at, p.updated_at,
  (select coalesce(json_agg(json_build_object('event_id', r.event_id, 'course_id', r.course_id, 'name', coalesce(e.name, c.name)) order by r.id), '[]')
    from training_requirement r left join event e on e.id = r.event_id left join training_course c on c.id = r.course_id
    where r.programme_id = p.id) as requirements`

export function programmeToWire(row: ProgrammeRow): Programme {
  const { id, name, description, renew_months, due_days, requirements, created_at, updated_at } = row
  return {
    id,
    name,
    description,
    renew_months,
    requirements,
    due_days,
    created_at: isoTime(created_at),
    updated_at: isoTime(updated_at),
  }
}

export function noSuchProgramme(): AppError {
  return noSuch('programme')
}

export async function listProgrammes(ctx: Context, query: PageQuery): Promise<Listed<Programme>> {
  const { rows, total } = await listPage<ProgrammeRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from training_programme where org_id = ${ctx.orgId}`,
    rows: sql`select ${programmeColumns} from page join training_programme p using (id)`,
  })
  return { rows: rows.map(programmeToWire), total: total ?? 0 }
}

/** Returns a programme. @throws AppError not_found */
export async function getProgramme(ctx: Context, id: number): Promise<Programme> {
  return programmeToWire(await selectProgramme(ctx, id, sql``))
}

/** Returns the programme, locked against changes until the transaction ends. @throws AppError not_found */
export function lockProgramme(ctx: TxContext, id: number): Promise<ProgrammeRow> {
  return selectProgramme(ctx, id, sql`for update of p`)
}

async function selectProgramme(ctx: Context, id: number, lock: Sql): Promise<ProgrammeRow> {
  const row = await maybeOne<ProgrammeRow>(ctx)`
    select ${programmeColumns} from training_programme p where p.org_id = ${ctx.orgId} and p.id = ${id} ${lock}`
  if (row === null) throw noSuchProgramme()
  return row
}
