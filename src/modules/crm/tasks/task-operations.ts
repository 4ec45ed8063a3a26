import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { actOnTasks } from './act-on-tasks.ts'
import { listTasks } from './list-tasks.ts'
import { createTask, deleteTask, updateTask } from './save-task.ts'
import { getTask } from './task-queries.ts'
import {
  CreateTaskBody,
  MAX_ACTION_TASKS,
  Task,
  TaskActionBody,
  TaskActionResult,
  TasksQuery,
  UpdateTaskBody,
} from './task-schema.ts'

const params = Type.Object({ id: IdOf('task') })
const tag = 'CRM'
const all = '/admin/crm/tasks'
const path = '/admin/crm/tasks/:id'

/** Operations for tasks of members. */
export const taskOperations: readonly Operation[] = [
  operation({
    id: 'listTasks',
    method: 'GET',
    path: all,
    scope: 'crm:read',
    tag,
    summary: 'List tasks',
    description:
      'Lists tasks about contacts, accounts and deals, newest first unless `sort` says otherwise. X-Total-Count is exact up to 10,000; beyond that X-Total-Count-Capped is true.',
    query: TasksQuery,
    list: Task,
    run: (ctx, { query }) => listTasks(ctx, query),
  }),

  operation({
    id: 'createTask',
    method: 'POST',
    path: all,
    scope: 'crm:write',
    tag,
    summary: 'Create a task',
    description:
      'Creates a task for a member, with an optional due time, contact, account and deal. When it is due and still open, its owner gets one email. A due time in the past sends none.',
    body: CreateTaskBody,
    answer: Task,
    status: 201,
    run: (ctx, { body }) => createTask(ctx, body),
  }),

  operation({
    id: 'actOnTasks',
    method: 'POST',
    path: '/admin/crm/tasks/actions',
    scope: 'crm:write',
    tag,
    summary: 'Update or delete several tasks',
    description: `Completes, reopens, assigns or deletes up to ${MAX_ACTION_TASKS} tasks at once. Tasks that no longer exist are counted.`,
    irreversible: 'With delete, the tasks are permanently deleted. This cannot be undone.',
    body: TaskActionBody,
    answer: TaskActionResult,
    run: (ctx, { body }) => actOnTasks(ctx, body),
  }),

  operation({
    id: 'getTask',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Get a task',
    description: 'Returns a task with its owner and the names of the contact, account and deal that it is about.',
    params,
    answer: Task,
    run: (ctx, { params }) => getTask(ctx, params.id),
  }),

  operation({
    id: 'updateTask',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Update a task',
    description:
      'Updates the given fields. `done: true` completes a task and cancels its reminder. A new due time, a new owner or reopening asks for a reminder again, if the due time is still to come.',
    params,
    body: UpdateTaskBody,
    answer: Task,
    run: (ctx, { params, body }) => updateTask(ctx, params.id, body),
  }),

  operation({
    id: 'deleteTask',
    method: 'DELETE',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Delete a task',
    description: 'Permanently deletes a task. To keep it, use "Update a task" with `done: true`.',
    irreversible: 'The task is permanently deleted. This cannot be undone.',
    params,
    run: (ctx, { params }) => deleteTask(ctx, params.id),
  }),
]
