import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/**
 * Locks the current and the new contact of a deal until the transaction ends, because the timelines of both record the
 * deal. Contacts are locked before deals.
 * @throws AppError validation_failed if the new contact is unknown or was merged into another
 */
export async function lockDealContacts(
  ctx: TxContext,
  now: number | null,
  next: number | null | undefined,
): Promise<void> {
  const ids = [now, next].filter((id) => id != null)
  if (ids.length === 0) return
  const locked = await many<{ id: number; merged_into: number | null }>(ctx)`
    select id, merged_into from contact where org_id = ${ctx.orgId} and id = any(${ids}::bigint[])
    order by id for no key update`
  // Includes the contact that the deal had when it was read: it may be merged or deleted before the lock is granted.
  if (next == null) return
  const found = locked.find(({ id }) => id === next)
  const refuse = (message: string, type: string) => invalidField(['body', 'contact_id'], message, type)
  if (found === undefined) throw refuse(`there is no contact ${next}`, 'unknown_contact')
  if (found.merged_into !== null)
    throw refuse(`contact ${next} was merged into contact ${found.merged_into}: use that contact`, 'merged_contact')
}
