import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change } from '../db/query.ts'
import { findRows } from './find-rows.ts'

/** How many rows of each table a person was taken out of. */
export type Erased = Record<string, number>

/**
 * Takes whoever has an e-mail address out of all that an organisation holds, in one transaction, as the owner of each
 * table says; the rows stay. What was found last is erased first, so that the issuance log is held for a short time.
 * The audit says that somebody was erased, not who.
 */
export function erasePerson(ctx: Context, input: { email: string }): Promise<Erased> {
  return inTransaction(ctx, async (ctx) => {
    // Every event and audit entry of the organisation is read for the address.
    await change(ctx)`set local statement_timeout = '10min'`
    const { person, found } = await findRows(ctx, input, { lock: true })
    const erased: Erased = {}
    for (const { table, ids } of found.toReversed()) {
      if (ids.length === 0) continue
      await table.erase?.(ctx, ids, person)
      erased[table.table] = ids.length
    }
    for (const table of ctx.personalTables) if (table.ofPerson === undefined) await table.erase?.(ctx, [], person)
    await recordAudit(ctx, {
      action: 'person.erase',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      after: { rows: erased },
    })
    return erased
  })
}
