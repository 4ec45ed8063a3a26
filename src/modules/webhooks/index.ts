import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { deliveryOperations } from './delivery-operations.ts'
import { eventFeedRoutes } from './event-feed-routes.ts'
import { SWEEP_ATTEMPTS, sweepAttempts } from './sweep-attempts.ts'
import { webhookInvariants } from './webhook-invariants.ts'
import { webhookOperations } from './webhook-operations.ts'

export { deliverWebhooks } from './deliver-webhooks.ts'
export { deliveryHeaders } from './delivery-headers.ts'
export { describeDeliveries } from './describe-deliveries.ts'
export { makeSecret, signingKeys } from './endpoint-secret.ts'
export { findUnknownType } from './find-unknown-type.ts'
export { sendAttempt } from './send-attempt.ts'

/** Who is told of events, and what became of it. */
export const webhooks: Module = {
  name: 'webhooks',
  floor: 'listeners',
  operations: [...webhookOperations, ...deliveryOperations],
  routes: () => eventFeedRoutes,
  jobs: [job(SWEEP_ATTEMPTS, sweepAttempts, { cron: '*/2 * * * *' })],
  daemons: [deliverWebhooks],
  invariants: webhookInvariants,
}
