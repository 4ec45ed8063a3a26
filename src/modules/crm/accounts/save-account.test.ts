import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, anAccount } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'

const PATH = '/admin/crm/accounts'

test('an account tells its contacts and the open deals of each currency, which are never summed together', async () => {
  // Deals that are inserted past the API have no stage history.
  await using world = await startWorld({ doctor: false })
  const account = await anAccount(world, { name: ' Acme ', domain: 'https://www.Acme.org/x', notes: 'Big\nfish' })
  assert.deepEqual(
    [account.name, account.domain, account.notes, account.contact_count, account.open_deal_amount],
    ['Acme', 'acme.org', 'Big\nfish', 0, []],
  )
  await aContact(world, { account_id: account.id })
  for (const [amount, currency, stage] of [
    [0.1, 'EUR', 'lead'],
    [0.2, 'EUR', 'negotiation'],
    [5, 'EUR', 'won'],
    [7, 'EUR', 'lost'],
    [1000, 'JPY', 'proposal'],
  ] as const)
    await world.query(`
      insert into deal (org_id, account_id, title, amount, currency, stage, position, closed_at, created_at, updated_at)
      values (1, ${account.id}, 'D', ${amount}, '${currency}', '${stage}', 1,
        ${['won', 'lost'].includes(stage) ? 'now()' : 'null'}, now(), now())`)
  const { body } = await world.request('GET', `${PATH}/${account.id}`)
  assert.equal(body.contact_count, 1)
  assert.deepEqual(body.open_deal_amount, [
    { currency: 'EUR', amount: 0.3 },
    { currency: 'JPY', amount: 1000 },
  ])
})

test('one account has a domain, however it is written and however many want it at once', async () => {
  await using world = await startWorld()
  const domains = ['x.org', 'https://X.org/', 'www.x.org', 'info@x.org']
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => world.request('POST', PATH, { name: `N${n}`, domain: domains[n % 4] })),
  )
  const made = answers.filter(({ status }) => status === 201)
  assert.equal(made.length, 1)
  const { id, name } = made[0]!.body
  const other = await anAccount(world, { domain: null })
  for (const answer of [
    ...answers.filter((each) => each !== made[0]),
    await world.request('PATCH', `${PATH}/${other.id}`, { domain: 'X.ORG' }),
  ]) {
    assertRefused(answer, 409, 'already_exists')
    assert.equal(answer.body.detail, `Account ${id} (${name}) already has the domain x.org.`)
  }
  assert.equal((await world.request('PATCH', `${PATH}/${id}`, { domain: null })).body.domain, null)
  assert.equal((await world.request('PATCH', `${PATH}/${other.id}`, { domain: 'x.org' })).body.domain, 'x.org')
})

test('accounts are found by name, domain and industry, and listed by name as people look for them', async () => {
  await using world = await startWorld()
  for (const [name, industry] of [
    ['Öz', 'Food'],
    ['acme', 'Software'],
    ['İnci', 'Food'],
  ])
    await anAccount(world, { name, industry })
  const named = async (query: string) => {
    const { status, body, headers } = await world.request('GET', `${PATH}?${query}`)
    assert.deepEqual([status, headers['x-total-count']], [200, String(body.length)], query)
    return body.map(({ name }: any) => name)
  }
  assert.deepEqual(await named(''), ['İnci', 'acme', 'Öz'])
  assert.deepEqual(await named('sort=name'), ['acme', 'İnci', 'Öz'])
  assert.deepEqual(await named('sort=name&industry=Food'), ['İnci', 'Öz'])
  assert.deepEqual(await named('search=inci'), ['İnci'])
  assert.deepEqual(await named('search=o&industry=Food'), ['İnci', 'Öz'])
  assertRefused(await world.request('GET', `${PATH}?search=a&sort=name`), 422, 'validation_failed', 'query.sort')
  for (const [body, place] of [
    [{ name: ' ' }, 'body.name'],
    [{ name: 'x', domain: 'localhost' }, 'body.domain'],
    [{ name: 'x', domain: 'x y.org' }, 'body.domain'],
    [{ name: 'x', phone: '1'.repeat(41) }, 'body.phone'],
    [{ name: 'ﷺ'.repeat(201) }, 'body.name'],
  ] as const)
    assertRefused(await world.request('POST', PATH, body), 422, 'validation_failed', place)
  // Letters that fold into many others would not fit into an index.
  assert.equal((await world.request('POST', PATH, { name: 'ﷺ'.repeat(200) })).status, 201)
})
