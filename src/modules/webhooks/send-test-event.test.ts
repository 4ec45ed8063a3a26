import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { auditOf, count } from '../../../test/support/stored.ts'
import {
  anEndpoint,
  deliveriesOf,
  readRequest,
  settledDeliveries,
  tryEndpoint,
} from '../../../test/support/webhooks.ts'

test('a test event goes to its endpoint alone, whatever that is subscribed to, and is not in the feed', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const tried = await anEndpoint(world, receiver.url, { events: ['cert.revoked'] })
  const other = await anEndpoint(world, receiver.url)
  const { status, kind, event, attempts } = await tryEndpoint(world, tried.id)
  assert.deepEqual([status, kind, event, attempts], ['pending', 'test', 'webhook.test', []])
  const [delivery] = await settledDeliveries(world, tried.id)
  assert.equal(delivery.status, 'succeeded')
  assert.deepEqual(await deliveriesOf(world, other.id), [])
  assert.equal(receiver.received.length, 1)
  const { headers, json } = readRequest(receiver.received[0]!)
  assert.equal(headers['x-service-event'], 'webhook.test')
  assert.deepEqual(Object.keys(json()), ['event', 'timestamp', 'data'])
  assert.equal(json().data.endpoint_id, tried.id)
  assert.deepEqual((await world.request('GET', '/admin/webhook-events')).body, [])
  assert.equal((await auditOf(world, 'webhook_endpoint.test')).length, 1)
})

test('a test that fails is tried once, and does not count towards the pausing of the endpoint', async () => {
  await using receiver = await startReceiver({ status: 500 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id } = await anEndpoint(world, receiver.url)
  await tryEndpoint(world, id)
  const [delivery] = await settledDeliveries(world, id)
  assert.deepEqual([delivery.status, delivery.attempts.length, receiver.received.length], ['failed', 1, 1])
  assert.equal((await world.request('GET', `/admin/webhooks/${id}`)).body.failing_since, null)
})

test('an endpoint that is switched off is not tested', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, 'https://example.com/', { active: false })
  assertRefused(await world.request('POST', `/admin/webhooks/${id}/test`), 409, 'conflict')
  assert.equal(await count(world, `domain_event where audience = 'subscribers'`), 0)
})
