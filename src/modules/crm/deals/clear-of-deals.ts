import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { Sql } from '../../../platform/db/sql.ts'

/** Of more deals than this the words tell how many. */
const NAMED = 10

/** The field of the query by which deals go with what they belong to. */
export const CascadeDeals = Type.Optional(Type.Boolean({ default: false, description: 'Delete its deals too' }))

type Deal = { id: number; title: string }

/**
 * Deletes the deals that meet a condition, before what they belong to is deleted, which is locked.
 * @returns them
 * @throws AppError has_deals where there are any, unless `cascade` says that they go
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
    `${whose} has ${deals.length === 1 ? 'a deal' : `${deals.length} deals`}: ${named.join(', ')}${more}. Move them first, or send ?cascade=true to delete them too.`,
  )
}
