import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change, many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { findRows } from './find-rows.ts'

/** The rows of a person, by table. */
export type Exported = Record<string, unknown[]>

/** All that an organisation holds of whoever has an e-mail address, as the owner of each table shows it. */
export function exportPerson(ctx: Context, input: { email: string }): Promise<Exported> {
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`set local statement_timeout = '10min'`
    const { found } = await findRows(ctx, input, { lock: false })
    const exported: Exported = {}
    for (const { table, ids } of found) {
      if (ids.length === 0) continue
      const rows = await many<{ shown: unknown }>(ctx)`
        select ${table.shown ?? sql`to_jsonb(t)`} as shown from ${sql.ref(table.table)} t
        where t.id = any(${ids}::bigint[]) order by t.id`
      exported[table.table] = rows.map(({ shown }) => shown)
    }
    await recordAudit(ctx, { action: 'person.export', subjectType: 'organisation', subjectId: ctx.orgId })
    return exported
  })
}
