import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { scansOf } from '../../../test/support/plans.ts'
import { noteStatements } from '../../../test/support/statements.ts'

const ROWS = 20_000

/** Many entries of two organisations, most of one kind by one key, and a few of twenty other kinds each. */
const FILL = `
  insert into audit_entry (org_id, actor, action, subject_type, subject_id, request_id, created_at)
    select o.id, case when n % 500 = 0 then 'api_key:' || n / 500 else 'api_key:1' end,
      kind || '.' || case when n % 3 = 0 then 'update' else 'create' end, kind, n / 4, 'req_' || o.id || '_' || n,
      timestamptz '2026-01-01' + make_interval(secs => n)
    from generate_series(1, ${ROWS}) n, organisation o,
      lateral (select case when n % 100 = 0 then 'kind_' || n % 2000 / 100 else 'attendee' end as kind) k`

/** The allowed indexes of a query, and the maximum number of rows it may examine. */
const LISTS: [query: string, index: string, atMost: number][] = [
  ['', 'audit_entry_newest', 10_001],
  ['since=2026-01-01T01:00&until=2026-01-01T02:00', 'audit_entry_newest', 10_001],
  ['until=2026-01-01T00:30', 'audit_entry_newest', 10_001],
  ['actor=api_key:3', 'audit_entry_of_actor', 1],
  ['actor=api_key:1', 'audit_entry_(of_actor|newest)', 10_100],
  ['subject_type=attendee&subject_id=77', 'audit_entry_of_subject', 4],
  ['subject_type=kind_3', 'audit_entry_of_kind', 250],
  ['subject_type=attendee', 'audit_entry_of_kind', 20_100],
  ['action=kind_3.update', 'audit_entry_of_kind', 150],
  ['action=kind_3.', 'audit_entry_of_kind', 250],
  ['action=attendee.', 'audit_entry_of_kind', 20_100],
  ['request_id=req_1_500', 'audit_entry_of_request', 1],
]

test('each filter of the audit is read from its index, a page and what is counted at most, however many entries there are', async () => {
  await using world = await startWorld({ doctor: false })
  await world.stranger()
  await using own = await connection(world.databaseUrl)
  const { client } = own
  await client.query(FILL)
  await client.query('vacuum analyze audit_entry')
  const note = noteStatements(world)
  for (const [query, index, atMost] of LISTS)
    for (const form of ['limit=50', 'format=csv']) {
      const path = `/admin/audit?${query}&${form}`
      const statements = await note(async () => assert.equal((await world.request('GET', path)).status, 200, path))
      const part = form === 'format=csv' ? 'as position' : 'matches'
      const { text, values } = statements.find((statement) => statement.text.includes(part))!
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
      const scans = scansOf(rows[0]).filter(({ on }) => /^audit_entry/.test(on) && on !== 'audit_entry_pkey')
      for (const { on } of scans) assert.match(on, new RegExp(`^${index}$`), path)
      const looked = scans.reduce((sum, scan) => sum + scan.rows, 0)
      assert.ok(looked <= atMost, `${path}: ${looked}`)
    }
})
