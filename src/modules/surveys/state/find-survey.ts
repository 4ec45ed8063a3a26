import { AppError } from '../../../lib/errors.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { StoredAnswer } from '../../../platform/questions/stored-answer.ts'
import { isLinkOf, type RegistrationEvent, readLinkToken } from '../../attendees/index.ts'
import { brandColumn } from '../../organisations/index.ts'
import type { SurveyTimes } from './survey-state.ts'

/** The event fields that the survey page shows. */
type SurveyEvent = Pick<
  RegistrationEvent,
  | 'id'
  | 'org_id'
  | 'slug'
  | 'name'
  | 'visibility'
  | 'event_location'
  | 'event_timezone'
  | 'event_language'
  | 'event_date'
  | 'event_end_date'
  | 'sessions_start'
  | 'sessions_end'
  | 'organiser'
  | 'brand'
>

type Answerer = { id: number; first_name: string; last_name: string; email: string; status: string }

/** Survey of an event as one attendee sees it. `response` is null until they have answered. */
export type FoundSurvey = {
  event: SurveyEvent & SurveyTimes
  attendee: Answerer & { language: string | null }
  response: { answers: StoredAnswer[]; updated_at: Date } | null
}

/** SQL for the time at which the survey of an event `e` opens. */
export const opensAt = sql.raw('coalesce(e.survey_opens_at, event_end(e.id))')

const eventColumns = sql`
  e.id, e.org_id, e.slug, e.name, e.visibility, e.event_location, e.event_timezone, e.event_language, e.event_date,
  e.event_end_date,
  (select min(start_time) from session where event_id = e.id) as sessions_start,
  (select max(end_time) from session where event_id = e.id) as sessions_end,
  o.name as organiser, ${brandColumn},
  e.survey, ${opensAt} as opens_at, e.survey_closes_at as closes_at`

/** Returns the survey that a personal link opens. @throws AppError not_found */
export function findSurvey(services: Services, token: string): Promise<FoundSurvey> {
  return selectSurvey(services, token, { event: sql``, person: sql`` })
}

/**
 * Returns the same as `findSurvey`, locked until the transaction ends: questions and times cannot change, and nobody
 * else can answer for this attendee or delete the response. Locks the event first, in the same order as a deletion.
 * @throws AppError not_found
 */
export function lockSurvey(ctx: TxContext, token: string): Promise<FoundSurvey> {
  return selectSurvey(ctx, token, { event: sql`for key share of e`, person: sql`for no key update` })
}

async function selectSurvey(
  services: Services,
  token: string,
  locks: { event: Sql; person: Sql },
): Promise<FoundSurvey> {
  const link = readLinkToken(token)
  if (link === null) throw noSuchSurvey()
  const event = await maybeOne<FoundSurvey['event']>(services)`
    select ${eventColumns} from event e join organisation o on o.id = e.org_id
    where e.id = (select event_id from attendee where id = ${link.attendeeId}) ${locks.event}`
  const attendee = await maybeOne<FoundSurvey['attendee']>(services)`
    select id, first_name, last_name, email, status, language from attendee
    where id = ${link.attendeeId} and link_no = ${link.linkNo} ${locks.person}`
  if (event === null || attendee === null || !isLinkOf(services, token, { ...link, email: attendee.email }, 'survey'))
    throw noSuchSurvey()
  const response = await maybeOne<NonNullable<FoundSurvey['response']>>(services)`
    select answers, updated_at from survey_response where attendee_id = ${attendee.id} ${locks.person}`
  return { event, attendee, response }
}

function noSuchSurvey(): AppError {
  return new AppError('not_found', 'This link does not belong to any survey. Check that you copied it completely.')
}
