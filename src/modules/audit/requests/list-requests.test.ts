import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { aKey, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { rowsHolding } from '../../../../test/support/rows-holding.ts'

async function list(world: World, query = '', key = world.key): Promise<any> {
  await world.requestLog.flush()
  const answer = await world.request('GET', `/admin/request-log?${query}`, undefined, { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

test('each request by a key is told with its answer, the newest first: what was asked, by whom, what came of it and how long it took', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const answers = [
    await world.request('GET', `${path}/attendees?search=ada@example.org`),
    await world.request('POST', `${path}/attendees`, { first_name: 'Ada', email: 'ada@example.org' }),
    await world.request('DELETE', path),
    await world.request('GET', path),
    await world.request('POST', '/admin/events', '{"name"'),
    await world.request('PATCH', path, { name: 5 }),
  ]
  const told = await list(world, 'limit=6')
  const wanted = [
    ['GET', `${path}/attendees`, '/admin/events/{id}/attendees', 200, null],
    ['POST', `${path}/attendees`, '/admin/events/{id}/attendees', 201, null],
    ['DELETE', path, '/admin/events/{id}', 204, null],
    ['GET', path, '/admin/events/{id}', 404, 'not_found'],
    ['POST', '/admin/events', '/admin/events', 400, 'malformed_json'],
    ['PATCH', path, '/admin/events/{id}', 422, 'validation_failed'],
  ]
  const { id, name, prefix } = (await world.request('GET', '/admin/api-keys')).body[0]
  for (const [nth, row] of told.reverse().entries()) {
    assert.deepEqual([row.method, row.path, row.route, row.status, row.code], wanted[nth])
    assert.equal(row.request_id, answers[nth]!.headers['x-request-id'])
    assert.ok(row.duration_ms > 0 && Math.abs(Date.parse(row.at) - Date.now()) < 600_000)
    assert.deepEqual(
      [row.key, row.actor],
      [
        { id, name, prefix },
        { kind: 'api_key', id, name },
      ],
    )
  }
  assert.deepEqual(Object.keys(told[0]).toSorted(), [
    ...['actor', 'at', 'code', 'duration_ms', 'key', 'method', 'path', 'request_id', 'route', 'status', 'via'],
  ])
})

test('who lacks a scope, asks too often or for what is not there is told too; whoever has no key of the organisation is not', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  const weak = (await aKey(world, ['crm:read'])).key
  const asked = async (path: string, key: string | null) =>
    (await world.request('GET', path, undefined, { key })).status
  assert.equal(await asked('/admin/events', weak), 403)
  for (const key of [weak, `lrl_live_${'x'.repeat(43)}`, `lrl_door_${'x'.repeat(43)}`, 'x', null])
    assert.equal(await asked('/admin/evnts/5', key), 404)
  for (const key of [`lrl_live_${'x'.repeat(43)}`, null]) assert.equal(await asked('/admin/events', key), 401)
  assert.equal(await asked('/v/certs/unknown', world.key), 404)
  for (let n = 0; n < 60; n++) await asked('/admin/crm/tags', weak)
  assert.equal(await asked('/admin/crm/tags', weak), 429)
  const rows = await until(
    async () => {
      await world.requestLog.flush()
      return world.query<any>('select actor, path, route, status, code from request_log order by request_id')
    },
    (rows) => rows.some(({ route }) => route === null),
  )
  const refused = rows
    .filter(({ status }) => status >= 400)
    .map(({ route, status, code }) => `${route} ${status} ${code}`)
  assert.deepEqual(
    [...new Set(refused)],
    ['/admin/events 403 forbidden', 'null 404 not_found', '/admin/crm/tags 429 rate_limited'],
  )
  assert.deepEqual(
    rows.filter(({ route }) => route === null).map(({ path, actor }) => [path, actor]),
    [['/admin/*/5', 'api_key:2']],
  )
})

test('neither a path nor anything else in it tells of a person: what is no id and no word of the interface is left out', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id, { email: 'zuleika@example.org' })
  for (const path of [
    `/admin/events/${event.id}/attendees?search=zuleika`,
    `/admin/events/${event.id}/checkin-lookup?query=zuleika%40example.org`,
    `/admin/events/${event.id}/attendees/zuleika`,
    `/admin/events/${event.id}/attendees/${id}/zuleika@example.org`,
    '/admin/emails/1/attachments/zuleika.pdf',
    '/admin/zuleika%40example.org/905321112233',
    '/admin/crm/contacts/905321112233',
    '/admin/crm/contacts/+905321112233',
  ])
    await world.request('GET', path)
  await world.request('POST', `/admin/events/${event.id}/attendees`, {
    first_name: 'Zuleika',
    email: 'zuleika@example.org',
  })
  const told = await until(
    () => list(world, 'limit=50'),
    (rows) => rows.filter(({ route }: any) => route === null).length === 2,
  )
  assert.deepEqual(
    told
      .filter(({ path }: any) => path.includes('*'))
      .map(({ path }: any) => path)
      .toSorted(),
    [
      '/admin/*/*',
      '/admin/crm/contacts/*',
      '/admin/crm/contacts/*',
      '/admin/emails/1/attachments/*',
      `/admin/events/${event.id}/attendees/*`,
      `/admin/events/${event.id}/attendees/${id}/*`,
    ],
  )
  assert.equal((await rowsHolding(world, /zuleika|9053211/i))['request_log'], undefined)
})

