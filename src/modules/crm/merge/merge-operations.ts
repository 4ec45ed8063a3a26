import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { mergeContacts, previewMerge } from './merge-contacts.ts'
import { listMerges, MERGE_DAYS } from './merge-queries.ts'
import { ContactMerge, MergeBody, MergedContact, MergeQuery } from './merge-schema.ts'
import { undoMerge } from './undo-merge.ts'

const tag = 'CRM'

/** Several contacts become one, and can become several again. */
export const mergeOperations: readonly Operation[] = [
  operation({
    id: 'mergeContacts',
    method: 'POST',
    path: '/admin/crm/merge',
    scope: 'crm:write',
    tag,
    summary: 'Merge contacts',
    irreversible: 'Under the old ids nothing is found any more. It can be undone for a limited time alone.',
    description: `Makes several contacts one: deals, notes, tags, time lines and addresses go to the one that stays; the old ids answer 404 and name it. With \`dry_run\` it only tells what would come of it. "Undo a merge" takes it back for ${MERGE_DAYS} days.`,
    body: MergeBody,
    answer: MergedContact,
    refusals: { 404: 'A contact is not there; the words name it' },
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
    description: `Pages of the merges of contacts in the last ${MERGE_DAYS} days, newest first, also those that were undone. One that holds can be taken back by "Undo a merge".`,
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
      'Makes the contacts of a merge several again. Each gets back what went along and is still there. What has come to the contact since stays with it, and so do fields that were changed since. Undoing again changes nothing.',
    params: Type.Object({ id: IdOf('merge') }),
    answer: ContactMerge,
    refusals: { 409: 'Something has to be done before: another merge has to be undone, or an address is taken' },
    run: (ctx, { params }) => undoMerge(ctx, params.id),
  }),
]
