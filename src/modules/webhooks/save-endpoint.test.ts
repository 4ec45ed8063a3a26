import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { aCertificate, aKey, anEvent } from '../../../test/support/factories.ts'
import { type Answer, startWorld, type World } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { holdBack, rewrite } from '../../../test/support/statements.ts'
import { auditOf, count } from '../../../test/support/stored.ts'
import { anEndpoint, deliveriesOf, settledDeliveries } from '../../../test/support/webhooks.ts'

const URL = 'https://example.com/hook'
const EXAMPLE = { url: URL, events: ['cert.issued'] }

test('an endpoint is told as it was asked for, and an audit entry names who made it', async () => {
  await using world = await startWorld()
  const { status, body } = await world.request('POST', '/admin/webhooks', EXAMPLE)
  assert.equal(status, 201)
  const { id, secret, created_at, updated_at, ...rest } = body
  assert.deepEqual(rest, {
    ...EXAMPLE,
    active: true,
    description: null,
    event_ids: null,
    header_names: [],
    paused_reason: null,
    failing_since: null,
    previous_secret_valid_until: null,
  })
  assert.equal(created_at, updated_at)
  const read = await world.request('GET', `/admin/webhooks/${id}`)
  assert.deepEqual({ ...read.body, secret }, body)
  assert.deepEqual((await world.request('GET', '/admin/webhooks')).body, [read.body])
  const [entry] = await auditOf(world, 'webhook_endpoint.create')
  assert.deepEqual([entry.subject_id, entry.after.url], [id, URL])
  const off = await world.request('POST', '/admin/webhooks', { ...EXAMPLE, active: false })
  assert.equal(off.body.active, false)
})

/** Leaves room for ten endpoints, in addition to many deleted ones. */
async function makeNearlyAll(world: World): Promise<void> {
  await anEndpoint(world, URL, { active: false })
  await world.query(`
    insert into webhook_endpoint (org_id, url, events, active, secret, created_at, updated_at, deleted_at)
    select org_id, url, events, active, case when n < 990 then secret end, created_at, updated_at, case when n >= 990 then now() end
    from webhook_endpoint, generate_series(1, 1500) n`)
}

async function makeTwenty(world: World): Promise<{ answers: Answer[]; endpoints: number }> {
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.request('POST', '/admin/webhooks', EXAMPLE)))
  return { answers, endpoints: await count(world, 'webhook_endpoint where deleted_at is null') }
}

test('an organisation has at most 1000 endpoints, however many are made at once; one that is deleted makes room', async () => {
  await using world = await startWorld()
  await makeNearlyAll(world)
  const { answers, endpoints } = await makeTwenty(world)
  const [made, refused] = [201, 409].map((wanted) => answers.filter(({ status }) => status === wanted))
  assert.deepEqual([made!.length, refused!.length, endpoints], [10, 10, 1000])
  for (const answer of refused!) assertRefused(answer, 409, 'conflict')
  const key = await world.stranger()
  assert.equal((await world.request('POST', '/admin/webhooks', EXAMPLE, { key })).status, 201)
  await world.request('DELETE', `/admin/webhooks/${made![0]!.body.id}`)
  await anEndpoint(world, URL)
})

test('twin: without the lock of the organisation there are more', async () => {
  await using world = await startWorld()
  await makeNearlyAll(world)
  rewrite(world, 'for no key update', '')
  holdBack(world, 'commit', 20)
  const { endpoints } = await makeTwenty(world)
  assert.ok(endpoints > 1000, String(endpoints))
})

