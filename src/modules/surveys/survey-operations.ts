import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { deleteSurveyResponse } from './delete-survey-response.ts'
import { getSurveyLink } from './get-survey-link.ts'
import { summariseSurvey } from './summary/summarise-survey.ts'
import { SurveySummary } from './summary/summary-schema.ts'
import { listSurveyResponses } from './survey-response-queries.ts'
import { ResponseQuery, SurveyLink, SurveyResponse } from './survey-response-schema.ts'
import { surveyTable } from './survey-table.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const tag = 'Surveys'

/** Operations for survey responses, the summary and personal links. */
export const surveyOperations: readonly Operation[] = [
  operation({
    id: 'listSurveyResponses',
    method: 'GET',
    path: '/admin/events/:id/survey-responses',
    scope: 'surveys:read',
    tag,
    summary: 'List survey responses',
    description:
      'Lists the responses to the survey of an event, newest first. The search covers names, email addresses and answers; question_id and answer select people by what they answered. The file has one column per question, with former questions last. For means and counts, use "Get a survey summary".',
    params: ofEvent,
    query: ResponseQuery,
    list: SurveyResponse,
    forViewers: ['question_id', 'answer'],
    table: (ctx, { params, query }) => surveyTable(ctx, params.id, query),
    run: (ctx, { params, query }) => listSurveyResponses(ctx, params.id, query),
  }),

  operation({
    id: 'deleteSurveyResponse',
    method: 'DELETE',
    path: '/admin/events/:event_id/survey-responses/:response_id',
    scope: 'surveys:write',
    tag,
    summary: 'Delete a survey response',
    description:
      'Permanently deletes the response of an attendee. While the survey is open, the attendee can answer again with the same link. Deleting it a second time returns 404.',
    params: Type.Object({ event_id: IdOf('event'), response_id: IdOf('survey response') }),
    irreversible: 'The answers of the attendee are permanently deleted. This cannot be undone.',
    run: (ctx, { params }) => deleteSurveyResponse(ctx, params.event_id, params.response_id),
  }),

  operation({
    id: 'getSurveySummary',
    method: 'GET',
    path: '/admin/events/:id/survey-summary',
    scope: 'surveys:read',
    tag,
    summary: 'Get a survey summary',
    description:
      'Summarises the answers to each question of an event survey as of one moment: number of answers, mean and median, how often each option was chosen, and the newest texts. For individual answers, use "List survey responses".',
    params: ofEvent,
    answer: SurveySummary,
    run: (ctx, { params }) => summariseSurvey(ctx, params.id),
  }),

  operation({
    id: 'getSurveyLink',
    method: 'GET',
    path: '/admin/events/:event_id/attendees/:attendee_id/survey-link',
    scope: 'surveys:read',
    tag,
    summary: 'Get a survey link',
    description:
      'Returns the personal survey link of an attendee and whether the survey is open now. Anyone with the link can answer as the attendee, so share it only with them. Nothing is sent. This also needs the scope attendees:read.',
    params: Type.Object({ event_id: IdOf('event'), attendee_id: IdOf('attendee') }),
    answer: SurveyLink,
    run: (ctx, { params }) => getSurveyLink(ctx, params.event_id, params.attendee_id),
  }),
]
