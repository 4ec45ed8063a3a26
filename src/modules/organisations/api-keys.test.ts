import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { keptRows } from '../../../test/support/backups.ts'
import { aKey } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import type { Context } from '../../platform/context/context.ts'
import { createApiKey } from './create-api-key.ts'
import { SCOPES } from './scopes.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test('a new key is shown once, whole; lists show only its first 12 characters', async () => {
  await using world = await startWorld()
  const { status, body } = await world.request('POST', '/admin/api-keys', {
    name: ' Door ',
    scopes: ['events:read'],
    expires_at: '2199-01-02T03:04:05+02:00',
  })
  assert.equal(status, 201)
  const { id, key, prefix, created_at, updated_at, ...rest } = body
  assert.match(key, /^lrl_live_[A-Za-z0-9_-]{43}$/)
  assert.equal(prefix, key.slice(0, 12))
  assert.match(created_at, MOMENT)
  assert.equal(updated_at, created_at)
  assert.deepEqual(rest, {
    name: 'Door',
    scopes: ['events:read'],
    active: true,
    expires_at: '2199-01-02T01:04:05.000Z',
    last_used_at: null,
  })
  const list = await world.request('GET', '/admin/api-keys')
  assert.equal(list.status, 200)
  const { key: _, ...shown } = body
  assert.deepEqual(list.body[0], shown)
  assert.equal(list.body.length, 2)
  assert.ok(!list.text.includes(key))
  assert.ok(!(await world.request('PATCH', `/admin/api-keys/${id}`, { name: 'Gate' })).text.includes(key))
})

test('keys differ in all of their random part', async () => {
  await using world = await startWorld()
  const keys = await Promise.all(Array.from({ length: 20 }, () => aKey(world, ['events:read'])))
  assert.equal(new Set(keys.map(({ key }) => key.slice(9, 20))).size, 20)
  assert.equal(new Set(keys.map(({ key }) => key.slice(-20))).size, 20)
})

test('the scopes that there are come as a list of texts', async () => {
  await using world = await startWorld()
  const { status, body } = await world.request('GET', '/admin/api-keys/scopes')
  assert.equal(status, 200)
  assert.deepEqual(body, SCOPES)
  for (const resource of 'events attendees certificates sessions automations crm webhooks api_keys forms training emails surveys badges people organisation'.split(
    ' ',
  )) {
    assert.ok(body.includes(`${resource}:read`) && body.includes(`${resource}:write`), resource)
  }
  for (const scope of [
    ...['checkin:write', 'analytics:read', 'credits:read', 'audit:read', 'privacy:write', 'sign_in:write'],
  ])
    assert.ok(body.includes(scope), scope)
  assert.equal(body.length, 36)
  assert.ok(!body.includes('*'))
})

test('a key needs a name and known scopes; each wrong field is named', async () => {
  await using world = await startWorld()
  const good = { name: 'Door', scopes: ['events:read'] }
  for (const [change, place, type] of [
    [{ name: undefined }, 'body.name', 'missing'],
    [{ name: '' }, 'body.name', 'blank'],
    [{ name: ' \u2003 ' }, 'body.name', 'blank'],
    [{ name: 7 }, 'body.name', 'string_type'],
    [{ name: 'x'.repeat(201) }, 'body.name', 'too_long'],
    [{ scopes: undefined }, 'body.scopes', 'missing'],
    [{ scopes: [] }, 'body.scopes', 'too_few'],
    [{ scopes: 'events:read' }, 'body.scopes', 'array_type'],
    [{ scopes: ['events:read', 'events:rule'] }, 'body.scopes.1', 'unknown_scope'],
    [{ scopes: [''] }, 'body.scopes.0', 'unknown_scope'],
    [{ scopes: [1] }, 'body.scopes.0', 'string_type'],
    [{ expires_at: 'tomorrow' }, 'body.expires_at', 'timestamp'],
    [{ expires_at: '2026-02-30' }, 'body.expires_at', 'timestamp'],
    [{ expires_at: 1_800_000_000 }, 'body.expires_at', 'string_type'],
  ] as const) {
    assertRefused(
      await world.request('POST', '/admin/api-keys', { ...good, ...change }),
      422,
      'validation_failed',
      place,
      type,
    )
  }
  assert.equal((await world.request('GET', '/admin/api-keys')).body.length, 1)
  assert.equal((await world.request('POST', '/admin/api-keys', { ...good, name: 'x'.repeat(200) })).status, 201)
})

