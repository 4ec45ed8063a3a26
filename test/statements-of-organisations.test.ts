import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { evaluateStatements } from './support/org-rule/evaluate-statements.ts'
import { exceptions } from './support/org-rule/exceptions.ts'
import { unboundTables } from './support/org-rule/read-statement.ts'
import { readTables } from './support/org-rule/read-tables.ts'

// How statements are judged. test/run.ts judges those that the tests of a run have sent.

const tables = await readTables()

/** The tables that a statement takes of any organisation. */
const unbound = (text: string) => unboundTables(text, tables).map(({ table }) => table)

test('a statement may read and write rows whose organisation is given, or is that of a row that is found so', () => {
  for (const text of [
    'select * from event where org_id = $1',
    'select * from event e join attendee a on (a.org_id, a.event_id) = (e.org_id, e.id) where e.org_id = $1',
    'select * from event join attendee using (org_id) where event.org_id = any($1)',
    'select * from organisation o left join contact c on c.org_id = o.id where o.id = $1',
    'with mine as (select org_id, id from contact where org_id = $1) select * from deal d join mine m on d.org_id = m.org_id',
    'select * from (select org_id, name from event) e where e.org_id = $1',
    'select * from contact c where exists (select from organisation o where o.id = $1 and o.id = c.org_id)',
    'select (select count(*) from deal d where d.org_id = c.org_id) from contact c where c.org_id = $1',
    'select * from contact c where (c.org_id, c.id) in (select org_id, contact_id from deal where org_id = $1)',
    'select * from deal where org_id = $1 and stage = $2 or org_id = $3',
    'select * from certificate where (org_id, id) > ($1, 0) and (org_id, id) < ($2, 9)',
    'select * from contact c join unnest($1::bigint[], $2::text[]) g (org_id, email) on c.org_id = g.org_id',
    'update deal d set stage = $1 from contact c where c.org_id = $2 and d.org_id = c.org_id',
    'delete from deal using contact c where c.org_id = $1 and (deal.org_id, deal.contact_id) = (c.org_id, c.id)',
    'insert into deal (org_id, name) select org_id, $1 from contact where org_id = $2',
    'insert into crm_settings (org_id) values ($1) on conflict (org_id) do update set org_id = excluded.org_id',
    'select count(*) from person',
  ])
    assert.deepEqual(unbound(text), [], text)
})

test('a row that is found by an id is of one organisation, as its children are that a foreign key ties to it', () => {
  for (const text of [
    'select * from event where id = $1',
    'select * from attendee where event_id = $1 and id = any($2::bigint[])',
    'select * from event e join attendee a on a.event_id = e.id where e.org_id = $1',
    'update attendee a set tags = $1 where a.event_id in (select id from event where org_id = $2)',
  ])
    assert.deepEqual(unbound(text), [], text)
})

test('a statement that takes rows of any organisation is found out, wherever in it that is', () => {
  for (const [text, expected] of [
    ['select * from event', ['event']],
    ['select * from event where org_id > $1', ['event']],
    ['select * from event where org_id = $1 or visibility = $2', ['event']],
    ['select * from event where not org_id = $1', ['event']],
    ['select * from contact where email_key = $1', ['contact']],
    ['select * from contact c left join deal d on d.org_id = c.org_id and c.org_id = $1', ['contact', 'deal']],
    ['select * from contact c left join deal d on d.name = c.email where c.org_id = $1', ['deal']],
    ['select (select name from account where name = $1) from contact where org_id = $2', ['account']],
    ['select * from contact c where c.org_id = $1 and c.email in (select email from attendee)', ['attendee']],
    [
      'select * from contact c where not exists (select from deal d where d.org_id = $1 and d.org_id = c.org_id)',
      ['contact'],
    ],
    ['select * from (select * from deal order by id limit 1) d where d.org_id = $1', ['deal']],
    ['with all_deals as (select * from deal) select * from all_deals where org_id = $1', ['deal']],
    ['select id from contact where org_id = $1 union all select id from contact', ['contact']],
    ['update purge_run set ended_at = $1 where status = $2', ['purge_run']],
    ['delete from person_session where person_id = $1', ['person_session']],
    ['insert into deal (org_id, name) select org_id, name from deal', ['deal', 'deal']],
    ['update deal set stage = $1 from contact where contact.org_id = $2 and contact.email = deal.name', ['deal']],
  ] as [string, string[]][])
    assert.deepEqual(unbound(text), expected, text)
})

test('the run fails by such a statement, and the exceptions hold for their file, table and places alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-statements-'))
  try {
    const file = join(folder, 'statements')
    const judge = async (...sent: [source: string, text: string][]) => {
      writeFileSync(file, sent.map(([source, text]) => `${JSON.stringify({ source, text })}\n`).join(''))
      return (await evaluateStatements(file)).wrong.map((wrong) => wrong.split('\n')[0])
    }
    const waiting = 'select org_id from automation_run where wake_at <= $1'
    const elsewhere = ['src/modules/automations/take-due.ts', waiting] as [string, string]
    assert.deepEqual(await judge(['src/modules/automations/perform-runs.ts', waiting]), [])
    assert.deepEqual(await judge(elsewhere), [
      'src/modules/automations/take-due.ts does not say of which organisation: read automation_run',
    ])
    assert.equal((await judge(['src/modules/automations/perform-runs.ts', 'select from email'])).length, 1)
    const thrice = `${waiting} union all ${waiting} union all ${waiting}`
    assert.equal((await judge(['src/modules/automations/perform-runs.ts', thrice])).length, 1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the exceptions only get fewer', () => {
  // Two more for the metrics of the installation, which go over all organisations.
  assert.ok(exceptions.length <= 138, `${exceptions.length}`)
})
