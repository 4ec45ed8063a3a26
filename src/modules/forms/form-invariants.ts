import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const formInvariants: Invariant[] = [
  rowsThatBreak(
    'the consent of a submission is a consent version of its form',
    sql`select 'form_submission ' || s.id as id from form_submission s join form f on f.id = s.form_id
      where s.consent_version not between 1 and f.consent_version`,
  ),
]
