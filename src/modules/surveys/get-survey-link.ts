import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { noSuchAttendee } from '../attendees/index.ts'
import { requireScope } from '../organisations/index.ts'
import { opensAt } from './state/find-survey.ts'
import { type SurveyTimes, surveyState } from './state/survey-state.ts'
import { surveyLink } from './survey-link.ts'
import type { SurveyLink } from './survey-response-schema.ts'

type Row = SurveyTimes & { link_no: number; email: string; submitted_at: Date | null }

/**
 * Returns an attendee's personal link to the survey of their event, and whether the survey is open. @throws AppError
 * forbidden, not_found
 */
export async function getSurveyLink(ctx: Context, eventId: number, attendeeId: number): Promise<SurveyLink> {
  requireScope(ctx, 'attendees:read', 'The personal link of an attendee')
  const row = await maybeOne<Row>(ctx)`
    select a.link_no, a.email, e.survey, ${opensAt} as opens_at, e.survey_closes_at as closes_at,
      (select submitted_at from survey_response where attendee_id = a.id) as submitted_at
    from attendee a join event e on e.id = a.event_id
    where a.org_id = ${ctx.orgId} and a.event_id = ${eventId} and a.id = ${attendeeId}`
  if (row === null) throw noSuchAttendee()
  const { opens_at, closes_at, submitted_at, link_no: linkNo, email } = row
  return {
    url: surveyLink(ctx, { attendeeId, linkNo, email }),
    state: surveyState(row, ctx.now()),
    opens_at: opens_at && isoTime(opens_at),
    closes_at: closes_at && isoTime(closes_at),
    submitted_at: submitted_at && isoTime(submitted_at),
  }
}
