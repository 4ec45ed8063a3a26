import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { dealToWire, getDeal, lockDeal } from './deal-queries.ts'
import { lockDealContacts } from './lock-deal-contacts.ts'

/** Deletes a deal with its stage history; timeline entries of the contact stay. @throws AppError not_found */
export function deleteDeal(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { contact_id } = await getDeal(ctx, id)
    await lockDealContacts(ctx, contact_id, null)
    const before = dealToWire(await lockDeal(ctx, id))
    await change(ctx)`delete from deal where id = ${id}`
    await rescoreContacts(ctx, before.contact_id === null ? [] : [before.contact_id])
    await recordAudit(ctx, { action: 'deal.delete', subjectType: 'deal', subjectId: id, before })
  })
}
