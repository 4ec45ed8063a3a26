import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fillPath, operationsOf, readDocument, sampleOf } from '../../../../test/support/api-operations.ts'
import { call, idsFor, makeEverything } from '../../../../test/support/everything.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as as signedIn } from '../../../../test/support/people.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const HEADER = 'x-ignored-parameters'

test('every operation names the query parameters that it does not have, and none that it has', async () => {
  const everything = await makeEverything(world)
  for (const operation of operationsOf(await readDocument())) {
    const path = fillPath(operation, idsFor(operation, everything))
    const known = operation.query.map(({ name, schema }) => `${name}=${encodeURIComponent(sampleOf(schema))}`)
    const own = operation.forPeople ? signedIn((await aPerson(world)).token) : {}
    const query = [...known, 'nosuch=1'].join('&')
    const { headers } = await world.request(operation.method, `${path}?${query}`, undefined, own)
    assert.equal(headers[HEADER], 'nosuch', operation.id)
    const response = operation.raw['responses']
    const good = Object.keys(response).filter((status) => status.startsWith('2'))
    for (const status of good) assert.ok(response[status].headers['X-Ignored-Parameters'], `${operation.id} ${status}`)
  }
})

test('lists, uploads and public operations work as without the parameters that they ignore', async () => {
  const { headers, status } = await world.request('GET', '/admin/events?limit=1&serach=x&pgae=2&limit2=3')
  assert.deepEqual([status, headers[HEADER]], [200, 'serach, pgae, limit2'])
  const open = await world.request('GET', '/public/marketplace?utm_source=mail', undefined, {
    key: null,
    headers: { origin: 'https://elsewhere.example' },
  })
  assert.deepEqual([open.status, open.headers[HEADER]], [200, 'utm_source'])
  assert.match(String(open.headers['access-control-expose-headers']), /X-Ignored-Parameters/)
  const operation = operationsOf(await readDocument()).find(({ id }) => id === 'createDesign')!
  const made = await call(world, operation, '/admin/designs?draft=1', {})
  assert.equal(made.headers[HEADER], 'draft')
  const once = { headers: { 'idempotency-key': 'once' } }
  const event = { name: 'Node Day', template_image_url: 'placeholder' }
  for (const _ of ['first', 'again']) {
    const answer = await world.request('POST', '/admin/events?dry=1', event, once)
    assert.deepEqual([answer.status, answer.headers[HEADER]], [201, 'dry'])
  }
})

test('names of ignored parameters are safe in a header, and bounded in number and length', async () => {
  const odd = await world.request('GET', '/admin/events?a%0D%0AX-Evil:1=1&%C3%BCnal&__proto__=1&toString=2&a,b')
  assert.equal(odd.headers[HEADER], 'a%0D%0AX-Evil%3A1, %C3%BCnal, __proto__, toString, a%2Cb')
  assert.equal(odd.headers['x-evil'], undefined)
  const many = Array.from({ length: 1_500 }, (_, nth) => `p${nth}`).join('&')
  const named = String((await world.request('GET', `/admin/events?${many}`)).headers[HEADER]).split(', ')
  assert.deepEqual([named.length, named.at(-1)], [100, 'p99'])
  const long = await world.request('GET', `/admin/events?${'y'.repeat(5_000)}`)
  assert.equal(long.headers[HEADER], 'y'.repeat(64))
})

test('pages ignore parameters that others append to links without a word', async () => {
  for (const path of ['/marketplace?utm_source=x', '/verify?fbclid=y', '/openapi.json?v=2', '/healthz?x=1']) {
    const { headers } = await world.request('GET', path, undefined, { key: null })
    assert.equal(headers[HEADER], undefined, path)
  }
})
