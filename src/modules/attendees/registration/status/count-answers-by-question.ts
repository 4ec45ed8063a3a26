import type { Context } from '../../../../platform/context/context.ts'
import { many } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { eventOf, noSuchEvent } from '../../../events/index.ts'
import type { AnswerCounts } from './registration-status-schema.ts'

/** Returns how many attendees answered each registration question, former ones included. @throws AppError not_found */
export async function countAnswersByQuestion(ctx: Context, eventId: number): Promise<AnswerCounts> {
  const rows = await many<{ question_id: string | null; answered: number }>(ctx)`
    select counted.* from (${eventOf(sql`${ctx.orgId}`, sql`${eventId}`)}) owner left join (
      select key as question_id, count(*)::int as answered
      from attendee cross join lateral jsonb_object_keys(answers) key
      where event_id = ${eventId} group by key) counted on true
    order by counted.question_id collate "C"`
  if (rows.length === 0) throw noSuchEvent()
  return {
    questions: rows.flatMap(({ question_id, answered }) => (question_id === null ? [] : [{ question_id, answered }])),
  }
}
