import type { TxContext } from '../../platform/context/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { cancelQueuedEmails } from './cancel-queued-emails.ts'
import { settleEmails } from './sending/settle-emails.ts'

/** Takes back what is still to be sent to attendees. */
export async function cancelEmails(ctx: TxContext, attendeeIds: number[]): Promise<void> {
  await cancelAndTell(ctx, sql`e.attendee_id = any(${attendeeIds}::bigint[])`, 'The person was removed from the event.')
}

/** Takes back mails that nobody has begun to hand over, and tells whoever draws them up. @returns how many */
export async function cancelAndTell(ctx: TxContext, which: Sql, reason: string): Promise<number> {
  const cancelled = await cancelQueuedEmails(ctx, which, reason)
  await settleEmails(ctx, cancelled)
  return cancelled.length
}
