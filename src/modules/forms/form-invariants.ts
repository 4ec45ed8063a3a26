import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const formInvariants: Invariant[] = [
  rowsThatBreak(
    'what is agreed to is a consent text that the form has had',
    sql`select 'form_submission ' || s.id as id from form_submission s join form f on f.id = s.form_id
      where s.consent_version not between 1 and f.consent_version`,
  ),
]
