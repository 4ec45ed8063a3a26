import type { TxContext } from '../context/context.ts'
import type { Person } from '../context/personal-table.ts'
import { one } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import type { Found } from './find-rows.ts'

/** The effect of an erasure on a person's rows, by table, and the rows that keep personal data. */
export type ErasureReport = {
  erased: { table: string; rows: number; outcome: string }[]
  kept: { table: string; rows: number; why: string }[]
}

/** Reports the effect of an erasure on rows that were found, before they change. */
export async function reportRows(ctx: TxContext, found: Found[], { anonymise }: Person): Promise<ErasureReport> {
  const report: ErasureReport = { erased: [], kept: [] }
  for (const { table, ids } of found) {
    if (ids.length === 0) continue
    report.erased.push({ table: table.table, rows: ids.length, outcome: table.outcome ?? '' })
    if (table.kept === undefined || (anonymise && table.kept.unlessAnonymised)) continue
    const { rows } = await one<{ rows: number }>(ctx)`
      select count(*)::int as rows from ${sql.ref(table.table)} t where t.id = any(${ids}::bigint[]) and (${table.kept.rows})`
    if (rows > 0) report.kept.push({ table: table.table, rows, why: table.kept.why })
  }
  return report
}
