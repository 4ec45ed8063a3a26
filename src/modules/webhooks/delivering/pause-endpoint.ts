import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many } from '../../../platform/db/query.ts'
import type { Lease } from './endpoint-lease.ts'
import { notifyDeliverers } from './notify-deliverers.ts'

/** An endpoint is paused after this many consecutive failed deliveries over this many days: longer than a weekend. */
export const MAX_FAILURES = 10
const MAX_DAYS = 5

/**
 * Pauses an endpoint that has failed for days, with a reason that its organisation sees; it can be switched on again.
 */
export async function pauseIfDead(services: Services, lease: Lease): Promise<void> {
  const ctx = jobContext(services, lease.orgId, 'deliver-webhooks')
  const reason = `Paused on ${services.now().toISOString()}: at least ${MAX_FAILURES} deliveries in a row failed over ${MAX_DAYS} days. Fix the receiver, set active to true, and replay what it missed.`
  await inTransaction(ctx, async (ctx) => {
    const rows = await many<{ id: number }>(ctx)`
      select id from webhook_endpoint
      where id = ${lease.endpointId} and active and failures >= ${MAX_FAILURES}
        and failing_since <= ${services.now()}::timestamptz - make_interval(days => ${MAX_DAYS}) for update`
    if (rows.length === 0) return
    await change(ctx)`
      update webhook_endpoint set active = false, paused_reason = ${reason}, updated_at = ${ctx.now()} where id = ${lease.endpointId}`
    await cancelPending(ctx, lease.endpointId)
    await notifyDeliverers(ctx, 'changed', lease.endpointId)
    await recordAudit(ctx, {
      action: 'webhook_endpoint.pause',
      subjectType: 'webhook_endpoint',
      subjectId: lease.endpointId,
      after: { active: false, paused_reason: reason },
    })
  })
}

/** Cancels pending deliveries of an endpoint that is switched off; they can be replayed. */
export async function cancelPending(ctx: TxContext, endpointId: number): Promise<void> {
  await change(ctx)`
    update webhook_delivery set status = 'cancelled', next_attempt_at = null, finished_at = ${ctx.now()}
    where endpoint_id = ${endpointId} and status = 'pending'`
}
