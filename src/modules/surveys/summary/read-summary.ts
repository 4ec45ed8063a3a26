import type { Services } from '../../../platform/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { QuestionType } from '../../../platform/questions/question-schema.ts'

type Named = { question_id: string; type: QuestionType }

/** A question, also one that is asked no more, and how many answered it. The measures are decimal numbers of any length. */
export type Tallied = Named & {
  question: string
  answered: number
  mean: string | null
  median: string | null
  min: string | null
  max: string | null
}

/** How often something was answered; for numbers of many sizes which of ten ranges, from 0. */
export type Counted = Named & { value: string; is_range: boolean; count: number }

/** Of more sizes numbers are counted in ranges. */
const MOST_SIZES = 20

/** What texts are taken from; reading all of them for the newest would take as long as there are responses. */
const NEWEST = 200
const MOST_TEXTS = 10

type Within = Pick<Services, 'db'>

/** Counts and measures of each question, in exact arithmetic: numbers may be as large as floating-point numbers get. */
export function readTallies(ctx: Within, eventId: number): Promise<Tallied[]> {
  return many<Tallied>(ctx)`
    select question_id, type, max(question) filter (where id = newest) as question, count(*)::int as answered,
      avg(number)::text as mean, min(number)::text as min, max(number)::text as max,
      ((percentile_disc(0.5) within group (order by number) + percentile_disc(0.5) within group (order by number desc)) / 2)::text
        as median
    from (
      select r.id, a.question_id, a.type, a.question, max(r.id) over (partition by a.question_id, a.type) as newest,
        case when a.type in ('number', 'rating') then (a.answer #>> '{}')::numeric end as number
      from survey_response r, jsonb_to_recordset(r.answers) as a(question_id text, type text, question text, answer jsonb)
      where r.event_id = ${eventId}) each
    group by question_id, type order by question_id, type`
}

/** How often each option, number and yes was answered. */
export function readCounts(ctx: Within, eventId: number): Promise<Counted[]> {
  return many<Counted>(ctx)`
    with each as materialized (
      select a.question_id, a.type, chosen.value,
        case when a.type = 'number' then chosen.value::numeric end as number
      from survey_response r, jsonb_to_recordset(r.answers) as a(question_id text, type text, answer jsonb),
        jsonb_array_elements_text(case when a.type = 'choices' then a.answer else jsonb_build_array(a.answer) end) as chosen (value)
      where r.event_id = ${eventId} and a.type in ('number', 'rating', 'yes_no', 'consent', 'choice', 'choices')),
    span as (
      select question_id, min(number) as low, max(number) as high from each where type = 'number'
      group by question_id having count(distinct number) > ${MOST_SIZES}::int)
    select each.question_id, each.type,
      case when span.low is null then each.value else (least(width_bucket(number, low, high, 10), 10) - 1)::text end as value,
      span.low is not null as is_range, count(*)::int as count
    from each left join span on each.type = 'number' and span.question_id = each.question_id
    group by 1, 2, 3, 4 order by count desc, value`
}

/** The newest answers in words, and days. */
export function readTexts(ctx: Within, eventId: number): Promise<(Named & { text: string })[]> {
  return many<Named & { text: string }>(ctx)`
    select question_id, type, text from (
      select r.id, a.question_id, a.type, a.answer #>> '{}' as text,
        row_number() over (partition by a.question_id, a.type order by r.id desc) as nth
      from (select id, answers from survey_response where event_id = ${eventId} order by id desc limit ${NEWEST}::int) r,
        jsonb_to_recordset(r.answers) as a(question_id text, type text, answer jsonb)
      where a.type not in ('number', 'rating', 'yes_no', 'consent', 'choice', 'choices')) each
    where nth <= ${MOST_TEXTS}::int order by id desc`
}
