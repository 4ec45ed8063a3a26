import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, anAccount, eventsOf, mergeRows, within } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { insertContacts, updateContacts } from '../index.ts'

test('a change writes and tells what is another than before, and nothing when nothing is', async () => {
  await using world = await startWorld()
  const account = await anAccount(world)
  const ada = await aContact(world, { email: 'ada@example.org', phone: '1', tags: ['a'] })
  const bob = await aContact(world, { first_name: 'Bob', title: 'CTO' })
  const set = { account_id: account.id, last_name: ' L ', phone: ' ', tags: ['a', 'b', 'a'] }
  const patches = [
    { id: bob.id, set: { first_name: 'Bob ', title: 'CTO' }, fill: { title: 'CEO' }, addTags: [] },
    { id: ada.id, set },
    { id: ada.id, fill: { owner: 'me', first_name: 'Zoë' }, addTags: ['c', 'a'] },
    { id: 999, set: { first_name: 'x' } },
  ]
  assert.deepEqual(await within(world, (ctx) => updateContacts(ctx, patches, 'import')), [ada.id])
  assert.deepEqual(await within(world, (ctx) => updateContacts(ctx, patches, 'import')), [])
  const [told, ...more] = await eventsOf(world, 'crm.profile_updated')
  assert.deepEqual(more, [])
  assert.deepEqual(told.changes, [
    { field: 'account_id', before: null, after: account.id },
    { field: 'last_name', before: '', after: 'L' },
    { field: 'phone', before: '1', after: null },
    { field: 'owner', before: null, after: 'me' },
    { field: 'tags', before: ['a'], after: ['a', 'b', 'c'] },
  ])
  assert.deepEqual(
    [told.contact_id, told.account_name, told.source, told.email],
    [ada.id, 'Acme', 'import', 'ada@example.org'],
  )
  const { body } = await world.request('GET', `/admin/crm/contacts/${bob.id}`)
  assert.deepEqual(body, bob)
})

test('what is changed of a contact that was merged is changed where it is now', async () => {
  await using world = await startWorld()
  const ada = await aContact(world, { email: 'ada@example.org' })
  const old = await aContact(world, { email: 'old@example.org' })
  await mergeRows(world, ada.id, old.id)
  const patches = [
    { id: old.id, set: { phone: '5' } },
    { id: ada.id, fill: { phone: '6', title: 'x' } },
  ]
  assert.deepEqual(await within(world, (ctx) => updateContacts(ctx, patches, 'form')), [ada.id])
  const { body } = await world.request('GET', `/admin/crm/contacts/${ada.id}`)
  assert.deepEqual([body.phone, body.title], ['5', 'x'])
})

test('a list that is made in one go tells which of them have a taken address', async () => {
  await using world = await startWorld()
  await aContact(world, { email: 'b@example.org' })
  const people = ['a', 'B', null, 'c', 'C', null].map((name) => ({
    first_name: 'x',
    email: name && `${name}@example.org`,
  }))
  const ids = await within(world, (ctx) => insertContacts(ctx, people, 'import'))
  assert.deepEqual(
    ids.map((id) => id !== null),
    [true, false, true, true, false, true],
  )
  assert.deepEqual(
    ids.filter((id) => id !== null),
    ids.filter((id) => id !== null).toSorted(),
  )
})
