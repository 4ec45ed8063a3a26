import type { Context } from '../../../platform/context/context.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { MAX_LIMIT } from '../../../platform/lists/list-page.ts'
import { listContactImports } from './contact-import-queries.ts'

const COLUMNS = [
  ...(['id', 'status', 'file_name', 'mode', 'row_count', 'created', 'updated', 'skipped', 'failed'] as const),
  ...(['error', 'created_at', 'started_at', 'finished_at'] as const),
]

/** Contact imports of an organisation as a table. */
export async function contactImportsTable(ctx: Context): Promise<Table> {
  return { name: 'imports', rows: rowsOf(ctx) }
}

async function* rowsOf(ctx: Context): AsyncGenerator<string[][]> {
  yield [[...COLUMNS]]
  for (let page = 1; ; page += 1) {
    const { rows } = await listContactImports(ctx, { page, limit: MAX_LIMIT })
    if (rows.length === 0) return
    yield rows.map((row) => COLUMNS.map((column) => String(row[column] ?? '')))
  }
}
