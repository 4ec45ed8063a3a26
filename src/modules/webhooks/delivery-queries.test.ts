import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { waitForCertificates } from '../../../test/support/event-feed.ts'
import { aCertificate } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { anEndpoint, settledDeliveries, someEvents, tryEndpoint } from '../../../test/support/webhooks.ts'

test('a delivery tells every attempt with its times, the status code, why it failed, and the beginning of the answer', async () => {
  const long = 'ü'.repeat(20_000)
  await using receiver = await startReceiver({ status: 503, body: 'Busy' }, { status: 201, body: long })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url)
  const { id: certificateId } = await aCertificate(world)
  const [event] = await waitForCertificates(world, 1)
  assert.equal(event.data.certificate_id, certificateId)
  await using _ = await startDelivering(world)
  const [delivery] = await settledDeliveries(world, id)
  const { attempts, id: deliveryId, created_at, ...rest } = delivery
  assert.deepEqual(rest, {
    event_id: event.id,
    endpoint_id: id,
    event: 'cert.issued',
    kind: 'event',
    replay_of: null,
    status: 'succeeded',
    next_attempt_at: null,
  })
  assert.ok(created_at <= attempts[0].started_at)
  assert.deepEqual(
    attempts.map(({ number, status_code, error }: any) => [number, status_code, error]),
    [
      [1, 503, 'status'],
      [2, 201, null],
    ],
  )
  assert.deepEqual([attempts[0].response_body, attempts[1].response_body], ['Busy', long.slice(0, 8_192)])
  for (const { started_at, ended_at, duration_ms } of attempts)
    assert.equal(Date.parse(ended_at) - Date.parse(started_at), duration_ms)
  assert.deepEqual((await world.request('GET', `/admin/webhook-deliveries/${deliveryId}`)).body, delivery)
})

test('an answer that is no text is told with signs in the place of what cannot be read', async () => {
  await using receiver = await startReceiver({ status: 200, body: Buffer.from([0x61, 0xff, 0x00, 0x62]) })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id } = await anEndpoint(world, receiver.url)
  await tryEndpoint(world, id)
  const [{ attempts }] = await settledDeliveries(world, id)
  assert.equal(attempts[0].response_body, 'a\ufffd\0b')
})

test('deliveries are listed newest first by pages, filtered by status and event type, of one endpoint alone', async () => {
  await using receiver = await startReceiver({ status: 200 }, { status: 500 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url)
  const other = await anEndpoint(world, 'https://example.com/', { active: false })
  await using _ = await startDelivering(world)
  for (let n = 0; n < 2; n++) {
    await tryEndpoint(world, id)
    await settledDeliveries(world, id)
  }
  await world.request('PATCH', `/admin/webhooks/${id}`, { active: false })
  await world.request('PATCH', `/admin/webhooks/${id}`, { active: true })
  const ids = async (query: string, endpoint = id) => {
    const { status, body, headers } = await world.request('GET', `/admin/webhooks/${endpoint}/deliveries${query}`)
    assert.equal(status, 200)
    return [body.map((delivery: any) => delivery.id), Number(headers['x-total-count'])]
  }
  const [[failed, succeeded]] = (await ids('')) as [number[], number]
  assert.deepEqual(await ids(''), [[failed, succeeded], 2])
  assert.deepEqual(await ids('?status=failed'), [[failed], 1])
  assert.deepEqual(await ids('?status=succeeded&event=webhook.test'), [[succeeded], 1])
  assert.deepEqual(await ids('?status=pending'), [[], 0])
  assert.deepEqual(await ids('?event=webhook.test'), [[failed, succeeded], 2])
  assert.deepEqual(await ids('?event=cert.issued'), [[], 0])
  assert.deepEqual(await ids('?limit=1&page=2'), [[succeeded], 2])
  assert.deepEqual(await ids('?page=9'), [[], 2])
  assert.deepEqual(await ids('', other.id), [[], 0])
  const wrong = await world.request('GET', `/admin/webhooks/${id}/deliveries?status=lost`)
  assertRefused(wrong, 422, 'validation_failed', 'query.status')
})

test('a delivery of another organisation is 404, as one that never was', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, 'https://example.com/')
  await someEvents(world, 1)
  const [delivery] = (await world.request('GET', `/admin/webhooks/${id}/deliveries`)).body
  const key = await world.stranger()
  for (const path of [`/admin/webhook-deliveries/${delivery.id}`, `/admin/webhooks/${id}/deliveries`])
    assertRefused(await world.request('GET', path, undefined, { key }), 404, 'not_found')
  assertRefused(await world.request('GET', '/admin/webhook-deliveries/999'), 404, 'not_found')
})
