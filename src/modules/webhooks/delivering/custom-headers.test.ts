import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDelivering } from '../../../../test/support/deliver.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import { startReceiver } from '../../../../test/support/receiver.ts'
import { auditOf } from '../../../../test/support/stored.ts'
import {
  anEndpoint,
  deliveriesOf,
  readRequest,
  settledDeliveries,
  someEvents,
  tryEndpoint,
} from '../../../../test/support/webhooks.ts'
import { examine } from '../../../doctor.ts'
import { sealHeaders } from './custom-headers.ts'

const TOKEN = 'Bearer a-token-that-nobody-guesses'
const HEADERS = { 'X-Api-Key': 'k-4f8b2c1d-secret', Authorization: TOKEN }

const change = async (world: World, id: number, headers: unknown) => {
  const { status, body } = await world.request('PATCH', `/admin/webhooks/${id}`, { headers })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

test('custom headers arrive with every attempt, test and replay, replaced as a whole and removed by null or {}', async () => {
  await using receiver = await startReceiver({ status: 500 }, { status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id } = await anEndpoint(world, receiver.url, { headers: HEADERS })
  const other = await anEndpoint(world, receiver.url, { events: ['cert.revoked'] })
  const lastSent = () => readRequest(receiver.received.at(-1)!).headers
  const sentTo = async (endpointId: number) => {
    await tryEndpoint(world, endpointId)
    await settledDeliveries(world, endpointId)
    const { 'x-api-key': key, authorization, 'x-other': more } = lastSent()
    return [key, authorization, more]
  }
  const both = [HEADERS['X-Api-Key'], TOKEN, undefined]
  await someEvents(world, 1)
  await settledDeliveries(world, id)
  for (const request of receiver.received.map(readRequest))
    assert.deepEqual([request.headers['x-api-key'], request.headers['authorization']], both.slice(0, 2))
  assert.deepEqual(
    receiver.received.map((request) => readRequest(request).headers['x-service-attempt']),
    ['1', '2'],
  )
  assert.deepEqual(await sentTo(id), both)
  const [delivery] = await deliveriesOf(world, id)
  await world.request('POST', `/admin/webhook-deliveries/${delivery.id}/replay`)
  await settledDeliveries(world, id)
  assert.deepEqual([receiver.received.length, lastSent()['authorization']], [4, TOKEN])
  assert.deepEqual(await sentTo(other.id), [undefined, undefined, undefined])

  assert.deepEqual((await change(world, id, { 'X-Other': '1' })).header_names, ['X-Other'])
  assert.deepEqual(await sentTo(id), [undefined, undefined, '1'])
  await world.request('PATCH', `/admin/webhooks/${id}`, { events: ['cert.issued'] })
  assert.deepEqual(await sentTo(id), [undefined, undefined, '1'])
  for (const none of [null, {}]) {
    assert.deepEqual((await change(world, id, none)).header_names, [])
    assert.deepEqual(await sentTo(id), [undefined, undefined, undefined])
    await change(world, id, HEADERS)
  }
})

test('a stored header with a name of the service overrides nothing, however it is spelled', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id } = await anEndpoint(world, receiver.url)
  const names = [
    'X-Service-Event',
    'x-service-signature',
    'Webhook-Id',
    'webhook-signature',
    'User-Agent',
    'Content-Type',
  ]
  const sealed = sealHeaders(world.services, Object.fromEntries(names.map((name) => [name, 'forged'])))!
  await world.query(
    `update webhook_endpoint set headers = '\\x${sealed.toString('hex')}', header_names = '{forged}', updated_at = now()`,
  )
  await tryEndpoint(world, id)
  await settledDeliveries(world, id)
  const request = receiver.received[0]!.bytes.toString('latin1')
  assert.ok(!request.includes('forged'), request)
  assert.match(request, /x-service-event: webhook\.test\r\n/i)
})

test('values of headers are sealed at rest, and in no answer or audit entry; the same values change nothing', async () => {
  await using world = await startWorld()
  const created = await world.request('POST', '/admin/webhooks', {
    url: 'https://example.com/hook',
    events: ['*'],
    headers: HEADERS,
  })
  const { id } = created.body
  const path = `/admin/webhooks/${id}`
  assert.deepEqual([created.body.header_names, 'headers' in created.body], [Object.keys(HEADERS), false])
  const unchanged = await change(world, id, HEADERS)
  assert.equal(unchanged.updated_at, created.body.updated_at)
  assert.equal((await auditOf(world, 'webhook_endpoint.update')).length, 0)
  const changed = await change(world, id, { ...HEADERS, Authorization: `${TOKEN}-2` })
  const rotated = await world.request('POST', `${path}/rotate-secret`)
  const [entry] = await auditOf(world, 'webhook_endpoint.update')
  assert.deepEqual([entry.after.headers_replaced, entry.after.header_names], [true, Object.keys(HEADERS)])
  const answers = await Promise.all(
    [path, '/admin/webhooks', '/admin/audit'].map((where) => world.request('GET', where)),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  )
  const texts = [
    ...[created, rotated, ...answers].map(({ text }) => text),
    JSON.stringify(changed),
    await dumpDatabase(world),
  ]
  for (const value of Object.values(HEADERS))
    for (const form of [value, Buffer.from(value).toString('hex'), Buffer.from(value).toString('base64').slice(0, 16)])
      for (const text of texts) assert.ok(!text.includes(form), `${form} is in ${text.slice(0, 200)}`)
  assert.ok(texts.at(-1)!.includes('X-Api-Key'))

  Object.assign(world.services, { sealKeys: ['another key, of thirty-two letters'] })
  await world.request('POST', `${path}/rotate-secret`)
  assert.deepEqual(
    (await examine(world.services)).map(({ rows }) => rows),
    [[`webhook endpoint ${id}`]],
  )
  await change(world, id, HEADERS)
  assert.deepEqual(await examine(world.services), [])
  await world.request('DELETE', path)
  const [{ headers, header_names }] = await world.query<any>('select headers, header_names from webhook_endpoint')
  assert.deepEqual([headers, header_names], [null, []])
})
