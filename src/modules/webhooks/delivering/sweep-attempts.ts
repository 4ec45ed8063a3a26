import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { CLOCK_STEP_MS } from '../../../platform/jobs/clock-steps.ts'
import { WAITS_MS } from './delivery-schedule.ts'
import { isFree } from './endpoint-lease.ts'

/** Job that closes abandoned attempts. */
export const SWEEP_ATTEMPTS = { name: 'sweep-webhook-attempts', payload: Type.Object({}) }

/** Later than any delivery waits: set while the clock was ahead. */
const beyond = sql`now() + make_interval(secs => ${(Math.max(...WAITS_MS) + CLOCK_STEP_MS) / 1_000}::float8)`
/** Maximum number of deliveries of an endpoint that one run makes due. */
const MAX = 10_000

/**
 * Closes attempts whose process died and whose endpoint was switched off or deleted since; for other endpoints, the
 * next process that serves them does it. Makes deliveries due that were scheduled while the clock was ahead.
 */
export async function sweepAttempts({ db, now }: Services): Promise<void> {
  await change({ db })`
    update webhook_attempt a set ended_at = ${now()}, error = 'interrupted'
    from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id
    where a.ended_at is null and d.id = a.delivery_id and d.status <> 'pending' and a.started_at not between ${now()}::timestamptz - interval '1 minute' and ${now()}::timestamptz + interval '1 minute'
      and (${isFree} or not w.active)`
  await change({ db })`
    update webhook_delivery d set next_attempt_at = now()
    from webhook_endpoint w cross join lateral (
      select id from webhook_delivery p where p.endpoint_id = w.id and p.status = 'pending' and p.next_attempt_at > ${beyond} limit ${MAX}::int) ahead
    where d.id = ahead.id and d.status = 'pending' and d.next_attempt_at > ${beyond}`
}
