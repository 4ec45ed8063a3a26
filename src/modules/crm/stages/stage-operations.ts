import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { countStages } from './list-stages.ts'
import { saveStages } from './save-stages.ts'
import { DealStages, DealStagesBody } from './stage-schema.ts'

const path = '/admin/crm/deal-stages'

/** Operations for the stages of the pipeline. */
export const stageOperations: readonly Operation[] = [
  operation({
    id: 'listDealStages',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'List deal stages',
    description:
      'Lists the stages of the pipeline in order, with their number of deals: the six built-in ones until the organisation defines its own.',
    answer: DealStages,
    run: countStages,
  }),
  operation({
    id: 'saveDealStages',
    method: 'PUT',
    path,
    scope: 'crm:write',
    tag: 'CRM',
    summary: 'Replace deal stages',
    description:
      'Replaces all stages with this list. Read "List deal stages" first and include the stages to keep. A stage with deals can be renamed, moved and weighted, but it must stay and keep its kind; otherwise the request fails with 409. New deals begin in the first stage.',
    body: DealStagesBody,
    answer: DealStages,
    refusals: { 409: 'A stage that is missing or has another kind has deals; the message names it' },
    run: (ctx, { body }) => saveStages(ctx, body),
  }),
]
