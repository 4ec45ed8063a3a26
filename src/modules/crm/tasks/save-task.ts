import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { lockTaskSubjects } from './lock-task-subjects.ts'
import { getTask, lockTask, taskToWire } from './task-queries.ts'
import type { CreateTask, Task, UpdateTask } from './task-schema.ts'

/** Creates a task; without an owner it is the task of the signed-in member. @throws AppError validation_failed */
export function createTask(ctx: Context, input: CreateTask): Promise<Task> {
  return inTransaction(ctx, async (ctx) => {
    const self = ctx.actor.kind === 'person' ? ctx.actor.id : null
    const { contact_id = null, account_id = null, deal_id = null, owner_id = self, notes = '' } = input
    await lockTaskSubjects(ctx, null, { contact_id, account_id, deal_id, owner_id })
    const dueAt = input.due_at == null ? null : new Date(input.due_at)
    const { id } = await one<{ id: number }>(ctx)`
      insert into crm_task (org_id, title, notes, due_at, owner_id, contact_id, account_id, deal_id, remind_at, created_at, updated_at)
      values (${ctx.orgId}, ${input.title.trim()}, ${notes}, ${dueAt}, ${owner_id}, ${contact_id}, ${account_id}, ${deal_id},
        ${reminderAt(ctx, dueAt)}, ${ctx.now()}, ${ctx.now()})
      returning id`
    const after = await getTask(ctx, id)
    await recordAudit(ctx, { action: 'task.create', subjectType: 'task', subjectId: id, after: storedPart(after) })
    return after
  })
}

/** Updates the given fields. @throws AppError not_found, validation_failed */
export function updateTask(ctx: Context, id: number, input: UpdateTask): Promise<Task> {
  return inTransaction(ctx, async (ctx) => (await changeTask(ctx, id, input)).after)
}

/** Updates the given fields. @returns the task before and after; the same if nothing changed */
export async function changeTask(
  ctx: TxContext,
  id: number,
  input: UpdateTask,
): Promise<{ before: Task; after: Task }> {
  const seen = await getTask(ctx, id)
  await lockTaskSubjects(ctx, seen.contact_id, input)
  const held = await lockTask(ctx, id)
  const before = taskToWire(held)
  const { done = before.done, title = before.title, ...given } = input
  const of = { ...before, ...given, title: title.trim(), done }
  const dueAt = of.due_at === null ? null : new Date(of.due_at)
  const movesDue = dueAt?.getTime() !== held.due_at?.getTime()
  if (!movesDue && FIELDS.every((field) => of[field] === before[field])) return { before, after: before }
  // A new due time, a new owner and reopening ask for a reminder, if that time is still to come.
  const asks = movesDue || of.owner_id !== before.owner_id || (before.done && !done)
  await change(ctx)`
    update crm_task set title = ${of.title}, notes = ${of.notes}, due_at = ${dueAt}, owner_id = ${of.owner_id},
      contact_id = ${of.contact_id}, account_id = ${of.account_id}, deal_id = ${of.deal_id},
      done_at = ${done ? (held.done_at ?? ctx.now()) : null},
      remind_at = case when ${done} then null when ${asks} then ${reminderAt(ctx, dueAt)}::timestamptz else remind_at end,
      updated_at = ${ctx.now()}
    where id = ${id}`
  const after = await getTask(ctx, id)
  await recordAudit(ctx, {
    ...{ action: 'task.update', subjectType: 'task', subjectId: id },
    before: storedPart(before),
    after: storedPart(after),
  })
  return { before, after }
}

const FIELDS = ['title', 'notes', 'owner_id', 'contact_id', 'account_id', 'deal_id', 'done'] as const

/** Deletes a task. @throws AppError not_found */
export function deleteTask(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, (ctx) => removeTask(ctx, id))
}

export async function removeTask(ctx: TxContext, id: number): Promise<void> {
  const before = taskToWire(await lockTask(ctx, id))
  await change(ctx)`delete from crm_task where id = ${id}`
  await recordAudit(ctx, { action: 'task.delete', subjectType: 'task', subjectId: id, before: storedPart(before) })
}

/** Nobody is reminded of a task that was already due when it was saved. */
const reminderAt = (ctx: Context, dueAt: Date | null) => (dueAt !== null && dueAt > ctx.now() ? dueAt : null)

/** The task without the names of other records, for the audit log. */
function storedPart({ owner_name: _, contact_name: __, account_name: ___, deal_title: ____, ...task }: Task) {
  return task
}
