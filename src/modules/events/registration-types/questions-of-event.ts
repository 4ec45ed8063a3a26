import { sql } from '../../../platform/db/sql.ts'

/** SQL for the questions of a row of `event` and of all its registration types, in order. */
export const questionsOfEvent = sql.raw(`
  coalesce(event.registration_questions, '[]') || coalesce((
    select jsonb_agg(q.question order by t.position, t.id, q.nth) from registration_type t
    cross join lateral jsonb_array_elements(t.questions) with ordinality q (question, nth)
    where t.event_id = event.id), '[]')`)
