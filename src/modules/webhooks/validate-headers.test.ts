import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { auditOf, count } from '../../../test/support/stored.ts'
import { anEndpoint } from '../../../test/support/webhooks.ts'

const URL = 'https://example.com/hook'
const VALUE = 'k-4f8b2c1d and more'

/** Headers that would describe the connection, the body or the delivery, in any case. */
const RESERVED = [
  ...['Host', 'Connection', 'keep-alive', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade', 'Expect', 'HTTP2-Settings'],
  ...['Proxy-Authorization', 'Proxy-Connection', 'Content-Type', 'content-length', 'Content-Encoding', 'User-Agent'],
  ...['X-Service-Event', 'x-service-signature', 'X-Service-Anything', 'webhook-id', 'Webhook-Signature', 'WEBHOOK-X'],
]
const many = (length: number, value: string) =>
  Object.fromEntries(Array.from({ length }, (_, n) => [`x-${n}`, value] as const))

test('headers that HTTP or the service sets, or that are no headers, are refused by name and never show a value', async () => {
  await using world = await startWorld()
  const kept = await anEndpoint(world, URL, { headers: { 'X-Kept': VALUE } })
  const wrong: [headers: unknown, place: string, type?: string][] = [
    ...RESERVED.map((name): [object, string, string] => [{ [name]: VALUE }, `body.headers.${name}`, 'reserved_header']),
    [{ 'X Key': VALUE }, 'body.headers.X Key', 'header_name'],
    [{ '': VALUE }, 'body.headers.', 'header_name'],
    [{ 'X-Key:': VALUE }, 'body.headers.X-Key:', 'header_name'],
    [{ 'X-Key\r\nHost': VALUE }, 'body.headers.X-Key\r\nHost', 'header_name'],
    [{ Schlüssel: VALUE }, 'body.headers.Schlüssel', 'header_name'],
    [{ ['x'.repeat(101)]: VALUE }, `body.headers.${'x'.repeat(100)}`, 'header_name'],
    [{ 'X-Key': VALUE, 'x-kEY': VALUE }, 'body.headers.x-kEY', 'not_unique'],
    ...['', ' ', ` ${VALUE}`, `${VALUE} `, `${VALUE}\n`, `a\r\nHost: b`, 'tab\there', 'Zoë'].map(
      (value): [object, string, string] => [{ 'X-Key': value }, 'body.headers.X-Key', 'header_value'],
    ),
    [{ 'X-Key': 'x'.repeat(2049) }, 'body.headers.X-Key'],
    [{ 'X-Key': 'nul\0' }, 'body.headers.X-Key'],
    [{ 'X-Key': '\x7f' }, 'body.headers.X-Key'],
    [{ 'X-Key': 7 }, 'body.headers.X-Key'],
    [{ 'X-Key': null }, 'body.headers.X-Key'],
    [many(21, 'x'), 'body.headers'],
    [many(4, 'x'.repeat(1600)), 'body.headers', 'too_long'],
    [['X-Key'], 'body.headers'],
    ['X-Key: a', 'body.headers'],
  ]
  for (const [headers, place, type] of wrong) {
    const created = await world.request('POST', '/admin/webhooks', { url: URL, events: ['*'], headers })
    const changed = await world.request('PATCH', `/admin/webhooks/${kept.id}`, { headers })
    for (const answer of [created, changed]) {
      assertRefused(answer, 422, 'validation_failed', place, type)
      assert.ok(!answer.text.includes(VALUE), answer.text)
    }
  }
  const refused = await world.request('PATCH', `/admin/webhooks/${kept.id}`, { header_names: ['X-Other'] })
  assertRefused(refused, 422, 'validation_failed', 'body.header_names', 'unknown_field')
  assert.deepEqual((await world.request('GET', `/admin/webhooks/${kept.id}`)).body.header_names, ['X-Kept'])
  assert.deepEqual(
    [await count(world, 'webhook_endpoint'), (await auditOf(world, 'webhook_endpoint.update')).length],
    [1, 0],
  )
  const largest = { ...many(19, `Bearer ${'x'.repeat(300)}`), Authorization: '~' }
  assert.equal((await anEndpoint(world, URL, { headers: largest })).header_names.length, 20)
})
