import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aKey, anEvent } from '../../../../test/support/factories.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import type { Context } from '../../context/context.ts'
import { purgeExpiredJob } from '../../personal/purge-expired.ts'
import { answer } from './idempotency.ts'

const fields = { name: 'Node Day', template_image_url: 'placeholder' }
const post = (world: World, idempotencyKey: string, body: unknown = fields, key = world.key, path = '/admin/events') =>
  world.request('POST', path, body, { key, headers: { 'idempotency-key': idempotencyKey } })
const count = async (world: World) => Number((await world.request('GET', '/admin/events')).headers['x-total-count'])

test('the same request with the same Idempotency-Key is done once and answered alike', async () => {
  await using world = await startWorld()
  const first = await post(world, 'order-1')
  assert.equal(first.status, 201)
  assert.equal(first.headers['idempotency-replayed'], undefined)
  for (let n = 0; n < 3; n++) {
    const again = await post(world, 'order-1')
    assert.equal(again.status, 201)
    assert.equal(again.headers['idempotency-replayed'], 'true')
    assert.deepEqual(again.body, first.body)
  }
  const other = await post(world, 'order-2')
  assert.notEqual(other.body.id, first.body.id)
  assert.equal(await count(world), 2)
})

test('the stored answer is that of the first time, also when the record has changed since', async () => {
  await using world = await startWorld()
  const first = await post(world, 'order-1')
  await world.request('PATCH', `/admin/events/${first.body.id}`, { name: 'Changed' })
  assert.deepEqual((await post(world, 'order-1')).body, first.body)
  const close = `/admin/events/${first.body.id}/close-registration`
  const closed = await post(world, 'close', undefined, world.key, close)
  await world.request('POST', `/admin/events/${first.body.id}/open-registration`)
  const again = await post(world, 'close', undefined, world.key, close)
  assert.deepEqual([again.status, again.body], [200, closed.body])
  assert.equal((await world.request('GET', `/admin/events/${first.body.id}`)).body.registration_closed, false)
})

test('another request with a used Idempotency-Key is refused', async () => {
  await using world = await startWorld()
  const { body } = await post(world, 'order-1')
  const place = 'header.idempotency-key'
  for (const refused of [
    await post(world, 'order-1', { ...fields, name: 'Other' }),
    await post(world, 'order-1', undefined, world.key, `/admin/events/${body.id}/close-registration`),
    await post(world, 'order-1', fields, world.key, '/admin/events?x=1'),
  ]) {
    assertRefused(refused, 422, 'validation_failed', place, 'idempotency_key_reused')
  }
  assert.equal(await count(world), 1)
})

test('an Idempotency-Key of a form that it cannot have is refused', async () => {
  await using world = await startWorld()
  for (const key of ['', ' ', 'two words', 'x'.repeat(256), 'ä'])
    assertRefused(await post(world, key), 422, 'validation_failed', 'header.idempotency-key', 'idempotency_key')
  assert.equal((await post(world, 'x'.repeat(255))).status, 201)
})

test('of many at once with one Idempotency-Key one is done; the others get its answer or are told to wait', async () => {
  await using world = await startWorld()
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(world, 'order-1')))
  const done = answers.filter(({ status }) => status === 201)
  assert.ok(done.length >= 1)
  assert.equal(done.filter(({ headers }) => headers['idempotency-replayed'] === undefined).length, 1)
  assert.equal(new Set(done.map(({ body }) => body.id)).size, 1)
  for (const answer of answers) {
    if (answer.status === 201) continue
    assertRefused(answer, 409, 'idempotency_in_progress')
    assert.match(String(answer.headers['retry-after']), /^\d+$/)
  }
  assert.equal(await count(world), 1)
})

test('while the first request is still running, the second is told so', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  const path = `/admin/events/${id}/close-registration`
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from event where id = $1 for update', [id])
    const running = post(world, 'close', undefined, world.key, path)
    let held: unknown[] = []
    while (held.length === 0)
      held = await world.query("select 1 from pg_locks where locktype = 'advisory' and objsubid = 1")
    assertRefused(await post(world, 'close', undefined, world.key, path), 409, 'idempotency_in_progress')
    await client.query('rollback')
    assert.equal((await running).status, 200)
  } finally {
    client.release()
  }
  assert.equal((await post(world, 'close', undefined, world.key, path)).headers['idempotency-replayed'], 'true')
})

