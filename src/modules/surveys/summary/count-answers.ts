import type { Services } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import type { QuestionType } from '../../../platform/questions/question-schema.ts'

type Named = { question_id: string; type: QuestionType }

/** A question, current or former, and how many people answered it. Measures are decimal numbers of any length. */
export type Tallied = Named & {
  question: string
  answered: number
  mean: string | null
  median: string | null
  min: string | null
  max: string | null
}

/**
 * Frequency of one answer; for numbers with many distinct values, `value` is the index of one of ten ranges, from 0.
 */
export type AnswerCount = Named & { value: string; is_range: boolean; count: number }

/** Question types with counted answers; the others are texts and dates. */
const COUNTED: readonly QuestionType[] = ['number', 'rating', 'yes_no', 'consent', 'choice', 'choices']

/** Above this many distinct values, numbers are counted in ranges. */
const MAX_SIZES = 20

/**
 * Number of newest responses that texts are taken from. Reading all of them would take longer the more responses there
 * are.
 */
const NEWEST = 200
const MAX_TEXTS = 10

type Within = Pick<Services, 'db'>

/**
 * Counts and measures per question, in exact arithmetic because numbers may be as large as floating point allows. Each
 * response is read once; equal answers are grouped into one row.
 */
export function countAnswers(ctx: Within, eventId: number): Promise<{ tallies: Tallied[]; counts: AnswerCount[] }> {
  return one<{ tallies: Tallied[]; counts: AnswerCount[] }>(ctx)`
    with each as materialized (
      select a ->> 'question_id' as question_id, a ->> 'type' as type, count(*) as count, max(r.id) as newest,
        case when a ->> 'type' = any(${COUNTED}::text[]) then a ->> 'answer' end as value
      from survey_response r, jsonb_array_elements(r.answers) a where r.event_id = ${eventId} group by 1, 2, 5),
    sized as materialized (
      select question_id, type, number, count, sum(count) over (each_question order by number) as upto,
        sum(count) over each_question as total
      from (select *, value::numeric as number from each where type in ('number', 'rating')) numbers
      window each_question as (partition by question_id, type)),
    measured as (
      select question_id, type, sum(number * count) / sum(count) as mean, min(number) as low, max(number) as high,
        (min(number) filter (where 2 * upto >= total) + min(number) filter (where 2 * upto > total)) / 2 as median,
        type = 'number' and count(*) > ${MAX_SIZES}::int as is_range
      from sized group by question_id, type),
    tallied as (
      select question_id, type, sum(count)::int as answered, max(newest) as newest from each group by question_id, type),
    counted as (
      select question_id, type, option as value, false as is_range, sum(count)::int as count
      from each, jsonb_array_elements_text(value::jsonb) option where type = 'choices' group by question_id, type, option
      union all
      select question_id, type, value, false, count::int from each
      where value is not null and type <> 'choices' and (question_id, type) not in (select question_id, type from measured where is_range)
      union all
      select question_id, type, (least(width_bucket(number, low, high, 10), 10) - 1)::text as range, true, sum(count)::int
      from sized join measured using (question_id, type) where is_range group by question_id, type, range)
    select (
        select coalesce(jsonb_agg(jsonb_build_object('question_id', question_id, 'type', type, 'answered', answered,
          'mean', mean::text, 'median', median::text, 'min', low::text, 'max', high::text,
          'question', (select a ->> 'question' from survey_response r, jsonb_array_elements(r.answers) a
            where r.id = newest and a ->> 'question_id' = question_id)) order by question_id, type), '[]')
        from tallied left join measured using (question_id, type)) as tallies,
      (select coalesce(jsonb_agg(to_jsonb(counted) order by count desc, value), '[]') from counted) as counts`
}

/** Returns the newest text and date answers. */
export function newestTexts(ctx: Within, eventId: number): Promise<(Named & { text: string })[]> {
  return many<Named & { text: string }>(ctx)`
    select question_id, type, text from (
      select r.id, a ->> 'question_id' as question_id, a ->> 'type' as type, a ->> 'answer' as text,
        row_number() over (partition by a ->> 'question_id', a ->> 'type' order by r.id desc) as nth
      from (select id, answers from survey_response where event_id = ${eventId} order by id desc limit ${NEWEST}::int) r,
        jsonb_array_elements(r.answers) a
      where a ->> 'type' <> all (${COUNTED}::text[])) each
    where nth <= ${MAX_TEXTS}::int order by id desc`
}
