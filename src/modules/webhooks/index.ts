import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { SWEEP_ATTEMPTS, sweepAttempts } from './sweep-attempts.ts'
import { webhookInvariants } from './webhook-invariants.ts'
import { webhookRoutes } from './webhook-routes.ts'

export { deliverWebhooks } from './deliver-webhooks.ts'
export { deliveryHeaders } from './delivery-headers.ts'
export { makeSecret, signingKeys } from './endpoint-secret.ts'
export { findUnknownType } from './find-unknown-type.ts'
export { sendAttempt } from './send-attempt.ts'

/** Who is told of events, and what became of it. */
export const webhooks: Module = {
  name: 'webhooks',
  floor: 'listeners',
  routes: () => async (app) => {
    await app.register(webhookRoutes)
    await app.register(deliveryRoutes)
  },
  jobs: [job(SWEEP_ATTEMPTS, sweepAttempts, { cron: '*/2 * * * *' })],
  daemons: [deliverWebhooks],
  invariants: webhookInvariants,
}
