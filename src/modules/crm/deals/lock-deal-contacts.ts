import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/**
 * Holds the contact that a deal is with, and the one that it is to be with from now on, until the transaction ends: both
 * are told of the deal. Contacts are locked before deals.
 * @throws AppError validation_failed for a new one that is not there, or was merged into another
 */
export async function lockDealContacts(
  ctx: TxContext,
  now: number | null,
  next: number | null | undefined,
): Promise<void> {
  const ids = [now, next].filter((id) => id != null)
  if (ids.length === 0) return
  const held = await many<{ id: number; merged_into: number | null }>(ctx)`
    select id, merged_into from contact where org_id = ${ctx.orgId} and id = any(${ids}::bigint[])
    order by id for no key update`
  // Also the one that the deal was with when it was read: it may be merged or gone by the time that it is held.
  if (next == null) return
  const found = held.find(({ id }) => id === next)
  const refuse = (words: string, type: string) => invalidField(['body', 'contact_id'], words, type)
  if (found === undefined) throw refuse(`there is no contact ${next}`, 'unknown_contact')
  if (found.merged_into !== null)
    throw refuse(`contact ${next} was merged into contact ${found.merged_into}: name that one`, 'merged_contact')
}
