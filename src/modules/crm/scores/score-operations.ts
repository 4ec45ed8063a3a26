import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { listScoreRules } from './load-score-rules.ts'
import { recalculateScores } from './recalculate-scores.ts'
import { lastRecalculation, Recalculation } from './recalculation.ts'
import { saveScoreRules } from './save-score-rules.ts'
import { ScoreHistory, ScoreHistoryQuery, scoreHistory } from './score-history.ts'
import { ScoreRules } from './score-rule.ts'

/** Operations for lead score rules and scores. */
export const scoreOperations: readonly Operation[] = [
  operation({
    id: 'listLeadScoreRules',
    method: 'GET',
    path: '/admin/crm/lead-score-rules',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'List lead score rules',
    description:
      'Lists all rules that make up lead scores, in the order of their reasons: the built-in ones until the organisation defines its own.',
    answer: ScoreRules,
    run: async (ctx) => [...(await listScoreRules(ctx))],
  }),
  operation({
    id: 'saveLeadScoreRules',
    method: 'PUT',
    path: '/admin/crm/lead-score-rules',
    scope: 'crm:write',
    tag: 'CRM',
    summary: 'Replace lead score rules',
    description:
      'Replaces all rules with this list. Read "List lead score rules" first and include the rules to keep. A job then recalculates all scores; "Get the score recalculation" returns its progress.',
    body: ScoreRules,
    answer: ScoreRules,
    run: (ctx, { body }) => saveScoreRules(ctx, body),
  }),
  operation({
    id: 'recalculateLeadScores',
    method: 'POST',
    path: '/admin/crm/lead-scores/recalculate',
    scope: 'crm:write',
    tag: 'CRM',
    summary: 'Recalculate lead scores',
    description:
      'Recalculates the scores of all contacts now. Scores are also updated after each activity and every night. Up to 5,000 contacts are done at once (200), more in a job (202): see "Get the score recalculation". Only changed scores emit events.',
    answer: Recalculation,
    asynchronous: ({ status }) => status === 'running',
    run: recalculateScores,
  }),
  operation({
    id: 'getLeadScoreRecalculation',
    method: 'GET',
    path: '/admin/crm/lead-scores/recalculation',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'Get the score recalculation',
    description:
      'Returns the progress of the last recalculation of all lead scores: how many contacts were processed, and how many scores changed.',
    answer: Recalculation,
    run: lastRecalculation,
  }),
  operation({
    id: 'getLeadScoreHistory',
    method: 'GET',
    path: '/admin/crm/contacts/:id/score-history',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'Get the score history of a contact',
    description:
      'Returns the lead score of a contact at the end of each of the last `days` days, oldest first and without gaps, starting at the earliest with the day the contact was created. The history is kept for 400 days.',
    params: Type.Object({ id: IdOf('contact') }),
    query: ScoreHistoryQuery,
    answer: ScoreHistory,
    run: (ctx, { params, query }) => scoreHistory(ctx, params.id, query),
  }),
]
