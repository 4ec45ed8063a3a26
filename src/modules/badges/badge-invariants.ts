import { comparedBlobs } from '../../platform/blobs/index.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const badgeInvariants: Invariant[] = [
  comparedBlobs('every picture of a badge is stored, and every picture has its badge', 'badge-pictures/', {
    table: 'badge_template_version',
    column: 'image_key',
  }),
  rowsThatBreak(
    'the current version of a badge is its content',
    sql`select 'badge template ' || t.id as id from badge_template t
        left join badge_template_version v on v.template_id = t.id and v.version = t.version
        where (v.name, v.description, v.criteria, v.image_key) is distinct from (t.name, t.description, t.criteria, t.image_key)`,
  ),
  rowsThatBreak(
    'a person has a badge at most once, and was given it by its rule at most once',
    sql`select 'badge template ' || template_id || ', awards ' || string_agg(id::text, ', ' order by id) as id from badge_award
        group by org_id, template_id, email_key
        having count(*) filter (where revoked_at is null and superseded_by is null) > 1 or count(*) filter (where source = 'rule') > 1`,
  ),
]
