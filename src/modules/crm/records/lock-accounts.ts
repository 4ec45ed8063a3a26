import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/**
 * Returns the names of accounts by id and locks them against deletion until the transaction ends.
 * @throws AppError validation_failed for an unknown account
 */
export async function lockAccounts(ctx: TxContext, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await many<{ id: number; name: string }>(ctx)`
    select id, name from account where org_id = ${ctx.orgId} and id = any(${[...new Set(ids)]}::bigint[])
    order by id for key share`
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const missing = ids.find((id) => !names.has(id))
  if (missing !== undefined)
    throw invalidField(['body', 'account_id'], `there is no account ${missing}`, 'unknown_account')
  return names
}
