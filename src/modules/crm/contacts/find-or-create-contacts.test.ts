import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, mergeRows, within } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { count } from '../../../../test/support/stored.ts'
import { findOrCreateContacts } from '../index.ts'

test('people are found by their address, also through a merge, and whoever is not there is made once', async () => {
  await using world = await startWorld()
  const ada = await aContact(world, { email: 'Ada@Example.org', last_name: 'Lovelace' })
  const old = await aContact(world, { email: 'old@example.org' })
  await mergeRows(world, ada.id, old.id)
  const people = [
    { email: 'ada@example.ORG', first_name: 'Other' },
    { email: 'OLD@example.org' },
    { email: 'new@example.org', first_name: ' Zoë ', tags: ['a"b\\', ' x '] },
    { email: 'NEW@example.org', first_name: 'Second' },
  ]
  const find = () => within(world, (ctx) => findOrCreateContacts(ctx, people, 'registration'))
  const found = await find()
  const made = found.get('new@example.org')!
  assert.deepEqual(Object.fromEntries(found), {
    'ada@example.org': { id: ada.id, created: false },
    'old@example.org': { id: ada.id, created: false },
    'new@example.org': { id: made.id, created: true },
  })
  assert.deepEqual((await find()).get('new@example.org'), { id: made.id, created: false })
  const { body } = await world.request('GET', `/admin/crm/contacts/${made.id}`)
  assert.deepEqual(
    [body.email, body.first_name, body.tags, body.source],
    ['new@example.org', 'Zoë', ['a"b\\', 'x'], 'registration'],
  )
  assert.equal((await world.request('GET', `/admin/crm/contacts/${ada.id}`)).body.first_name, 'Ada')
})

test('of many who bring the same people at once, in any order, one makes each of them', async () => {
  await using world = await startWorld()
  const people = Array.from({ length: 40 }, (_, n) => ({ email: `${(n * 17) % 40}@example.org` }))
  const orders = Array.from({ length: 12 }, (_, n) => [...people.slice(n * 3), ...people.slice(0, n * 3)])
  const all = await Promise.all(
    orders.map((order) => within(world, (ctx) => findOrCreateContacts(ctx, order, 'import'))),
  )
  assert.equal(await count(world, 'contact'), 40)
  for (const { email } of people) {
    assert.equal(new Set(all.map((found) => found.get(email)!.id)).size, 1, email)
    assert.equal(all.filter((found) => found.get(email)!.created).length, 1, email)
  }
})
