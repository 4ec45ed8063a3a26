import type { TxContext } from '../../platform/context/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { cancelQueuedEmails } from './cancel-queued-emails.ts'
import { settleEmails } from './outcomes/settle-emails.ts'

/** Cancels emails to attendees that are still to be sent. */
export async function cancelEmails(ctx: TxContext, attendeeIds: number[]): Promise<void> {
  await cancelAndSettle(
    ctx,
    sql`e.attendee_id = any(${attendeeIds}::bigint[])`,
    'The person was removed from the event.',
  )
}

/**
 * Cancels emails that have not been handed over, and notifies their composers. @returns the number of cancelled emails
 */
export async function cancelAndSettle(ctx: TxContext, which: Sql, reason: string): Promise<number> {
  const cancelled = await cancelQueuedEmails(ctx, which, reason)
  await settleEmails(ctx, cancelled)
  return cancelled.length
}
