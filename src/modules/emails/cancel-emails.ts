import type { TxContext } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { cancelQueuedEmails } from './cancel-queued-emails.ts'
import { settleEmails } from './sending/settle-emails.ts'

/** Takes back what is still to be sent to an attendee. */
export async function cancelEmails(ctx: TxContext, attendeeId: number): Promise<void> {
  await cancelAndTell(ctx, sql`e.attendee_id = ${attendeeId}`, 'The person was removed from the event.')
}

/** Takes back mails that nobody has begun to hand over, and tells whoever draws them up. @returns how many */
export async function cancelAndTell(ctx: TxContext, which: Sql, reason: string): Promise<number> {
  const cancelled = await cancelQueuedEmails(ctx, which, reason)
  await settleEmails(ctx, cancelled)
  return cancelled.length
}
