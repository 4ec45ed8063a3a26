import type { Services } from '../../../platform/context.ts'
import { change } from '../../../platform/db/query.ts'
import { Type } from '../../../platform/type.ts'

/** The job that closes what nobody closes any more. */
export const SWEEP_ATTEMPTS = { name: 'sweep-webhook-attempts', payload: Type.Object({}) }

/**
 * Closes attempts that were open when their process died and whose endpoint is not served again, because it was switched
 * off or deleted meanwhile. Elsewhere the next one who serves it does so.
 */
export async function sweepAttempts({ db, now }: Services): Promise<void> {
  await change({ db })`
    update webhook_attempt a set ended_at = ${now()}, error = 'interrupted'
    from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id
    where a.ended_at is null and d.id = a.delivery_id and d.status <> 'pending' and a.started_at < ${now()}::timestamptz - interval '1 minute'
      and not (w.active and w.lease_until > clock_timestamp())`
}
