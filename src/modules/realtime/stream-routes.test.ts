import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { readDocument } from '../../../test/support/api-operations.ts'
import { connection } from '../../../test/support/connection.ts'
import { aKey, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { aPerson } from '../../../test/support/people.ts'
import { readStream } from '../../../test/support/stream-reader.ts'

async function listen({ app }: World): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

test('a change is told with its kind and id alone, as no proxy may keep or change it', async () => {
  await using world = await startWorld()
  using stream = await readStream(await listen(world), { key: world.key })
  assert.equal(stream.status, 200)
  assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8')
  assert.equal(stream.headers['cache-control'], 'no-store, no-transform')
  assert.equal(stream.headers['x-accel-buffering'], 'no')
  await stream.begins()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { first_name: 'Zaphod', email: 'zaphod@example.com' })
  await stream.hears('event', event.id)
  await stream.hears('attendee', attendee.id)
  assert.doesNotMatch(stream.text(), /Zaphod|example/)
  for (const each of stream.told()) assert.deepEqual(Object.keys(each), ['type', 'ids'])
})

test('a stream tells only of kinds that its scopes read, and of no other organisation', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  const { key } = await aKey(world, ['events:read'])
  using narrow = await readStream(url, { key })
  using other = await readStream(url, { key: await world.stranger() })
  using full = await readStream(url, { key: world.key })
  for (const each of [narrow, other, full]) await each.begins()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  await full.hears('attendee', attendee.id)
  await anEvent(world, { name: 'Later' })
  await until(
    async () => narrow.told().length,
    (n) => n >= 1,
  )
  assert.deepEqual([...new Set(narrow.told().map(({ type }) => type))], ['event'])
  const others = other.told().map(({ type }) => type)
  assert.ok(!others.includes('event') && !others.includes('attendee'), 'its own beginning is all that it hears of')
})

test('without a key there is no stream', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  using stream = await readStream(url, { key: `lrl_live_${'A'.repeat(43)}` })
  assert.equal(stream.status, 401)
})

test('whoever comes again with the last id is told what was missed, also what was committed late', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  const event = await anEvent(world)
  await using late = await connection(world.databaseUrl)
  await late.client.query('begin')
  await late.client.query(
    "insert into audit_entry (org_id, actor, action, subject_type, subject_id, created_at) values (1, 'cli', 'x', 'deal', 77, now())",
  )
  const first = await anAttendee(world, event.id)
  let lastId: string | undefined
  {
    using stream = await readStream(url, { key: world.key })
    await stream.begins()
    const second = await anAttendee(world, event.id)
    await stream.hears('attendee', second.id)
    lastId = stream.lastId()
  }
  const missed = await anAttendee(world, event.id)
  await late.client.query('commit')
  using again = await readStream(url, { key: world.key, lastId })
  await again.hears('attendee', missed.id)
  await again.hears('deal', 77)
  assert.ok(first.id < missed.id)
})

test('whoever was away too long, or has a position of nobody, is told that anything may have changed', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  using stream = await readStream(url, { key: world.key })
  await stream.begins()
  const [at, audit, event] = stream.lastId()!.split('.').map(Number) as [number, number, number]
  for (const lastId of ['nonsense', `${at - 3_700}.${audit}.${event}`, `${at}.${audit + 90_000}.${event}`]) {
    using again = await readStream(url, { key: world.key, lastId })
    await until(
      async () => again.told().length,
      (n) => n >= 1,
    )
    assert.deepEqual(again.told()[0], { type: '*', ids: [] })
  }
})

test('the stream of a key that is deleted ends, and of others go on', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  const { key, id } = await aKey(world, ['events:read'])
  using gone = await readStream(url, { key })
  using kept = await readStream(url, { key: world.key })
  await gone.begins()
  assert.equal((await world.request('DELETE', `/admin/api-keys/${id}`)).status, 204)
  await gone.ends()
  assert.match(gone.text(), /retry: \d+\n\n$/)
  await kept.hears('event', (await anEvent(world)).id)
})

test('a person who is signed in hears what their role reads until the session ends', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  const person = await aPerson(world, { role: 'viewer' })
  using stream = await readStream(url, { cookie: `laurel=${person.token}` })
  assert.equal(stream.status, 200)
  await stream.begins()
  await stream.hears('event', (await anEvent(world, { name: 'Later' })).id)
  await world.query(`delete from person_session where person_id = ${person.id}`)
  await stream.ends()
})

test('who works on some events alone hears that something has changed, and of nothing which it was', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  const event = await anEvent(world)
  const helper = await aPerson(world, { role: 'viewer', events: [event.id] })
  using stream = await readStream(url, { cookie: `laurel=${helper.token}` })
  assert.equal(stream.status, 200)
  await stream.begins()
  const other = await anEvent(world, { name: 'Not theirs' })
  await anAttendee(world, other.id)
  await aKey(world, ['events:read'])
  await anAttendee(world, event.id)
  await until(
    async () => stream.told().map(({ type }) => type),
    (types) => types.includes('event') && types.includes('attendee'),
  )
  for (const { type, ids } of stream.told()) {
    assert.deepEqual(ids, [])
    assert.ok(['event', 'attendee'].includes(type), type)
  }
})

test('the document tells the stream, with its position and the codes that it refuses with', async () => {
  const { get } = (await readDocument()).paths['/admin/stream']
  assert.equal(get.operationId, 'streamChanges')
  assert.deepEqual(Object.keys(get.responses['200'].content), ['text/event-stream'])
  assert.deepEqual(
    get.parameters.map(({ name, in: place }: { name: string; in: string }) => [name, place]),
    [['last-event-id', 'header']],
  )
  for (const status of [401, 403, 429, 503]) assert.ok(status in get.responses, String(status))
})

test('an eleventh stream of one key is refused with 429, and a closed one makes room', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  const open = await Promise.all(Array.from({ length: 10 }, () => readStream(url, { key: world.key })))
  using refused = await readStream(url, { key: world.key })
  assert.equal(refused.status, 429)
  assert.match(String(refused.headers['retry-after']), /^\d+$/)
  open.pop()![Symbol.dispose]()
  await until(
    async () => {
      using another = await readStream(url, { key: world.key })
      return another.status
    },
    (status) => status === 200,
  )
  for (const each of open) each[Symbol.dispose]()
})

test('thousand events are told in a few messages, and the service that stops ends every stream with when to come again', async () => {
  await using world = await startWorld()
  using stream = await readStream(await listen(world), { key: world.key })
  await stream.begins()
  await world.query(`insert into audit_entry (org_id, actor, action, subject_type, subject_id, created_at)
    select 1, 'cli', 'x', 'deal', g, now() from generate_series(1, 1000) g`)
  await until(
    async () => stream.told().length,
    (n) => n >= 1,
  )
  assert.deepEqual(stream.told(), [{ type: 'deal', ids: [] }])
  await world.app.close()
  await stream.ends()
  assert.match(stream.text(), /retry: \d+\n\n$/)
})
