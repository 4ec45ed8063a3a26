import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../../../../test/fixtures/spreadsheets/rows-of.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, anAccount } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'

const file = (world: Awaited<ReturnType<typeof startWorld>>, path: string) => world.request('GET', path)

test('a list is the same file as CSV and as a workbook, whole and filtered, and nothing in it is a formula', async () => {
  await using world = await startWorld()
  await world.request('PUT', '/admin/crm/properties', [{ key: 'size', label: 'Size', type: 'number' }])
  const account = await anAccount(world, { name: '=HYPERLINK("x")', domain: 'x.org' })
  for (let n = 0; n < 3; n++)
    await aContact(world, {
      first_name: `=${n}+1`,
      email: `${n}@x.org`,
      tags: ['a', '-b'],
      account_id: account.id,
      properties: { size: n },
    })
  await aContact(world, { first_name: 'Other' })
  const xlsx = await file(world, '/admin/crm/contacts?tag=a&format=xlsx&limit=1&sort=score')
  assert.equal(xlsx.headers['content-type'], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  assert.equal(xlsx.headers['content-disposition'], 'attachment; filename="contacts.xlsx"')
  const [header, ...rows] = (await rowsOf(xlsx.bytes)).map(({ cells }) => cells)
  const column = (name: string) => rows.map((cells) => cells[header!.indexOf(name)])
  assert.deepEqual(column('first_name'), ['=2+1', '=1+1', '=0+1'])
  assert.deepEqual(column('company'), Array(3).fill('=HYPERLINK("x")'))
  assert.deepEqual(column('tags'), Array(3).fill('a; -b'))
  assert.deepEqual(column('size'), ['2', '1', '0'])
  const csv = await file(world, '/admin/crm/contacts?tag=a&format=csv')
  const lines = csv.text.slice(1).split('\r\n').slice(0, -1)
  assert.equal(lines.length, 4)
  assert.equal(lines[0], header!.join(','))
  assert.ok(lines[1]!.includes(`,'=2+1,`) && lines[1]!.includes(`"'=HYPERLINK(""x"")"`), lines[1])
  const companies = await file(world, '/admin/crm/accounts?format=xlsx')
  assert.deepEqual((await rowsOf(companies.bytes))[1]!.cells.slice(1, 3), ['=HYPERLINK("x")', 'x.org'])
  assert.equal(
    (await file(world, `/admin/crm/accounts/${account.id}/contacts?format=csv`)).text.split('\r\n').length,
    5,
  )
})

test('a list that is too long for a workbook is refused before a byte of it is sent', async () => {
  // The rows have no texts and are inserted past the counters.
  await using world = await startWorld({ doctor: false })
  await world.query(`
    set session_replication_role = replica;
    insert into contact (org_id, first_name, owner, score_due, source, folded, created_at, updated_at)
    select 1, 'P', case when n > 1200 then 'me' end, false, 'import', 'p', now(), now() from generate_series(1, 101201) n;
    set session_replication_role = origin`)
  const refused = await file(world, '/admin/crm/contacts?format=xlsx&owner=me')
  assertRefused(refused, 422, 'validation_failed', 'query.format', 'too_many_rows')
  const few = await file(world, '/admin/crm/contacts?format=xlsx&owner=nobody')
  assert.deepEqual([few.status, (await rowsOf(few.bytes)).length], [200, 1])
})
