import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, aDeal, anAccount, aTask } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as } from '../../../../test/support/people.ts'

const PATH = '/admin/crm/tasks'
const titles = async (world: World, query: string, options = {}) =>
  (await world.request('GET', `${PATH}?sort=due&${query}`, undefined, options)).body.map(({ title }: any) => title)

test('a task of a member about a contact, a company and a deal is created, changed, done, opened again and deleted', async () => {
  await using world = await startWorld()
  const owner = await aPerson(world)
  await world.query(`update person set name = 'Olga' where id = ${owner.id}`)
  const account = await anAccount(world, { name: 'Acme' })
  const contact = await aContact(world, { first_name: 'Ada', last_name: 'Lovelace' })
  const deal = await aDeal(world, { title: 'Seats' })
  const about = { contact_id: contact.id, account_id: account.id, deal_id: deal.id }
  const task = await aTask(world, {
    title: ' Call ',
    due_at: '2030-01-01T10:00:00+01:00',
    owner_id: owner.id,
    ...about,
  })
  const { id, created_at, updated_at, ...rest } = task
  assert.deepEqual(rest, {
    ...{
      title: 'Call',
      notes: '',
      due_at: '2030-01-01T09:00:00.000Z',
      owner_id: owner.id,
      owner_name: 'Olga',
      ...about,
    },
    ...{ contact_name: 'Ada Lovelace', account_name: 'Acme', deal_title: 'Seats' },
    ...{ done: false, done_at: null, reminded_at: null },
  })
  const patch = (body: object) => world.request('PATCH', `${PATH}/${id}`, body)
  const { body: done } = await patch({ done: true, notes: 'By phone' })
  assert.ok(done.done && done.done_at)
  assert.equal((await patch({ done: true })).body.done_at, done.done_at)
  const { body: open } = await patch({ done: false, account_id: null, due_at: null })
  assert.deepEqual([open.done, open.done_at, open.account_id, open.due_at], [false, null, null, null])
  for (const [body, place] of [
    [{ title: ' ' }, 'body.title'],
    [{ owner_id: 999_999 }, 'body.owner_id'],
    [{ contact_id: 999_999 }, 'body.contact_id'],
    [{ account_id: 999_999 }, 'body.account_id'],
    [{ deal_id: 999_999 }, 'body.deal_id'],
    [{ due_at: 'tomorrow' }, 'body.due_at'],
  ] as const)
    assertRefused(await patch(body), 422, 'validation_failed', place)
  assert.equal((await world.request('DELETE', `${PATH}/${id}`)).status, 204)
  assertRefused(await patch({ done: true }), 404, 'not_found')
})

test('tasks are listed by due time, of one member, by state and by what they are about', async () => {
  await using world = await startWorld()
  const [olga, bob] = [await aPerson(world), await aPerson(world)]
  const contact = await aContact(world)
  const day = (days: number) => new Date(world.services.now().getTime() + days * 86_400_000).toISOString()
  await aTask(world, { title: 'late', due_at: day(-1), owner_id: olga.id })
  await aTask(world, { title: 'none', owner_id: bob.id, contact_id: contact.id })
  await aTask(world, { title: 'soon', due_at: day(1), owner_id: bob.id })
  const done = await aTask(world, { title: 'done', due_at: day(-2), owner_id: bob.id })
  await world.request('PATCH', `${PATH}/${done.id}`, { done: true })
  assert.deepEqual(await titles(world, ''), ['done', 'late', 'soon', 'none'])
  assert.deepEqual(await titles(world, 'status=open'), ['late', 'soon', 'none'])
  assert.deepEqual(await titles(world, 'status=overdue'), ['late'])
  assert.deepEqual(await titles(world, 'status=done'), ['done'])
  assert.deepEqual(await titles(world, `owner_id=${bob.id}`), ['done', 'soon', 'none'])
  assert.deepEqual(await titles(world, `contact_id=${contact.id}`), ['none'])
  assert.deepEqual(await titles(world, 'mine=true'), [], 'a key has no tasks')
  assert.deepEqual(await titles(world, 'mine=true', as(olga.token)), ['late'])
  const own = await world.request('POST', PATH, { title: 'own' }, as(olga.token))
  assert.equal(own.body.owner_id, olga.id)
})