test('filters give what they say alone and together, newest first, in lists as in files, and nothing of another organisation', async () => {
  await using world = await startWorld()
  const other = await world.stranger()
  await world.query(`insert into request_log (org_id, request_id, at, actor, method, route, path, status, duration_ms, code)
    select o.id, (lpad(to_hex(ms), 12, '0') || lpad(to_hex(n * 7919 % 300), 20, '0'))::uuid, to_timestamp(ms / 1000.0),
      'api_key:' || o.id * 10 + n % 3, (array['GET', 'POST'])[1 + n % 2], (array['/admin/events/{id}', '/admin/crm/deals'])[1 + n % 2],
      (array['/admin/events/' || n % 20, '/admin/crm/deals'])[1 + n % 2], (array[200, 201, 404, 409, 500, 503])[1 + n % 6],
      n * 10, case when n % 6 > 1 then 'internal' end
    from generate_series(1, 300) n, organisation o, lateral (select 1893456000000 + n / 2 * 60000 as ms) at`)
  const rows = (await list(world, 'since=2030-01-01&limit=200')).concat(
    await list(world, 'since=2030-01-01&limit=200&page=2'),
  )
  assert.equal(rows.length, 300)
  const ids = (some: any[]) => some.map(({ request_id }) => request_id)
  assert.deepEqual(ids(rows), ids(rows).toSorted().reverse())
  const filters: [string, (row: any) => boolean][] = [
    ['method=POST', ({ method }) => method === 'POST'],
    ['status=404', ({ status }) => status === 404],
    ['status=5xx', ({ status }) => status >= 500],
    ['status=4xx', ({ status }) => status >= 400 && status < 500],
    ['status=3xx', () => false],
    ['route=%2Fadmin%2Fevents%2F%7Bid%7D', ({ route }) => route === '/admin/events/{id}'],
    ['path=%2Fadmin%2Fevents%2F1', ({ path }) => path.startsWith('/admin/events/1')],
    ['key=11', ({ key }) => key.id === 11],
    ['min_duration=2000.5', ({ duration_ms }) => duration_ms >= 2000.5],
    ['since=2030-01-01T01:00&until=2030-01-01T02:00', ({ at }) => at >= '2030-01-01T01' && at < '2030-01-01T02'],
    [`request_id=${rows[7].request_id}`, ({ request_id }) => request_id === rows[7].request_id],
    ['request_id=req_nonsense', () => false],
    [
      'status=5xx&key=12&method=GET&min_duration=100',
      (row) => row.status >= 500 && row.key.id === 12 && row.method === 'GET' && row.duration_ms >= 100,
    ],
  ]
  for (const [filter, isMeant] of filters) {
    const query = filter.includes('since') ? filter : `since=2030-01-01&${filter}`
    const wanted = ids(rows.filter(isMeant))
    assert.deepEqual(ids(await list(world, `${query}&limit=200`)), wanted.slice(0, 200), query)
    const cells = parse(await list(world, `${query}&format=csv`), { bom: true }) as string[][]
    assert.deepEqual(
      cells.slice(1).map(([id]) => id),
      wanted,
      query,
    )
  }
  const theirs = await list(world, 'limit=200', other)
  assert.equal(theirs.filter(({ at }: any) => at >= '2030').length, 200)
  assert.ok(theirs.every(({ key }: any) => key.id < 10 || key.id >= 20))
  for (const wrong of ['status=600', 'status=40', 'min_duration=-1', 'method=BREW', 'since=x'])
    assert.equal((await world.request('GET', `/admin/request-log?${wrong}`)).status, 422, wrong)
})
