import type { TxContext } from '../../../platform/context/context.ts'
import { forEachBatch } from '../../../platform/db/in-batches.ts'
import { change, one } from '../../../platform/db/query.ts'
import type { ImportCounts } from './past-import.ts'

/**
 * Stores the result of an import with the rejected lines.
 * @param lines CSV lines, the header first; empty when none was rejected
 * @returns the id of the import
 */
export async function storeAttendeeImport(
  ctx: TxContext,
  eventId: number,
  { created, updated, skipped, checked_in, failed }: ImportCounts,
  lines: string[],
): Promise<number> {
  const [header = null, ...refused] = lines.map(storable)
  const { id } = await one<{ id: number }>(ctx)`
    insert into attendee_import (org_id, event_id, created_count, updated_count, skipped_count, checked_in_count, failed_count, header, created_at)
    values (${ctx.orgId}, ${eventId}, ${created}, ${updated}, ${skipped}, ${checked_in}, ${failed}, ${header}, ${ctx.now()})
    returning id`
  await forEachBatch(
    refused,
    (batch) => change(ctx)`
    insert into attendee_import_failed_row (org_id, import_id, line)
    select ${ctx.orgId}, ${id}, line from unnest(${batch}::text[]) with ordinality as failed (line, nth) order by nth`,
  )
  return id
}

/** PostgreSQL cannot store NUL. DEL in its place is rejected as well when the row is sent again. */
const storable = (line: string) => line.replaceAll('\0', '\u007f')
