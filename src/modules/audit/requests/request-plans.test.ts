import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { scansOf } from '../../../../test/support/plans.ts'
import { noteStatements } from '../../../../test/support/statements.ts'

const ROWS = 20_000
const FIRST = 1_893_456_000_000

/** Many requests of two organisations, a second apart; few of them failed, were slow or used other keys. */
const FILL = `
  insert into request_log (org_id, request_id, at, actor, method, route, path, status, duration_ms, code)
    select o.id, (lpad(to_hex(ms), 12, '0') || lpad(to_hex(o.id), 20, '0'))::uuid, to_timestamp(ms / 1000.0),
      'api_key:' || case when n % 500 = 0 then 2 else 1 end, 'GET', '/admin/events', '/admin/events',
      case when n % 1000 = 0 then 503 when n % 100 = 0 then 404 else 200 end, case when n % 400 = 0 then 2000 else 3 end,
      case when n % 100 = 0 then 'not_found' end
    from generate_series(1, ${ROWS}) n, organisation o, lateral (select ${FIRST} + n * 1000::bigint as ms) at`

/** The allowed index of a query, and the maximum number of rows it may examine. */
const LISTS: [query: string, index: RegExp, atMost: number][] = [
  ['', /^request_log_pkey$/, 10_001],
  ['since=2030-01-01T01:00&until=2030-01-01T02:00', /^request_log_pkey$/, 10_001],
  ['request_id=req_01b8dad0c7d00000000000000000001f', /^request_log_pkey$/, 1],
  ['key=2', /^request_log_of_actor$/, 40],
  ['status=4xx', /^request_log_failed$/, 200],
  ['status=404', /^request_log_failed$/, 200],
  ['status=5xx', /^request_log_broken$/, 20],
  ['min_duration=1500', /^request_log_slow$/, 50],
  ['method=GET&path=/admin', /^request_log_(pkey|of_actor)$/, 10_001],
]

test('the request log is read from the index of what is looked for: a key, failures, what was slow, a time', async () => {
  await using world = await startWorld({ doctor: false })
  await world.stranger()
  await using own = await connection(world.databaseUrl)
  const { client } = own
  await client.query(FILL)
  await client.query('vacuum analyze request_log')
  const note = noteStatements(world)
  for (const [query, index, atMost] of LISTS) {
    const path = `/admin/request-log?${query}&limit=50`
    const statements = await note(async () => assert.equal((await world.request('GET', path)).status, 200, path))
    const { text, values } = statements.find((statement) => statement.text.includes('matches'))!
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    // Each row of the page is then read by its key.
    const scans = scansOf(rows[0]).filter(({ on }) => /^request_log/.test(on))
    const [ids] = scans
    assert.match(ids!.on, index, path)
    assert.ok(ids!.rows <= atMost, `${path}: ${ids!.rows}`)
    assert.ok(
      scans.slice(1).every((scan) => scan.on === 'request_log_pkey' && scan.rows <= 50),
      path,
    )
  }
})
