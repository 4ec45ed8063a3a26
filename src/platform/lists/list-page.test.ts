import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

const SITE = 'http://laurel.test/api/v1'

/** The URLs of a Link header, by relation. */
function links(header: unknown): Record<string, string> {
  const found = [...String(header).matchAll(/<([^>]*)>; rel="(\w+)"/g)]
  return Object.fromEntries(found.map(([, url, rel]) => [rel, url]))
}

test('page and limit start at 1 and are whole numbers; anything else is refused by name', async () => {
  await using world = await startWorld()
  for (const [query, place, type] of [
    ['page=0', 'page', 'too_small'],
    ['page=-1', 'page', 'too_small'],
    [`page=-${'9'.repeat(20)}`, 'page', 'too_small'],
    ['page=abc', 'page', 'integer_type'],
    ['page=1.5', 'page', 'integer_type'],
    ['page=1e2', 'page', 'integer_type'],
    ['page=', 'page', 'integer_type'],
    ['page', 'page', 'integer_type'],
    ['page=0x10', 'page', 'integer_type'],
    ['page=%201', 'page', 'integer_type'],
    ['page=1&page=2', 'page', 'integer_type'],
    ['page[]=1&page=1&page=1', 'page', 'integer_type'],
    ['limit=0', 'limit', 'too_small'],
    ['limit=-5', 'limit', 'too_small'],
    ['limit=many', 'limit', 'integer_type'],
    ['limit=NaN', 'limit', 'integer_type'],
    ['limit=10&limit=10', 'limit', 'integer_type'],
    ['search=a&search=b', 'search', 'string_type'],
    [`search=${'x'.repeat(301)}`, 'search', 'too_long'],
    ['search=%00', 'search', 'nul_character'],
  ] as const) {
    const answer = await world.request('GET', `/admin/events?${query}`)
    assertRefused(answer, 422, 'validation_failed', `query.${place}`, type)
  }
  for (const query of ['search=%ff', 'search=%', 'search=%ed%a0%80', '%c3%28=1'])
    assertRefused(await world.request('GET', `/admin/events?${query}`), 400, 'invalid_request')
})

test('a limit above 200 is reduced to 200, and any page past the end is empty', async () => {
  await using world = await startWorld()
  await world.query(`
    insert into event (org_id, name, template_image_url, template_status, folded_name, created_at, updated_at)
    select 1, 'Event ' || n, 'placeholder', 'builtin', 'event ' || n, now(), now() from generate_series(1, 205) n`)
  for (const limit of ['200', '201', '1000', '9'.repeat(20)]) {
    const { status, body, headers } = await world.request('GET', `/admin/events?limit=${limit}`)
    assert.equal(status, 200)
    assert.equal(body.length, 200)
    assert.equal(body[0].id, 205)
    assert.equal(headers['x-total-count'], '205')
  }
  assert.equal((await world.request('GET', '/admin/events?limit=201&page=2')).body.length, 5)
  assert.equal((await world.request('GET', '/admin/events?limit=1')).body.length, 1)
  for (const page of ['12', '1000000', String(2 ** 31), '9007199254740993', '9'.repeat(20), '9'.repeat(400)]) {
    const { status, body, headers } = await world.request('GET', `/admin/events?page=${page}`)
    assert.equal(status, 200, page)
    assert.deepEqual(body, [])
    assert.equal(headers['x-total-count'], '205')
  }
})

test('Link leads to the first, last, previous and next page, and keeps the rest of the query', async () => {
  await using world = await startWorld()
  for (let n = 0; n < 7; n++) await anEvent(world, { name: `Día ${n}` })
  const at = async (query: string) => links((await world.request('GET', `/admin/events${query}`)).headers['link'])
  const page = (n: number, query = 'limit=3') => `${SITE}/admin/events?${query}&page=${n}`
  assert.deepEqual(await at('?limit=3'), { first: page(1), last: page(3), next: page(2) })
  assert.deepEqual(await at('?limit=3&page=2'), {
    first: `${SITE}/admin/events?limit=3&page=1`,
    last: page(3),
    prev: page(1),
    next: page(3),
  })
  assert.deepEqual(await at('?limit=3&page=3'), { first: page(1), last: page(3), prev: page(2) })
  assert.deepEqual(await at('?limit=3&page=50'), { first: page(1), last: page(3), prev: page(3) })
  assert.deepEqual(await at(''), { first: `${SITE}/admin/events?page=1`, last: `${SITE}/admin/events?page=1` })
  const searched = await at(`?limit=3&search=${encodeURIComponent('día &%')}`)
  assert.equal(new URL(searched['first']!).searchParams.get('search'), 'día &%')
})

test('whoever follows next sees every row once, in one order', async () => {
  await using world = await startWorld()
  const ids: number[] = []
  for (let n = 0; n < 11; n++) ids.unshift((await anEvent(world)).id)
  const seen: number[] = []
  let next: string | undefined = '/admin/events?limit=4'
  while (next) {
    const { body, headers } = await world.request('GET', next)
    seen.push(...body.map(({ id }: any) => id))
    next = links(headers['link'])['next']?.slice(SITE.length)
  }
  assert.deepEqual(seen, ids)
})

test('links keep the parameters of the list and nothing else, so that no request makes them longer than headers may be', async () => {
  await using world = await startWorld()
  await anEvent(world)
  const { headers } = await world.request(
    'GET',
    `/admin/events?search=Node%20D&limit=5&x=1&${'a&'.repeat(7_000)}page=2`,
  )
  assert.deepEqual(links(headers['link']), {
    first: `${SITE}/admin/events?search=Node+D&limit=5&page=1`,
    last: `${SITE}/admin/events?search=Node+D&limit=5&page=1`,
    prev: `${SITE}/admin/events?search=Node+D&limit=5&page=1`,
  })
})
