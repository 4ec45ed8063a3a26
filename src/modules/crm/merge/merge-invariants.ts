import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'

export const mergeInvariants: Invariant[] = [
  rowsThatBreak(
    'a contact of an active merge points to the contact that it was merged into',
    sql`select 'contact ' || c.id as id from contact_merge m join contact_merge_member d on d.merge_id = m.id
        join contact c on c.id = d.contact_id join contact p on p.id = m.contact_id
        where m.undone_at is null and c.merged_into is distinct from coalesce(p.merged_into, p.id)`,
  ),
  rowsThatBreak(
    'a merged contact owns nothing that its current contact does not have',
    sql`select 'contact ' || c.id as id from contact c where c.merged_into is not null and (
          exists (select from deal d where d.contact_id = c.id)
          or exists (select from contact_note n where n.contact_id = c.id)
          or exists (select from crm_task t where t.contact_id = c.id)
          or exists (select from contact_activity a where a.contact_id = c.id and not exists (
            select from contact_activity same where same.contact_id = c.merged_into
              and (same.source_event, same.kind, same.subject_id) = (a.source_event, a.kind, a.subject_id))))`,
  ),
]
