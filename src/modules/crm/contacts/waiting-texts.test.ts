import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { aContact, within } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { importContacts } from '../../../../test/support/import-contacts.ts'
import { count } from '../../../../test/support/stored.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { claimImport } from '../import/claim-import.ts'
import { runContactImport } from '../import/run-contact-import.ts'
import { insertContacts } from './insert-contacts.ts'
import { indexTexts } from './waiting-texts.ts'

const ROWS = 5_001

const aFile = [
  'First name,Last name,E-mail',
  ...Array.from({ length: ROWS }, (_, n) => `Ayşe ${n},Işık,p${n}@gmail.com`),
].join('\n')

/** Imports a long file whose texts are queued. */
async function aLongImport(world: World): Promise<void> {
  const { body } = await importContacts(world, aFile)
  await runContactImport(world.services, { org_id: 1, import_id: body.id })
  assert.deepEqual(await counts(world), { waiting: ROWS, indexed: 0 })
}

const counts = async (world: World) =>
  (
    await world.query(`select (select coalesce(sum(cardinality(array_remove(texts, null))), 0)::int from contact_text_batch) as waiting,
      (select count(*)::int from contact_text) as indexed`)
  )[0]

const index = (world: World) => indexTexts(world.services, { org_id: 1 })

/** Number of search results, asserted to be equal in the list, its first page and the file. */
async function found(world: World, search: string, more = ''): Promise<number> {
  const query = `search=${encodeURIComponent(search)}${more}`
  const { headers, body } = await world.request('GET', `/admin/crm/contacts?limit=200&${query}`)
  const total = Number(headers['x-total-count'])
  const ids = body.map(({ id }: any) => id)
  assert.equal(ids.length, Math.min(total, 200), search)
  assert.deepEqual(
    ids,
    ids.toSorted((a: number, b: number) => b - a),
  )
  const file = await world.request('GET', `/admin/crm/contacts?format=csv&${query}`)
  assert.equal(file.text.trimEnd().split('\r\n').length - 1, total, search)
  return total
}

const idOf = async (world: World, email: string): Promise<number> =>
  (await world.query<{ id: number }>(`select id::int from contact where email_key = '${email}'`))[0]!.id

test('a search finds all who came by a long file the moment it is imported, by any text, and the same once texts are indexed', async () => {
  await using world = await startWorld({ doctor: true })
  await aContact(world, { first_name: 'Zoe', last_name: 'Işık', email: 'zoe@gmail.com', tags: ['vip'] })
  await world.query('delete from contact_text')
  await aLongImport(world)
  const expected = { 'p4711@': 1, ISIK: ROWS, 'yse 12': 111, ş: ROWS, zzzz: 0, 'p%': 0, 鱼: 0 }
  for (const when of ['waiting', 'indexed']) {
    for (const [search, total] of Object.entries(expected))
      assert.equal(await found(world, search), total, `${when} ${search}`)
    assert.equal(await found(world, 'ayse 12', '&stage=lead'), 111)
    assert.equal(await found(world, 'ayse 12', '&stage=customer'), 0)
    const page = await world.request('GET', '/admin/crm/contacts?search=ayse&limit=2&page=2501')
    assert.deepEqual([page.body.length, page.headers['x-total-count']], [1, `${ROWS}`])
    if (when === 'waiting') await world.runJobs()
  }
  assert.deepEqual(await counts(world), { waiting: 0, indexed: ROWS })
})

test('whoever is changed, merged, deleted or erased while texts wait is found as what they are then, also when these are indexed', async () => {
  await using world = await startWorld({ doctor: true })
  await aLongImport(world)
  const id = (n: number) => idOf(world, `p${n}@gmail.com`)
  await world.request('PATCH', `/admin/crm/contacts/${await id(1)}`, { first_name: 'Zelda' })
  await world.request('DELETE', `/admin/crm/contacts/${await id(2)}`)
  await within(world, (ctx) => erasePerson(ctx, { email: 'p3@gmail.com' }))
  const merge = async (into: number, from: number) =>
    (await world.request('POST', '/admin/crm/merge', { primary_id: await id(into), duplicate_ids: [await id(from)] }))
      .body
  await merge(4, 5)
  const { merge_id: undone } = await merge(6, 7)
  const undoing = await world.request('POST', `/admin/crm/merges/${undone}/undo`)
  assert.equal(undoing.status, 200, undoing.text)
  // Texts of deleted people remain nowhere.
  assert.equal(await count(world, `contact_text_batch where texts::text ~ ' p[23]@gmail'`), 0)
  for (const when of ['waiting', 'indexed']) {
    const expected = {
      'ayse 1 isik': 0,
      'zelda isik': 1,
      'p2@': 0,
      'p3@': 0,
      'p5@': 0,
      ' p6@': 1,
      ' p7@': 1,
      isik: ROWS - 3,
    }
    for (const [search, total] of Object.entries(expected))
      assert.equal(await found(world, search), total, `${when} ${search}`)
    if (when === 'waiting') await world.runJobs()
  }
  assert.deepEqual(await counts(world), { waiting: 0, indexed: ROWS - 3 })
})

test('whoever is merged or deleted while their batch is indexed has no text afterwards, and nobody waits for ever', async () => {
  await using world = await startWorld({ doctor: true })
  await using other = await connection(world.databaseUrl)
  await within(world, (ctx) =>
    insertContacts(
      ctx,
      ['a', 'b', 'c'].map((name) => ({ first_name: name, email: `${name}@x.org` })),
      'import',
      { indexLater: true },
    ),
  )
  const [a, b, c] = [await idOf(world, 'a@x.org'), await idOf(world, 'b@x.org'), await idOf(world, 'c@x.org')]
  await other.client.query(
    `begin; update contact set merged_into = ${a} where id = ${b}; delete from contact where id = ${c}`,
  )
  const indexing = index(world)
  while ((await world.query('select 1 from pg_locks where not granted')).length === 0);
  await other.client.query('commit')
  await indexing
  assert.deepEqual(await world.query('select id::int, folded from contact_text'), [{ id: a, folded: 'a a@x.org' }])
  assert.equal(await count(world, 'contact_text_batch'), 0)
})

for (const [how, end] of [
  ['cancelled', (world: World, id: number) => world.request('POST', `/admin/crm/imports/${id}/cancel`)],
  ['failed', (world: World, id: number) => begin(world, id, 6)],
] as const)
  test(`an import that is ${how} has the texts indexed of those who are in`, async () => {
    await using world = await startWorld({ doctor: true })
    const { body } = await importContacts(world, aFile)
    const run = runContactImport(world.services, { org_id: 1, import_id: body.id }, AbortSignal.abort())
    await assert.rejects(run, /left to another run/)
    await end(world, body.id)
    assert.deepEqual(await counts(world), { waiting: 500, indexed: 0 })
    await world.runJobs()
    assert.deepEqual(await counts(world), { waiting: 0, indexed: 500 })
    const { body: ended } = await world.request('GET', `/admin/crm/imports/${body.id}`)
    assert.deepEqual([ended.status, ended.created], [how, 500])
  })

async function begin(world: World, id: number, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await within(world, (ctx) => claimImport(ctx, id))
}
