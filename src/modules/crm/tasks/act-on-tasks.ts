import { invalidField, orNull } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { changeTask, removeTask } from './save-task.ts'
import type { TaskAction, TaskActionResult } from './task-schema.ts'

/**
 * Does the same to many tasks, all or none, except those that no longer exist.
 * @throws AppError validation_failed for an unknown or missing owner
 */
export function actOnTasks(ctx: Context, input: TaskAction): Promise<TaskActionResult> {
  if (input.action === 'assign' && input.owner_id === undefined)
    throw invalidField(['body', 'owner_id'], 'owner_id is required to assign tasks; null: nobody', 'missing')
  return inTransaction(ctx, async (ctx) => {
    const result = { changed: 0, unchanged: 0, missing: 0 }
    for (const id of input.ids.toSorted((a, b) => a - b)) result[await act(ctx, id, input)]++
    return result
  })
}

async function act(ctx: TxContext, id: number, { action, owner_id }: TaskAction): Promise<keyof TaskActionResult> {
  if (action === 'delete') return (await orNull(removeTask(ctx, id).then(() => true))) ? 'changed' : 'missing'
  const to = action === 'assign' ? { owner_id: owner_id! } : { done: action === 'complete' }
  const done = await orNull(changeTask(ctx, id, to))
  return done === null ? 'missing' : done.before === done.after ? 'unchanged' : 'changed'
}
