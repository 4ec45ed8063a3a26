import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { listScoreRules } from './read-score-rules.ts'
import { recalculateScores } from './recalculate-scores.ts'
import { lastRecalculation, Recalculation } from './recalculation.ts'
import { saveScoreRules } from './save-score-rules.ts'
import { ScoreHistory, ScoreHistoryQuery, scoreHistory } from './score-history.ts'
import { ScoreRules } from './score-rule.ts'

/** By which rules contacts are judged, and what came of it. */
export const scoreOperations: readonly Operation[] = [
  operation({
    id: 'listLeadScoreRules',
    method: 'GET',
    path: '/admin/crm/lead-score-rules',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'List the rules that make up lead scores',
    description: 'The built-in ones, until the organisation has written its own.',
    answer: ScoreRules,
    run: async (ctx) => [...(await listScoreRules(ctx))],
  }),
  operation({
    id: 'saveLeadScoreRules',
    method: 'PUT',
    path: '/admin/crm/lead-score-rules',
    scope: 'crm:write',
    tag: 'CRM',
    summary: 'Replace the rules that make up lead scores',
    description:
      'The list takes the place of all rules; those that are to stay are in it. All scores are calculated by it at once, by a job.',
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
    summary: 'Calculate the lead scores of all contacts anew',
    description:
      'Scores are calculated by themselves whenever something happens with a contact, and every night; this is for whoever does not want to wait. With up to 5,000 contacts the answer comes when it is done (200); with more it goes on by itself (202), and `GET /admin/crm/lead-scores/recalculation` tells how far it is. Only scores that change are announced.',
    answer: Recalculation,
    goesOn: ({ status }) => status === 'running',
    run: recalculateScores,
  }),
  operation({
    id: 'getLeadScoreRecalculation',
    method: 'GET',
    path: '/admin/crm/lead-scores/recalculation',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'How far the last calculation of all lead scores is',
    answer: Recalculation,
    run: lastRecalculation,
  }),
  operation({
    id: 'getLeadScoreHistory',
    method: 'GET',
    path: '/admin/crm/contacts/:id/score-history',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'What the lead score of a contact was day by day',
    description: 'Oldest day first, none left out, from the day on which the contact was created; kept for 400 days.',
    params: Type.Object({ id: Id }),
    query: ScoreHistoryQuery,
    answer: ScoreHistory,
    run: (ctx, { params, query }) => scoreHistory(ctx, params.id, query),
  }),
]
