import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { noSuchEvent } from '../../events/index.ts'
import { opensAt } from '../state/find-survey.ts'
import { type SurveyTimes, surveyState } from '../state/survey-state.ts'
import { countAnswers, newestTexts } from './count-answers.ts'
import { summariseQuestions } from './summarise-questions.ts'
import type { SurveySummary } from './summary-schema.ts'

type Counts = { asked: number; responses: number; answered: number }

/** Summarises all responses to the survey of an event as of one moment. @throws AppError not_found */
export function summariseSurvey(ctx: Context, eventId: number): Promise<SurveySummary> {
  return ctx.db.transaction(async (db) => {
    const event = await getEvent({ ...ctx, db }, eventId)
    if (event === null) throw noSuchEvent()
    const { survey, opens_at, closes_at, asked, responses, answered } = event
    const { tallies, counts } = await countAnswers({ db }, eventId)
    const texts = await newestTexts({ db }, eventId)
    return {
      state: surveyState(event, ctx.now()),
      opens_at: opens_at && isoTime(opens_at),
      closes_at: closes_at && isoTime(closes_at),
      asked,
      responses,
      response_rate: asked === 0 ? 0 : answered / asked,
      questions: summariseQuestions(survey ?? [], { tallies, counts, texts }),
    }
  }, 'repeatable read')
}

/** Returns an event with the number of registered attendees, how many of them answered, and all responses. */
function getEvent(
  ctx: Pick<Services, 'db'> & { orgId: number },
  eventId: number,
): Promise<(SurveyTimes & Counts) | null> {
  return maybeOne<SurveyTimes & Counts>(ctx)`
    select e.survey, ${opensAt} as opens_at, e.survey_closes_at as closes_at,
      (select count(*)::int from attendee where event_id = e.id and status = 'registered') as asked,
      (select count(*)::int from survey_response r join attendee a on a.id = r.attendee_id
        where r.event_id = e.id and a.status = 'registered') as answered,
      (select count(*)::int from survey_response where event_id = e.id) as responses
    from event e where e.org_id = ${ctx.orgId} and e.id = ${eventId}`
}
