import type { Static } from 'typebox'
import { noSuch } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

export const ScoreHistoryQuery = Type.Object({
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 366, default: 90, description: 'So many days, the last of which is today' }),
  ),
})

const ScoreDay = Type.Object({
  day: Type.String({ format: 'date', description: 'By the calendar of UTC' }),
  lead_score: Type.Integer({ description: 'The score at the end of that day; of today: now' }),
})

export const ScoreHistory = Type.Array(ScoreDay, { title: 'LeadScoreHistory' })

/** The score of a contact on each of the last days, from the day on which the contact was created. @throws AppError not_found */
export async function scoreHistory(
  ctx: Context,
  contactId: number,
  { days = 90 }: Static<typeof ScoreHistoryQuery>,
): Promise<Static<typeof ScoreHistory>> {
  const today = ctx.now().toISOString().slice(0, 10)
  const rows = await many<{ day: string; lead_score: number }>(ctx)`
    select to_char(d, 'YYYY-MM-DD') as day, case when d < ${today}::date then coalesce(
      (select h.score from lead_score_day h where h.contact_id = c.id and h.day <= d order by h.day desc limit 1),
      (select h.score_before from lead_score_day h where h.contact_id = c.id and h.day > d order by h.day limit 1),
      c.lead_score) else c.lead_score end as lead_score
    from contact c cross join lateral generate_series(
      least(${today}::date, greatest(${today}::date - ${days}::int + 1, (c.created_at at time zone 'UTC')::date)), ${today}::date, interval '1 day') d
    where c.org_id = ${ctx.orgId} and c.id = ${contactId} and c.merged_into is null order by d`
  if (rows.length === 0) throw noSuch('contact')
  return rows
}
