import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startDelivering } from '../support/deliver.ts'
import { startWorld, type World } from '../support/harness.ts'
import { until } from '../support/installation.ts'
import { startReceiver } from '../support/receiver.ts'
import { rewriteEverywhere } from '../support/statements.ts'
import { anEndpoint, readRequest, someEvents } from '../support/webhooks.ts'

const EVENTS = 400

test('while 20 receivers hang with all that they may have at once, a healthy one gets its first attempt', async (t) => {
  // No attempt is over before all have begun, however long that takes.
  t.mock.method(AbortSignal, 'timeout', () => new AbortController().signal)
  await using parts = new AsyncDisposableStack()
  // They go first, so that nobody has to wait for those that hang.
  const receivers = new AsyncDisposableStack()
  const hanging = await Promise.all(Array.from({ length: 20 }, async () => receivers.use(await startReceiver('hang'))))
  const healthy = receivers.use(await startReceiver({ status: 200 }))
  const all = [...hanging, healthy]
  const world = parts.use(await startWorld({ allowTargets: all.map(({ host }) => host) }))
  parts.use(await startDelivering(world))
  parts.use(receivers)
  for (const { url } of all) await anEndpoint(world, url)
  await world.query(`update webhook_endpoint set active = false where url = '${healthy.url}'`)
  await someEvents(world, 10)
  await until(
    async () => hanging.map((receiver) => receiver.unanswered()),
    (unanswered) => unanswered.every((count) => count === 4),
  )
  await world.query(`update webhook_endpoint set active = true where url = '${healthy.url}'`)
  await someEvents(world, 1)
  await until(
    async () => healthy.received.length,
    (count) => count > 0,
    1,
  )
  assert.deepEqual(
    hanging.map((receiver) => [receiver.unanswered(), receiver.received.length]),
    hanging.map(() => [4, 4]),
  )
})

/** Two processes deliver many events, while changes of the endpoint make them take turns. */
async function deliverInTurns(world: World, receiver: Awaited<ReturnType<typeof startReceiver>>) {
  await using _one = await startDelivering(world)
  await using _two = await startDelivering(world)
  const { id } = await anEndpoint(world, receiver.url)
  for (let times = 0; times < 8; times++) {
    await someEvents(world, EVENTS / 8)
    await wait(25)
    await world.request('PATCH', `/admin/webhooks/${id}`, { events: times % 2 ? ['*'] : ['cert.issued'] })
  }
  await until(
    () => world.query(`select 1 from webhook_delivery where status = 'pending'`),
    (pending) => pending.length === 0,
  )
  return {
    most: receiver.mostUnanswered(),
    ids: receiver.received.map((each) => readRequest(each).headers['webhook-id']),
  }
}

const slowly = async (nth: number) => {
  await wait(nth % 8)
  return { status: 200 }
}

test('an endpoint has four requests at once at most, and each event once, with two processes that take turns', async () => {
  await using receiver = await startReceiver(slowly)
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { most, ids } = await deliverInTurns(world, receiver)
  assert.equal(most, 4)
  assert.deepEqual([ids.length, new Set(ids).size], [EVENTS, EVENTS])
})

test('TWIN: without the lease both processes send at once', async () => {
  using _ = rewriteEverywhere('lease_until is null or lease_until < now()', 'true')
  const seen: string[] = []
  // Whether they meet is chance: on a fast machine one may be done before the other looks.
  while (seen.length < 20) {
    await using receiver = await startReceiver(slowly)
    await using world = await startWorld({ allowTargets: [receiver.host], doctor: false })
    const { most, ids } = await deliverInTurns(world, receiver)
    if (most > 4 || ids.length > EVENTS) return
    seen.push(`${most} at once, ${ids.length} for ${EVENTS}`)
  }
  assert.fail(seen.join('; '))
})
