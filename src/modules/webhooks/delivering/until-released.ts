import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { isFree } from './endpoint-lease.ts'

const PAUSE_MS = 10

/**
 * Waits until no process sends to an endpoint that was switched off. A living process is notified and releases it at
 * once; the lease of a dead one expires within seconds.
 */
export async function untilReleased({ db }: Context, endpointId: number): Promise<void> {
  for (;;) {
    const rows = await many({ db })`
      select 1 from webhook_endpoint where id = ${endpointId} and not active and not ${isFree}`
    if (rows.length === 0) return
    await wait(PAUSE_MS)
  }
}
