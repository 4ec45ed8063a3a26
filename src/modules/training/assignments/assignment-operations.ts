import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { assignPeople, previewAssignment } from './assign-people.ts'
import { getAssignment, listAssignments } from './assignment-queries.ts'
import {
  AssignBody,
  Assigned,
  Assignment,
  AssignmentsQuery,
  AssignPreview,
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

/** Operations for training assignments. */
export const assignmentOperations: readonly Operation[] = [
  operation({
    id: 'assignProgramme',
    method: 'POST',
    path: '/admin/training/programmes/:id/assignments',
    scope: 'training:write',
    tag,
    summary: 'Assign a training programme',
    description:
      'Assigns a programme to up to 1,000 people. Existing assignments stay unchanged, so a repeat has no effect. Earlier achievements count within moments, except for those older than the renewal period. Use `dry_run=true` to count first.',
    params: ofProgramme,
    body: AssignBody,
    answer: Assigned,
    preview: {
      answer: AssignPreview,
      run: (ctx, { params, body }) => previewAssignment(ctx, params.id, body),
    },
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
      'Lists the assignments of a training programme with their status, newest first, including earlier cycles. For all programmes, use "List assignments".',
    params: ofProgramme,
    query: AssignmentsQuery,
    forViewers: ['search'],
    list: Assignment,
    run: (ctx, { params, query }) => listAssignments(ctx, query, params.id),
  }),

  operation({
    id: 'moveDueDate',
    method: 'POST',
    path: '/admin/training/programmes/:id/due-date',
    scope: 'training:write',
    tag,
    summary: 'Move due dates',
    description:
      'Sets another due date for all people who have not completed a programme, or only for the given email addresses. Completed assignments keep theirs. A repeat has no effect. For one person, use "Update an assignment".',
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
      'Lists the training assignments of all programmes, newest first, including earlier cycles. For totals and overdue people, use "Get training compliance".',
    query: AssignmentsQuery,
    forViewers: ['search'],
    list: Assignment,
    run: (ctx, { query }) => listAssignments(ctx, query),
  }),

  operation({
    id: 'getAssignment',
    method: 'GET',
    path,
    scope: 'training:read',
    tag,
    summary: 'Get an assignment',
    description: 'Returns the assignment of one person: programme, due date, status and cycle.',
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
    summary: 'Update an assignment',
    description:
      'Updates the due date or the name, or reassigns the training to another email address as if it were assigned now. Missing fields stay unchanged. Fails with 409 if the assignment is complete, or the other person already has the programme.',
    params: ofAssignment,
    body: UpdateAssignmentBody,
    answer: Assignment,
    refusals: { 409: 'The assignment is complete, or the other person already has the programme' },
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
      'Permanently deletes an assignment. It no longer counts in compliance reports. Earlier cycles stay on record.',
    irreversible: 'The person is no longer counted; earlier cycles stay on record. This cannot be undone.',
    params: ofAssignment,
    run: (ctx, { params }) => deleteAssignment(ctx, params.id),
  }),
]
