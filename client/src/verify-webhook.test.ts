import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { startDelivering } from '../../test/support/deliver.ts'
import { aCertificate } from '../../test/support/factories.ts'
import { startWorld } from '../../test/support/harness.ts'
import { until } from '../../test/support/installation.ts'
import { startReceiver } from '../../test/support/receiver.ts'
import { anEndpoint, readRequest } from '../../test/support/webhooks.ts'
import { verifyWebhook } from './index.ts'

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(24, 8).toString('base64')}`

function signed(body: string, { secret = SECRET, at = new Date() } = {}) {
  return {
    'webhook-id': '7',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('7', at, body),
  }
}

test('what Laurel delivers is verified, in a rotation with either secret, and typed by its event', async () => {
  await using receiver = await startReceiver({ status: 204 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const endpoint = await anEndpoint(world, receiver.url)
  const rotated = (await world.request('POST', `/admin/webhooks/${endpoint.id}/rotate-secret`)).body
  const certificate = await aCertificate(world, { name: 'Gençlik Şenliği 🎓' })
  await until(
    async () => receiver.received.length,
    (count) => count > 0,
  )
  const { headers, body } = readRequest(receiver.received[0]!)
  for (const secret of [endpoint.secret, rotated.secret, [OTHER, rotated.secret]]) {
    const hook = await verifyWebhook(body.toString('utf8'), headers, secret)
    assert.equal(hook.id, headers['webhook-id'])
    assert.ok(hook.event === 'cert.issued')
    assert.deepEqual([hook.data.public_id, hook.data.event_name], [certificate.public_id, 'Gençlik Şenliği 🎓'])
  }
  await assert.rejects(verifyWebhook(body.toString('utf8'), headers, OTHER), { code: 'invalid_webhook' })
})

test('headers may be those of fetch or of Node.js, in any case, and there may be several signatures', async () => {
  const body = '{"event":"webhook.test"}'
  const headers = signed(body)
  const several = { ...headers, 'webhook-signature': `v1a,x v1,!!! v1, ${headers['webhook-signature']}` }
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
  for (const each of [headers, new Headers(headers), several, upper])
    assert.equal((await verifyWebhook(body, each, SECRET)).event, 'webhook.test')
})

test('another body, id, time, signature or secret is refused, and so is what is old or unsigned', async () => {
  const body = '{"event":"webhook.test"}'
  const headers = signed(body)
  const refused = { name: 'LaurelError', code: 'invalid_webhook', status: 0 }
  await assert.rejects(verifyWebhook(`${body} `, headers, SECRET), refused)
  await assert.rejects(verifyWebhook(body, signed(body, { secret: OTHER }), SECRET), refused)
  const later = String(Number(headers['webhook-timestamp']) + 1)
  const changes = [
    { 'webhook-id': '8' },
    { 'webhook-timestamp': later },
    { 'webhook-signature': 'v1,' },
    { 'webhook-timestamp': 'now' },
  ]
  for (const change of changes) await assert.rejects(verifyWebhook(body, { ...headers, ...change }, SECRET), refused)
  for (const name of Object.keys(headers))
    await assert.rejects(verifyWebhook(body, { ...headers, [name]: undefined }, SECRET), { message: new RegExp(name) })
  for (const seconds of [-310, 310]) {
    const away = signed(body, { at: new Date(Date.now() + seconds * 1000) })
    await assert.rejects(verifyWebhook(body, away, SECRET), refused)
    await verifyWebhook(body, away, SECRET, { toleranceSeconds: 400 })
  }
  await assert.rejects(verifyWebhook(body, headers, 'whsec_'), TypeError)
})
