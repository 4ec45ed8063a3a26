import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { listCompletions } from './completion-queries.ts'
import { Completion, CompletionsQuery, PostCompletionsBody, PostedCompletions } from './completion-schema.ts'
import { deleteCompletion } from './delete-completion.ts'
import { postCompletions } from './post-completions.ts'

const tag = 'Training'

/** Operations for completions of external courses. */
export const completionOperations: readonly Operation[] = [
  operation({
    id: 'postCompletions',
    method: 'POST',
    path: '/admin/training/completions',
    scope: 'training:write',
    tag,
    summary: 'Record completions',
    description:
      'Records up to 1,000 completions of external courses. Valid rows are recorded even if others are not; `errors` names the rest. Each external_id counts once, so the same rows can be sent again.',
    body: PostCompletionsBody,
    answer: PostedCompletions,
    run: (ctx, { body }) => postCompletions(ctx, body),
  }),

  operation({
    id: 'listCompletions',
    method: 'GET',
    path: '/admin/training/completions',
    scope: 'training:read',
    tag,
    summary: 'List completions',
    description:
      'Lists the completions of external courses, newest first. Filter by email address, course or external_id.',
    query: CompletionsQuery,
    forViewers: ['search'],
    list: Completion,
    run: (ctx, { query }) => listCompletions(ctx, query),
  }),

  operation({
    id: 'deleteCompletion',
    method: 'DELETE',
    path: '/admin/training/completions/:id',
    scope: 'training:write',
    tag,
    summary: 'Delete a completion',
    description:
      'Permanently deletes a completion that was recorded by mistake. Assignments that it completed stay complete. The same external_id can be sent again.',
    params: Type.Object({ id: IdOf('completion') }),
    irreversible: 'The completion is permanently deleted. This cannot be undone.',
    run: (ctx, { params }) => deleteCompletion(ctx, params.id),
  }),
]
