import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import type { Frozen } from './insert-certificates.ts'

type Holders = { attendeeIds: number[]; recipientKeys?: string[] }

/** Marks expired certificates, since a holder can have only one active one of a kind. */
export async function retireExpired(
  ctx: TxContext,
  { event_id, kind, issued_at: now }: Frozen,
  { attendeeIds, recipientKeys = [] }: Holders,
): Promise<void> {
  if (attendeeIds.length > 0)
    await change(ctx)`
      update certificate set status = 'expired'
      where attendee_id = any(${attendeeIds}::bigint[]) and kind = ${kind} and status = 'active' and expires_at <= ${now}`
  if (recipientKeys.length > 0)
    await change(ctx)`
      update certificate set status = 'expired'
      where event_id = ${event_id} and kind = ${kind} and recipient_key = any(${recipientKeys}::text[])
        and status = 'active' and expires_at <= ${now}`
}
