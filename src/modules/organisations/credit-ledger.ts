import type { Context } from '../../platform/context/context.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import type { CreditEntry } from './key-schema.ts'

type Row = Omit<CreditEntry, 'created_at'> & { created_at: Date }

/** Lists the organisation's credit movements, newest first. */
export async function listCreditEntries(ctx: Context, query: PageQuery): Promise<Listed<CreditEntry>> {
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from credit_entry where org_id = ${ctx.orgId}`,
    rows: sql`select id, kind, amount, held_amount, bulk_job_id, note, created_at from page join credit_entry using (id)`,
  })
  return { rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total: total ?? 0 }
}
