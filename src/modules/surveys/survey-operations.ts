import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, Page, Search } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { deleteSurveyResponse } from './delete-survey-response.ts'
import { getSurveyLink } from './get-survey-link.ts'
import { summariseSurvey } from './summary/summarise-survey.ts'
import { SurveySummary } from './summary/summary-schema.ts'
import { listSurveyResponses } from './survey-response-queries.ts'
import { SurveyLink, SurveyResponse } from './survey-response-schema.ts'
import { surveyTable } from './survey-table.ts'

const ofEvent = Type.Object({ id: Id })
const tag = 'Surveys'

/** What people answered after an event. */
export const surveyOperations: readonly Operation[] = [
  operation({
    id: 'listSurveyResponses',
    method: 'GET',
    path: '/admin/events/:id/survey-responses',
    scope: 'surveys:read',
    tag,
    summary: 'List the responses to the survey of an event, newest first',
    description:
      'A search looks in names, e-mail addresses and what was answered. As CSV each question has a column; those that are asked no more come last.',
    params: ofEvent,
    query: Type.Object({ ...Page, search: Search }),
    list: SurveyResponse,
    table: (ctx, { params, query }) => surveyTable(ctx, params.id, query.search),
    run: (ctx, { params, query }) => listSurveyResponses(ctx, params.id, query),
  }),

  operation({
    id: 'deleteSurveyResponse',
    method: 'DELETE',
    path: '/admin/events/:event_id/survey-responses/:response_id',
    scope: 'surveys:write',
    tag,
    summary: 'Delete a response; while the survey is open the attendee can answer anew',
    params: Type.Object({ event_id: Id, response_id: Id }),
    run: (ctx, { params }) => deleteSurveyResponse(ctx, params.event_id, params.response_id),
  }),

  operation({
    id: 'getSurveySummary',
    method: 'GET',
    path: '/admin/events/:id/survey-summary',
    scope: 'surveys:read',
    tag,
    summary: 'Sum up what was answered to each question of the survey of an event',
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
    summary: 'Read the personal link of an attendee to the survey of their event',
    params: Type.Object({ event_id: Id, attendee_id: Id }),
    answer: SurveyLink,
    run: (ctx, { params }) => getSurveyLink(ctx, params.event_id, params.attendee_id),
  }),
]
