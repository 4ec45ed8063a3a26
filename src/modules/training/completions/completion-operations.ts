import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { listCompletions } from './completion-queries.ts'
import { Completion, CompletionsQuery, PostCompletionsBody, PostedCompletions } from './completion-schema.ts'
import { deleteCompletion } from './delete-completion.ts'
import { postCompletions } from './post-completions.ts'

const tag = 'Training'

/** Who completed a course elsewhere. */
export const completionOperations: readonly Operation[] = [
  operation({
    id: 'postCompletions',
    method: 'POST',
    path: '/admin/training/completions',
    scope: 'training:write',
    tag,
    summary: 'Record completions',
    description:
      'Tells who completed outside courses, up to 1,000 rows at once. Good rows are taken although others are not; `errors` names those. Each external_id is taken once, so the same rows can be sent again and again.',
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
      'Lists who completed which outside course, newest first. By e-mail address, course or external_id it lists fewer.',
    query: CompletionsQuery,
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
      'Takes back a completion that was told by mistake, for good. Assignments that were complete by it stay so. The same external_id can be sent again.',
    params: Type.Object({ id: IdOf('completion') }),
    irreversible: 'The record of the training is gone for good. It cannot be undone.',
    run: (ctx, { params }) => deleteCompletion(ctx, params.id),
  }),
]
