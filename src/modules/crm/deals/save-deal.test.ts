import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, aDeal, anAccount, mergeRows } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const patch = (world: World, deal: { id: number }, body: object) =>
  world.request('PATCH', `/admin/crm/deals/${deal.id}`, body)
const timeline = async (world: World, contact: { id: number }) =>
  (await world.request('GET', `/admin/crm/contacts/${contact.id}/timeline`)).body
    .map((each: any) => each.kind)
    .reverse()

test('a deal is made, changed and deleted, with names of whom it is with, and an exact amount', async () => {
  await using world = await startWorld()
  const account = await anAccount(world, { name: 'Acme' })
  const contact = await aContact(world, { first_name: 'Ada', last_name: 'Lovelace', account_id: account.id })
  const deal = await aDeal(world, {
    title: ' Seats ',
    contact_id: contact.id,
    amount: 1234567890123.45,
    currency: 'try',
    notes: 'Soon',
    expected_close_date: '2026-12-01',
    owner: ' me@example.org ',
  })
  const { id, position, created_at, updated_at, ...rest } = deal
  assert.deepEqual(rest, {
    title: 'Seats',
    account_id: account.id,
    account_name: 'Acme',
    contact_id: contact.id,
    contact_name: 'Ada Lovelace',
    amount: 1234567890123.45,
    currency: 'TRY',
    stage: 'lead',
    closed_at: null,
    expected_close_date: '2026-12-01',
    owner: 'me@example.org',
    notes: 'Soon',
  })
  assert.deepEqual((await world.request('GET', `/admin/crm/deals/${id}`)).body, deal)
  const { body: changed } = await patch(world, deal, { amount: 0.1, currency: 'EUR', expected_close_date: null })
  assert.deepEqual([changed.amount, changed.currency, changed.expected_close_date], [0.1, 'EUR', null])
  assert.equal((await aDeal(world)).currency, 'EUR', 'that of the newest deal')
  assert.equal((await aDeal(world, { currency: 'JPY' })).currency, (await aDeal(world)).currency)
  const accounts = await world.request('GET', `/admin/crm/accounts/${account.id}`)
  assert.deepEqual(accounts.body.open_deal_amount, [{ currency: 'EUR', amount: 0.1 }])
  assert.equal((await world.request('DELETE', `/admin/crm/deals/${id}`)).status, 204)
  assertRefused(await world.request('GET', `/admin/crm/deals/${id}`), 404, 'not_found')
  assertRefused(await patch(world, deal, { title: 'x' }), 404, 'not_found')
  assertRefused(await world.request('DELETE', `/admin/crm/deals/${id}`), 404, 'not_found')
})

test('an amount that its currency cannot have, and a currency that is none, are refused by name', async () => {
  await using world = await startWorld()
  const deal = await aDeal(world, { amount: 10.25, currency: 'EUR' })
  for (const [body, place] of [
    [{ amount: 1.005 }, 'amount'],
    [{ currency: 'JPY' }, 'amount'],
    [{ amount: 1.0005, currency: 'KWD' }, 'amount'],
    [{ amount: 99999999999999 }, 'amount'],
    [{ amount: 1e21 }, 'amount'],
    [{ amount: 1e-7 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: '5' }, 'amount'],
    [{ currency: 'EURO' }, 'currency'],
    [{ currency: 'XXQ' }, 'currency'],
    [{ currency: 'DEM' }, 'currency'],
    [{ currency: null }, 'currency'],
    [{ expected_close_date: '2026-02-30' }, 'expected_close_date'],
    [{ stage: 'maybe' }, 'stage'],
    [{ title: ' ' }, 'title'],
  ] as const) {
    assertRefused(await patch(world, deal, body), 422, 'validation_failed', `body.${place}`)
    const made = await world.request('POST', '/admin/crm/deals', {
      title: 'x',
      amount: 10.25,
      currency: 'EUR',
      ...body,
    })
    assertRefused(made, 422, 'validation_failed', `body.${place}`)
  }
  const { body } = await patch(world, deal, { amount: 999999999999.999, currency: 'KWD' })
  assert.equal(body.amount, 999999999999.999)
  assert.equal((await patch(world, deal, { amount: 999999999999999, currency: 'JPY' })).body.amount, 999999999999999)
})

test('an account or a contact that is not there, another organisation’s or merged is refused, and the words name the new one', async () => {
  await using world = await startWorld()
  const stranger = await world.stranger()
  const theirs = {
    ...world,
    request: (...[method, path, body]: Parameters<World['request']>) =>
      world.request(method, path, body, { key: stranger }),
  } as World
  const [account, contact] = [await anAccount(theirs), await aContact(theirs)]
  const [kept, merged] = [await aContact(world), await aContact(world)]
  await mergeRows(world, kept.id, merged.id)
  const deal = await aDeal(world, { contact_id: kept.id })
  for (const [body, place, words] of [
    [{ account_id: account.id }, 'account_id', /no account/],
    [{ contact_id: contact.id }, 'contact_id', /no contact/],
    [{ contact_id: merged.id }, 'contact_id', new RegExp(`into contact ${kept.id}`)],
  ] as const) {
    const answers = [
      await patch(world, deal, body),
      await world.request('POST', '/admin/crm/deals', { title: 'x', ...body }),
    ]
    for (const answer of answers) {
      assertRefused(answer, 422, 'validation_failed', `body.${place}`)
      assert.match(answer.text, words)
    }
  }
})

test('each stage is told by history and time line with who and how long, and nothing where nothing changes', async () => {
  await using world = await startWorld()
  const [ada, bob] = [await aContact(world), await aContact(world)]
  const deal = await aDeal(world, { contact_id: ada.id, amount: 5, currency: 'EUR' })
  world.advance(60_000)
  await patch(world, deal, { stage: 'proposal' })
  assert.deepEqual(await patch(world, deal, { stage: 'proposal', title: deal.title }).then(({ status }) => status), 200)
  world.advance(3_600_000)
  const won = await patch(world, deal, { stage: 'won' })
  assert.ok(won.body.closed_at !== null)
  await patch(world, deal, { contact_id: bob.id })
  const lost = await patch(world, deal, { stage: 'lost' })
  assert.ok(lost.body.closed_at !== null)
  world.advance(1_000)
  assert.equal((await patch(world, deal, { stage: 'lead' })).body.closed_at, null)
  const { body: history, headers } = await world.request('GET', `/admin/crm/deals/${deal.id}/history`)
  assert.equal(headers['x-total-count'], '5')
  assert.deepEqual(
    history.map((each: any) => [
      each.from_stage,
      each.to_stage,
      each.actor,
      each.seconds >= 3_600,
      each.left_at === null,
    ]),
    [
      ['lost', 'lead', 'api_key:1', false, true],
      ['won', 'lost', 'api_key:1', false, false],
      ['proposal', 'won', 'api_key:1', false, false],
      ['lead', 'proposal', 'api_key:1', true, false],
      [null, 'lead', 'api_key:1', false, false],
    ],
  )
  assert.ok(history[4].seconds >= 60 && history[4].left_at === history[3].at)
  assert.deepEqual(await timeline(world, ada), ['deal_created', 'deal_moved', 'deal_won'])
  assert.deepEqual(await timeline(world, bob), ['deal_lost', 'deal_moved'])
  assert.equal((await world.query(`select from audit_entry where action = 'deal.update'`)).length, 5)
  assertRefused(await world.request('GET', '/admin/crm/deals/999/history'), 404, 'not_found')
})
