import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { clearOfDeals } from '../deals/clear-of-deals.ts'
import { contactToWire, lockContact } from './contact-queries.ts'

/**
 * Deletes a contact with those that were merged into it, its notes and its time line.
 * @throws AppError not_found; has_deals, unless `cascade` says that they go too
 */
export function deleteContact(ctx: Context, id: number, { cascade = false }: { cascade?: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // Who makes a deal with it waits, and then finds it gone.
    await maybeOne(ctx)`
      select id from contact where org_id = ${ctx.orgId} and id = ${id} and merged_into is null for update`
    const before = contactToWire(await lockContact(ctx, id))
    const deals = await clearOfDeals(ctx, `Contact ${id}`, sql`contact_id = ${id}`, cascade)
    await change(ctx)`delete from contact where id = ${id}`
    await recordAudit(ctx, {
      action: 'contact.delete',
      subjectType: 'contact',
      subjectId: id,
      before: { ...before, ...(deals.length > 0 ? { deals } : {}) },
    })
  })
}
