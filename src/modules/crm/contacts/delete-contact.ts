import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { clearOfDeals } from '../records/clear-of-deals.ts'
import { contactDeleted } from '../records/contact-events.ts'
import { contactToWire, lockContact } from './contact-queries.ts'

/**
 * Deletes a contact with the contacts merged into it, its notes and its timeline.
 * @throws AppError not_found; has_deals if it has deals and `cascade` is false
 */
export function deleteContact(ctx: Context, id: number, { cascade = false }: { cascade?: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // A concurrent request that creates a deal for the contact waits, then finds the contact deleted.
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
    await recordEvents(ctx, [contactDeleted(before)])
  })
}
