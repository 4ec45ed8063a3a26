import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startDelivering } from '../../../../test/support/deliver.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { type Reaction, startReceiver } from '../../../../test/support/receiver.ts'
import { scoped } from '../../../../test/support/scoped.ts'
import { rewriteEverywhere } from '../../../../test/support/statements.ts'
import { startDatabaseProxy } from '../../../../test/support/tcp-proxy.ts'
import { anEndpoint, readRequest, settledDeliveries, someEvents } from '../../../../test/support/webhooks.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

test('an event is tried three times with waits of 2 and 4 seconds, as the same bytes with the same signature, and each attempt is on record', async () => {
  await using parts = new AsyncDisposableStack()
  const scripts: Record<string, [Reaction, ...Reaction[]]> = {
    'failed 500 connection 500': [{ status: 500 }, 'reset', { status: 500 }],
    'succeeded 500 connection null': [{ status: 500 }, 'reset', { status: 201 }],
    'succeeded 500 null': [{ status: 500 }, { status: 200 }],
    'succeeded null': [{ status: 200 }],
  }
  let world: World
  const openWhileSent: number[] = []
  const receivers = await Promise.all(
    Object.values(scripts).map(async (script) => {
      const steps = script.map((reaction) => async () => {
        const rows = await world.query(
          `select 1 from webhook_attempt a join webhook_delivery d on d.id = a.delivery_id
           join webhook_endpoint w on w.id = d.endpoint_id where a.ended_at is null and w.url = '${receiver.url}'`,
        )
        openWhileSent.push(rows.length)
        return reaction
      })
      const receiver = await startReceiver(steps[0]!, ...steps.slice(1))
      return parts.use(receiver)
    }),
  )
  world = parts.use(await startWorld({ allowTargets: receivers.map(({ host }) => host) }))
  parts.use(await startDelivering(world))
  const endpoints = await Promise.all(receivers.map(({ url }) => anEndpoint(world, url, { events: ['cert.issued'] })))
  const certificate = await aCertificate(world)

  await Promise.all(
    Object.keys(scripts).map(async (expected, index) => {
      const [delivery] = await settledDeliveries(world, endpoints[index].id)
      const story = [delivery.status, ...delivery.attempts.map((each: any) => each.error ?? 'null')].join(' ')
      assert.equal(story.replaceAll('status', '500'), expected)
      assertAttempts(delivery, receivers[index]!.received, certificate)
    }),
  )
  assert.ok(openWhileSent.length === 9 && openWhileSent.every((open) => open === 1), String(openWhileSent))
})

test('an event that comes while an endpoint is given back is sent once', async () => {
  await using parts = new AsyncDisposableStack()
  const receiver = parts.use(
    await startReceiver(async (nth) => {
      // Other processes poll in this time for endpoints that nobody serves.
      if (nth > 0) await wait(2_500)
      return { status: 200 }
    }),
  )
  const world = parts.use(await startWorld({ allowTargets: [receiver.host] }))
  // Releasing takes a while.
  parts.use(rewriteEverywhere(/and \(not active or \$\d+\)/, "and pg_sleep(0.3)::text = '' $&"))
  parts.use(await startDelivering(world, undefined, 0))
  const { id } = await anEndpoint(world, receiver.url)
  await someEvents(world, 1)
  await settledDeliveries(world, id)
  await wait(50)
  await someEvents(world, 4)
  const deliveries = await settledDeliveries(world, id)
  assert.deepEqual(
    deliveries.map(({ attempts }) => attempts.map(({ error }: any) => error)),
    Array.from({ length: 5 }, () => [null]),
  )
  assert.equal(receiver.received.length, 5)
})

test('an endpoint whose secret cannot be opened is held by nobody, and deleted at once', async () => {
  await using world = await startWorld({ doctor: false })
  await using delivering = await startDelivering(world)
  const { id } = await anEndpoint(world, 'https://example.com/')
  await world.query(`update webhook_endpoint set secret = '\\x00'`)
  await someEvents(world, 1)
  await until(
    async () => delivering.warnings,
    (warnings) => warnings.length > 0,
  )
  const held = await world.query('select 1 from webhook_endpoint where lease_until is not null')
  assert.deepEqual(held, [])
  assert.equal((await world.request('DELETE', `/admin/webhooks/${id}`)).status, 204)
  assert.match(String((delivering.warnings[0]!.context as { err: Error }).err), /SECRETS_KEY/)
})

/** Asserts that received requests match the recorded attempts. Both use the clock of this machine. */
function assertAttempts(delivery: any, received: { bytes: Buffer; at: Date }[], certificate: any): void {
  assert.equal(received.length, delivery.attempts.length)
  const requests = received.map(readRequest)
  const first = requests[0]!
  const { event, timestamp, data } = first.json()
  assert.deepEqual([event, data.certificate_id], ['cert.issued', certificate.id])
  for (const [index, { headers, body }] of requests.entries()) {
    assert.deepEqual(body, first.body)
    assert.equal(headers['x-service-signature'], first.headers['x-service-signature'])
    assert.equal(headers['webhook-id'], first.headers['webhook-id'])
    assert.equal(headers['x-service-delivery'], String(delivery.id))
    assert.equal(headers['x-service-timestamp'], timestamp)
    assert.equal(headers['x-service-attempt'], String(index + 1))
    assert.deepEqual([headers['content-type'], headers['x-service-event']], ['application/json', 'cert.issued'])
  }
  let ended = 0
  for (const [index, attempt] of delivery.attempts.entries()) {
    assert.equal(attempt.number, index + 1)
    const [start, end] = [Date.parse(attempt.started_at), Date.parse(attempt.ended_at)]
    const arrived = received[index]!.at.getTime()
    assert.ok(start <= arrived && arrived <= end, `${attempt.started_at} ${received[index]!.at.toISOString()}`)
    assert.equal(attempt.duration_ms, end - start)
    if (index > 0) assert.ok(start - ended >= [0, 2_000, 4_000][index]!, `waited ${start - ended} ms`)
    ended = end
  }
}

test('whoever is stopped while it looks for what is due ends in silence', async () => {
  await using world = await startWorld()
  await using proxy = await startDatabaseProxy(world.databaseUrl)
  const warnings: unknown[] = []
  const warn = (_: object, message: string) => warnings.push(message)
  await using deliveries = scoped(await deliverWebhooks({ url: proxy.url, services: world.services, warn }))
  // The poll uses another connection than its listener, which takes a few turns to open.
  proxy.delay('toClient', 200)
  await until(
    async () => proxy.connections(),
    (connections) => connections > 1,
    5,
  )
  await deliveries.stop()
  assert.deepEqual(warnings, [])
})
