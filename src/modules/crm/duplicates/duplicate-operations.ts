import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { DuplicateGroup, DuplicateQuery, NotDuplicate, NotDuplicates, NotDuplicatesBody } from './duplicate-schema.ts'
import { listDuplicates } from './list-duplicates.ts'
import { addNotDuplicates, deleteNotDuplicate, listNotDuplicates } from './not-duplicates.ts'

const tag = 'CRM'

/** Operations for contacts that may be the same person. */
export const duplicateOperations: readonly Operation[] = [
  operation({
    id: 'listDuplicates',
    method: 'GET',
    path: '/admin/crm/duplicates',
    scope: 'crm:read',
    tag,
    summary: 'List duplicate contacts',
    description:
      'Lists groups of contacts that may be the same person, most likely first, for "Merge contacts" or "Dismiss duplicate contacts". Changed contacts are compared first, for up to 20 seconds. `X-Total-Count-Capped: true` means that a job is still comparing the rest.',
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
    summary: 'List dismissed duplicates',
    description: 'Lists pairs of contacts that were marked as different people, newest first.',
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
    summary: 'Dismiss duplicate contacts',
    description:
      'Marks contacts as different people, so that no two of them appear in a group of "List duplicate contacts" again. Each combination of two becomes a pair; existing pairs stay.',
    body: NotDuplicatesBody,
    answer: NotDuplicates,
    status: 201,
    refusals: { 404: 'A contact does not exist; the message names it' },
    run: (ctx, { body }) => addNotDuplicates(ctx, body),
  }),

  operation({
    id: 'deleteNotDuplicate',
    method: 'DELETE',
    path: '/admin/crm/not-duplicates/:id',
    scope: 'crm:write',
    tag,
    summary: 'Restore dismissed duplicates',
    description:
      'Deletes a dismissed pair, so that its contacts can be listed as duplicates again. The contacts do not change.',
    params: Type.Object({ id: IdOf('pair of contacts that are different people') }),
    run: (ctx, { params }) => deleteNotDuplicate(ctx, params.id),
  }),
]
