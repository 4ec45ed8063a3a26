import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
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
    summary: 'Tell who completed outside courses',
    description:
      'Good rows are taken although others are not. The same rows can be sent again and again: each external_id is taken once.',
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
    summary: 'List completions of outside courses, newest first',
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
    summary: 'Take back a completion that was told by mistake',
    description: 'Assignments that were complete by it stay so. The same external_id is taken again.',
    params: Type.Object({ id: Id }),
    run: (ctx, { params }) => deleteCompletion(ctx, params.id),
  }),
]
