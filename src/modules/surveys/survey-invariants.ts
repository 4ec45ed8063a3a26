import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const surveyInvariants: Invariant[] = [
  rowsThatBreak(
    'a survey is answered by an attendee of its event',
    sql`select 'survey_response ' || r.id as id from survey_response r join attendee a on a.id = r.attendee_id
      where a.event_id <> r.event_id`,
  ),
]
