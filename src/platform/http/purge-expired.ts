import { Type } from 'typebox'
import type { Services } from '../context.ts'
import { change } from '../db/query.ts'
import { job } from '../jobs/job.ts'

/** Removes what has had its time. */
export const purgeExpiredJob = job({ name: 'purge-expired', payload: Type.Object({}) }, purgeExpired, {
  cron: '17 * * * *',
})

/** Removes idempotency keys after their 24 hours, and rate windows in which nothing was counted for an hour. */
async function purgeExpired(services: Services): Promise<void> {
  const now = services.now().getTime()
  await change(services)`delete from idempotency_key where created_at < ${new Date(now - 86_400_000)}`
  await change(services)`
      delete from rate_window where hour_start < ${new Date(now - 3_600_000)} and minute_start < ${new Date(now - 3_600_000)}`
}
