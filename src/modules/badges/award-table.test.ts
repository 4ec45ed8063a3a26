import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge } from '../../../test/support/badges.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('the awards of a badge come as a file with their evidence, narrowed as the list is', async () => {
  await using world = await startWorld()
  const { path } = await aBadge(world)
  const evidence = [{ text: 'Talk', url: 'https://example.org/talk' }, { text: '=1+1' }]
  const ada = await world.request('POST', `${path}/awards`, { email: 'ada@example.org', name: '=Ada', evidence })
  const bob = await world.request('POST', `${path}/awards`, { email: 'bob@example.org', name: 'Bob' })
  await world.request('POST', `/admin/badge-awards/${bob.body.id}/revoke`, { revocation_reason: 'By mistake' })
  const lines = async (query: string) => {
    const { status, text } = await world.request('GET', `${path}/awards?format=csv${query}`)
    assert.equal(status, 200)
    return text.trim().split('\r\n')
  }
  const [head, first, second, ...none] = await lines('')
  assert.match(head!, /id,name,email,status,.*,evidence$/)
  assert.match(first!, /^\d+,'=Ada,ada@example\.org,active,hand,.*,"Talk \(https:\/\/example\.org\/talk\); '=1\+1"$/)
  assert.match(second!, /^\d+,Bob,bob@example\.org,revoked,hand,.*,By mistake,/)
  assert.deepEqual(none, [])
  assert.equal((await lines('&status=active'))[1], first)
  assert.equal((await lines('&email=BOB@example.org')).length, 2)
  assert.equal((await world.request('GET', `${path}/awards?format=xlsx`)).status, 200)
  const key = await world.stranger()
  assert.equal((await world.request('GET', `${path}/awards?format=csv`, undefined, { key })).status, 404)
  assert.equal(ada.status, 201)
})
