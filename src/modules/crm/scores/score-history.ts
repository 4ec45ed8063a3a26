import type { Static } from 'typebox'
import { noSuch } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

export const ScoreHistoryQuery = Type.Object({
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 366, default: 90, description: 'Number of days, ending today' }),
  ),
})

const ScoreDay = Type.Object({
  day: Type.String({ format: 'date', description: 'Day of the UTC calendar' }),
  lead_score: Type.Integer({ description: 'Score at the end of the day; for today: the current score' }),
})

export const ScoreHistory = Type.Array(ScoreDay, { title: 'LeadScoreHistory' })

/**
 * Returns the score of a contact on each of the last days, starting at the earliest with the day it was created.
 * @throws AppError not_found
 */
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
