import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { listFeed, waitForCertificates, waitForFeed } from '../../../test/support/event-feed.ts'
import { aCertificate } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { anEndpoint, readRequest, settledDeliveries, someEvents, tryEndpoint } from '../../../test/support/webhooks.ts'

const marks = (events: any[]) => events.map(({ data }) => data.mark)

test('the feed gives every event in order, with the webhook-id and the bytes of its deliveries, also where no endpoint is', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url, { events: ['cert.issued'] })
  const certificate = await aCertificate(world, { name: 'Gençlik "Şenliği" \\ 🎓\u2028\t|' })
  await world.request('POST', `/admin/certificates/${certificate.id}/revoke`)
  await waitForCertificates(world, 2)
  const { events, lastId } = await listFeed(world)
  assert.deepEqual(
    events.map(({ event }) => event),
    ['event.created', 'attendee.registered', 'cert.issued', 'cert.revoked'],
  )
  assert.equal(lastId, events[3].id)
  await using _ = await startDelivering(world)
  await settledDeliveries(world, id)
  const { headers, body } = readRequest(receiver.received[0]!)
  const { event, timestamp, data } = events[2]
  assert.equal(events[2].webhook_id, headers['webhook-id'])
  assert.equal(JSON.stringify({ event, timestamp, data }), body.toString('utf8'))
})

test('read on from the last event, the feed gives each event once', async () => {
  await using world = await startWorld()
  await someEvents(world, 7)
  await waitForFeed(world, 7)
  const seen: number[] = []
  for (let lastId = 0; ; ) {
    const page = await listFeed(world, `?limit=3&after=${lastId}`)
    assert.equal(page.lastId, page.events.at(-1)?.id ?? lastId)
    if (page.events.length === 0) break
    seen.push(...page.events.map(({ data }) => data.n))
    lastId = page.lastId
  }
  assert.deepEqual(seen, [1, 2, 3, 4, 5, 6, 7])
})

test('an event of a transaction that began earlier and is committed later is not missed', async () => {
  await using world = await startWorld()
  const slow = await world.pool.connect()
  const inSlow = { query: async (text: string) => (await slow.query(text)).rows as never }
  try {
    await slow.query('begin')
    await slow.query('select pg_current_xact_id()')
    await someEvents(world, 1, 'quick')
    const before = await listFeed(world)
    assert.deepEqual([before.events, before.lastId], [[], 0])
    assert.equal((await listFeed(world, '?after=latest')).lastId, 0)
    await someEvents(inSlow, 1, 'slow')
    await someEvents(world, 1, 'quick again')
    assert.deepEqual((await listFeed(world)).events, [])
    await slow.query('commit')
  } finally {
    slow.release()
  }
  const events = await waitForFeed(world, 3)
  assert.deepEqual(marks(events), ['slow', 'quick', 'quick again'])
  assert.deepEqual(marks((await listFeed(world, `?after=${events[0].id}`)).events), ['quick', 'quick again'])
})

test('events that are rolled back are in no feed, and do not hold it up', async () => {
  await using world = await startWorld()
  const failing = await world.pool.connect()
  try {
    await failing.query('begin')
    await someEvents({ query: async (text: string) => (await failing.query(text)).rows as never }, 1, 'never')
    await someEvents(world, 1, 'kept')
    await failing.query('rollback')
  } finally {
    failing.release()
  }
  assert.deepEqual(marks(await waitForFeed(world, 1)), ['kept'])
})

test('latest is where the feed ends now, so that only what comes is read', async () => {
  await using world = await startWorld()
  assert.equal((await listFeed(world, '?after=latest')).lastId, 0)
  await someEvents(world, 3, 'past')
  const { id } = (await waitForFeed(world, 3)).at(-1)
  const { events, lastId } = await listFeed(world, '?after=latest')
  assert.equal(lastId, id)
  assert.deepEqual(events, [])
  assert.deepEqual((await listFeed(world, `?after=${lastId}`)).events, [])
  await someEvents(world, 1, 'new')
  assert.deepEqual(marks(await waitForFeed(world, 1, `?after=${lastId}`)), ['new'])
})

