import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { DELIVERY_HEADERS, deliveryHeaders, type HeaderSchema } from './delivery-headers.ts'
import { createSecret, signingKeys } from './endpoint-secret.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const at = new Date('2026-03-04T05:06:07.890Z')
const message = (body: Buffer) => ({
  uid: '3f1b3c52-8a6c-4a94-9d0b-2f0c8d8d0c11',
  type: 'cert.issued',
  body,
  deliveryId: 7,
  number: 2,
})
const bodyOf = (data: string) =>
  Buffer.from(`{"event":"cert.issued","timestamp":"2026-03-04T05:06:07.890123+00:00","data":${data}}`)

test('the signature is the HMAC-SHA256 of the bytes as they are sent, as openssl computes it', (t) => {
  if (spawnSync('openssl', ['version']).status !== 0) return t.skip('openssl is not installed')
  const bodies = [
    '{}',
    '{"name":"Zoë \u0141 李 🎓"}',
    '{ "b" : 1,\n"a":1.0 }',
    `{"long":"${'x'.repeat(300_000)}"}`,
  ].map(bodyOf)
  for (const each of [secret, createSecret({ randomBytes })]) {
    for (const body of bodies) {
      const headers = deliveryHeaders(message(body), [signingKeys(each)], at)
      const hmac = (input: Buffer, ...key: string[]) =>
        spawnSync('openssl', ['dgst', '-sha256', '-mac', 'HMAC', ...key, '-binary'], { input }).stdout
      const own = hmac(body, '-macopt', `key:${each}`)
      assert.equal(headers['x-service-signature'], `sha256=${own.toString('hex')}`)
      const content = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body])
      const bytes = Buffer.from(each.slice('whsec_'.length), 'base64').toString('hex')
      const standard = hmac(content, '-macopt', `hexkey:${bytes}`)
      assert.equal(headers['webhook-signature'], `v1,${standard.toString('base64')}`)
    }
  }
})

test('a delivery carries no header that is not described, and of the described ones all but those that are optional', () => {
  const sent = (secrets: string[]) =>
    Object.keys(deliveryHeaders(message(bodyOf('{}')), secrets.map(signingKeys), at))
      .filter((name) => !['content-type', 'user-agent'].includes(name))
      .sort()
  const described = Object.entries<HeaderSchema>(DELIVERY_HEADERS)
  const names = (list: typeof described) => list.map(([name]) => name.toLowerCase()).sort()
  assert.deepEqual(sent([secret, secret]), names(described))
  assert.deepEqual(sent([secret]), names(described.filter(([, { optional }]) => !optional)))
})

test('a message of an attempt has these headers, and only what belongs to the attempt changes from one to the next', () => {
  const body = bodyOf('{"certificate_id":1}')
  const headers = deliveryHeaders(message(body), [signingKeys(secret)], at)
  assert.deepEqual(headers, {
    'content-type': 'application/json',
    'user-agent': 'Laurel',
    'x-service-event': 'cert.issued',
    'x-service-signature': headers['x-service-signature'],
    'x-service-timestamp': '2026-03-04T05:06:07.890123+00:00',
    'x-service-attempt': '2',
    'x-service-delivery': '7',
    'webhook-id': 'msg_3f1b3c52-8a6c-4a94-9d0b-2f0c8d8d0c11',
    'webhook-timestamp': '1772600767',
    'webhook-signature': headers['webhook-signature'],
  })
  const later = deliveryHeaders({ ...message(body), number: 3 }, [signingKeys(secret)], new Date(at.getTime() + 6_000))
  const changed = Object.keys(headers).filter((name) => headers[name] !== later[name])
  assert.deepEqual(changed, ['x-service-attempt', 'webhook-timestamp', 'webhook-signature'])
})
