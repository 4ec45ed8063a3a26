import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, anAccount, mergeRows } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const list = (world: World, query: string, path = '/admin/crm/contacts') => world.request('GET', `${path}?${query}`)
const idsOf = (body: any[]) => body.map(({ id }) => id)

/** Contacts with values for every filter and order, and one that was merged. */
async function someContacts(world: World) {
  const account = await anAccount(world)
  const made = []
  for (const fields of [
    { first_name: 'Zoë', last_name: 'Öz', tags: ['a', 'b'], owner: 'me', lifecycle_stage: 'customer' },
    { first_name: 'Ayşe', last_name: 'Işık', tags: ['a'], account_id: account.id, phone: '+90 555' },
    { first_name: 'Bob', email: 'bob@example.org', tags: ['b'], owner: 'me', title: 'Chief' },
    { first_name: 'Merged', tags: ['a'], owner: 'me', account_id: account.id },
  ])
    made.push((await aContact(world, fields)).id)
  const [zoe, ayse, bob, merged] = made as [number, number, number, number]
  await mergeRows(world, zoe, merged)
  const set = (id: number, score: number, at: string | null, updated: string) =>
    world.query(
      `update contact set lead_score = ${score}, last_activity_at = ${at && `'${at}'`}, updated_at = '${updated}' where id = ${id}`,
    )
  await set(zoe, 5, '2026-01-03', '2026-03-01')
  await set(ayse, 9, null, '2026-03-03')
  await set(bob, 7, '2026-01-01', '2026-03-02')
  return { zoe, ayse, bob, merged, account: account.id }
}

test('each filter leaves those that meet it, in each order, and a merged contact is in none', async () => {
  // Sets scores that rules would not give.
  await using world = await startWorld({ doctor: false })
  const { zoe, ayse, bob, account } = await someContacts(world)
  const expected: Record<string, number[]> = {
    '': [bob, ayse, zoe],
    'sort=oldest': [zoe, ayse, bob],
    'sort=score': [ayse, bob, zoe],
    'sort=last_activity': [zoe, bob, ayse],
    'sort=name': [bob, ayse, zoe],
    'sort=updated': [ayse, bob, zoe],
    'stage=customer': [zoe],
    'stage=lead&sort=score': [ayse, bob],
    'tag=a': [ayse, zoe],
    'tag=a&sort=oldest': [zoe, ayse],
    'tag=a&tag=b': [zoe],
    'tag=a&sort=score': [ayse, zoe],
    'owner=me': [bob, zoe],
    'owner=me&sort=last_activity': [zoe, bob],
    'owner=me&tag=b&stage=lead': [bob],
    'min_score=6&max_score=8': [bob],
    'min_score=6&sort=score': [ayse, bob],
    'active_since=2026-01-02': [zoe],
    'inactive_since=2026-01-02': [bob, ayse],
    [`account_id=${account}`]: [ayse],
    'source=api': [bob, ayse, zoe],
    'source=form': [],
    'search=isik': [ayse],
    'search=EXAMPLE.org': [bob],
    'search=555': [ayse],
    'search=chief&owner=me': [bob],
    'search=e&tag=a': [ayse, zoe],
    'search=merged': [],
    'tag=%25': [],
  }
  for (const [query, ids] of Object.entries(expected)) {
    const { status, body, headers } = await list(world, query)
    assert.deepEqual([status, idsOf(body)], [200, ids], query)
    assert.equal(headers['x-total-count'], String(ids.length), query)
    assert.equal(headers['x-total-count-capped'], undefined)
    const pages = await Promise.all(ids.map((_, n) => list(world, `${query}&limit=1&page=${n + 1}`)))
    assert.deepEqual(
      pages.flatMap(({ body }) => idsOf(body)),
      ids,
      `${query}, page by page`,
    )
    assert.deepEqual((await list(world, `${query}&page=9`)).body, [])
  }
  const ofAccount = await list(world, 'sort=score', `/admin/crm/accounts/${account}/contacts`)
  assert.deepEqual(idsOf(ofAccount.body), [ayse])
  assertRefused(await list(world, '', '/admin/crm/accounts/999/contacts'), 404, 'not_found')
})

test('what no list can be asked for is refused by name', async () => {
  await using world = await startWorld()
  for (const [query, place] of [
    ['sort=best', 'query.sort'],
    ['search=x&sort=score', 'query.sort'],
    ['stage=x', 'query.stage'],
    ['min_score=99999999999', 'query.min_score'],
    ['active_since=yesterday', 'query.active_since'],
    ['tag=', 'query.tag.0'],
    [Array.from({ length: 11 }, (_, n) => `tag=${n}`).join('&'), 'query.tag'],
    ['owner=a&owner=b', 'query.owner'],
  ] as const)
    assertRefused(await list(world, query), 422, 'validation_failed', place)
})

test('a filtered list is counted up to 10,000 and says so, any other to its end', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query(`
    insert into contact (org_id, first_name, tags, source, folded, created_at, updated_at)
    select 1, 'P' || n, '{t}', 'api', 'p', now(), now() from generate_series(1, 10200) n`)
  // A running service analyses a table that has grown so much within seconds.
  await world.query('analyze contact, contact_tag')
  const whole = await list(world, '')
  assert.equal(whole.headers['x-total-count'], '10200')
  assert.equal(whole.headers['x-total-count-capped'], undefined)
  const capped = await list(world, 'tag=t&stage=lead&limit=200&page=51')
  assert.equal(capped.headers['x-total-count'], '10000')
  assert.equal(capped.headers['x-total-count-capped'], 'true')
  assert.equal(capped.body.length, 200)
  const link = String(capped.headers['link'])
  assert.match(link, /tag=t&stage=lead&limit=200&page=52>; rel="next"/)
  assert.match(link, /page=50>; rel="prev"/)
  assert.doesNotMatch(link, /rel="last"/)
  await world.query('delete from contact where id % 2 = 0')
  assert.equal((await list(world, '')).headers['x-total-count'], '5100')
  assert.equal((await list(world, 'tag=t')).headers['x-total-count'], '5100')
})

test('tags are told with how many have them, whatever becomes of contacts', async () => {
  await using world = await startWorld()
  const a = await aContact(world, { tags: ['x', ' y ', 'x'] })
  const b = await aContact(world, { tags: ['x'] })
  const c = await aContact(world, { tags: ['z'] })
  await world.request('PATCH', `/admin/crm/contacts/${b.id}`, { tags: ['y'] })
  await world.request('DELETE', `/admin/crm/contacts/${c.id}`)
  const tags = async () => (await world.request('GET', '/admin/crm/tags')).body
  assert.deepEqual(await tags(), [
    { tag: 'y', contact_count: 2 },
    { tag: 'x', contact_count: 1 },
  ])
  await mergeRows(world, b.id, a.id)
  assert.deepEqual(await tags(), [{ tag: 'y', contact_count: 1 }])
  await world.query(`update contact set merged_into = null where id = ${a.id}`)
  assert.equal((await tags()).length, 2)
})
