import type { WebhookEndpoint } from '@laurel/client'

/** Health of a webhook: healthy, failing or disabled. */
export function healthOf({ active, failing_since }: Pick<WebhookEndpoint, 'active' | 'failing_since'>) {
  if (!active) return 'disabled'
  return failing_since === null ? 'healthy' : 'failing'
}
