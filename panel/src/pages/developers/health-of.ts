import type { WebhookEndpoint } from '@laurel/client'

/** How an endpoint does: it takes what it is sent, or it has failed for a while, or nothing is sent to it. */
export function healthOf({ active, failing_since }: Pick<WebhookEndpoint, 'active' | 'failing_since'>) {
  if (!active) return 'disabled'
  return failing_since === null ? 'healthy' : 'failing'
}
