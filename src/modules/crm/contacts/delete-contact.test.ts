import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, anAccount, eventsOf, mergeRows } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { count } from '../../../../test/support/stored.ts'

const aDeal = (world: World, fields: { account_id?: number; contact_id?: number }, title = 'Deal') =>
  world.query(`
    insert into deal (org_id, account_id, contact_id, title, currency, position, created_at, updated_at)
    values (1, ${fields.account_id ?? 'null'}, ${fields.contact_id ?? 'null'}, '${title}', 'EUR', 1, now(), now())`)

test('whoever has deals is deleted with them or not at all, and the refusal names them', async () => {
  // Deals that are inserted past the API have no stage history.
  await using world = await startWorld({ doctor: false })
  const account = await anAccount(world)
  const contact = await aContact(world, { account_id: account.id })
  const merged = await aContact(world, { email: 'm@x.org' })
  await mergeRows(world, contact.id, merged.id)
  await world.request('POST', `/admin/crm/contacts/${contact.id}/notes`, { text: 'x' })
  for (let n = 1; n <= 11; n++) await aDeal(world, { contact_id: contact.id }, `Big ${n}`)
  await aDeal(world, { account_id: account.id }, 'Of the company')
  const refused = await world.request('DELETE', `/admin/crm/contacts/${contact.id}`)
  assertRefused(refused, 409, 'has_deals')
  assert.match(refused.body.detail, /has 11 deals: \d+ \(Big 1\), .*\(Big 10\), and 1 more\./)
  const company = await world.request('DELETE', `/admin/crm/accounts/${account.id}`)
  assertRefused(company, 409, 'has_deals')
  assert.match(company.body.detail, /has a deal: \d+ \(Of the company\)\./)
  assert.equal((await world.request('GET', `/admin/crm/contacts/${contact.id}`)).body.account_id, account.id)
  assert.equal((await world.request('DELETE', `/admin/crm/accounts/${account.id}?cascade=true`)).status, 204)
  const [told] = await eventsOf(world, 'crm.profile_updated')
  assert.deepEqual(told.changes, [{ field: 'account_id', before: account.id, after: null }])
  assert.equal(await count(world, 'deal'), 11)
  assert.equal((await world.request('DELETE', `/admin/crm/contacts/${contact.id}?cascade=true`)).status, 204)
  for (const table of ['deal', 'contact', 'contact_note', 'contact_activity', 'contact_text', 'account'])
    assert.equal(await count(world, table), 0, table)
  assert.equal((await world.request('POST', '/admin/crm/contacts', { email: 'm@x.org' })).status, 201)
})

test('deleting an account while contacts join it leaves each without it, or refused', async () => {
  await using world = await startWorld()
  const account = await anAccount(world)
  const contacts = await Promise.all(Array.from({ length: 12 }, () => aContact(world)))
  const joining = contacts.map(({ id }) =>
    world.request('PATCH', `/admin/crm/contacts/${id}`, { account_id: account.id }),
  )
  const gone = world.request('DELETE', `/admin/crm/accounts/${account.id}`)
  for (const { status, text } of await Promise.all(joining)) assert.ok([200, 422].includes(status), text)
  assert.equal((await gone).status, 204)
  assert.equal(await count(world, 'contact where account_id is not null'), 0)
})
