import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { aKey, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'

async function list(world: World, query: Record<string, string | number> = {}, key = world.key): Promise<any> {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await world.request('GET', `/admin/audit?${text}`, undefined, { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

test('each entry says who did what to which record when, what was there before and after, and in which request', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2030-11-01T10:00:00Z'))
  const event = await anEvent(world, { name: 'Open day' })
  const changed = await world.request('PATCH', `/admin/events/${event.id}`, { name: 'Open evening' })
  await world.request('PUT', '/admin/crm/properties', [{ key: 'tier', label: 'Tier', type: 'text' }])
  const [ofList, entry, made] = await list(world)
  const { before, after, ...rest } = entry
  assert.deepEqual(rest, {
    id: made.id + 1,
    at: '2030-11-01T10:00:00.000Z',
    actor: { kind: 'api_key', id: '1', name: 'First key' },
    action: 'event.update',
    subject: { type: 'event', id: event.id, name: 'Open evening' },
    request_id: changed.headers['x-request-id'],
    via: null,
  })
  assert.deepEqual([before.name, after.name], ['Open day', 'Open evening'])
  assert.deepEqual([made.action, made.before, made.after.name], ['event.create', null, 'Open day'])
  assert.deepEqual(
    [ofList.action, ofList.before, ofList.after[0].key, ofList.subject.name],
    [...['organisation.set_contact_properties', [], 'tier', null]],
  )
})

test('a key and a device keep their names after they are deleted; jobs, commands and visitors are told in words', async () => {
  await using world = await startWorld()
  const { id: keyId, key } = await aKey(world, ['*'], { name: 'Old name' })
  const event = await anEvent({ ...world, request: (...args) => world.request(args[0], args[1], args[2], { key }) })
  const device = await world.request('POST', `/admin/events/${event.id}/door-devices`, { name: 'North door' })
  await world.request('PATCH', `/admin/api-keys/${keyId}`, { name: 'Shop' })
  await world.request('DELETE', `/admin/api-keys/${keyId}`)
  await world.request('DELETE', `/admin/events/${event.id}/door-devices/${device.body.id}`)
  const actors = [`door_device:${device.body.id}`, 'job:run-bulk-job', 'visitor:x-_1', 'api_key:999']
  await world.query(`insert into audit_entry (org_id, actor, action, subject_type, subject_id, created_at)
    select 1, actor, 'test', 'test', 1, '2040-01-01' from unnest('{${actors}}'::text[]) actor;
    insert into audit_entry (org_id, actor_kind, action, subject_type, subject_id, created_at) values (1, 'cli', 'test', 'test', 1, '2040-01-01')`)
  const told = (await list(world, { action: 'test' })).map(({ actor }: any) => actor)
  assert.deepEqual(told.reverse(), [
    { kind: 'door_device', id: String(device.body.id), name: 'North door' },
    { kind: 'job', id: 'run-bulk-job', name: 'Laurel (run-bulk-job)' },
    { kind: 'visitor', id: 'x-_1', name: 'A visitor' },
    { kind: 'api_key', id: '999', name: null },
    { kind: 'cli', id: null, name: 'The command line' },
  ])
  const [made] = await list(world, { actor: `api_key:${keyId}` })
  assert.deepEqual(made.actor, { kind: 'api_key', id: String(keyId), name: 'Shop' })
})

/**
 * Entries of three actors, two record types and three actions, a minute apart, interleaved with those of another
 * organisation.
 */
async function someEntries(world: World): Promise<any[]> {
  await world.stranger()
  await world.query(`insert into audit_entry (org_id, actor, action, subject_type, subject_id, request_id, created_at)
    select o.id, (array['api_key:1', 'cli', 'job:tidy'])[1 + n * 7 % 3],
      (array['contact.create', 'contact.update', 'contact_note.create'])[1 + n * 5 % 3], (array['contact', 'organisation'])[1 + n % 2],
      n % 4, 'req_' || n % 10, timestamptz '2030-01-01' + make_interval(mins => n)
    from generate_series(1, 300) n, organisation o`)
  const rows = await world.query<any>('select * from audit_entry where org_id = 1 order by created_at desc, id desc')
  return rows.map((row) => ({ ...row, at: row.created_at.toISOString() }))
}

const FILTERS: [Record<string, string | number>, (row: any) => boolean][] = [
  [{}, () => true],
  [{ actor: 'job:tidy' }, ({ actor }) => actor === 'job:tidy'],
  [{ subject_type: 'contact' }, ({ subject_type }) => subject_type === 'contact'],
  [{ subject_type: 'contact', subject_id: 2 }, (row) => row.subject_type === 'contact' && row.subject_id === 2],
  [{ action: 'contact.update' }, ({ action }) => action === 'contact.update'],
  [{ action: 'contact.' }, ({ action }) => action.startsWith('contact.')],
  [{ action: 'contact' }, () => false],
  [{ action: 'cont%.' }, () => false],
  [{ request_id: 'req_3' }, ({ request_id }) => request_id === 'req_3'],
  [{ since: '2030-01-01T01:00:00Z' }, ({ at }) => at >= '2030-01-01T01:00:00.000Z'],
  [{ until: '2030-01-01T01:00:00Z' }, ({ at }) => at < '2030-01-01T01:00:00.000Z'],
  [
    { since: '2030-01-01T01:00', until: '2030-01-01T02:00', action: 'contact.', actor: 'cli', subject_type: 'contact' },
    ({ at, action, actor, subject_type }) =>
      at >= '2030-01-01T01:00:00.000Z' &&
      at < '2030-01-01T02:00:00.000Z' &&
      action.startsWith('contact.') &&
      actor === 'cli' &&
      subject_type === 'contact',
  ],
  [
    { subject_type: 'organisation', subject_id: 1, action: 'contact.', request_id: 'req_5' },
    (row) =>
      row.subject_type === 'organisation' &&
      row.subject_id === 1 &&
      row.action.startsWith('contact.') &&
      row.request_id === 'req_5',
  ],
]

test('filters by actor, record, kind of change, request and time give what they say alone and together, newest first, in lists as in files', async () => {
  await using world = await startWorld()
  const rows = await someEntries(world)
  for (const [query, isMeant] of FILTERS) {
    const wanted = rows.filter(isMeant).map(({ id }) => id)
    const name = JSON.stringify(query)
    const pages = [await list(world, { ...query, limit: 40 }), await list(world, { ...query, limit: 40, page: 2 })]
    assert.deepEqual(
      pages.flat().map(({ id }) => id),
      wanted.slice(0, 80),
      name,
    )
    const cells = parse(await list(world, { ...query, format: 'csv' }), { bom: true }) as string[][]
    assert.deepEqual(
      cells.slice(1).map(([id]) => Number(id)),
      wanted,
      name,
    )
  }
  const refused = await world.request('GET', '/admin/audit?subject_id=1')
  assert.deepEqual([refused.status, refused.body.detail[0].type], [422, 'needs_subject_type'])
  assert.equal((await world.request('GET', '/admin/audit?subject_id=1&format=csv')).status, 422)
})

test('the total is exact up to 10,000 and said to be capped above, and a file has all entries with their fields', async () => {
  await using world = await startWorld()
  await anAttendee(world, (await anEvent(world)).id, { first_name: '=1+1' })
  await world.query(`insert into audit_entry (org_id, actor, action, subject_type, subject_id, created_at)
    select 1, 'cli', 'test', 'test', n, '2030-01-01' from generate_series(1, 10001) n`)
  const total = async (query: string) => {
    const { headers } = await world.request('GET', `/admin/audit?limit=1&${query}`)
    return [headers['x-total-count'], headers['x-total-count-capped']]
  }
  assert.deepEqual(await total('action=attendee.'), ['1', undefined])
  assert.deepEqual(await total('action=test'), ['10000', 'true'])
  assert.deepEqual(await total(''), ['10000', 'true'])
  const rows = parse(await list(world, { format: 'csv' }), { bom: true, columns: true }) as Record<string, string>[]
  const [{ count } = { count: 0 }] = await world.query<{ count: number }>('select count(*) from audit_entry')
  assert.equal(new Set(rows.map(({ id }) => id)).size, count)
  const made = rows.find(({ action }) => action === 'attendee.create')!
  assert.deepEqual([JSON.parse(made['after']!).first_name, made['before']], ['=1+1', ''])
  assert.ok(!Object.values(made).some((cell) => /^[=+@-]/.test(cell)))
})

test('nobody reads the audit of another organisation, nor without audit:read', async () => {
  await using world = await startWorld()
  const other = await world.stranger()
  const event = await anEvent(world)
  const { key } = await aKey(world, ['events:read'])
  assert.equal((await world.request('GET', '/admin/audit', undefined, { key })).status, 403)
  for (const query of [
    {},
    { subject_type: 'event' },
    { subject_type: 'event', subject_id: event.id },
    { actor: 'api_key:1' },
  ]) {
    const seen = await list(world, query, other)
    assert.deepEqual(
      seen.filter(({ action }: any) => action.startsWith('event.')),
      [],
    )
    assert.ok(seen.every(({ actor }: any) => actor.name !== 'First key' || actor.id !== '1'))
  }
})
