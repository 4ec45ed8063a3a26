import { searchKey } from '../../lib/text/search-key.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import type { StoredAnswer } from '../../platform/questions/stored-answer.ts'
import { eventOf, noSuchEvent } from '../events/index.ts'
import type { SurveyResponse } from './survey-response-schema.ts'

export type SurveyResponseRow = {
  id: number
  attendee_id: number
  first_name: string
  last_name: string
  email: string
  answers: StoredAnswer[]
  submitted_at: Date
  updated_at: Date
}

const columns = sql`r.id, r.attendee_id, a.first_name, a.last_name, a.email, r.answers, r.submitted_at, r.updated_at`

/** A response has up to 250 kB. */
const BATCH = 100

function toWire({ first_name, last_name, email, ...row }: SurveyResponseRow): SurveyResponse {
  return {
    id: row.id,
    attendee_id: row.attendee_id,
    attendee_name: `${first_name} ${last_name}`.trim(),
    attendee_email: email,
    submitted_at: isoTime(row.submitted_at),
    updated_at: isoTime(row.updated_at),
    answers: row.answers.map(({ question_id, question, answer }) => ({ question_id, question, answer })),
  }
}

/** Narrows responses: by a text, and by the answer to a question, or by any answer to it. */
export type ResponseFilter = { search?: string; question_id?: string; answer?: string }

/**
 * Condition for responses `r` of an event whose attendee name, email address or answers match the search, with an answer
 * to a question: the whole text or number, `true` or `false`, or one of the options that were chosen.
 */
function matching(eventId: number, { search, question_id, answer }: ResponseFilter): Sql {
  const answered =
    answer === undefined ? sql`` : sql`and (a ->> 'answer' = ${answer} or a -> 'answer' @> to_jsonb(${answer}::text))`
  const ofQuestion =
    question_id === undefined
      ? sql``
      : sql`and exists (
          select 1 from jsonb_array_elements(r.answers) a where a ->> 'question_id' = ${question_id} ${answered})`
  const ofEvent = sql`r.event_id = ${eventId} ${ofQuestion}`
  const needle = searchKey(search ?? '')
  if (needle === '') return ofEvent
  const pattern = likePattern(needle)
  return sql`${ofEvent} and (r.folded like ${pattern} or
    (select folded from attendee where id = r.attendee_id) like ${pattern})`
}

/** Lists the responses to the survey of an event, newest first. @throws AppError not_found */
export async function listSurveyResponses(
  ctx: Context,
  eventId: number,
  query: PageQuery & ResponseFilter,
): Promise<Listed<SurveyResponse>> {
  const { rows, total } = await listPage<SurveyResponseRow>(ctx.db, query, {
    within: eventOf(sql`${ctx.orgId}`, sql`${eventId}`),
    ids: sql`select r.id from survey_response r where ${matching(eventId, query)}`,
    rows: sql`select ${columns} from page join survey_response r using (id) join attendee a on a.id = r.attendee_id`,
  })
  if (total === null) throw noSuchEvent()
  return { rows: rows.map(toWire), total }
}

/** Yields all matching responses by id in batches. Each batch is one statement that continues after the last id. */
export async function* surveyResponsesInBatches(
  ctx: Context,
  eventId: number,
  filter: ResponseFilter,
): AsyncGenerator<SurveyResponseRow[]> {
  let after = 0
  for (;;) {
    const rows = await many<SurveyResponseRow>(ctx)`
      select ${columns} from survey_response r join attendee a on a.id = r.attendee_id
      where ${matching(eventId, filter)} and r.id > ${after} order by r.id limit ${BATCH}::int`
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

/**
 * Returns the current questions of an event, then former questions that were answered, with their latest text. @throws
 * AppError not_found
 */
export async function askedQuestions(ctx: Context, eventId: number): Promise<Question[]> {
  const event = await maybeOne<{ survey: Question[] | null }>(ctx)`
    select survey from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (event === null) throw noSuchEvent()
  const questions = event.survey ?? []
  const former = await many<Question>(ctx)`
    select distinct on (a ->> 'question_id') a ->> 'question_id' as id, a ->> 'type' as type, a ->> 'question' as label
    from survey_response r, jsonb_array_elements(r.answers) a
    where r.event_id = ${eventId} and a ->> 'question_id' <> all (${questions.map(({ id }) => id)}::text[])
    order by a ->> 'question_id', r.id desc`
  return [...questions, ...former]
}