test('tasks outlive their owner, company and deal, and go with their contact', async () => {
  await using world = await startWorld()
  const owner = await aPerson(world, { role: 'viewer' })
  const [account, contact, deal] = [await anAccount(world), await aContact(world), await aDeal(world)]
  const due = { due_at: '2030-01-01', owner_id: owner.id }
  const task = await aTask(world, { ...due, account_id: account.id, deal_id: deal.id })
  const ofContact = await aTask(world, { contact_id: contact.id })
  await world.request('DELETE', `/admin/people/${owner.id}`)
  await world.request('DELETE', `/admin/crm/accounts/${account.id}`)
  await world.request('DELETE', `/admin/crm/deals/${deal.id}`)
  await world.request('DELETE', `/admin/crm/contacts/${contact.id}`)
  const { body } = await world.request('GET', `${PATH}/${task.id}`)
  assert.deepEqual([body.owner_id, body.account_id, body.deal_id], [null, null, null])
  assert.equal((await world.request('GET', `${PATH}/${ofContact.id}`)).status, 404)
})

test('tasks move with their contact in a merge, and back when it is undone', async () => {
  await using world = await startWorld()
  const [a, b, c] = [await aContact(world), await aContact(world), await aContact(world)]
  const [stays, leaves] = [await aTask(world, { contact_id: b.id }), await aTask(world, { contact_id: b.id })]
  const merge = (from: number) => world.request('POST', '/admin/crm/merge', { primary_id: a.id, duplicate_ids: [from] })
  const first = await merge(b.id)
  assert.equal(first.body.moved.tasks, 2)
  // It leaves the merged contact, and comes back by another merge: the first has no claim to it.
  await world.request('PATCH', `${PATH}/${leaves.id}`, { contact_id: c.id })
  await merge(c.id)
  await world.request('POST', `/admin/crm/merges/${first.body.merge_id}/undo`)
  const contactOf = async (task: { id: number }) => (await world.request('GET', `${PATH}/${task.id}`)).body.contact_id
  assert.deepEqual([await contactOf(stays), await contactOf(leaves)], [b.id, a.id])
})

test('many tasks are completed, opened again, assigned and deleted at once, and those that are gone are counted', async () => {
  await using world = await startWorld()
  const owner = await aPerson(world)
  const ids: number[] = []
  for (let nth = 0; nth < 3; nth++) ids.push((await aTask(world)).id)
  const act = async (body: object) => (await world.request('POST', `${PATH}/actions`, body)).body
  assert.deepEqual(await act({ action: 'complete', ids: [ids[0]] }), { changed: 1, unchanged: 0, missing: 0 })
  assert.deepEqual(await act({ action: 'complete', ids: [...ids, 999_999] }), { changed: 2, unchanged: 1, missing: 1 })
  assert.deepEqual(await act({ action: 'reopen', ids }), { changed: 3, unchanged: 0, missing: 0 })
  assert.deepEqual(await act({ action: 'assign', ids, owner_id: owner.id }), { changed: 3, unchanged: 0, missing: 0 })
  assertRefused(
    await world.request('POST', `${PATH}/actions`, { action: 'assign', ids }),
    422,
    'validation_failed',
    'body.owner_id',
  )
  const many = Array.from({ length: 201 }, (_, nth) => nth + 1)
  assertRefused(
    await world.request('POST', `${PATH}/actions`, { action: 'delete', ids: many }),
    422,
    'validation_failed',
    'body.ids',
  )
  assert.deepEqual(await act({ action: 'delete', ids }), { changed: 3, unchanged: 0, missing: 0 })
  assert.deepEqual(await titles(world, ''), [])
})
