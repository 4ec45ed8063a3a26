import { noSuch } from '../../../lib/errors.ts'
import { shownCell } from '../../../lib/spreadsheet/shown-cell.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { Type } from '../../../lib/type.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import type { ContactImport, ContactImportWithErrors } from './contact-import-schema.ts'
import { MAX_ERRORS, type RowProblem } from './take-rows.ts'

/** Job that imports the batches of a file. */
export const RUN_CONTACT_IMPORT = {
  name: 'run-contact-import',
  payload: Type.Object({ org_id: Type.Integer(), import_id: Type.Integer() }),
}

export type ImportRow = Pick<ContactImport, 'id' | 'status' | 'file_name' | 'mode' | 'row_count' | 'error'> & {
  header: string[]
  fields: (string | null)[]
  created_count: number
  updated_count: number
  skipped_count: number
  failed_count: number
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}

export const importColumns = sql.raw(
  'id, status, file_name, mode, header, fields, row_count, created_count, updated_count, skipped_count, failed_count, error, created_at, started_at, finished_at',
)

export function failedRowsUrl({ baseUrl }: Pick<Services, 'baseUrl'>, id: number, failed: number): string | null {
  return failed === 0 ? null : `${baseUrl}/admin/crm/imports/${id}/failed-rows`
}

export function importToWire(services: Pick<Services, 'baseUrl'>, row: ImportRow): ContactImport {
  const { id, status, file_name, mode, row_count, error } = row
  const { created_count: created, updated_count: updated, skipped_count: skipped, failed_count: failed } = row
  const columns = row.header.map((header, at) => ({ header: shownCell(header), guess: row.fields[at]! }))
  return {
    id,
    status,
    file_name,
    mode,
    columns,
    row_count,
    created,
    updated,
    skipped,
    failed,
    error,
    processed: created + updated + skipped + failed,
    failed_rows_url: failedRowsUrl(services, id, failed),
    created_at: isoTime(row.created_at),
    started_at: row.started_at && isoTime(row.started_at),
    finished_at: row.finished_at && isoTime(row.finished_at),
  }
}

/** Lists the contact imports of an organisation, newest first. */
export async function listContactImports(ctx: Context, query: PageQuery): Promise<Listed<ContactImport>> {
  const { rows, total } = await listPage<ImportRow>(ctx.db, query, {
    within: sql`select 1`,
    ids: sql`select id from contact_import where org_id = ${ctx.orgId}`,
    rows: sql`select ${importColumns} from contact_import where org_id = ${ctx.orgId} and id in (select id from page)`,
  })
  return { rows: rows.map((row) => importToWire(ctx, row)), total: total ?? 0 }
}

/** Returns a contact import. @throws AppError not_found */
export async function findContactImport(ctx: Context, id: number): Promise<ImportRow> {
  const row = await maybeOne<ImportRow>(ctx)`
    select ${importColumns} from contact_import where org_id = ${ctx.orgId} and id = ${id}`
  if (row === null) throw noSuch('import')
  return row
}

/** Returns an import with the first problems of its rows, as long as these are kept. @throws AppError not_found */
export async function getContactImport(ctx: Context, id: number): Promise<ContactImportWithErrors> {
  const contactImport = importToWire(ctx, await findContactImport(ctx, id))
  const errors = await many<RowProblem & { row: number }>(ctx)`
    select row, problem ->> 'column' as column, problem ->> 'code' as code, problem ->> 'message' as message
    from (select row, problems from contact_import_failed_row where import_id = ${id} order by row limit ${MAX_ERRORS}) failed,
      jsonb_array_elements(problems) with ordinality as each (problem, nth)
    order by row, nth limit ${MAX_ERRORS}`
  return { ...contactImport, errors }
}
