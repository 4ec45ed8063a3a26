import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
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

const params = Type.Object({ id: Id })
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
    summary: 'Assign a training programme to people',
    description:
      'Whoever has it keeps it as it is, so a request that is repeated changes nothing. What people have done already counts, unless the programme is renewed and it is older than that; it is looked at within moments.',
    params,
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
    summary: 'List the assignments of a training programme, newest first',
    params,
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
    summary: 'Give everybody who has not completed a training programme another due date, or some of them',
    params,
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
    summary: 'List the assignments of all training programmes, newest first',
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
    params,
    answer: Assignment,
    run: (ctx, { params }) => getAssignment(ctx, params.id),
  }),

  operation({
    id: 'updateAssignment',
    method: 'PATCH',
    path,
    scope: 'training:write',
    tag,
    summary: 'Extend an assignment, give it to somebody else, or put the name right',
    description: 'Whoever gets it by another email has it to do as if it were assigned to them now.',
    params,
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
    summary: 'Take an assignment from a person; earlier cycles stay on record',
    params,
    run: (ctx, { params }) => deleteAssignment(ctx, params.id),
  }),
]
