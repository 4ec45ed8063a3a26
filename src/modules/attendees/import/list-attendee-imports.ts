import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import { eventOf, noSuchEvent } from '../../events/index.ts'
import { failedRowsUrl } from './failed-rows-file.ts'
import type { ImportCounts, PastImport } from './past-import.ts'

type Row = ImportCounts & { id: number; has_rows: boolean; created_at: Date }

/** Lists the attendee imports of an event, newest first. @throws AppError not_found for the event */
export async function listAttendeeImports(
  ctx: Context,
  eventId: number,
  query: PageQuery,
): Promise<Listed<PastImport>> {
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: eventOf(sql`${ctx.orgId}`, sql`${eventId}`),
    ids: sql`select id from attendee_import where org_id = ${ctx.orgId} and event_id = ${eventId}`,
    rows: sql`
      select i.id, i.created_count as created, i.updated_count as updated, i.skipped_count as skipped,
        i.checked_in_count as checked_in, i.failed_count as failed, i.created_at,
        exists (select from attendee_import_failed_row f where f.import_id = i.id) as has_rows
      from page join attendee_import i using (id)`,
  })
  if (total === null) throw noSuchEvent()
  return { rows: rows.map((row) => toWire(ctx, eventId, row)), total }
}

function toWire(ctx: Context, eventId: number, row: Row): PastImport {
  const { id, created, updated, skipped, checked_in, failed } = row
  return {
    id,
    created,
    updated,
    skipped,
    checked_in,
    failed,
    failed_rows_url: row.has_rows ? failedRowsUrl(ctx, eventId, id) : null,
    created_at: isoTime(row.created_at),
  }
}
