import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { dumpDatabase, startWorld } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { count } from '../../../test/support/stored.ts'
import { anEndpoint, readRequest, settledDeliveries, tryEndpoint } from '../../../test/support/webhooks.ts'
import { examine } from '../../doctor.ts'
import { deliverWebhooks } from './index.ts'

const URL = 'https://example.com/hook'
const DAY_MS = 86_400_000

/** Signatures of a request with each of the secrets, in both headers. */
function signaturesBy(secrets: string[], { headers, body }: ReturnType<typeof readRequest>) {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.`
  const service = secrets.map((secret) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const standard = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(signed).update(body).digest('base64')}`
  })
  return { service, standard: standard.join(' ') }
}

test('a secret is 32 random bytes, shown by the answer that made it, and by nothing that is stored or answered later', async () => {
  await using world = await startWorld()
  const once = (name: string) => ({ headers: { 'idempotency-key': `${name}-with-a-key-that-nobody-guesses` } })
  const first = await world.request('POST', '/admin/webhooks', { url: URL, events: ['*'] }, once('create'))
  const { id } = first.body
  const second = await world.request('POST', `/admin/webhooks/${id}/rotate-secret`, undefined, once('rotate'))
  const other = await anEndpoint(world, URL)
  const secrets: string[] = [first.body.secret, second.body.secret, other.secret]
  assert.equal(new Set(secrets).size, 3)
  for (const secret of secrets) {
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.equal(Buffer.from(secret.slice(6), 'base64').length, 32)
  }
  await world.request('PATCH', `/admin/webhooks/${id}`, { url: 'https://example.org/' })
  const answers = await Promise.all(
    ['/admin/webhooks', `/admin/webhooks/${id}`, `/admin/webhooks/${id}/deliveries`, '/admin/webhook-events'].map(
      (path) => world.request('GET', path),
    ),
  )
  const dump = await dumpDatabase(world)
  assert.ok(dump.includes(URL) && dump.includes('webhook_endpoint.rotate_secret'))
  for (const secret of secrets) {
    const bytes = Buffer.from(secret.slice(6), 'base64')
    const forms = [secret, secret.slice(6), bytes.toString('hex'), Buffer.from(secret).toString('hex')]
    for (const form of forms)
      for (const text of [dump, ...answers.map((answer) => answer.text)])
        assert.ok(!text.toLowerCase().includes(form.toLowerCase()), `the secret is told as ${form}`)
  }
})

test('asked again with the same Idempotency-Key, creating and rotating answer the same secret and act once', async () => {
  await using world = await startWorld()
  const twice = async (path: string, key: string, body?: object) => {
    const send = () => world.request('POST', path, body, { headers: { 'idempotency-key': key } })
    const [first, again] = [await send(), await send()]
    assert.equal(again.headers['idempotency-replayed'], 'true')
    assert.deepEqual([again.status, again.body], [first.status, first.body])
    return first.body
  }
  const created = await twice('/admin/webhooks', 'create', { url: URL, events: ['*'] })
  const rotated = await twice(`/admin/webhooks/${created.id}/rotate-secret`, 'rotate')
  assert.notEqual(rotated.secret, created.secret)
  assert.deepEqual(
    await Promise.all([
      count(world, 'webhook_endpoint'),
      count(world, `audit_entry where action = 'webhook_endpoint.rotate_secret'`),
    ]),
    [1, 1],
  )
  const { headers, body } = { headers: { 'idempotency-key': 'create' }, body: { url: URL, events: ['cert.issued'] } }
  assertRefused(await world.request('POST', '/admin/webhooks', body, { headers }), 422, 'validation_failed')
})

test('after a rotation the new secret signs, and for 24 hours the old one beside it, so that receivers change without a gap', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const { id, secret: first } = await anEndpoint(world, receiver.url)
  const send = async () => {
    const before = receiver.received.length
    await tryEndpoint(world, id)
    await settledDeliveries(world, id)
    assert.equal(receiver.received.length, before + 1)
    return readRequest(receiver.received.at(-1)!)
  }
  const assertSignedBy = (request: ReturnType<typeof readRequest>, secrets: string[]) => {
    const { service, standard } = signaturesBy(secrets, request)
    const { headers } = request
    assert.deepEqual(
      [headers['x-service-signature'], headers['x-service-signature-previous']],
      [service[0], service[1]],
    )
    assert.equal(headers['webhook-signature'], standard)
  }
  assertSignedBy(await send(), [first])
  const rotate = async () => (await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)).body
  const { secret: second, previous_secret_valid_until: until } = await rotate()
  assertSignedBy(await send(), [second, first])
  const { secret: third } = await rotate()
  assertSignedBy(await send(), [third, second])
  assert.ok(Math.abs(Date.parse(until) - Date.now() - DAY_MS) < DAY_MS / 24)

  world.advance(DAY_MS)
  assert.equal((await world.request('GET', `/admin/webhooks/${id}`)).body.previous_secret_valid_until, null)
  assertSignedBy(await send(), [third])
})

test('a secret that SECRETS_KEY no longer opens is named by the doctor, holds deliveries up, and a rotation heals it', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url)
  const stranger = 'another key, of thirty-two letters'
  Object.assign(world.services, { sealKeys: [stranger] })
  const [finding, ...more] = await examine(world.services)
  assert.deepEqual([finding!.rows, more], [[`webhook endpoint ${id}`], []])
  const warnings: string[] = []
  await using deliveries = scoped(
    await deliverWebhooks({
      url: world.databaseUrl,
      services: world.services,
      warn: (_, message) => warnings.push(message),
    }),
  )
  await tryEndpoint(world, id)
  while (warnings.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await deliveries.stop()
  assert.equal(receiver.received.length, 0)
  const { body } = await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)
  assert.equal(body.previous_secret_valid_until, null)
  assert.deepEqual(await examine(world.services), [])
  await using _ = await startDelivering(world)
  const [{ status }] = await settledDeliveries(world, id)
  assert.equal(status, 'succeeded')
  const request = readRequest(receiver.received[0]!)
  assert.equal(request.headers['x-service-signature'], signaturesBy([body.secret], request).service[0])
})
