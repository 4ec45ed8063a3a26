import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { filledRows, type Listed, pageRange } from '../../../platform/lists/list-page.ts'
import { statusOn, todayOf } from '../assignments/assignment-queries.ts'
import { isNamed } from '../assignments/match-people.ts'
import type { TrainingPeopleQuery, TrainingPerson } from './person-schema.ts'

/** `id` is the newest assignment. */
type PersonRow = Omit<TrainingPerson, 'latest_assignment_id'> & { id: number; list_total: number }

/**
 * Lists the people with a current assignment, each once: those who are overdue first, then by their next due date.
 */
export async function listTrainingPeople(ctx: Context, query: TrainingPeopleQuery): Promise<Listed<TrainingPerson>> {
  const { limit, offset } = pageRange(query)
  const filled = await many<PersonRow>(ctx)`
    with ${peopleMatching(ctx, query)},
    page as (
      select *, row_number() over (${ORDER}) as nth from people ${ORDER} limit ${limit}::int offset ${offset}::bigint
    )
    select (select count(*) from people)::bigint as list_total, ${columns}
    from (values (1)) owner left join page on true ${details(ctx, query)} order by nth`
  return { rows: filledRows(filled).map(personToWire), total: filled[0]?.list_total ?? 0 }
}

/** Yields the people of a list by email address in batches of a few hundred, each with its own statement. */
export async function* trainingPeopleInBatches(
  ctx: Context,
  query: TrainingPeopleQuery,
): AsyncGenerator<TrainingPerson[]> {
  for (let after = ''; ; ) {
    const rows = await many<PersonRow & { email_key: string }>(ctx)`
      with ${peopleMatching(ctx, query, after)},
      page as (select * from people order by email_key limit ${BATCH}::int)
      select page.email_key, ${columns} from page ${details(ctx, query)} order by page.email_key`
    if (rows.length > 0) yield rows.map(personToWire)
    if (rows.length < BATCH) return
    after = rows.at(-1)!.email_key
  }
}

const BATCH = 500

const ORDER = sql.raw('order by overdue = 0, next_due_date nulls last, email_key')

/** A common table `people` with one row for each person who matches and comes after an address. */
function peopleMatching(ctx: Context, query: TrainingPeopleQuery, after: string | null = null): Sql {
  const { search = '', status } = query
  return sql`today as materialized (select ${todayOf(ctx)} as day), people as materialized (
    select email_key, max(a.id) as id, count(a.completed_at)::int as compliant,
      count(*) filter (where a.completed_at is null and (a.due_date is null or a.due_date >= today.day))::int as due,
      count(*) filter (where a.completed_at is null and a.due_date < today.day)::int as overdue,
      min(a.due_date) filter (where a.completed_at is null) as next_due_date
    from today, training_assignment a where ${isCurrent(ctx, query)}
      ${after === null ? sql`` : sql`and a.email_key > ${after}`}
      ${search.trim() === '' ? sql`` : sql`and ${isNamed(search)}`}
    group by email_key
    ${status === undefined ? sql`` : sql`having bool_or(${statusOn(sql`today.day`)} = ${status})`}
  )`
}

const isCurrent = ({ orgId }: Context, { programme_id }: TrainingPeopleQuery): Sql => sql`
  a.org_id = ${orgId} and a.renewed_at is null ${programme_id === undefined ? sql`` : sql`and a.programme_id = ${programme_id}`}`

const columns = sql.raw(`
  page.id, page.compliant, page.due, page.overdue, page.next_due_date::text, newest.email, newest.name, each.assignments`)

/** Adds the name and the assignments to the rows of `page`. */
function details(ctx: Context, query: TrainingPeopleQuery): Sql {
  return sql`
    left join training_assignment newest on newest.id = page.id
    left join lateral (
      select json_agg(json_build_object('assignment_id', a.id, 'programme_id', a.programme_id,
        'status', ${statusOn(sql`today.day`)}, 'due_date', a.due_date, 'completed_at', a.completed_at)
        order by a.programme_id) as assignments
      from today, training_assignment a where ${isCurrent(ctx, query)} and a.email_key = page.email_key
    ) each on true`
}

function personToWire(row: PersonRow): TrainingPerson {
  const { id, email, name, compliant, due, overdue, next_due_date, assignments } = row
  return {
    email,
    name,
    compliant,
    due,
    overdue,
    next_due_date,
    latest_assignment_id: id,
    assignments: assignments.map((each) => ({
      ...each,
      completed_at: each.completed_at === null ? null : isoTime(new Date(each.completed_at)),
    })),
  }
}
