import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { DuplicateGroup, DuplicateQuery, NotDuplicate, NotDuplicates, NotDuplicatesBody } from './duplicate-schema.ts'
import { listDuplicates } from './list-duplicates.ts'
import { addNotDuplicates, deleteNotDuplicate, listNotDuplicates } from './not-duplicates.ts'

const tag = 'CRM'

/** Contacts that may be one person. */
export const duplicateOperations: readonly Operation[] = [
  operation({
    id: 'listDuplicates',
    method: 'GET',
    path: '/admin/crm/duplicates',
    scope: 'crm:read',
    tag,
    summary: 'Find contacts that may be one person, the likeliest first',
    description:
      'Whoever has changed since is compared before, for 20 seconds at most; `X-Total-Count-Capped: true` says that there was more to compare, which a job does now.',
    query: DuplicateQuery,
    list: DuplicateGroup,
    run: (ctx, { query }) => listDuplicates(ctx, query),
  }),

  operation({
    id: 'listNotDuplicates',
    method: 'GET',
    path: '/admin/crm/not-duplicates',
    scope: 'crm:read',
    tag,
    summary: 'List who is known not to be the same, newest first',
    query: Type.Object(Page),
    list: NotDuplicate,
    run: (ctx, { query }) => listNotDuplicates(ctx, query),
  }),

  operation({
    id: 'addNotDuplicates',
    method: 'POST',
    path: '/admin/crm/not-duplicates',
    scope: 'crm:write',
    tag,
    summary: 'Remember that contacts are not the same person',
    description: 'They are in no group of duplicates together any more.',
    body: NotDuplicatesBody,
    answer: NotDuplicates,
    status: 201,
    refusals: { 404: 'A contact is not there; the words name it' },
    run: (ctx, { body }) => addNotDuplicates(ctx, body),
  }),

  operation({
    id: 'deleteNotDuplicate',
    method: 'DELETE',
    path: '/admin/crm/not-duplicates/:id',
    scope: 'crm:write',
    tag,
    summary: 'Let two contacts be duplicates again',
    params: Type.Object({ id: Id }),
    run: (ctx, { params }) => deleteNotDuplicate(ctx, params.id),
  }),
]
