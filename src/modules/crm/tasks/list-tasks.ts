import type { Context } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { cappedPage } from '../../../platform/lists/capped-page.ts'
import type { Listed } from '../../../platform/lists/list-page.ts'
import { type TaskRow, taskColumns, taskToWire } from './task-queries.ts'
import type { Task, TasksQuery } from './task-schema.ts'

const ORDERS = { newest: sql`t.id desc`, due: sql`t.due_at, t.id` } as const

/** Lists tasks. The total is capped at 10,000. */
export async function listTasks(ctx: Context, query: TasksQuery): Promise<Listed<Task>> {
  const page = await cappedPage<TaskRow>(ctx, query, {
    ids: (max) => sql`
      select t.id from crm_task t where ${sql.join(conditionsOf(ctx, query), ' and ')}
      order by ${ORDERS[query.sort ?? 'newest']} limit ${max}::bigint`,
    total: null,
    rows: sql`select page.nth, ${taskColumns} from page join crm_task t using (id)`,
  })
  return { ...page, rows: page.rows.map(taskToWire) }
}

function conditionsOf(ctx: Context, query: TasksQuery): Sql[] {
  const { status, mine, owner_id, contact_id, account_id, deal_id } = query
  return [
    sql`t.org_id = ${ctx.orgId}`,
    ...(status === undefined ? [] : [status === 'done' ? sql`t.done_at is not null` : sql`t.done_at is null`]),
    ...(status === 'overdue' ? [sql`t.due_at < ${ctx.now()}::timestamptz`] : []),
    ...(mine ? [sql`t.owner_id = ${ctx.actor.kind === 'person' ? ctx.actor.id : null}::bigint`] : []),
    ...(owner_id === undefined ? [] : [sql`t.owner_id = ${owner_id}`]),
    ...(contact_id === undefined ? [] : [sql`t.contact_id = ${contact_id}`]),
    ...(account_id === undefined ? [] : [sql`t.account_id = ${account_id}`]),
    ...(deal_id === undefined ? [] : [sql`t.deal_id = ${deal_id}`]),
  ]
}
