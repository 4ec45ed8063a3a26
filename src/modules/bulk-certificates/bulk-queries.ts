import { noSuch } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import type { Context, Services } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import { noSuchEvent } from '../events/index.ts'
import type { BulkJob } from './bulk-schema.ts'

/** Draws the certificates of a bulk job. */
export const RUN_BULK_JOB = {
  name: 'run-bulk-job',
  payload: Type.Object({ org_id: Type.Integer(), bulk_job_id: Type.Integer() }),
}

const JOBS_LISTED = 30

export type BulkJobRow = Omit<BulkJob, 'created_at' | 'started_at' | 'finished_at' | 'download_url'> & {
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
  zip_key: string | null
}

/** All columns except the names, which may be many. */
export const jobColumns = sql.raw(
  'id, event_id, status, file_name, kind, sheet, header_row, name_column as "column", mapping, total_count, processed_count, credits_held, credits_charged, warnings, error, created_at, started_at, finished_at, zip_key',
)

export function downloadUrl({ baseUrl }: Pick<Services, 'baseUrl'>, eventId: number, jobId: number): string {
  return `${baseUrl}/admin/events/${eventId}/bulk-generate-jobs/${jobId}/download`
}

export function jobToWire(services: Pick<Services, 'baseUrl'>, { zip_key, ...row }: BulkJobRow): BulkJob {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    download_url: zip_key === null ? null : downloadUrl(services, row.event_id, row.id),
  }
}

/**
 * Lists a page of the 30 newest jobs of an event; without page and limit, all of them (docs/interface.md, Limits).
 * @throws AppError not_found
 */
export async function listBulkJobs(ctx: Context, eventId: number, query: PageQuery): Promise<Listed<BulkJob>> {
  const { page, limit = page === undefined ? JOBS_LISTED : 20 } = query
  const { rows, total } = await listPage<BulkJobRow>(
    ctx.db,
    { ...query, limit },
    {
      within: sql`select id from event where org_id = ${ctx.orgId} and id = ${eventId}`,
      ids: sql`select id from bulk_job where org_id = ${ctx.orgId} and event_id = ${eventId} order by id desc limit ${JOBS_LISTED}`,
      rows: sql`select ${jobColumns} from bulk_job where id in (select id from page)`,
    },
  )
  if (total === null) throw noSuchEvent()
  return { rows: rows.map((row) => jobToWire(ctx, row)), total, limit }
}

/** @throws AppError not_found, also when the job belongs to another event */
export async function getBulkJob(ctx: Context, eventId: number, id: number): Promise<BulkJobRow> {
  const row = await maybeOne<BulkJobRow>(ctx)`
    select ${jobColumns} from bulk_job where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id}`
  if (row === null) throw noSuch('bulk job', ' in this event')
  return row
}
