import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { Sql } from '../../../platform/db/sql.ts'

/** Above this number of deals, the message only counts the rest. */
const NAMED = 10

/** Query parameter that also deletes the deals of the deleted record. */
export const CascadeDeals = Type.Optional(Type.Boolean({ default: false, description: 'Also delete its deals' }))

type Deal = { id: number; title: string }

/**
 * Deletes the deals that match a condition. The caller has locked the record that they belong to and deletes it next.
 * @returns the deleted deals
 * @throws AppError has_deals if there are any and `cascade` is false
 */
export async function clearOfDeals(ctx: TxContext, whose: string, condition: Sql, cascade: boolean): Promise<Deal[]> {
  const deals = await many<Deal>(ctx)`
    select id, title from deal where org_id = ${ctx.orgId} and ${condition} order by id for update`
  if (deals.length === 0) return []
  if (!cascade) throw hasDeals(whose, deals)
  await change(ctx)`delete from deal where org_id = ${ctx.orgId} and ${condition}`
  return deals
}

function hasDeals(whose: string, deals: Deal[]): AppError {
  const named = deals.slice(0, NAMED).map(({ id, title }) => `${id} (${title})`)
  const more = deals.length > NAMED ? `, and ${deals.length - NAMED} more` : ''
  return new AppError(
    'has_deals',
    `${whose} has ${deals.length === 1 ? 'a deal' : `${deals.length} deals`}: ${named.join(', ')}${more}. Move the deals first, or send ?cascade=true to delete them as well.`,
  )
}
