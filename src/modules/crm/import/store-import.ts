import { setImmediate as turn } from 'node:timers/promises'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, one } from '../../../platform/db/query.ts'
import { type ImportRow, importColumns } from './contact-import-queries.ts'
import type { Mode } from './save-contacts.ts'
import type { ValidatedContacts } from './take-rows.ts'

const utf8 = new TextDecoder()
export const jsonOf = (batch: Uint8Array): string => utf8.decode(batch)

/** Inserts a new import with its rejected rows. */
export async function storeImport(
  ctx: TxContext,
  validated: ValidatedContacts,
  { fileName, mode, status }: { fileName: string; mode: Mode; status: 'pending' | 'running' },
): Promise<ImportRow> {
  const fields = validated.columns.map(({ guess }) => guess)
  const row = await one<ImportRow>(ctx)`
    insert into contact_import (org_id, status, file_name, mode, header, fields, row_count, failed_count, created_at, started_at)
    values (${ctx.orgId}, ${status}, ${fileName}, ${mode}, ${validated.header}::text[], ${fields}::text[], ${validated.row_count},
      ${validated.failed_count}, ${ctx.now()}, ${status === 'running' ? ctx.now() : null})
    returning ${importColumns}`
  for (const batch of validated.failed) {
    await change(ctx)`
      insert into contact_import_failed_row (org_id, import_id, row, cells, problems)
      select ${ctx.orgId}, ${row.id}, row, array(select jsonb_array_elements_text(cells)), problems
      from json_to_recordset(${batch}::json) as failed (row integer, cells jsonb, problems jsonb) order by row`
    await turn()
  }
  return row
}
