import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { deliverWebhooks } from './delivering/deliver-webhooks.ts'
import { SWEEP_ATTEMPTS, sweepAttempts } from './delivering/sweep-attempts.ts'
import { deliveryOperations } from './delivery-operations.ts'
import { eventFeedRoutes } from './event-feed-routes.ts'
import { feedTools } from './feed-tools.ts'
import { firedListener } from './fired-listener.ts'
import { measureWebhooks } from './measure-webhooks.ts'
import { webhookInvariants } from './webhook-invariants.ts'
import { webhookOperations } from './webhook-operations.ts'
import { webhookTables } from './webhook-tables.ts'

export { deliverWebhooks } from './delivering/deliver-webhooks.ts'
export { deliveryHeaders } from './delivering/delivery-headers.ts'
export { createSecret, signingKeys } from './delivering/endpoint-secret.ts'
export { sendAttempt } from './delivering/send-attempt.ts'
export { describeDeliveries } from './describe-deliveries.ts'
export { findUnknownType } from './find-unknown-type.ts'

/** Webhook endpoints, deliveries and the event feed. */
export const webhooks: Module = {
  name: 'webhooks',
  floor: 'listeners',
  operations: [...webhookOperations, ...deliveryOperations],
  tools: feedTools,
  routes: () => eventFeedRoutes,
  jobs: [job(SWEEP_ATTEMPTS, sweepAttempts, { cron: '*/2 * * * *' })],
  daemons: [deliverWebhooks],
  measure: measureWebhooks,
  listeners: [firedListener],
  invariants: webhookInvariants,
  eventColumns: [{ table: 'webhook_delivery', column: 'event_id' }],
  personal: webhookTables,
}
