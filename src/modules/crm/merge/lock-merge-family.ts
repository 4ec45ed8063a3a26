import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { ContactToMerge } from './plan-merge.ts'

export type LockedContact = ContactToMerge & { merged_into: number | null }

/**
 * Locks and returns contacts, including merged ones. Until the transaction ends, nobody can change them or add records
 * to them; transactions that just did are waited for.
 */
export async function lockMergeFamily(ctx: TxContext, ids: readonly number[]): Promise<Map<number, LockedContact>> {
  // Accounts are locked before contacts everywhere.
  await change(ctx)`
    select id from account where id in (select account_id from contact where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]))
    order by id for key share`
  const rows = await many<LockedContact>(ctx)`
    select id, merged_into, account_id, email, first_name, last_name, phone, title, owner, tags, lifecycle_stage,
      email_consent, properties
    from contact where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) order by id for update`
  return new Map(rows.map((row) => [row.id, row]))
}
