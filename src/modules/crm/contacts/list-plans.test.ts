import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { scansOf } from '../../../../test/support/plans.ts'
import { noteStatements } from '../../../../test/support/statements.ts'

const ROWS = 20_000

/** Contacts of one organisation, and as many of another, in each stage and with each tag, owner, account and score. */
const FILL = `
  set session_replication_role = replica;
  insert into account (org_id, name, folded_name, folded, created_at, updated_at)
    select 1, 'A' || n, 'a' || n, 'a' || n, now(), now() from generate_series(1, 20) n;
  insert into contact (org_id, account_id, first_name, owner, tags, lifecycle_stage, lead_score, score_due, last_activity_at,
      source, folded, created_at, updated_at)
    select o, case when o = 1 then 1 + n * 7919 % 20 end, 'Ada', 'o' || n * 31 % 10, array['t' || n * 17 % 10],
      (array['lead', 'qualified', 'customer', 'evangelist'])[1 + n * 7 % 4], n * 7919 % 300, false,
      now() - make_interval(mins => n * 7907 % 500000), 'import', 'l' || n * 13 % 900, now(), now() - make_interval(mins => n)
    from generate_series(1, ${ROWS}) n, (select id as o from organisation) o;
  insert into contact_tag select org_id, tag, id from contact, unnest(tags) tag;
  insert into contact_tally select org_id, 0, count(*) from contact group by org_id;
  set session_replication_role = origin`

/** The index that a query uses, and how many rows it reads in addition to the fifty of the page. */
const LISTS: [query: string, index: string, atMost: number][] = [
  ['', 'contact_org_id_id_key', 50],
  ['sort=oldest', 'contact_org_id_id_key', 50],
  ['stage=customer&sort=score', 'contact_by_score', ROWS / 4],
  ['sort=score', 'contact_by_score', 200],
  ['owner=o3&sort=last_activity', 'contact_of_owner', ROWS / 10],
  ['sort=last_activity', 'contact_by_activity', 50],
  ['sort=updated', 'contact_by_update', 50],
  ['sort=name', 'contact_by_name', 50],
  ['tag=t3', 'contact_tag_pkey', ROWS / 10],
  ['account_id=3', 'contact_of_account_index', ROWS / 20],
]

test('a page by one filter and one order is read from the index of both, without sorting or reading the table', async () => {
  await using world = await startWorld({ doctor: false })
  await world.stranger()
  await using own = await connection(world.databaseUrl)
  const { client } = own
  await client.query(FILL)
  for (const table of ['contact', 'contact_tag', 'account', 'contact_tally'])
    await client.query(`vacuum analyze ${table}`)
  const note = noteStatements(world)
  for (const [query, index, atMost] of LISTS) {
    const answer = { status: 0, body: [] as unknown[] }
    const statements = await note(async () =>
      Object.assign(answer, await world.request('GET', `/admin/crm/contacts?limit=50&${query}`)),
    )
    assert.deepEqual([answer.status, answer.body.length], [200, 50], query)
    const { text, values } = statements.find((statement) => statement.text.includes('matches'))!
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    const scans = scansOf(rows[0]).filter(({ on }) => /^contact/.test(on) && on !== 'contact_pkey' && !/tally/.test(on))
    assert.deepEqual([...new Set(scans.map(({ on }) => on))], [index], query)
    const looked = scans.reduce((sum, scan) => sum + scan.rows, 0)
    assert.ok(looked <= atMost, `${query}: ${looked}`)
  }
})
