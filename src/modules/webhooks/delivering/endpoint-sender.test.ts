import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anotherProcess, FOR_EVER_MS, startDelivering } from '../../../../test/support/deliver.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { startReceiver } from '../../../../test/support/receiver.ts'
import { rewriteEverywhere } from '../../../../test/support/statements.ts'
import { anEndpoint, readRequest, settledDeliveries, someEvents } from '../../../../test/support/webhooks.ts'

const EVENTS = 12

/** Holder of the lease of the only endpoint. */
const holder = async (world: World) => {
  const [row] = await world.query<{ lease_token: string | null }>('select lease_token from webhook_endpoint')
  return row!.lease_token
}

/**
 * Sends single events to an endpoint; two processes are notified of each. @returns the holders of the lease, and the
 * received requests
 */
async function sendSingly(world: World, receiver: Awaited<ReturnType<typeof startReceiver>>) {
  await using _one = await startDelivering(world, undefined, FOR_EVER_MS)
  await using _other = await startDelivering(anotherProcess(world), undefined, FOR_EVER_MS)
  const { id } = await anEndpoint(world, receiver.url)
  const holders = new Set<string | null>()
  for (let n = 0; n < EVENTS; n++) {
    await someEvents(world, 1)
    await world.query(`select pg_notify('webhooks', 'due ${id}')`)
    await settledDeliveries(world, id)
    holders.add(await holder(world))
  }
  return { holders, ids: receiver.received.map((each) => readRequest(each).headers['webhook-id']) }
}

test('an endpoint stays with the process that has just sent to it: another one that wants it gets nothing, and each event is sent once', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { holders, ids } = await sendSingly(world, receiver)
  assert.ok(holders.size === 1 && !holders.has(null), String([...holders]))
  assert.deepEqual([ids.length, new Set(ids).size], [EVENTS, EVENTS])
})

test('TWIN: without the time of the lease it goes back and forth', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host], doctor: false })
  using _ = rewriteEverywhere('lease_until is null or lease_until < now()', 'true')
  const { holders } = await sendSingly(world, receiver)
  assert.ok(holders.size > 1)
})

const ways = {
  'switched off': (world: World, id: number) => world.request('PATCH', `/admin/webhooks/${id}`, { active: false }),
  deleted: (world: World, id: number) => world.request('DELETE', `/admin/webhooks/${id}`),
}
/** Makes the renewal of a lease ignore that its endpoint is switched off. */
const renewAlways = () => rewriteEverywhere(/^(\s*update webhook_endpoint set lease_until = [\s\S]*) and active$/, '$1')

for (const [what, end] of Object.entries(ways)) {
  test(`an endpoint that is kept with nothing to send and ${what} is given back before the answer, and gets nothing more`, async () => {
    await using receiver = await startReceiver({ status: 200 })
    await using world = await startWorld({ allowTargets: [receiver.host] })
    using _renewal = renewAlways()
    await using _ = await startDelivering(world, undefined, FOR_EVER_MS)
    const { id } = await anEndpoint(world, receiver.url)
    await someEvents(world, 1)
    await settledDeliveries(world, id)
    assert.notEqual(await holder(world), null)
    assert.ok((await end(world, id)).status < 300)
    assert.equal(await holder(world), null)
    await someEvents(world, 1)
    const left = await world.query(`select 1 from webhook_delivery where status = 'pending'`)
    assert.deepEqual([left.length, receiver.received.length], [0, 1])
  })
}

test('an endpoint that is kept with nothing to send is read anew when it is changed, and given back when the process stops', async () => {
  await using before = await startReceiver({ status: 200 })
  await using after = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [before.host, after.host] })
  const delivering = await startDelivering(world, undefined, FOR_EVER_MS)
  try {
    const { id } = await anEndpoint(world, before.url)
    await someEvents(world, 1)
    await settledDeliveries(world, id)
    const first = await holder(world)
    await world.request('PATCH', `/admin/webhooks/${id}`, { url: after.url })
    await someEvents(world, 1)
    await settledDeliveries(world, id)
    assert.deepEqual([before.received.length, after.received.length], [1, 1])
    assert.notEqual(await holder(world), first)
  } finally {
    await delivering[Symbol.asyncDispose]()
  }
  assert.equal(await holder(world), null)
})
