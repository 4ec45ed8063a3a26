import { AppError } from '../../../lib/errors.ts'
import { failedRows } from '../../../lib/spreadsheet/failed-rows.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { findContactImport } from './contact-import-queries.ts'
import type { FailedRow } from './take-rows.ts'

const BATCH = 500

/** Rejected rows of an import, unchanged, with their problems. @throws AppError not_found; gone after 30 days */
export async function failedRowsTable(ctx: Context, id: number): Promise<Table> {
  const { header, failed_count } = await findContactImport(ctx, id)
  const first = await nextRows(ctx, id, 0)
  if (failed_count > 0 && first.length === 0)
    throw new AppError(
      'gone',
      `The rejected rows of import ${id} are no longer available: they are kept for 30 days. Import the file again.`,
    )
  return { name: `import ${id} failed rows`, rows: linesOf(ctx, id, header, first) }
}

async function* linesOf(ctx: Context, id: number, header: string[], first: StoredRow[]): AsyncGenerator<string[][]> {
  const lines = failedRows(header)
  yield [lines.header]
  for (let rows = first; rows.length > 0; rows = await nextRows(ctx, id, rows.at(-1)!.row))
    yield rows.map(({ cells, problems }) =>
      lines.row(
        cells,
        problems.map(({ message }) => message),
      ),
    )
}

type StoredRow = Omit<FailedRow, 'cells'> & { cells: string[] }

function nextRows(ctx: Context, id: number, after: number): Promise<StoredRow[]> {
  return many<StoredRow>(ctx)`
    select row, cells, problems from contact_import_failed_row
    where org_id = ${ctx.orgId} and import_id = ${id} and row > ${after} order by row limit ${BATCH}`
}
