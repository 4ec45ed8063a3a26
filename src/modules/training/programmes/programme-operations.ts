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

/** What people have to do: events here and courses elsewhere. */
export const programmeOperations: readonly Operation[] = [
  operation({
    id: 'listProgrammes',
    method: 'GET',
    path: '/admin/training/programmes',
    scope: 'training:read',
    tag,
    summary: 'List training programmes',
    description:
      'Lists the training programmes of the organisation with what they require, newest first. Who has one to do is told by List assignments of a programme.',
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
      'Makes a programme: events here and courses elsewhere that must all be done. Nobody has it to do until Assign a training programme gives it to them.',
    body: CreateProgrammeBody,
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
    summary: 'Read a training programme',
    description: 'Gives back one training programme with what it requires.',
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
    summary: 'Change a training programme',
    description:
      'Changes the given fields; the list of requirements is replaced as a whole. What is complete stays so; all else is measured anew within moments. Another renewal, in months, counts from the next time on that somebody gets the programme anew.',
    params,
    body: UpdateProgrammeBody,
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
      'Deletes a programme with all its assignments, earlier cycles too, for good. Completions of outside courses stay.',
    irreversible: 'All that was assigned of it goes with it; completions of courses stay. It cannot be undone.',
    params,
    run: (ctx, { params }) => deleteProgramme(ctx, params.id),
  }),
]
