import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change } from '../db/query.ts'
import { findRows } from './find-rows.ts'
import { type ErasureReport, reportRows } from './report-rows.ts'

/** How many rows of each table a person was taken out of. */
export type Erased = Record<string, number>

type Erasure = { email: string; anonymise?: boolean }

/**
 * Takes whoever has an e-mail address out of all that an organisation holds, in one transaction, as the owner of each
 * table says. What was found last is erased first, so that the issuance log is held for a short time.
 * The audit says that somebody was erased, not who.
 */
export async function erasePerson(ctx: Context, input: Erasure): Promise<Erased> {
  return rowsOf(await eraseAndReport(ctx, input))
}

/** The same, told table by table. @param unlessNobody whether nothing is written down where nothing is found */
export function eraseAndReport(ctx: Context, input: Erasure, unlessNobody = false): Promise<ErasureReport> {
  return inTransaction(ctx, async (ctx) => {
    // Every event and audit entry of the organisation is read for the address.
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
