import assert from 'node:assert/strict'
import { test } from 'node:test'
import pino from 'pino'
import { aKey } from '../../../test/support/factories.ts'
import { dumpDatabase, startWorld } from '../../../test/support/harness.ts'
import { buildApp } from '../../app.ts'

test('a key is found nowhere in the database: neither its text, nor its bytes, nor its encodings', async () => {
  await using world = await startWorld()
  const { key } = await aKey(world, ['events:read'])
  const again = await world.request(
    'POST',
    '/admin/api-keys',
    { name: 'Kept', scopes: ['events:read'] },
    { headers: { 'idempotency-key': 'one' } },
  )
  await world.request('GET', '/admin/events', undefined, { key })
  const dump = await dumpDatabase(world)
  assert.ok(dump.includes('lrl_live_'), 'the dump holds the prefixes, so it is one')
  for (const secret of [key, again.body.key, world.key]) {
    const random = secret.slice(9)
    for (const form of [
      random,
      Buffer.from(random).toString('hex'),
      Buffer.from(random, 'base64url').toString('hex'),
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64'),
    ]) {
      assert.ok(!dump.includes(form), `${form} is in the database`)
    }
  }
})

test('a key is found in no line of the log, whatever becomes of the request', async () => {
  await using world = await startWorld()
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  await using app = await buildApp({
    config: { ...world.config, rateLimit: false },
    services: world.services,
    health: { checks: {}, stopping: () => false },
    log,
  })
  const authorization = `Bearer ${world.key}`
  const wrong = `lrl_live_${'x'.repeat(43)}`
  for (const request of [
    { method: 'GET', url: '/api/v1/admin/events', headers: { authorization } },
    { method: 'GET', url: `/api/v1/admin/events?api_key=${world.key}`, headers: { authorization } },
    { method: 'POST', url: '/api/v1/admin/events', headers: { authorization }, payload: { name: 5 } },
    {
      method: 'POST',
      url: '/api/v1/admin/api-keys',
      headers: { authorization },
      payload: { name: 'a', scopes: ['*'] },
    },
    { method: 'GET', url: '/api/v1/nowhere', headers: { authorization } },
    { method: 'GET', url: '/api/v1/admin/events', headers: { authorization: `Bearer ${wrong}` } },
    { method: 'GET', url: '/api/v1/admin/events', headers: { authorization: world.key } },
  ] as const) {
    await app.inject(request)
  }
  await world.pool.query('alter table event rename to event_hidden')
  assert.equal((await app.inject({ url: '/api/v1/admin/events', headers: { authorization } })).statusCode, 500)
  await world.pool.query('alter table event_hidden rename to event')
  const text = lines.join('')
  assert.ok(lines.length >= 8 && text.includes('/api/v1/admin/events'), 'requests are logged')
  assert.ok(!text.includes(world.key.slice(9, 30)) && !text.includes('x'.repeat(43)), text)
  assert.doesNotMatch(text, /authorization/i)
})

test('whatever is wrong with a key, the answer is the same', async () => {
  await using world = await startWorld()
  const flipped = world.key.slice(0, -1) + (world.key.endsWith('A') ? 'B' : 'A')
  const bodies = new Set<string>()
  for (const authorization of [
    `Bearer ${flipped}`,
    `Bearer ${world.key.slice(0, 12)}`,
    `Bearer ${world.key}x`,
    `Bearer lrl_live_${'x'.repeat(43)}`,
    'Bearer x',
    `Basic ${Buffer.from(`user:${world.key}`).toString('base64')}`,
    world.key,
    'Bearer',
    `Bearer ${world.key} ${world.key}`,
  ]) {
    const { status, body, headers } = await world.request('GET', '/admin/events', undefined, {
      key: null,
      headers: { authorization },
    })
    assert.equal(status, 401, authorization)
    assert.equal(headers['www-authenticate'], 'Bearer')
    bodies.add(JSON.stringify({ ...body, request_id: '' }))
  }
  assert.equal(bodies.size, 1)
})
