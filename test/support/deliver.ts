import { deliverWebhooks } from '../../src/modules/webhooks/index.ts'
import type { World } from './harness.ts'

/** Delivers webhooks in this world until the end of the block. What it warns of is kept. */
export async function startDelivering(world: World, resolve?: (name: string) => Promise<string[]>) {
  const warnings: { context: object; message: string }[] = []
  const deliveries = await deliverWebhooks({
    url: world.databaseUrl,
    services: world.services,
    warn: (context, message) => warnings.push({ context, message }),
    ...(resolve ? { resolve } : {}),
  })
  return { warnings, [Symbol.asyncDispose]: deliveries.stop }
}