test('nobody hands out more than their own scopes: by a new key, a wider one, one switched on again or prolonged', async () => {
  await using world = await startWorld()
  const lesser = await aKey(world, ['api_keys:read', 'api_keys:write', 'events:read'])
  const other = await aKey(world, ['events:read'])
  const stronger = await aKey(world, ['events:write'], { expires_at: '2199-01-01' })
  const off = await aKey(world, ['events:write', 'events:read'])
  await world.request('PATCH', `/admin/api-keys/${off.id}`, { active: false })
  const as = { key: lesser.key }
  const patch = (id: number, body: object) => world.request('PATCH', `/admin/api-keys/${id}`, body, as)
  const keys = () => world.query('select id, name, scopes, active, expires_at from api_key order by id')
  const before = await keys()
  for (const scopes of [['events:write'], ['*'], ['events:read', 'certificates:read']]) {
    assertRefused(await world.request('POST', '/admin/api-keys', { name: 'New', scopes }, as), 403, 'forbidden')
    assertRefused(await patch(other.id, { name: 'Wider', scopes }), 403, 'forbidden')
  }
  for (const expires_at of [null, '2199-01-02']) {
    assertRefused(await patch(stronger.id, { expires_at }), 403, 'forbidden')
    assertRefused(await patch(stronger.id, { expires_at, active: false }), 403, 'forbidden')
  }
  assertRefused(await patch(off.id, { active: true }), 403, 'forbidden')
  assert.deepEqual(await keys(), before)
  assert.equal((await patch(off.id, { active: true, scopes: ['events:read'] })).status, 200)
  assert.equal((await patch(other.id, { expires_at: '2199-01-01' })).status, 200)
  assert.equal((await patch(other.id, { expires_at: null })).status, 200)
  assert.equal((await patch(other.id, { scopes: ['events:read', 'api_keys:read'] })).status, 200)
  const made = await world.request('POST', '/admin/api-keys', { name: 'New', scopes: ['events:read'] }, as)
  assert.equal(made.status, 201)
})

test('people, clients and visitors hand out no scope that they lack either', async () => {
  await using world = await startWorld()
  const input = { name: 'New', scopes: ['events:read'] }
  const as = (actor: Context['actor']) => createApiKey({ ...world.services, orgId: 1, actor, requestId: null }, input)
  for (const kind of ['person', 'client'] as const) {
    await assert.rejects(as({ kind, id: 1, scopes: ['api_keys:write'] }), { code: 'forbidden' })
    assert.deepEqual((await as({ kind, id: 1, scopes: ['events:read'] })).scopes, input.scopes)
  }
  await assert.rejects(as({ kind: 'visitor', hash: 'x' }), { code: 'forbidden' })
})

test('whoever has api_keys:write can shut off a leaked key, whatever scopes that has', async () => {
  await using world = await startWorld()
  const { key } = await aKey(world, ['api_keys:write'])
  for (const [change, expected] of [
    [{ name: 'Leaked', active: true }, 200],
    [{ expires_at: '2198-12-31' }, 200],
    [{ scopes: ['events:read'] }, 200],
    [{ active: false }, 401],
  ] as const) {
    const leaked = await aKey(world, ['*', 'events:read'], { expires_at: '2199-01-01' })
    const { status, body } = await world.request('PATCH', `/admin/api-keys/${leaked.id}`, change, { key })
    assert.equal(status, 200, body.detail)
    assert.equal((await world.request('GET', '/admin/events', undefined, { key: leaked.key })).status, expected)
    assert.equal((await world.request('DELETE', `/admin/api-keys/${leaked.id}`, undefined, { key })).status, 204)
    assert.equal((await world.request('GET', '/admin/events', undefined, { key: leaked.key })).status, 401)
  }
  assert.equal((await world.request('DELETE', '/admin/api-keys/1', undefined, { key })).status, 204)
})