test('a refused request stores nothing, so it can be mended and sent again', async () => {
  await using world = await startWorld()
  assertRefused(await post(world, 'order-1', { name: '' }), 422, 'validation_failed')
  assertRefused(
    await post(world, 'order-1', fields, world.key, '/admin/events/999/attendees'),
    422,
    'validation_failed',
  )
  const person = { first_name: 'Ada', email: 'ada@example.org' }
  assertRefused(await post(world, 'order-1', person, world.key, '/admin/events/999/attendees'), 404, 'not_found')
  const { id } = await anEvent(world)
  const path = `/admin/events/${id}/attendees`
  await world.request('POST', path, person)
  assertRefused(await post(world, 'order-1', person, world.key, path), 409, 'already_exists')
  const made = await post(world, 'order-1')
  assert.equal(made.status, 201)
  assert.equal(made.headers['idempotency-replayed'], undefined)
})

test('after 24 hours an Idempotency-Key is forgotten, whether or not it was cleared away', async () => {
  await using world = await startWorld()
  const first = await post(world, 'order-1')
  world.advance(86_400_000 - 60_000)
  assert.equal((await post(world, 'order-1')).headers['idempotency-replayed'], 'true')
  world.advance(61_000)
  const later = await post(world, 'order-1', { ...fields, name: 'Other' })
  assert.equal(later.status, 201)
  assert.notEqual(later.body.id, first.body.id)
  assert.deepEqual((await post(world, 'order-1', { ...fields, name: 'Other' })).body, later.body)
  world.advance(86_401_000)
  await purgeExpiredJob(world.services.personalTables).run(world.services, {})
  assert.deepEqual(await world.query('select 1 from idempotency_key'), [])
})

test('an Idempotency-Key belongs to the API key that sent it', async () => {
  await using world = await startWorld()
  const first = await post(world, 'order-1')
  const colleague = await aKey(world, ['*'])
  for (const key of [colleague.key, await world.stranger()]) {
    const made = await post(world, 'order-1', fields, key)
    assert.equal(made.status, 201)
    assert.equal(made.headers['idempotency-replayed'], undefined)
    assert.notEqual(made.body.id, first.body.id)
  }
})

test('an Idempotency-Key belongs to who sent it, of whatever kind, in one organisation', async () => {
  await using world = await startWorld()
  await world.stranger()
  const app = Fastify()
  app.decorateRequest('ctx', null as unknown as Context)
  let sender: Pick<Context, 'orgId' | 'actor'>
  app.addHook('onRequest', async (request) => {
    request.ctx = { ...world.services, ...sender, requestId: request.id }
  })
  let done = 0
  app.post('/work', (request, reply) => answer(request, reply, 201, async () => ({ done: ++done })))
  const send = async (orgId: number, actor: Context['actor']) => {
    sender = { orgId, actor }
    return (await app.inject({ method: 'POST', url: '/work', headers: { 'idempotency-key': 'order-1' } })).json().done
  }
  const senders: [number, Context['actor']][] = [
    [1, { kind: 'api_key', id: 7, scopes: ['*'] }],
    [1, { kind: 'person', id: 7, scopes: ['*'] }],
    [2, { kind: 'person', id: 7, scopes: ['*'] }],
    [1, { kind: 'client', id: 7, scopes: ['*'] }],
    [1, { kind: 'visitor', hash: '7' }],
    [1, { kind: 'visitor', hash: '8' }],
  ]
  for (const round of ['first', 'again'])
    for (const [index, [orgId, actor]] of senders.entries())
      assert.equal(await send(orgId, actor), index + 1, `${round}: ${actor.kind}`)
  await app.close()
})

test('an API key that was made with an Idempotency-Key is shown again to its sender and to nobody else', async () => {
  await using world = await startWorld()
  const body = { name: 'Door', scopes: ['events:read'] }
  const first = await post(world, 'a-secret-word', body, world.key, '/admin/api-keys')
  const again = await post(world, 'a-secret-word', body, world.key, '/admin/api-keys')
  assert.equal(again.headers['idempotency-replayed'], 'true')
  assert.equal(again.body.key, first.body.key)
  const [row] = await world.query<{ body: Buffer }>('select body from idempotency_key')
  assert.ok(!row!.body.includes(first.body.key.slice(9)))
  const dump = await dumpDatabase(world)
  assert.ok(!dump.includes(Buffer.from(first.body.key.slice(9)).toString('hex')))
  assert.ok(!dump.includes('a-secret-word') && !dump.includes(Buffer.from('a-secret-word').toString('hex')))
})

test('a scope that was taken away is gone for replays too', async () => {
  await using world = await startWorld()
  const { id, key } = await aKey(world, ['events:write'])
  assert.equal((await post(world, 'order-1', fields, key)).status, 201)
  await world.request('PATCH', `/admin/api-keys/${id}`, { scopes: ['events:read'] })
  assertRefused(await post(world, 'order-1', fields, key), 403, 'forbidden')
})
