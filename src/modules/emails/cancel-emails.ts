import type { TxContext } from '../../platform/context.ts'
import { change } from '../../platform/db/query.ts'

/** Takes back what is still to be sent to an attendee. */
export async function cancelEmails(ctx: TxContext, attendeeId: number): Promise<void> {
  await change(ctx)`
    update email set status = 'cancelled', updated_at = ${ctx.now()}
    where org_id = ${ctx.orgId} and attendee_id = ${attendeeId} and status = 'queued'`
}
