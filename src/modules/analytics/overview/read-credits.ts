import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import type { Range } from '../../rollups/index.ts'

export type Credits = { balance: number; held: number; used: number; used_before: number }

/** Returns the credit balance, and the credits spent in a range and from `begins` until it. */
export function getCredits({ orgId, db }: Context, { start, end }: Range, begins: Date): Promise<Credits> {
  return one<Credits>({ db })`
    select b.balance, b.held, u.* from credit_balance b cross join lateral (
      select coalesce(sum(-held_amount) filter (where created_at >= ${start}), 0)::bigint as used,
        coalesce(sum(-held_amount) filter (where created_at < ${start}), 0)::bigint as used_before
      from credit_entry where org_id = b.org_id and kind = 'capture' and created_at >= ${begins} and created_at < ${end}) u
    where b.org_id = ${orgId}`
}
