import assert from 'node:assert/strict'
import { startDelivering } from './deliver.ts'
import { startWorld, type World } from './harness.ts'
import { startReceiver } from './receiver.ts'
import { anEndpoint, readRequest, settledDeliveries } from './webhooks.ts'

export type DeliveredEvent = { event: string; timestamp: string; data: any }

/**
 * Returns what a webhook for every event (`*`) receives of changes, in their order. When the world ends, each event was
 * validated against its schema.
 */
export async function deliveredEvents(change: (world: World) => Promise<void>): Promise<DeliveredEvent[]> {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url, { events: ['*'] })
  await change(world)
  await using _ = await startDelivering(world)
  const deliveries = await settledDeliveries(world, id)
  assert.ok(deliveries.every(({ status }) => status === 'succeeded'))
  const bodies = receiver.received.map((request) => readRequest(request).json())
  assert.equal(bodies.length, deliveries.length)
  return bodies.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
}

/** Types of events, in their order. */
export const typesOf = (events: DeliveredEvent[]) => events.map(({ event }) => event)
