import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { assignPeople } from './assign-people.ts'
import { getAssignment, listAssignments } from './assignment-queries.ts'
import {
  AssignBody,
  Assigned,
  Assignment,
  AssignmentsQuery,
  DueDateBody,
  Moved,
  UpdateAssignmentBody,
} from './assignment-schema.ts'
import { deleteAssignment } from './delete-assignment.ts'
import { moveDueDate } from './move-due-date.ts'
import { updateAssignment } from './update-assignment.ts'

const ofProgramme = Type.Object({ id: IdOf('training programme') })
const ofAssignment = Type.Object({ id: IdOf('assignment') })
const tag = 'Training'
const path = '/admin/training/assignments/:id'

/** Who has what to do, by when. */
export const assignmentOperations: readonly Operation[] = [
  operation({
    id: 'assignProgramme',
    method: 'POST',
    path: '/admin/training/programmes/:id/assignments',
    scope: 'training:write',
    tag,
    summary: 'Assign a training programme',
    description:
      'Gives a programme to up to 1,000 people to do. Whoever has it keeps it as it is, so a repeat changes nothing. What they did before counts too, but nothing older than the months of renewal; it is looked at within moments.',
    params: ofProgramme,
    body: AssignBody,
    answer: Assigned,
    run: (ctx, { params, body }) => assignPeople(ctx, params.id, body),
  }),

  operation({
    id: 'listProgrammeAssignments',
    method: 'GET',
    path: '/admin/training/programmes/:id/assignments',
    scope: 'training:read',
    tag,
    summary: 'List assignments of a programme',
    description:
      'Lists who has a training programme to do and how they stand, newest first, earlier cycles too. Over all programmes, use List assignments.',
    params: ofProgramme,
    query: AssignmentsQuery,
    list: Assignment,
    run: (ctx, { params, query }) => listAssignments(ctx, query, params.id),
  }),

  operation({
    id: 'moveDueDate',
    method: 'POST',
    path: '/admin/training/programmes/:id/due-date',
    scope: 'training:write',
    tag,
    summary: 'Move a due date',
    description:
      'Gives everybody who has not completed a programme another due date, or the named people alone. Those who have completed it keep theirs. A repeat changes nothing more. For a single person, use Change an assignment.',
    params: ofProgramme,
    body: DueDateBody,
    answer: Moved,
    run: (ctx, { params, body }) => moveDueDate(ctx, params.id, body),
  }),

  operation({
    id: 'listAssignments',
    method: 'GET',
    path: '/admin/training/assignments',
    scope: 'training:read',
    tag,
    summary: 'List assignments',
    description:
      'Lists who has which training to do, over all programmes, newest first, earlier cycles too. For totals and who is overdue, use Read training compliance.',
    query: AssignmentsQuery,
    list: Assignment,
    run: (ctx, { query }) => listAssignments(ctx, query),
  }),

  operation({
    id: 'getAssignment',
    method: 'GET',
    path,
    scope: 'training:read',
    tag,
    summary: 'Read an assignment',
    description: 'Gives back what one person has to do: programme, due date, state and cycle.',
    params: ofAssignment,
    answer: Assignment,
    run: (ctx, { params }) => getAssignment(ctx, params.id),
  }),

  operation({
    id: 'updateAssignment',
    method: 'PATCH',
    path,
    scope: 'training:write',
    tag,
    summary: 'Change an assignment',
    description:
      'Sets another due date, puts the name right, or gives it to somebody else by another email, who then has it to do as if it were assigned to them now. Fields that are left out stay. 409 when it is complete, or they have the programme already.',
    params: ofAssignment,
    body: UpdateAssignmentBody,
    answer: Assignment,
    refusals: { 409: 'It is complete, or the other person has the programme already' },
    run: (ctx, { params, body }) => updateAssignment(ctx, params.id, body),
  }),

  operation({
    id: 'deleteAssignment',
    method: 'DELETE',
    path,
    scope: 'training:write',
    tag,
    summary: 'Delete an assignment',
    description:
      'Takes what a person has to do from them, for good; they are not counted any more. Earlier cycles stay on record.',
    irreversible: 'The person is not counted any more; cycles before stay on record. It cannot be undone.',
    params: ofAssignment,
    run: (ctx, { params }) => deleteAssignment(ctx, params.id),
  }),
]
