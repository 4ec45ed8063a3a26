import { comparedBlobs } from '../../platform/blobs/index.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const badgeInvariants: Invariant[] = [
  comparedBlobs('every picture of a badge is stored, and every picture has its badge', 'badge-pictures/', {
    table: 'badge_template',
    column: 'image_key',
  }),
  rowsThatBreak(
    'a person has a badge at most once, and was given it by its rule at most once',
    sql`select 'badge template ' || template_id || ', awards ' || string_agg(id::text, ', ' order by id) as id from badge_award
        group by org_id, template_id, email_key
        having count(*) filter (where revoked_at is null) > 1 or count(*) filter (where source = 'rule') > 1`,
  ),
]