test('a key cannot change its own scopes or expiry, but its name, and it can shut itself off', async () => {
  await using world = await startWorld()
  const { id, key, ...made } = await aKey(world, ['*'], { name: 'Own', expires_at: '2199-01-01' })
  const path = `/admin/api-keys/${id}`
  const patch = (body: object) => world.request('PATCH', path, body, { key })
  for (const body of [
    { expires_at: null },
    { expires_at: '2199-01-02' },
    { expires_at: '2198-12-31' },
    { scopes: ['api_keys:write'] },
    { name: 'Mine', active: false, expires_at: null },
  ])
    assertRefused(await patch(body), 403, 'forbidden')
  const renamed = await patch({ ...made, name: 'Mine' })
  assert.deepEqual(
    [renamed.status, renamed.body],
    [200, { ...made, id, name: 'Mine', last_used_at: renamed.body.last_used_at, updated_at: renamed.body.updated_at }],
  )
  assert.equal((await patch({ active: false })).status, 200)
  assertRefused(await patch({ active: true }), 401, 'unauthenticated')
  const leaving = await aKey(world, ['api_keys:write'])
  const gone = await world.request('DELETE', `/admin/api-keys/${leaving.id}`, undefined, { key: leaving.key })
  assert.equal(gone.status, 204)
})

test('a key ends in the future: an expiry that has passed is refused, but may be sent back', async () => {
  await using world = await startWorld()
  const now = () => world.services.now().getTime()
  for (const expires_at of ['2020-01-01', new Date(now()).toISOString()]) {
    const answer = await world.request('POST', '/admin/api-keys', { name: 'Late', scopes: ['*'], expires_at })
    assertRefused(answer, 422, 'validation_failed', 'body.expires_at', 'in_the_past')
  }
  const { id } = await aKey(world, ['events:read'], { expires_at: new Date(now() + 60_000).toISOString() })
  const patch = (body: object) => world.request('PATCH', `/admin/api-keys/${id}`, body)
  const past = new Date(now() - 60_000).toISOString()
  assertRefused(await patch({ expires_at: past }), 422, 'validation_failed', 'body.expires_at', 'in_the_past')
  world.advance(120_000)
  const [expired] = (await world.request('GET', '/admin/api-keys')).body
  assert.equal((await patch({ ...expired, name: 'Over' })).body.name, 'Over')
})

test('scopes that are named twice are stored once', async () => {
  await using world = await startWorld()
  const made = await aKey(world, ['events:read', 'events:write', 'events:read'])
  assert.deepEqual(made.scopes, ['events:read', 'events:write'])
  const scopes = ['attendees:read', 'attendees:read']
  const changed = await world.request('PATCH', `/admin/api-keys/${made.id}`, { scopes })
  assert.deepEqual(changed.body.scopes, ['attendees:read'])
})

test('the audit tells who made, changed and deleted a key, and what it was', async () => {
  await using world = await startWorld()
  const { key, ...made } = await aKey(world, ['events:read'])
  const changed = await world.request('PATCH', `/admin/api-keys/${made.id}`, { name: 'Changed' })
  await world.request('DELETE', `/admin/api-keys/${made.id}`)
  const entries = await world.query(
    `select action, actor, before, after from audit_entry where subject_type = 'api_key' and subject_id = ${made.id} order by id`,
  )
  assert.deepEqual(entries, [
    { action: 'api_key.create', actor: 'api_key:1', before: null, after: made },
    { action: 'api_key.update', actor: 'api_key:1', before: made, after: changed.body },
    { action: 'api_key.delete', actor: 'api_key:1', before: changed.body, after: null },
  ])
})

test('with a key goes nothing else: what it made, did and was answered stays', async () => {
  await using world = await startWorld()
  const { id, key } = await aKey(world, ['events:write'])
  const body = { name: 'Node Day', template_image_url: 'placeholder' }
  await world.request('POST', '/admin/events', body, { key, headers: { 'idempotency-key': 'once' } })
  const { api_key: keys, audit_entry: entries, ...before } = await keptRows(world)
  assert.equal((await world.request('DELETE', `/admin/api-keys/${id}`)).status, 204)
  const { api_key, audit_entry, ...after } = await keptRows(world)
  assert.deepEqual(after, before)
  assert.equal(api_key!.length, keys!.length - 1)
  assert.ok(before['idempotency_key']!.length === 1 && entries!.every((entry) => audit_entry!.includes(entry)))
})

