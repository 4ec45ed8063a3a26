import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change } from '../db/query.ts'
import { findRows } from './find-rows.ts'
import { type ErasureReport, reportRows } from './report-rows.ts'

/** The number of erased rows by table. */
export type Erased = Record<string, number>

type Erasure = { email: string; anonymise?: boolean }

/**
 * Erases the person with an email address from an organisation in one transaction, by the rules of each table. Rows
 * found last are erased first, so that the issuance log is locked only briefly. The audit log records that somebody was
 * erased, but not who.
 */
export async function erasePerson(ctx: Context, input: Erasure): Promise<Erased> {
  return rowsOf(await eraseAndReport(ctx, input))
}

/**
 * Erases a person and reports what was erased, by table.
 * @param unlessNobody whether to write no audit entry if nothing was found
 */
export function eraseAndReport(ctx: Context, input: Erasure, unlessNobody = false): Promise<ErasureReport> {
  return inTransaction(ctx, async (ctx) => {
    // Every event and audit entry of the organisation is scanned for the address.
    await change(ctx)`set local statement_timeout = '10min'`
    const { person, found } = await findRows(ctx, input, { lock: true })
    const report = await reportRows(ctx, found, person)
    if (unlessNobody && report.erased.length === 0) return report
    for (const { table, ids } of found.toReversed()) if (ids.length > 0) await table.erase?.(ctx, ids, person)
    for (const table of ctx.personalTables) if (table.ofPerson === undefined) await table.erase?.(ctx, [], person)
    await recordAudit(ctx, {
      action: 'person.erase',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      after: { rows: rowsOf(report) },
    })
    return report
  })
}

function rowsOf({ erased }: ErasureReport): Erased {
  return Object.fromEntries(erased.toReversed().map(({ table, rows }) => [table, rows]))
}