test('an unknown event type is named by its place, and * stands alone', async () => {
  await using world = await startWorld()
  const kept = await anEndpoint(world, URL, { events: ['*'] })
  const wrong: [events: unknown, place: string, type?: string][] = [
    [['cert.issued', 'cert.unknown'], 'body.events.1', 'unknown_event_type'],
    [['webhook.test'], 'body.events.0', 'unknown_event_type'],
    [['CERT.ISSUED'], 'body.events.0', 'unknown_event_type'],
    [['cert.*'], 'body.events.0', 'unknown_event_type'],
    [[''], 'body.events.0', 'unknown_event_type'],
    [['*', 'cert.issued'], 'body.events', 'star_stands_alone'],
    [['*', '*'], 'body.events', 'star_stands_alone'],
    [['cert.issued', 'cert.issued'], 'body.events', 'not_unique'],
    [[], 'body.events'],
    [Array(51).fill('cert.issued'), 'body.events'],
    [['x'.repeat(101)], 'body.events.0'],
    ['cert.issued', 'body.events'],
    [[1], 'body.events.0'],
  ]
  for (const [events, place, type] of wrong) {
    const created = await world.request('POST', '/admin/webhooks', { url: URL, events })
    assertRefused(created, 422, 'validation_failed', place, type)
    const changed = await world.request('PATCH', `/admin/webhooks/${kept.id}`, { events })
    assertRefused(changed, 422, 'validation_failed', place, type)
  }
  assertRefused(await world.request('POST', '/admin/webhooks', { url: URL }), 422, 'validation_failed', 'body.events')
  assert.equal(await count(world, `webhook_endpoint where events = '{*}'`), 1)
  assert.equal(await count(world, 'webhook_endpoint'), 1)
})

test('an endpoint gets the events that it is subscribed to, with * all, and none of before or of other organisations', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await using _ = await startDelivering(world)
  await aCertificate(world)
  const key = await world.stranger()
  const theirs = await world.request('POST', '/admin/webhooks', { url: receiver.url, events: ['*'] }, { key })
  const all = await anEndpoint(world, receiver.url, { events: ['*'] })
  const revoked = await anEndpoint(world, receiver.url, { events: ['cert.revoked'] })
  const off = await anEndpoint(world, receiver.url, { active: false })
  const { id } = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  const types = (deliveries: any[]) => deliveries.map(({ event }) => event)
  assert.deepEqual(types(await settledDeliveries(world, all.id)), [
    'event.created',
    'attendee.registered',
    'cert.issued',
    'cert.revoked',
  ])
  assert.deepEqual(types(await settledDeliveries(world, revoked.id)), ['cert.revoked'])
  assert.deepEqual(await deliveriesOf(world, off.id), [])
  const path = `/admin/webhooks/${theirs.body.id}/deliveries`
  assert.deepEqual((await world.request('GET', path, undefined, { key })).body, [])
  assert.equal(receiver.received.length, 5)
})

test('a change changes what it names and nothing else, and is in the audit', async () => {
  await using world = await startWorld()
  const { id, secret: _, ...made } = await anEndpoint(world, URL, { events: ['cert.issued'] })
  const path = `/admin/webhooks/${id}`
  const event_ids = [(await anEvent(world)).id, (await anEvent(world)).id]
  const moved = 'https://example.org/other'
  const changes = [
    { url: moved },
    ...[{ events: ['*'] }, { active: false }, { active: true }, { description: 'Our gateway 李' }, { event_ids }],
    ...[{ event_ids: [event_ids[1]] }, { event_ids: null }, { description: null }],
  ]
  let expected = { ...made, id }
  for (const change of changes) {
    const { status, body } = await world.request('PATCH', path, change)
    assert.equal(status, 200)
    expected = { ...expected, ...change, updated_at: body.updated_at }
    assert.deepEqual(body, expected)
    assert.deepEqual((await world.request('GET', path)).body, expected)
  }
  const entries = await auditOf(world, 'webhook_endpoint.update')
  assert.deepEqual(
    entries.map(({ before, after }) => [before.url, after.url]),
    [[URL, moved], ...Array(8).fill([moved, moved])],
  )
  const unknown = await world.request('PATCH', path, { secret: 'mine', paused_reason: 'x' })
  assertRefused(unknown, 422, 'validation_failed', 'body.secret', 'unknown_field')
  assertRefused(await world.request('PATCH', '/admin/webhooks/999', { active: true }), 404, 'not_found')
})