test('latest is the end of the feed of the organisation that asks, whatever others have after it', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  await someEvents(world, 1)
  const [{ id }] = await waitForFeed(world, 1)
  assert.equal((await listFeed(world, '?after=latest', key)).lastId, 0)
  await aCertificate({ ...world, request: (method, path, body) => world.request(method, path, body, { key }) })
  const [theirs] = await waitForCertificates(world, 1, key)
  assert.ok(theirs.id > id)
  assert.equal((await listFeed(world, '?after=latest')).lastId, id)
  assert.equal((await listFeed(world, '?after=latest', key)).lastId, theirs.id)
})

test('a test of an endpoint is no event: the feed and its end know nothing of it', async () => {
  await using world = await startWorld()
  await someEvents(world, 1)
  const { id } = await anEndpoint(world, 'https://example.com/')
  const [{ id: last }] = await waitForFeed(world, 1)
  assert.equal((await tryEndpoint(world, id)).event_id, null)
  assert.equal((await listFeed(world, '?after=latest')).lastId, last)
  await someEvents(world, 1, 'after')
  assert.deepEqual(marks(await waitForFeed(world, 2)), ['flood', 'after'])
})

test('an event that is not there is refused by name, also one of another organisation', async () => {
  await using world = await startWorld()
  await someEvents(world, 1)
  const [{ id }] = await waitForFeed(world, 1)
  const key = await world.stranger()
  assert.deepEqual(await listFeed(world, '', key), { events: [], lastId: 0 })
  const foreign = await world.request('GET', `/admin/webhook-events?after=${id}`, undefined, { key })
  assertRefused(foreign, 422, 'validation_failed', 'query.after', 'unknown_event')
  for (const after of ['999', '9999999999999999'])
    assertRefused(
      await world.request('GET', `/admin/webhook-events?after=${after}`),
      422,
      'validation_failed',
      'query.after',
      'unknown_event',
    )
  for (const after of ['-1', 'x', '1.5', '12345678901234567', ''])
    assertRefused(
      await world.request('GET', `/admin/webhook-events?after=${after}`),
      422,
      'validation_failed',
      'query.after',
    )
})

test('a page has 20 events, or as many as asked for up to 200', async () => {
  await using world = await startWorld()
  await someEvents(world, 250)
  await waitForFeed(world, 200, '?limit=200')
  const lengths = await Promise.all(
    ['', '?limit=1', '?limit=200', '?limit=1000'].map((query) => listFeed(world, query)),
  )
  assert.deepEqual(
    lengths.map(({ events }) => events.length),
    [20, 1, 200, 200],
  )
  const none = await world.request('GET', '/admin/webhook-events?limit=0')
  assertRefused(none, 422, 'validation_failed', 'query.limit')
})

test('before looks back, newest first, page after page, and goes with no after', async () => {
  await using world = await startWorld()
  await someEvents(world, 5)
  await waitForFeed(world, 5)
  const newest = await listFeed(world, '?before=latest&limit=3')
  assert.deepEqual(
    newest.events.map(({ data }) => data.n),
    [5, 4, 3],
  )
  const older = await listFeed(world, `?before=${newest.lastId}&limit=3`)
  assert.deepEqual(
    older.events.map(({ data }) => data.n),
    [2, 1],
  )
  assert.deepEqual((await listFeed(world, `?before=${older.lastId}`)).events, [])
  const read = (query: string) => world.request('GET', `/admin/webhook-events?${query}`)
  assertRefused(await read('before=latest&after=1'), 422, 'validation_failed', 'query.before', 'not_together')
  assertRefused(await read('before=999'), 422, 'validation_failed', 'query.before', 'unknown_event')
})
