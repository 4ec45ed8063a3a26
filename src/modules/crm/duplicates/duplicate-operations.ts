import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
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
    summary: 'Find duplicate contacts',
    description:
      'Groups of contacts that may be one person, the likeliest first: for "Merge contacts" or "Remember who is not the same". Those who have changed are compared before, for 20 seconds at most; `X-Total-Count-Capped: true` says that there was more, which a job does now.',
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
    summary: 'List who is not the same',
    description: 'Pages of pairs of contacts that are known not to be one person, newest first.',
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
    summary: 'Remember who is not the same',
    description:
      'Remembers that contacts are not the same person: they are in no group of "Find duplicate contacts" together any more. Each two of them make a pair; pairs that are known already stay.',
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
    summary: 'Forget who is not the same',
    description: 'Lets two contacts be found as duplicates again. The contacts themselves stay as they are.',
    params: Type.Object({ id: IdOf('pair of contacts that are not the same') }),
    run: (ctx, { params }) => deleteNotDuplicate(ctx, params.id),
  }),
]
