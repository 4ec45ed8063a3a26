import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'

export const evidenceInvariants: Invariant[] = [
  rowsThatBreak(
    'evidence led to a completion of its own course, and each completion comes from one piece of evidence at most',
    sql`select 'evidence ' || e.id as id from training_evidence e
        join training_completion c on (c.org_id, c.id) = (e.org_id, e.completion_id)
        where c.course_id <> e.course_id or exists (
          select from training_evidence o where o.completion_id = e.completion_id and o.id < e.id)`,
  ),
]
