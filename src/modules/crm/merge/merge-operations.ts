import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { mergeContacts, previewMerge } from './merge-contacts.ts'
import { listMerges, MERGE_DAYS } from './merge-queries.ts'
import { ContactMerge, MergeBody, MergedContact, MergeQuery } from './merge-schema.ts'
import { undoMerge } from './undo-merge.ts'

const tag = 'CRM'

/** Operations for merging contacts and undoing merges. */
export const mergeOperations: readonly Operation[] = [
  operation({
    id: 'mergeContacts',
    method: 'POST',
    path: '/admin/crm/merge',
    scope: 'crm:write',
    tag,
    summary: 'Merge contacts',
    irreversible: 'The old contact ids are not found anymore. The merge can only be undone for a limited time.',
    description: `Merges contacts into one: deals, notes, tags, timelines and addresses move to the primary contact; the old ids return 404 with its id. With \`dry_run\` it only returns the result. "Undo a merge" reverses it for ${MERGE_DAYS} days.`,
    body: MergeBody,
    answer: MergedContact,
    refusals: { 404: 'A contact does not exist; the message names it' },
    preview: { answer: MergedContact, run: (ctx, { body }) => previewMerge(ctx, body) },
    run: (ctx, { body }) => mergeContacts(ctx, body),
  }),

  operation({
    id: 'listMerges',
    method: 'GET',
    path: '/admin/crm/merges',
    scope: 'crm:read',
    tag,
    summary: 'List merges',
    description: `Lists the merges of the last ${MERGE_DAYS} days, newest first, including undone ones. To reverse one, use "Undo a merge".`,
    query: MergeQuery,
    list: ContactMerge,
    run: (ctx, { query }) => listMerges(ctx, query),
  }),

  operation({
    id: 'undoMerge',
    method: 'POST',
    path: '/admin/crm/merges/:id/undo',
    scope: 'crm:write',
    tag,
    summary: 'Undo a merge',
    description:
      'Separates the contacts of a merge. Each gets back the records that moved and still exist. Records and changes that were made since stay with the primary contact. Undoing a merge again has no effect.',
    params: Type.Object({ id: IdOf('merge') }),
    answer: ContactMerge,
    refusals: { 409: 'Another merge must be undone first, or an address is taken; the message names it' },
    run: (ctx, { params }) => undoMerge(ctx, params.id),
  }),
]
