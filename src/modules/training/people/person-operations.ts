import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { changeEmail } from './change-email.ts'
import { ChangedEmail, ChangeEmailBody } from './change-email-schema.ts'
import { listTrainingPeople, trainingPeopleInBatches } from './list-training-people.ts'
import { TrainingPeopleQuery, TrainingPerson } from './person-schema.ts'

/** The newest programmes that have a column in the file of people. */
const MAX_COLUMNS = 200

/** Operations for one person across all programmes. */
export const personOperations: readonly Operation[] = [
  operation({
    id: 'listTrainingPeople',
    method: 'GET',
    path: '/admin/training/people',
    scope: 'training:read',
    tag: 'Training',
    summary: 'List people in training',
    description:
      'Lists each person with training once, with the status of every programme: overdue people first, then by next due date. Filter by programme, status or name. The file has one row per person and one column per programme. For single assignments, use "List assignments".',
    query: TrainingPeopleQuery,
    list: TrainingPerson,
    table: async (ctx, { query }) => ({ name: 'training-people', rows: rowsOf(ctx, query) }),
    run: (ctx, { query }) => listTrainingPeople(ctx, query),
  }),

  operation({
    id: 'changeTrainingEmail',
    method: 'POST',
    path: '/admin/training/change-email',
    scope: 'training:write',
    tag: 'Training',
    summary: 'Change an email address in training',
    description:
      'Moves all assignments and completions of a person to another email address. Achievements under the new address count too. If nobody has the old address, nothing changes and the counts are 0. Fails with 409 if both have the same programme.',
    irreversible: 'The records of both addresses are combined into one person. This cannot be undone.',
    body: ChangeEmailBody,
    answer: ChangedEmail,
    refusals: { 409: 'The other address has the same programme' },
    run: (ctx, { body }) => changeEmail(ctx, body),
  }),
]

async function* rowsOf(ctx: Context, query: TrainingPeopleQuery): AsyncGenerator<(string | number)[][]> {
  const programmes = await many<{ id: number; name: string }>(ctx)`
    select id, name from training_programme
    where org_id = ${ctx.orgId} and id = coalesce(${query.programme_id ?? null}::bigint, id)
    order by id desc limit ${MAX_COLUMNS}::int`
  yield [['email', 'name', 'compliant', 'due', 'overdue', 'next_due_date', ...programmes.map(({ name }) => name)]]
  for await (const people of trainingPeopleInBatches(ctx, query))
    yield people.map(({ email, name, compliant, due, overdue, next_due_date, assignments }) => {
      const statusOf = new Map<number, string>(assignments.map((each) => [each.programme_id, each.status]))
      const statuses = programmes.map(({ id }) => statusOf.get(id) ?? '')
      return [email, name, compliant, due, overdue, next_due_date ?? '', ...statuses]
    })
}
