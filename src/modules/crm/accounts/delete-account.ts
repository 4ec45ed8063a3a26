import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { updateContacts } from '../contacts/update-contacts.ts'
import { clearOfDeals } from '../records/clear-of-deals.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { lockAccount } from './account-queries.ts'

const BATCH = 1_000

/**
 * Deletes an account; its contacts are kept without one.
 * @throws AppError not_found; has_deals if it has deals and `cascade` is false
 */
export function deleteAccount(ctx: Context, id: number, { cascade = false }: { cascade?: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockAccount(ctx, id)
    await releaseContacts(ctx, id)
    const deals = await clearOfDeals(ctx, `Account ${id}`, sql`account_id = ${id}`, cascade)
    await change(ctx)`delete from account where id = ${id}`
    await recordAudit(ctx, {
      action: 'account.delete',
      subjectType: 'account',
      subjectId: id,
      before: { ...before, ...(deals.length > 0 ? { deals } : {}) },
    })
  })
}

/** The account is locked, so no contact can join it in the meantime. */
async function releaseContacts(ctx: TxContext, accountId: number): Promise<void> {
  for (;;) {
    const rows = await many<{ id: number }>(ctx)`
      select id from contact where org_id = ${ctx.orgId} and account_id = ${accountId} and merged_into is null
      order by id limit ${BATCH}::int`
    const patches = rows.map(({ id }) => ({ id, set: { account_id: null } }))
    await rescoreContacts(ctx, await updateContacts(ctx, patches, 'api'))
    if (rows.length < BATCH) return
  }
}
