import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Id,
  nullable,
  oneOf,
  Page,
  TimeOrNull,
  TimestampInput,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'

/** Maximum number of tasks that one action changes. */
export const MAX_ACTION_TASKS = 200

const title = Title(300, 'Title of the task')
const notes = Type.String({ maxLength: 10_000, description: 'Free notes' })
const subjects = {
  contact_id: nullable(Type.Integer({ description: 'Contact that it is about; null: none' })),
  account_id: nullable(Type.Integer({ description: 'Account (company) that it is about; null: none' })),
  deal_id: nullable(Type.Integer({ description: 'Deal that it is about; null: none' })),
}
const owner = nullable(Type.Integer({ description: 'Member who does it; null: nobody' }))

export const Task = Type.Object(
  {
    id: Id,
    title,
    notes,
    due_at: TimeOrNull('When it is due; its owner gets one reminder by email then', 'it has no due time'),
    owner_id: owner,
    owner_name: nullable(Type.String({ description: 'Name of the member; null: nobody' })),
    ...subjects,
    contact_name: nullable(Type.String({ description: 'Name of the contact; null: no contact' })),
    account_name: nullable(Type.String({ description: 'Name of the account; null: no account' })),
    deal_title: nullable(Type.String({ description: 'Title of the deal; null: no deal' })),
    done: Type.Boolean({ description: 'Whether it is done' }),
    done_at: TimeOrNull('When it was done', 'it is open'),
    reminded_at: TimeOrNull('When its owner was last reminded', 'no reminder was sent'),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Task' },
)

const dueAt = nullable({
  ...TimestampInput,
  description: 'When it is due: ISO 8601, UTC without a zone; null: no due time',
})
const changes = Type.Partial(Type.Object({ notes, due_at: dueAt, owner_id: owner, ...subjects })).properties

export const CreateTaskBody = Type.Object(
  {
    title,
    ...changes,
    owner_id: Type.Optional({
      ...owner,
      description: 'Member who does it; the signed-in member by default; null: nobody',
    }),
  },
  { title: 'NewTask' },
)
export const UpdateTaskBody = Type.Partial(
  Type.Object({ title, ...changes, done: Type.Boolean({ description: 'Whether it is done' }) }),
  { title: 'TaskChange' },
)

export const TasksQuery = Type.Object({
  ...Page,
  status: Type.Optional(
    oneOf(['open', 'overdue', 'done'], { description: 'overdue: open tasks whose due time is over' }),
  ),
  mine: Type.Optional(Type.Boolean({ description: 'true: only tasks of the signed-in member; an API key has none' })),
  owner_id: Type.Optional(Type.Integer({ description: 'Only tasks of this member' })),
  contact_id: Type.Optional(Type.Integer({ description: 'Only tasks about this contact' })),
  account_id: Type.Optional(Type.Integer({ description: 'Only tasks about this account' })),
  deal_id: Type.Optional(Type.Integer({ description: 'Only tasks about this deal' })),
  sort: Type.Optional(
    oneOf(['newest', 'due'], {
      default: 'newest',
      description: 'due: earliest due time first, those without at the end',
    }),
  ),
})

export const TaskActionBody = Type.Object(
  {
    action: oneOf(['complete', 'reopen', 'assign', 'delete'], { description: 'Action on all these tasks' }),
    ids: Type.Array(Type.Integer(), {
      minItems: 1,
      maxItems: MAX_ACTION_TASKS,
      uniqueItems: true,
      description: 'Tasks; those that no longer exist are counted as missing',
    }),
    owner_id: Type.Optional({ ...owner, description: 'With assign: the member who does them; null: nobody' }),
  },
  { title: 'TaskAction' },
)

export const TaskActionResult = Type.Object(
  {
    changed: Type.Integer({ description: 'Number of changed or deleted tasks' }),
    unchanged: Type.Integer({ description: 'Number of tasks that were like this already' }),
    missing: Type.Integer({ description: 'Number of tasks that do not exist' }),
  },
  { title: 'TaskActionResult' },
)

export type Task = Static<typeof Task>
export type CreateTask = Static<typeof CreateTaskBody>
export type UpdateTask = Static<typeof UpdateTaskBody>
export type TasksQuery = Static<typeof TasksQuery>
export type TaskAction = Static<typeof TaskActionBody>
export type TaskActionResult = Static<typeof TaskActionResult>