test('what the service has paused is switched on again by active true, and begins with a clean slate', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, URL)
  await world.query(
    `update webhook_endpoint set active = false, paused_reason = 'Paused', failures = 10, failing_since = now()`,
  )
  const paused = (await world.request('GET', `/admin/webhooks/${id}`)).body
  assert.deepEqual([paused.active, paused.paused_reason], [false, 'Paused'])
  const untouched = await world.request('PATCH', `/admin/webhooks/${id}`, { events: ['cert.issued'] })
  assert.deepEqual([untouched.body.active, untouched.body.paused_reason], [false, 'Paused'])
  const { body } = await world.request('PATCH', `/admin/webhooks/${id}`, { active: true })
  assert.deepEqual([body.active, body.paused_reason, body.failing_since], [true, null, null])
  assert.equal(await count(world, 'webhook_endpoint where failures = 0'), 1)
})

test('what failed at one address is not held against another', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, URL)
  await world.query('update webhook_endpoint set failures = 9, failing_since = now()')
  const same = await world.request('PATCH', `/admin/webhooks/${id}`, { url: URL })
  assert.notEqual(same.body.failing_since, null)
  const moved = await world.request('PATCH', `/admin/webhooks/${id}`, { url: `${URL}/elsewhere` })
  assert.equal(moved.body.failing_since, null)
})

test('switching off and deleting cancel what is pending, which stays to be read by its id', async () => {
  await using world = await startWorld()
  const off = await anEndpoint(world, URL)
  const gone = await anEndpoint(world, URL)
  await aCertificate(world)
  const [ofOff, ofGone] = [(await deliveriesOf(world, off.id))[0], (await deliveriesOf(world, gone.id))[0]]
  assert.deepEqual([ofOff.status, ofGone.status], ['pending', 'pending'])
  await world.request('PATCH', `/admin/webhooks/${off.id}`, { active: false })
  const deleted = await world.request('DELETE', `/admin/webhooks/${gone.id}`)
  assert.deepEqual([deleted.status, deleted.text], [204, ''])
  await aCertificate(world)
  for (const { id } of [ofOff, ofGone]) {
    const { body } = await world.request('GET', `/admin/webhook-deliveries/${id}`)
    assert.deepEqual([body.status, body.next_attempt_at, body.attempts], ['cancelled', null, []])
  }
  assert.equal(await count(world, 'webhook_delivery'), 2)
})

test('what is deleted is 404 for everything, and its secrets are gone from the database', async () => {
  await using world = await startWorld()
  const { id } = await anEndpoint(world, URL)
  await world.request('POST', `/admin/webhooks/${id}/rotate-secret`)
  assert.equal((await world.request('DELETE', `/admin/webhooks/${id}`)).status, 204)
  const path = `/admin/webhooks/${id}`
  const requests: [method: string, path: string, body?: object][] = [
    ['GET', path],
    ['PATCH', path, { active: true }],
    ['DELETE', path],
    ['POST', `${path}/test`],
    ['POST', `${path}/rotate-secret`],
    ['GET', `${path}/deliveries`],
    ['POST', `${path}/replay`, { since: '2026-01-01' }],
  ]
  for (const [method, where, body] of requests)
    assertRefused(await world.request(method, where, body), 404, 'not_found')
  assert.deepEqual((await world.request('GET', '/admin/webhooks')).body, [])
  assert.equal(await count(world, 'webhook_endpoint where secret is null and previous_secret is null'), 1)
})

test('endpoints are listed newest first, by pages, and only those of the own organisation', async () => {
  await using world = await startWorld()
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.unshift((await anEndpoint(world, `${URL}/${n}`)).id)
  const page = await world.request('GET', '/admin/webhooks?limit=2&page=2')
  assert.deepEqual(
    page.body.map(({ id }: any) => id),
    ids.slice(2, 4),
  )
  assert.equal(page.headers['x-total-count'], '5')
  const key = await world.stranger()
  assert.deepEqual((await world.request('GET', '/admin/webhooks', undefined, { key })).body, [])
  const reader = await aKey(world, ['webhooks:read'])
  assertRefused(await world.request('POST', '/admin/webhooks', EXAMPLE, { key: reader.key }), 403, 'forbidden')
})
