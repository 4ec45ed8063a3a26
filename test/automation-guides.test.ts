import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { startDelivering } from './support/deliver.ts'
import { aCertificate } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { startReceiver } from './support/receiver.ts'
import { readRequest, settledDeliveries, tryEndpoint } from './support/webhooks.ts'

const guideOf = (name: string) => readFileSync(new URL(`../docs/${name}.md`, import.meta.url), 'utf8')

/** Runs the code step of the Zapier guide as a function of its input data. */
function runStep(inputData: Record<string, unknown>): Record<string, unknown> {
  const code = /^```js\n(.*?)^```$/ms.exec(guideOf('zapier'))![1]!
  return new Function('inputData', 'require', code)(inputData, createRequire(import.meta.url))
}

test('the requests of the guides for n8n, Zapier and Make create webhooks, with the header that Make asks for', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  for (const name of ['n8n', 'zapier', 'make']) {
    const guide = guideOf(name)
    const body = JSON.parse(/-d '(\{.*\})'$/m.exec(guide)![1]!)
    const { status, body: made } = await world.request('POST', '/admin/webhooks', body)
    assert.deepEqual([status, made.events, made.description], [201, body.events, body.description])
    await world.request('PATCH', `/admin/webhooks/${made.id}`, { url: receiver.url })
    await tryEndpoint(world, made.id)
    await settledDeliveries(world, made.id)
    for (const [, header] of guide.matchAll(/`((?:x-service|webhook|x-make)-[a-z-]+)`/g))
      assert.ok(readRequest(receiver.received.at(-1)!).headers[header!.toLowerCase()], `${name}: ${header}`)
  }
  assert.equal(readRequest(receiver.received.at(-1)!).headers['x-make-apikey'], 'the value of the keychain')
})

test('the guides verify real deliveries, in a rotation with either secret, refuse forged ones, and read what they name', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  const created = await world.request('POST', '/admin/webhooks', { url: receiver.url, events: ['cert.issued'] })
  const { id, secret: old } = created.body
  const rotated = await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)
  const certificate = await aCertificate(world, { name: 'Gençlik Şenliği 🎓' })
  await settledDeliveries(world, id)
  const { headers, body } = readRequest(receiver.received[0]!)
  const text = body.toString('utf8')
  const input = {
    body: text,
    id: headers['webhook-id'],
    timestamp: headers['webhook-timestamp'],
    signature: headers['webhook-signature'],
  }
  // As the nodes of n8n and the functions of Make compute it, with whichever secret is stored there.
  const accepted = ['x-service-signature', 'x-service-signature-previous'].map((name) => headers[name])
  for (const secret of [rotated.body.secret, old]) {
    assert.ok(accepted.includes(`sha256=${createHmac('sha256', secret).update(text).digest('hex')}`))
    const { valid, event, certificate_id } = runStep({ ...input, secret })
    assert.deepEqual([valid, event, certificate_id], [true, 'cert.issued', certificate.id])
  }
  const forged = [
    { body: text.replace('Gen', 'Jen') },
    { id: 'msg_other' },
    { signature: 'v1,x' },
    { signature: undefined },
  ]
  for (const change of forged)
    assert.deepEqual(runStep({ ...input, secret: old, ...change }), { valid: false, event: undefined })

  const read = async (path: string, scope: string) => {
    const key = await world.request('POST', '/admin/api-keys', { name: 'A guide', scopes: [scope] })
    const { status, body } = await world.request('GET', path, undefined, { key: key.body.key })
    assert.equal(status, 200, path)
    return body
  }
  const got = await read(`/admin/certificates/${certificate.id}`, 'certificates:read')
  for (const field of ['pdf_url', 'verify_url', 'revocation_reason', 'attendee_name']) assert.ok(field in got, field)
  const contact = await world.request('POST', '/admin/crm/contacts', { email: 'ada@example.org', first_name: 'Ada' })
  const found = await read(`/admin/crm/contacts/${contact.body.id}`, 'crm:read')
  for (const field of ['lead_score', 'tags', 'owner']) assert.ok(field in found, field)
})
