import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { scansOf } from '../../../../test/support/plans.ts'
import { noteStatements } from '../../../../test/support/statements.ts'

const ROWS = 20_000

/**
 * Deals of one organisation, and as many of another, in each stage and currency, of each owner, account and contact.
 */
const FILL = `
  set session_replication_role = replica;
  insert into account (org_id, name, folded_name, folded, created_at, updated_at)
    select 1, 'A' || n, 'a' || n, 'a' || n, now(), now() from generate_series(1, 5) n;
  insert into contact (org_id, first_name, source, folded, created_at, updated_at)
    select 1, 'Ada', 'import', 'ada', now(), now() from generate_series(1, 5) n;
  insert into deal (org_id, account_id, contact_id, title, amount, currency, stage, position, expected_close_date, owner,
      folded, stage_kind, closed_at, created_at, updated_at)
    select o, case when o = 1 then 1 + n * 7919 % 5 end, case when o = 1 then 1 + n * 7907 % 5 end, 'Seats', n * 7919 % 9000,
      (array['EUR', 'USD', 'TRY'])[1 + n * 13 % 3], stage, -1024 * n, date '2026-01-01' + n * 31 % 900, 'o' || n * 31 % 10,
      'seats', case when stage in ('won', 'lost') then stage else 'open' end, case when stage in ('won', 'lost') then now() end, now(), now() - make_interval(mins => n)
    from generate_series(1, ${ROWS}) n, (select id as o from organisation) o,
      lateral (select (array['lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost'])[1 + n * 7 % 6] as stage) s;
  insert into deal_tally select org_id, 0, stage, currency, count(*), sum(amount) from deal group by org_id, stage, currency;
  set session_replication_role = origin`

/** The index that a query uses, and how many rows it reads in addition to those of the page. */
const LISTS: [path: string, index: string, atMost: number][] = [
  ['deals?', 'deal_org_id_id_key', 50],
  ['deals?sort=oldest', 'deal_org_id_id_key', 50],
  ['deals?sort=updated', 'deal_by_update', 50],
  ['deals?sort=expected_close', 'deal_by_expected_close', 50],
  ['deals?expected_after=2027-01-01&sort=expected_close', 'deal_by_expected_close', 10_001],
  ['deals?currency=EUR&sort=amount', 'deal_by_amount', ROWS / 3 + 1],
  ['deals?currency=EUR&min_amount=100&max_amount=8000&sort=amount', 'deal_by_amount', ROWS / 3 + 1],
  ['deals?owner=o3', 'deal_of_owner', ROWS / 10],
  ['deals?account_id=3', 'deal_of_account_index', ROWS / 5],
  ['accounts/3/deals?', 'deal_of_account_index', ROWS / 5],
  ['contacts/3/deals?', 'deal_of_contact_index', ROWS / 5],
]

test('a page of deals is read from the index of its filter and order, and the pipeline from the board and the tally, without reading the table', async () => {
  await using world = await startWorld({ doctor: false })
  await world.stranger()
  await using own = await connection(world.databaseUrl)
  const { client } = own
  await client.query(FILL)
  for (const table of ['account', 'contact', 'deal', 'deal_tally']) await client.query(`vacuum analyze ${table}`)
  const note = noteStatements(world)
  const read = async (path: string, part: string) => {
    const answer = { status: 0, body: undefined as any }
    const statements = await note(async () => Object.assign(answer, await world.request('GET', `/admin/crm/${path}`)))
    assert.equal(answer.status, 200, path)
    const { text, values } = statements.find((statement) => statement.text.includes(part))!
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    const scans = scansOf(rows[0]).filter(({ on }) => /^deal/.test(on) && !/^deal_(pkey|tally)/.test(on))
    const looked = scans.reduce((sum, scan) => sum + scan.rows, 0)
    return { body: answer.body, on: [...new Set(scans.map(({ on }) => on))], looked }
  }
  for (const [path, index, atMost] of LISTS) {
    const { body, on, looked } = await read(`${path}&limit=50`, 'matches')
    assert.deepEqual([body.length, on], [50, [index]], path)
    assert.ok(looked <= atMost, `${path}: ${looked}`)
  }
  const whole = await read('pipeline', 'unnest(')
  assert.deepEqual([whole.body.stages.length, whole.on], [6, ['deal_on_board']])
  assert.ok(whole.looked <= 6 * 50, `the pipeline: ${whole.looked}`)
  const ofAccount = await read('pipeline?account_id=3', 'unnest(')
  assert.ok(ofAccount.on.includes('deal_of_account_index'))
  assert.ok(ofAccount.looked < ROWS, `the pipeline of an account: ${ofAccount.looked}`)
})
