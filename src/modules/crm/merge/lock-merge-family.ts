import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { ContactToMerge } from './plan-merge.ts'

export type HeldContact = ContactToMerge & { merged_into: number | null }

/**
 * Contacts as they are, also merged ones. Until the transaction ends nobody changes them or writes anything that belongs
 * to them: whoever just did is waited for.
 */
export async function lockMergeFamily(ctx: TxContext, ids: readonly number[]): Promise<Map<number, HeldContact>> {
  // Accounts are held before contacts, by all who hold both.
  await change(ctx)`
    select id from account where id in (select account_id from contact where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]))
    order by id for key share`
  const rows = await many<HeldContact>(ctx)`
    select id, merged_into, account_id, email, first_name, last_name, phone, title, owner, tags, lifecycle_stage, properties
    from contact where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) order by id for update`
  return new Map(rows.map((row) => [row.id, row]))
}
