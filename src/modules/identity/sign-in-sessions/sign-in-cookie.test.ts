import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as } from '../../../../test/support/people.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

test('of two cookies with the name none counts, since another site below the same name may have set one', async () => {
  const [planted, own] = [await aPerson(world), await aPerson(world)]
  for (const cookie of [`laurel=${planted.token}; laurel=${own.token}`, `laurel=${own.token}; laurel=x`]) {
    const { body } = await world.request('GET', '/auth/session', undefined, { key: null, headers: { cookie } })
    assert.deepEqual(body, { signed_in: false })
  }
  const { body } = await world.request('GET', '/auth/session', undefined, as(own.token))
  assert.equal(body.person.id, own.id)
})

test('assistants come with a key: the cookie of an owner opens nothing to them', async () => {
  const ask = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const { headers } = as((await aPerson(world)).token, { accept: 'application/json, text/event-stream' })
  assertRefused(await world.request('POST', '/mcp', ask, { key: null, headers }), 403, 'forbidden')
  assert.equal((await world.request('POST', '/mcp', ask, { headers: { ...headers, cookie: '' } })).status, 200)
})
