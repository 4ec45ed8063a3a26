import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import type { RunningJob } from './running-job.ts'

/** Number of jobs of each kind to list; the list of each kind has older ones. */
const MAX_LISTED = 100

type Row = Omit<RunningJob, 'rate' | 'rest_seconds' | 'created_at' | 'started_at' | 'finished_at'> & {
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}

/** Lists running and finished jobs of the organisation, newest first. */
export async function listJobs(ctx: Context, query: PageQuery): Promise<Listed<RunningJob>> {
  const { orgId } = ctx
  const newest = sql`where org_id = ${orgId} order by id desc limit ${MAX_LISTED}`
  const rows = await many<Row>(ctx)`
    select * from (
      (select 'bulk_job' as kind, id, file_name as title, event_id, case status when 'processing' then 'running' else status end as status,
        error, processed_count::bigint as done, total_count::bigint as total, created_at, started_at, finished_at from bulk_job ${newest})
      union all
      (select 'contact_import', id, file_name, null, status, error, (created_count + updated_count + skipped_count + failed_count)::bigint,
        row_count::bigint, created_at, started_at, finished_at from contact_import ${newest})
      union all
      (select 'lead_scores', null, 'Lead scores', null, case when finished_at is null then 'running' else 'completed' end, null,
        contacts::bigint, null, started_at, started_at, finished_at from lead_score_pass where org_id = ${orgId})
      union all
      (select 'retention', id, 'Old records', null,
        case status when 'complete' then 'completed' when 'interrupted' then 'cancelled' else status end, null,
        (select coalesce(sum(value::bigint), 0)::bigint from jsonb_each_text(removed) where value ~ '^[0-9]+$'),
        null, started_at, started_at, ended_at from purge_run ${newest})
    ) job order by created_at desc, kind, id desc`
  const { limit, offset } = pageRange(query)
  return { rows: rows.slice(offset, offset + limit).map((row) => toWire(row, ctx.now())), total: rows.length }
}

function toWire({ created_at, started_at, finished_at, ...row }: Row, now: Date): RunningJob {
  const seconds = started_at === null ? 0 : (now.getTime() - started_at.getTime()) / 1_000
  const rate = row.status === 'running' && row.done > 0 && seconds > 0 ? row.done / seconds : null
  return {
    ...row,
    rate: rate === null ? null : Math.round(rate * 100) / 100,
    rest_seconds: rate === null || row.total === null ? null : Math.ceil((row.total - row.done) / rate),
    created_at: isoTime(created_at),
    started_at: started_at && isoTime(started_at),
    finished_at: finished_at && isoTime(finished_at),
  }
}
