import { deliverWebhooks } from '../../src/modules/webhooks/index.ts'
import { outboxNotifier } from '../../src/platform/outbox/outbox-notifier.ts'
import type { World } from './harness.ts'

/** So long that no test sees the end of it. */
export const FOR_EVER_MS = 1_000_000

/** Delivers webhooks in this world until the end of the block. Its warnings are collected. */
export async function startDelivering(
  world: Pick<World, 'databaseUrl' | 'services'>,
  resolve?: (name: string) => Promise<string[]>,
  warmMs?: number,
) {
  const warnings: { context: object; message: string }[] = []
  const deliveries = await deliverWebhooks({
    url: world.databaseUrl,
    services: world.services,
    warn: (context, message) => warnings.push({ context, message }),
    ...(resolve ? { resolve } : {}),
    ...(warmMs === undefined ? {} : { warmMs }),
  })
  return { warnings, [Symbol.asyncDispose]: deliveries.stop }
}

/** The same world as another process has it, which hears of what this one does by the database alone. */
export function anotherProcess(world: World): Pick<World, 'databaseUrl' | 'services'> {
  const { databaseUrl, services } = world
  return { databaseUrl, services: { ...services, outboxNotifier: outboxNotifier(services) } }
}
