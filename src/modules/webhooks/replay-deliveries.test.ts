import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { aCertificate } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { auditOf, count } from '../../../test/support/stored.ts'
import {
  anEndpoint,
  deliveriesOf,
  readRequest,
  settledDeliveries,
  someEvents,
  tryEndpoint,
} from '../../../test/support/webhooks.ts'

const EVER = { since: '2000-01-01' }

/** Marks pending deliveries as failed, without the seconds that three attempts take. */
async function failPending(world: World): Promise<void> {
  await world.query(`
    insert into webhook_attempt (org_id, delivery_id, number, started_at, ended_at, error)
    select org_id, id, n, now(), now(), 'timeout' from webhook_delivery, generate_series(1, 3) n where status = 'pending';
    update webhook_delivery set status = 'failed', attempts = 3, next_attempt_at = null, finished_at = now() where status = 'pending'`)
}

const replaySince = (world: World, id: number, body: object = EVER) =>
  world.request('POST', `/admin/webhooks/${id}/replay`, body)
const replayOne = (world: World, id: number) => world.request('POST', `/admin/webhook-deliveries/${id}/replay`)

test('a replay is a delivery of its own, with the same bytes and webhook-id, signed with the secret of now', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id } = await anEndpoint(world, receiver.url)
  await aCertificate(world, { name: 'Gençlik "Şenliği" \\ 🎓\u2028' })
  const [original] = await settledDeliveries(world, id)
  await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)
  const { status, body } = await replayOne(world, original.id)
  assert.equal(status, 200)
  assert.deepEqual([body.kind, body.replay_of, body.event_id], ['replay', original.id, original.event_id])
  const [, replay] = await settledDeliveries(world, id)
  assert.deepEqual([replay.id, replay.status, replay.attempts.length], [body.id, 'succeeded', 1])
  const [first, second] = receiver.received.map(readRequest)
  assert.deepEqual(second!.body, first!.body)
  for (const name of ['webhook-id', 'x-service-event', 'x-service-timestamp', 'x-service-attempt'])
    assert.equal(second!.headers[name], first!.headers[name], name)
  assert.equal(second!.headers['x-service-signature-previous'], first!.headers['x-service-signature'])
  assert.notEqual(second!.headers['x-service-signature'], first!.headers['x-service-signature'])
  assert.equal((await replayOne(world, replay.id)).body.replay_of, original.id)
  await settledDeliveries(world, id)
  assert.equal((await auditOf(world, 'webhook_delivery.replay')).length, 2)
})

test('a replay that fails is tried once, and does not count towards the pausing of the endpoint', async () => {
  await using receiver = await startReceiver({ status: 500 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url)
  await someEvents(world, 1)
  await failPending(world)
  await using _ = await startDelivering(world)
  await replayOne(world, (await deliveriesOf(world, id))[0].id)
  const [, replay] = await settledDeliveries(world, id)
  assert.deepEqual([replay.status, replay.attempts.length, receiver.received.length], ['failed', 1, 1])
  assert.equal((await world.request('GET', `/admin/webhooks/${id}`)).body.failing_since, null)
})

test('what is still being delivered is not replayed, nor anything to an endpoint that is switched off or deleted', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, 'https://example.com/')
  const delivery = await tryEndpoint(world, id)
  assertRefused(await replayOne(world, delivery.id), 409, 'conflict')
  await world.request('PATCH', `/admin/webhooks/${id}`, { active: false })
  assertRefused(await replayOne(world, delivery.id), 409, 'conflict')
  assertRefused(await replaySince(world, id), 409, 'conflict')
  await world.request('DELETE', `/admin/webhooks/${id}`)
  assertRefused(await replayOne(world, delivery.id), 404, 'not_found')
  assert.equal(await count(world, 'webhook_delivery'), 1)
})

test('asked for what was missed since a time, an endpoint gets each failed and cancelled event of that time once, however often it is asked', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url)
  const other = await anEndpoint(world, receiver.url)
  await someEvents(world, 2, 'long ago')
  await failPending(world)
  await world.query(`update webhook_delivery set created_at = now() - interval '1 day'`)
  await someEvents(world, 3)
  await failPending(world)
  await tryEndpoint(world, id)
  await someEvents(world, 2)
  await world.request('PATCH', `/admin/webhooks/${id}`, { active: false })
  await world.request('PATCH', `/admin/webhooks/${id}`, { active: true })
  await failPending(world)
  const since = new Date(Date.now() - 3_600_000).toISOString()

  const answers = await Promise.all([1, 2, 3].map(() => replaySince(world, id, { since })))
  assert.deepEqual(answers.map(({ body }) => body.replayed).sort(), [0, 0, 5])
  assert.equal(await count(world, `webhook_delivery where kind = 'replay' and endpoint_id = ${other.id}`), 0)
  await using _ = await startDelivering(world)
  await settledDeliveries(world, id)
  assert.equal((await replaySince(world, id, { since })).body.replayed, 0)
  assert.equal((await replaySince(world, id)).body.replayed, 2)
  await settledDeliveries(world, id)
  assert.equal((await replaySince(world, id)).body.replayed, 0)
  const uids = receiver.received.map((received) => readRequest(received).headers['webhook-id'])
  assert.deepEqual([uids.length, new Set(uids).size], [7, 7])
})

test('an event whose replay has failed too is missed still, and is sent by the next request', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, 'https://example.com/')
  await someEvents(world, 1)
  await failPending(world)
  assert.equal((await replaySince(world, id)).body.replayed, 1)
  await world.query(`
    insert into webhook_attempt (org_id, delivery_id, number, started_at, ended_at, error)
    select org_id, id, 1, now(), now(), 'timeout' from webhook_delivery where kind = 'replay';
    update webhook_delivery set status = 'failed', attempts = 1, next_attempt_at = null, finished_at = now() where kind = 'replay'`)
  assert.equal((await replaySince(world, id)).body.replayed, 1)
})

test('a time that is none is refused, and so is none at all', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, 'https://example.com/')
  for (const body of [{}, { since: 'yesterday' }, { since: '2026-02-30' }, { since: 1 }])
    assertRefused(await replaySince(world, id, body), 422, 'validation_failed', 'body.since')
})
