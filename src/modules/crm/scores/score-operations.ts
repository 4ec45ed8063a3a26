import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
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
    summary: 'List lead score rules',
    description:
      'All rules that make up lead scores, in the order in which reasons are told: the built-in ones, until the organisation has written its own.',
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
      'The list takes the place of all rules: read "List lead score rules" first, and send those that are to stay too. All scores are calculated by it at once, by a job; "Read the score calculation" tells how far that is.',
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
      'Calculates the scores of all contacts now; they are kept up by themselves after each happening and every night. With up to 5,000 contacts the answer comes when it is done (200), with more it goes on (202): see "Read the score calculation". Only changed scores are announced.',
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
    summary: 'Read the score calculation',
    description:
      'How far the last calculation of all lead scores is: how many contacts were looked at, and how many have another score than before.',
    answer: Recalculation,
    run: lastRecalculation,
  }),
  operation({
    id: 'getLeadScoreHistory',
    method: 'GET',
    path: '/admin/crm/contacts/:id/score-history',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'Read the score history of a contact',
    description:
      'The lead score of a contact at the end of each of the last `days` days: the oldest first, none left out, from the day on which the contact was created. It is kept for 400 days.',
    params: Type.Object({ id: IdOf('contact') }),
    query: ScoreHistoryQuery,
    answer: ScoreHistory,
    run: (ctx, { params, query }) => scoreHistory(ctx, params.id, query),
  }),
]
