import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { lockDealContacts } from '../deals/lock-deal-contacts.ts'
import { lockAccounts } from '../records/lock-accounts.ts'
import type { Task } from './task-schema.ts'

type Subjects = Partial<Pick<Task, 'owner_id' | 'contact_id' | 'account_id' | 'deal_id'>>

/**
 * Locks the given records of a task, and its current contact, until the transaction ends. A merge moves tasks, so
 * contacts are locked as for deals.
 * @throws AppError validation_failed for an unknown record
 */
export async function lockTaskSubjects(ctx: TxContext, now: number | null, given: Subjects): Promise<void> {
  const { owner_id, contact_id, account_id, deal_id } = given
  await lockAccounts(ctx, account_id == null ? [] : [account_id])
  await lockDealContacts(ctx, now, contact_id)
  if (deal_id != null) {
    const deal = await maybeOne(ctx)`select 1 from deal where org_id = ${ctx.orgId} and id = ${deal_id} for key share`
    if (deal === null) throw invalidField(['body', 'deal_id'], `there is no deal ${deal_id}`, 'unknown_deal')
  }
  if (owner_id == null) return
  const member = await maybeOne(ctx)`
    select 1 from membership where org_id = ${ctx.orgId} and person_id = ${owner_id} for key share`
  if (member === null) throw invalidField(['body', 'owner_id'], `there is no member ${owner_id}`, 'unknown_member')
}
