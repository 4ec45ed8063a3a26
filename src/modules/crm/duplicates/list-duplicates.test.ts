import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, anAccount } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdFirst } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { matchSoon } from './match-contacts-job.ts'

async function duplicates(world: World, query = ''): Promise<any[]> {
  const { status, body, text } = await world.request('GET', `/admin/crm/duplicates${query}`)
  assert.equal(status, 200, text)
  return body
}

/** Ids of each group, and the kinds of its reasons. */
async function found(world: World, query = ''): Promise<[number[], string[]][]> {
  const ids = (group: any) => group.contacts.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)
  return (await duplicates(world, query)).map((group) => [ids(group), group.reasons.map((reason: any) => reason.kind)])
}

test('whoever is written down twice is found by mailbox, telephone, and name at a company, with the reason', async () => {
  await using world = await startWorld()
  await world.request('PATCH', '/admin/organisation', { country: 'TR' })
  const acme = await anAccount(world, { name: 'Acme A.Ş.', domain: 'acme.com.tr' })
  const mailbox = [
    await aContact(world, { first_name: 'Elif', last_name: 'Kaya', email: 'elif.kaya@gmail.com' }),
    await aContact(world, { first_name: '', email: 'elifkaya+fair@googlemail.com' }),
  ]
  const phone = [
    await aContact(world, { first_name: 'Işıl', last_name: 'Yılmaz', phone: '0532 123 45 67' }),
    await aContact(world, { first_name: 'YILMAZ', last_name: 'ISIL', phone: '+90 (532) 123-4567' }),
  ]
  const name = [
    await aContact(world, { first_name: 'Margarethe', last_name: 'Schneider', account_id: acme.id }),
    await aContact(world, { first_name: 'Margarete', last_name: 'Schneider', email: 'ms@acme.com.tr' }),
  ]
  const groups = await found(world)
  assert.deepEqual(groups, [
    [phone.map(({ id }) => id), ['phone', 'name']],
    [mailbox.map(({ id }) => id), ['same_address']],
    [name.map(({ id }) => id), ['name_and_account']],
  ])
})

test('who only shares a telephone or a name is not taken for the same', async () => {
  await using world = await startWorld()
  const [one, other] = [await anAccount(world, { name: 'Acme' }), await anAccount(world, { name: 'Globex' })]
  await aContact(world, { first_name: 'Ali', last_name: 'Demir', phone: '+905321234567' })
  await aContact(world, { first_name: 'Zeynep', last_name: 'Demir', phone: '+905321234567' })
  await aContact(world, { first_name: 'John', last_name: 'Smith', account_id: one.id })
  await aContact(world, { first_name: 'John', last_name: 'Smith', account_id: other.id })
  assert.deepEqual(await found(world), [])
})

test('what changes is compared again: contacts, accounts, and the country of telephone numbers', async () => {
  await using world = await startWorld()
  const account = await anAccount(world, { name: 'Globex' })
  const a = await aContact(world, { first_name: 'Ada', last_name: 'Lovelace', phone: '0532 123 45 67' })
  const b = await aContact(world, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone: '+905321234567',
    account_id: account.id,
  })
  assert.deepEqual(await found(world), [])
  await world.request('PATCH', '/admin/organisation', { country: 'TR' })
  assert.deepEqual((await found(world))[0]?.[0], [a.id, b.id])
  await world.request('PATCH', `/admin/crm/contacts/${b.id}`, { phone: null })
  assert.deepEqual(await found(world), [])
  await world.request('PATCH', `/admin/crm/contacts/${a.id}`, { email: 'ada@initech.com' })
  await world.request('PATCH', `/admin/crm/accounts/${account.id}`, { name: 'Initech Ltd.' })
  assert.deepEqual((await found(world))[0]?.[0], [a.id, b.id])
  await world.query(`delete from contact where id = ${b.id}`)
  assert.deepEqual(await found(world), [])
})

test('those who are said not to be duplicates are in no group together, until that is taken back', async () => {
  await using world = await startWorld()
  const people = []
  for (const email of ['ada@gmail.com', 'a.da@gmail.com', 'ad.a@gmail.com'])
    people.push(await aContact(world, { email }))
  const [a, b, c] = people.map(({ id }) => id)
  const path = '/admin/crm/not-duplicates'
  const said = await world.request('POST', path, { contact_ids: [b, a] })
  assert.deepEqual([said.status, said.body.not_duplicates[0].contact_ids], [201, [a, b]])
  const groups = await found(world)
  assert.deepEqual(
    groups.map(([ids]) => ids),
    [[a, c]],
  )
  const again = await world.request('POST', path, { contact_ids: [a, b] })
  assert.deepEqual(again.body, said.body)
  assert.deepEqual((await world.request('GET', path)).body, said.body.not_duplicates)
  assert.equal((await world.request('DELETE', `${path}/${said.body.not_duplicates[0].id}`)).status, 204)
  assert.deepEqual(
    (await found(world)).map(([ids]) => ids),
    [[a, b, c]],
  )
})

test('a list of groups is paged, and tells less likely ones to whoever asks', async () => {
  await using world = await startWorld()
  for (const nth of [1, 2, 3]) {
    await aContact(world, { email: `p${nth}@gmail.com`, first_name: `P${nth}` })
    await aContact(world, { email: `p.${nth}@gmail.com`, first_name: `P${nth}` })
  }
  await aContact(world, { first_name: 'Grace', last_name: 'Hopper', email: 'one@example.org' })
  await aContact(world, { first_name: 'Grace', last_name: 'Hopper', phone: '+905321234567' })
  const page = await world.request('GET', '/admin/crm/duplicates?limit=2&page=2')
  assert.deepEqual([page.body.length, page.headers['x-total-count']], [1, '3'])
  const all = await duplicates(world, '?min_confidence=0.5')
  assert.deepEqual([all.length, all[3].confidence, all[3].reasons[0].kind], [4, 0.5, 'name'])
})

test('however many ask for duplicates while contacts are compared, other requests are answered', async () => {
  await using world = await startWorld()
  await aContact(world, { first_name: 'Ada', phone: '+905321234567' })
  await aContact(world, { first_name: 'Ada', phone: '+905321234567' })
  using held = holdFirst(world, 'delete from contact_match_due')
  const asked = [found(world)]
  await held.reached
  for (let nth = 0; nth < 40; nth++) asked.push(found(world))
  for (let nth = 0; nth < 5; nth++) assert.equal((await world.request('GET', '/admin/crm/settings')).status, 200)
  held.release()
  assert.deepEqual(new Set((await Promise.all(asked)).map((groups) => groups.length)), new Set([1]))
})

test('whoever had no time left when their turn came compares nobody, and is answered at once', async () => {
  await using world = await startWorld()
  await aContact(world, { first_name: 'Ada' })
  const ctx = jobContext(world.services, 1, 'test')
  assert.equal(await matchSoon(ctx, 0), false)
  assert.equal(await count(world, 'contact_match_due'), 1)
  assert.equal(await matchSoon(ctx), true)
  assert.equal(await count(world, 'contact_match_due'), 0)
})
