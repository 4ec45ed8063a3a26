import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'

export const scoreInvariants: Invariant[] = [
  rowsThatBreak(
    'the lead score of a contact is the sum of the points of its reasons',
    sql`select 'contact ' || c.id as id from contact c
        where c.lead_score <> (select coalesce(sum((r ->> 'points')::int), 0) from jsonb_array_elements(c.score_reasons) r)`,
  ),
  rowsThatBreak(
    'the last entry in the score history of a contact is its current score',
    sql`select 'contact ' || c.id as id from contact c join lateral (
          select d.score from lead_score_day d where d.contact_id = c.id order by d.day desc limit 1) last on true
        where last.score <> c.lead_score`,
  ),
]
