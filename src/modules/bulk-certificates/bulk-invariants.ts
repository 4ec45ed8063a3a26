import { comparedBlobs } from '../../platform/blobs/index.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { RUN_BULK_JOB } from './bulk-queries.ts'

export const bulkInvariants: Invariant[] = [
  rowsThatBreak(
    'every bulk job has one hold, and a capture or release if and only if it is finished',
    sql`select 'bulk job ' || j.id as id from bulk_job j
        where not exists (select 1 from credit_entry e where e.bulk_job_id = j.id and e.kind = 'hold' and e.held_amount = j.total_count)
           or (select string_agg(e.kind, ',') from credit_entry e where e.bulk_job_id = j.id and e.kind in ('capture', 'release'))
              is distinct from case j.status when 'completed' then 'capture' when 'failed' then 'release' when 'cancelled' then 'release' end`,
  ),
  rowsThatBreak(
    'a completed bulk job has a certificate for each name, any other has none',
    sql`select 'bulk job ' || j.id as id from bulk_job j
        where (select count(*) from certificate c where c.bulk_job_id = j.id) <> case when j.status = 'completed' then j.total_count else 0 end`,
  ),
  rowsThatBreak(
    'the certificates of a bulk job are of its kind',
    sql`select 'bulk job ' || j.id as id from bulk_job j
        where exists (select 1 from certificate c where c.bulk_job_id = j.id and c.kind <> j.kind)`,
  ),
  rowsThatBreak(
    'an unfinished bulk job is queued',
    sql`select 'bulk job ' || j.id as id from bulk_job j
        where j.status in ('pending', 'processing') and not exists (
          select 1 from queued_job q where q.name = ${RUN_BULK_JOB.name} and (q.payload ->> 'bulk_job_id')::bigint = j.id)`,
  ),
  comparedBlobs('every completed bulk job has its archive, and every archive its job', 'bulk/', {
    table: 'bulk_job',
    column: 'zip_key',
  }),
]
