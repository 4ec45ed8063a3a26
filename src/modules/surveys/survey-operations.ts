import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page, Search } from '../../platform/http/validation/schema.ts'
import { deleteSurveyResponse } from './delete-survey-response.ts'
import { getSurveyLink } from './get-survey-link.ts'
import { summariseSurvey } from './summary/summarise-survey.ts'
import { SurveySummary } from './summary/summary-schema.ts'
import { listSurveyResponses } from './survey-response-queries.ts'
import { SurveyLink, SurveyResponse } from './survey-response-schema.ts'
import { surveyTable } from './survey-table.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const tag = 'Surveys'

/** What people answered after an event. */
export const surveyOperations: readonly Operation[] = [
  operation({
    id: 'listSurveyResponses',
    method: 'GET',
    path: '/admin/events/:id/survey-responses',
    scope: 'surveys:read',
    tag,
    summary: 'List survey responses',
    description:
      'Lists what attendees answered to the survey of an event, newest first. A search looks in names, e-mail addresses and answers. As a file each question has a column; those that are asked no more come last. For means and counts, use Summarise a survey.',
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
    summary: 'Delete a survey response',
    description:
      'Deletes what an attendee answered, for good. While the survey is open they can answer anew with the same link. A second time it is 404.',
    params: Type.Object({ event_id: IdOf('event'), response_id: IdOf('survey response') }),
    irreversible: 'What the person answered is gone for good. It cannot be undone.',
    run: (ctx, { params }) => deleteSurveyResponse(ctx, params.event_id, params.response_id),
  }),

  operation({
    id: 'getSurveySummary',
    method: 'GET',
    path: '/admin/events/:id/survey-summary',
    scope: 'surveys:read',
    tag,
    summary: 'Summarise a survey',
    description:
      'Sums up what was answered to each question of the survey of an event, as of one moment: how many answered, means and medians, how often each option was chosen, and the newest texts. For single answers, use List survey responses.',
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
    summary: 'Read a survey link',
    description:
      'Gives back the personal link of an attendee to the survey of their event, and whether it can be answered now. Whoever has the link answers as the attendee, so give it to nobody else. Nothing is sent. It needs the scope attendees:read too.',
    params: Type.Object({ event_id: IdOf('event'), attendee_id: IdOf('attendee') }),
    answer: SurveyLink,
    run: (ctx, { params }) => getSurveyLink(ctx, params.event_id, params.attendee_id),
  }),
]
