import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
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
    summary: 'Make several contacts one',
    irreversible: 'Under the old ids nothing is found any more. It can be undone for a limited time alone.',
    description: `Deals, notes, tags, the time line and all addresses go to the contact that stays; under the old ids the API answers 404 and names it. With \`dry_run\` it tells what would come of it, with a \`merge_id\` of null. It can be undone for ${MERGE_DAYS} days.`,
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
    summary: `List the merges of the last ${MERGE_DAYS} days, newest first`,
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
    summary: 'Make the contacts of a merge several again',
    description:
      'Each gets back what went along and is still there. What has come to the contact since stays with it, and so do fields that were changed since. Undoing again changes nothing.',
    params: Type.Object({ id: Id }),
    answer: ContactMerge,
    refusals: { 409: 'Something has to be done before: another merge has to be undone, or an address is taken' },
    run: (ctx, { params }) => undoMerge(ctx, params.id),
  }),
]
