import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { deleteProgramme } from './delete-programme.ts'
import { getProgramme, listProgrammes } from './programme-queries.ts'
import { CreateProgrammeBody, Programme, UpdateProgrammeBody } from './programme-schema.ts'
import { createProgramme, updateProgramme } from './save-programme.ts'

const params = Type.Object({ id: IdOf('training programme') })
const tag = 'Training'
const path = '/admin/training/programmes/:id'

/** Operations for training programmes: events here and external courses that people must complete. */
export const programmeOperations: readonly Operation[] = [
  operation({
    id: 'listProgrammes',
    method: 'GET',
    path: '/admin/training/programmes',
    scope: 'training:read',
    tag,
    summary: 'List training programmes',
    description:
      'Lists the training programmes of the organisation with their requirements, newest first. For the people who have one, use "List assignments of a programme".',
    query: Type.Object(Page),
    list: Programme,
    run: (ctx, { query }) => listProgrammes(ctx, query),
  }),

  operation({
    id: 'createProgramme',
    method: 'POST',
    path: '/admin/training/programmes',
    scope: 'training:write',
    tag,
    summary: 'Create a training programme',
    description:
      'Creates a programme of events and external courses that must all be completed. To give it to people, use "Assign a training programme".',
    body: CreateProgrammeBody,
    forViewers: ['due_days'],
    answer: Programme,
    status: 201,
    run: (ctx, { body }) => createProgramme(ctx, body),
  }),

  operation({
    id: 'getProgramme',
    method: 'GET',
    path,
    scope: 'training:read',
    tag,
    summary: 'Get a training programme',
    description: 'Returns one training programme with its requirements.',
    params,
    answer: Programme,
    run: (ctx, { params }) => getProgramme(ctx, params.id),
  }),

  operation({
    id: 'updateProgramme',
    method: 'PATCH',
    path,
    scope: 'training:write',
    tag,
    summary: 'Update a training programme',
    description:
      'Updates the given fields; requirements are replaced as a whole. Completed assignments stay complete; open ones are evaluated again within moments. A new renewal period applies from the next cycle of each person.',
    params,
    body: UpdateProgrammeBody,
    forViewers: ['due_days'],
    answer: Programme,
    run: (ctx, { params, body }) => updateProgramme(ctx, params.id, body),
  }),

  operation({
    id: 'deleteProgramme',
    sensitive: true,
    method: 'DELETE',
    path,
    scope: 'training:write',
    tag,
    summary: 'Delete a training programme',
    description:
      'Permanently deletes a programme with all its assignments, including earlier cycles. Completions of external courses stay.',
    irreversible: 'All assignments of the programme are deleted; completions of courses stay. This cannot be undone.',
    params,
    run: (ctx, { params }) => deleteProgramme(ctx, params.id),
  }),
]
