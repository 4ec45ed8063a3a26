import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { deleteProgramme } from './delete-programme.ts'
import { getProgramme, listProgrammes } from './programme-queries.ts'
import { CreateProgrammeBody, Programme, UpdateProgrammeBody } from './programme-schema.ts'
import { createProgramme, updateProgramme } from './save-programme.ts'

const params = Type.Object({ id: Id })
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
    summary: 'List training programmes, newest first',
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
    summary: 'Make a training programme',
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
    description: 'Other months of renewal count from the next time on that somebody gets it anew.',
    params,
    body: UpdateProgrammeBody,
    answer: Programme,
    run: (ctx, { params, body }) => updateProgramme(ctx, params.id, body),
  }),

  operation({
    id: 'deleteProgramme',
    method: 'DELETE',
    path,
    scope: 'training:write',
    tag,
    summary: 'Delete a training programme with all its assignments',
    params,
    run: (ctx, { params }) => deleteProgramme(ctx, params.id),
  }),
]