test('a change of a key answers with all of it and leaves what is not named', async () => {
  await using world = await startWorld()
  const { key: _, ...made } = await aKey(world, ['events:read'], { name: 'Door', expires_at: '2199-01-01' })
  for (const change of [
    { name: 'Gate' },
    { scopes: ['events:read', 'events:write'] },
    { active: false },
    { active: true },
    { expires_at: null },
    { expires_at: '2198-05-06T07:08:09.123Z' },
  ]) {
    world.advance(1000)
    const { status, body } = await world.request('PATCH', `/admin/api-keys/${made.id}`, change)
    assert.equal(status, 200)
    assert.ok(body.updated_at > made.updated_at)
    Object.assign(made, change, { updated_at: body.updated_at })
    assert.deepEqual(body, made)
    assert.deepEqual((await world.request('GET', '/admin/api-keys')).body[0], made)
  }
  for (const [change, place] of [
    [{ name: ' ' }, 'body.name'],
    [{ name: null }, 'body.name'],
    [{ active: 'false' }, 'body.active'],
    [{ active: null }, 'body.active'],
    [{ scopes: [] }, 'body.scopes'],
    [{ scopes: ['nothing:read'] }, 'body.scopes.0'],
    [{ expires_at: '' }, 'body.expires_at'],
    [{ prefix: 'x', key: 'y' }, 'body.prefix'],
  ] as const) {
    const answer = await world.request('PATCH', `/admin/api-keys/${made.id}`, change)
    assertRefused(answer, 422, 'validation_failed', place)
  }
  assert.deepEqual((await world.request('GET', '/admin/api-keys')).body[0], made)
})

test('a change of active, scopes or expiry, and deletion, act on the next request', async () => {
  await using world = await startWorld()
  const { id, key } = await aKey(world, ['events:read'])
  const statusNow = async () => (await world.request('GET', '/admin/events', undefined, { key })).status
  const change = (fields: object) => world.request('PATCH', `/admin/api-keys/${id}`, fields)
  assert.equal(await statusNow(), 200)
  for (const [fields, expected] of [
    [{ active: false }, 401],
    [{ active: true }, 200],
    [{ scopes: ['attendees:read'] }, 403],
    [{ scopes: ['*'] }, 200],
    [{ expires_at: new Date(Date.now() + 3_600_000).toISOString() }, 200],
  ] as const) {
    assert.equal((await change(fields)).status, 200)
    assert.equal(await statusNow(), expected, JSON.stringify(fields))
  }
  world.advance(3_600_000)
  assert.equal(await statusNow(), 401)
  assert.equal((await change({ expires_at: null })).status, 200)
  assert.equal(await statusNow(), 200)
  const deleted = await world.request('DELETE', `/admin/api-keys/${id}`)
  assert.equal(deleted.status, 204)
  assert.equal(deleted.text, '')
  assert.equal(await statusNow(), 401)
  assertRefused(await world.request('DELETE', `/admin/api-keys/${id}`), 404, 'not_found')
  assertRefused(await change({ name: 'Ghost' }), 404, 'not_found')
})

test('a key ends at the moment that it was given, and its last use is told', async () => {
  await using world = await startWorld()
  const end = new Date(Date.now() + 3_600_000).toISOString()
  const { id, key } = await aKey(world, ['api_keys:read'], { expires_at: end })
  const used = await world.request('GET', '/admin/api-keys', undefined, { key })
  assert.equal(used.status, 200)
  const told = async () =>
    (await world.request('GET', '/admin/api-keys')).body.find((row: any) => row.id === id).last_used_at
  const first = await told()
  assert.match(first, MOMENT)
  world.advance(120_000)
  await world.request('GET', '/admin/api-keys', undefined, { key })
  assert.ok((await told()) > first)
  world.advance(3_600_000 - 120_000)
  assertRefused(await world.request('GET', '/admin/api-keys', undefined, { key }), 401, 'unauthenticated')
})
