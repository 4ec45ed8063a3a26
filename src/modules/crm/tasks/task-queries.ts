import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { nameOfContact } from '../records/name-of-contact.ts'
import type { Task } from './task-schema.ts'

type Times = 'due_at' | 'done_at' | 'reminded_at' | 'created_at' | 'updated_at'
export type TaskRow = Omit<Task, Times | 'done'> &
  Record<'due_at' | 'done_at' | 'reminded_at', Date | null> & {
    created_at: Date
    updated_at: Date
  }

/** Columns of a `TaskRow`, from a table or alias `t`. */
export const taskColumns = sql.raw(`
  t.id, t.title, t.notes, t.due_at, t.owner_id, (select name from person where person.id = t.owner_id) as owner_name,
  t.contact_id, (select ${nameOfContact('c')} from contact c where c.id = t.contact_id) as contact_name,
  t.account_id, (select name from account where account.id = t.account_id) as account_name,
  t.deal_id, (select title from deal where deal.id = t.deal_id) as deal_title,
  t.done_at, t.reminded_at, t.created_at, t.updated_at`)

export function taskToWire(row: TaskRow): Task {
  const { id, title, notes, owner_id, owner_name, contact_id, contact_name, account_id, account_name } = row
  return {
    id,
    title,
    notes,
    due_at: row.due_at && isoTime(row.due_at),
    owner_id,
    owner_name,
    contact_id,
    contact_name,
    account_id,
    account_name,
    deal_id: row.deal_id,
    deal_title: row.deal_title,
    done: row.done_at !== null,
    done_at: row.done_at && isoTime(row.done_at),
    reminded_at: row.reminded_at && isoTime(row.reminded_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

/** Returns a task. @throws AppError not_found */
export async function getTask(ctx: Context, id: number): Promise<Task> {
  return taskToWire(await selectTask(ctx, id, sql``))
}

/** Returns the task, locked against changes until the transaction ends. @throws AppError not_found */
export async function lockTask(ctx: TxContext, id: number): Promise<TaskRow> {
  return selectTask(ctx, id, sql`for update of t`)
}

async function selectTask(ctx: Context, id: number, lock: Sql): Promise<TaskRow> {
  const row = await maybeOne<TaskRow>(ctx)`
    select ${taskColumns} from crm_task t where t.org_id = ${ctx.orgId} and t.id = ${id} ${lock}`
  if (row === null) throw noSuch('task')
  return row
}
