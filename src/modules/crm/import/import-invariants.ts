import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'
import { INDEX_TEXTS } from '../contacts/waiting-texts.ts'
import { RUN_CONTACT_IMPORT } from './contact-import-queries.ts'

export const importInvariants: Invariant[] = [
  rowsThatBreak(
    'an unfinished import of contacts is queued',
    sql`select 'import ' || i.id as id from contact_import i
        where i.status in ('pending', 'running') and not exists (
          select 1 from queued_job q where q.name = ${RUN_CONTACT_IMPORT.name} and (q.payload ->> 'import_id')::bigint = i.id)`,
  ),
  rowsThatBreak(
    'texts that wait to be indexed have a job, or an import that is still running',
    sql`select distinct 'organisation ' || b.org_id as id from contact_text_batch b
        where not exists (select 1 from contact_import i where i.org_id = b.org_id and i.status in ('pending', 'running'))
          and not exists (
            select 1 from queued_job q where q.name = ${INDEX_TEXTS.name} and (q.payload ->> 'org_id')::bigint = b.org_id)`,
  ),
  rowsThatBreak(
    'all rows of an import are done, rejected or waiting in a batch, and none waits when it is finished',
    sql`select 'import ' || i.id as id from contact_import i
        where i.status in ('pending', 'running', 'completed')
          and i.row_count <> i.created_count + i.updated_count + i.skipped_count + i.failed_count + (
            select coalesce(sum(json_array_length(b.people)), 0) from contact_import_batch b where b.import_id = i.id)
        union all
        select 'import ' || i.id from contact_import i
        where i.finished_at is not null and exists (select 1 from contact_import_batch b where b.import_id = i.id)`,
  ),
]
