import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, aDeal, anAccount } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const patch = (world: World, id: number, body: object) => world.request('PATCH', `/admin/crm/deals/${id}`, body)
const pipeline = async (world: World, query = '') =>
  (await world.request('GET', `/admin/crm/pipeline?${query}`)).body.stages

async function idsIn(world: World, stage = 'lead'): Promise<number[]> {
  const stages = await pipeline(world)
  return stages.find((each: any) => each.stage === stage).deals.map(({ id }: { id: number }) => id)
}

test('a deal stands where it was put: on top, at a number, before or after another, also where numbers have no room left', async () => {
  await using world = await startWorld()
  const [a, b, c] = [(await aDeal(world)).id, (await aDeal(world)).id, (await aDeal(world)).id]
  assert.deepEqual(await idsIn(world), [c, b, a])
  await patch(world, c, { after: a })
  assert.deepEqual(await idsIn(world), [b, a, c])
  await patch(world, c, { before: b })
  assert.deepEqual(await idsIn(world), [c, b, a])
  for (const [id, position] of [
    [a, 1],
    [b, 1],
    [c, 1],
  ] as const)
    await patch(world, id, { position })
  assert.deepEqual(await idsIn(world), [a, b, c])
  await patch(world, c, { before: b })
  assert.deepEqual(await idsIn(world), [a, c, b], 'the stage is numbered anew')
  await patch(world, b, { stage: 'won' })
  await patch(world, a, { stage: 'won', after: b })
  assert.deepEqual([await idsIn(world), await idsIn(world, 'won')], [[c], [b, a]])
  for (const [body, place] of [
    [{ before: a, after: a }, 'position'],
    [{ before: 999 }, 'before'],
    [{ after: c }, 'after'],
    [{ before: a }, 'before'],
    [{ position: 1e300 }, 'position'],
  ] as const)
    assertRefused(await patch(world, c, body), 422, 'validation_failed', `body.${place}`)
})

test('the pipeline sums each currency alone, weighted by stage, and each filter tells of its deals', async () => {
  await using world = await startWorld()
  const account = await anAccount(world)
  const mine = { owner: 'me', account_id: account.id, stage: 'proposal' }
  await aDeal(world, { ...mine, amount: 0.1, currency: 'EUR' })
  const second = await aDeal(world, { ...mine, amount: 0.2, currency: 'EUR' })
  await aDeal(world, { stage: 'proposal', amount: 500, currency: 'JPY' })
  await aDeal(world, { stage: 'lead', amount: 9, currency: 'USD' })
  const sums = (stages: any[]) =>
    stages.filter(({ deal_count: n }) => n > 0).map(({ stage, deal_count, sums }) => [stage, deal_count, sums])
  const euros = { currency: 'EUR', amount: 0.3, weighted_amount: 0.15 }
  assert.deepEqual(sums(await pipeline(world)), [
    ['lead', 1, [{ currency: 'USD', amount: 9, weighted_amount: 0.9 }]],
    ['proposal', 3, [euros, { currency: 'JPY', amount: 500, weighted_amount: 250 }]],
  ])
  for (const filter of ['owner=me', `account_id=${account.id}`, `owner=me&account_id=${account.id}`])
    assert.deepEqual(sums(await pipeline(world, filter)), [['proposal', 2, [euros]]])
  const [, , proposal] = await pipeline(world, 'owner=me&limit=1')
  assert.deepEqual([proposal.deal_count, proposal.deals.map(({ id }: any) => id)], [2, [second.id]])
  await patch(world, second.id, { stage: 'won', currency: 'USD' })
  await world.request('DELETE', `/admin/crm/deals/${second.id}`)
  assert.equal((await pipeline(world))[4].deal_count, 0)
})

test('deals are found by each filter, in each order, and of an account or a contact alone', async () => {
  await using world = await startWorld()
  const [account, contact] = [await anAccount(world), await aContact(world)]
  const a = await aDeal(world, { title: 'Öne', amount: 5, currency: 'EUR', account_id: account.id, owner: 'me' })
  const b = await aDeal(world, { title: 'Two', amount: 9, currency: 'EUR', contact_id: contact.id, stage: 'won' })
  const c = await aDeal(world, { title: 'Three', amount: 7, currency: 'TRY', expected_close_date: '2026-12-01' })
  world.advance(1_000)
  await patch(world, a.id, { notes: 'x' })
  for (const [path, query, ids] of [
    ['deals', '', [c, b, a]],
    ['deals', 'sort=oldest', [a, b, c]],
    ['deals', 'sort=updated', [a, c, b]],
    ['deals', 'sort=expected_close', [c, a, b]],
    ['deals', 'sort=amount&currency=eur', [b, a]],
    ['deals', 'currency=EUR&min_amount=6', [b]],
    ['deals', 'currency=EUR&max_amount=5', [a]],
    ['deals', 'expected_after=2026-12-01&expected_before=2026-12-01', [c]],
    ['deals', 'stage=won', [b]],
    ['deals', 'owner=me', [a]],
    ['deals', 'search=one', [a]],
    ['deals', `account_id=${account.id}&stage=won`, []],
    [`accounts/${account.id}/deals`, '', [a]],
    [`contacts/${contact.id}/deals`, '', [b]],
  ] as const) {
    const { status, body, headers } = await world.request('GET', `/admin/crm/${path}?${query}`)
    assert.deepEqual([status, body.map(({ id }: any) => id)], [200, ids.map(({ id }) => id)], `${path}?${query}`)
    assert.equal(headers['x-total-count'], String(ids.length), query)
  }
  for (const [path, titles] of [
    ['deals', ['Three', 'Two', 'Öne']],
    [`accounts/${account.id}/deals`, ['Öne']],
    [`contacts/${contact.id}/deals`, ['Two']],
    [`contacts/${contact.id}/deals?stage=lead`, []],
  ] as const) {
    const join = path.includes('?') ? '&' : '?'
    const { status, text } = await world.request('GET', `/admin/crm/${path}${join}format=csv`)
    assert.deepEqual([status, text.match(/Öne|Two|Three/g) ?? []], [200, titles], path)
    const workbook = await world.request('GET', `/admin/crm/${path}${join}format=xlsx`)
    assert.match(String(workbook.headers['content-type']), /spreadsheetml/, path)
  }
  for (const query of ['sort=amount', 'min_amount=1', 'search=x&sort=updated', 'expected_after=soon'])
    assertRefused(await world.request('GET', `/admin/crm/deals?${query}`), 422, 'validation_failed')
  for (const path of ['accounts/999/deals', 'contacts/999/deals', 'contacts/999/deals?format=csv'])
    assertRefused(await world.request('GET', `/admin/crm/${path}`), 404, 'not_found')
})

test('of moves at once none is lost: the history is unbroken, the counts are right, and each deal is where it was put last', async () => {
  await using world = await startWorld()
  const contact = await aContact(world)
  const deal = await aDeal(world, { contact_id: contact.id, amount: 3 })
  const stages = ['qualified', 'proposal', 'negotiation', 'won', 'lost', 'lead']
  const answers = await Promise.all([...stages, ...stages].map((stage) => patch(world, deal.id, { stage })))
  for (const { status } of answers) assert.equal(status, 200)
  const { body: history } = await world.request('GET', `/admin/crm/deals/${deal.id}/history?limit=50`)
  const changed = history.length
  for (const [nth, each] of history.entries()) assert.equal(each.from_stage, history[nth + 1]?.to_stage ?? null)
  const { body } = await world.request('GET', `/admin/crm/deals/${deal.id}`)
  assert.equal(body.stage, history[0].to_stage)
  const { headers } = await world.request('GET', `/admin/crm/contacts/${contact.id}/timeline`)
  assert.equal(headers['x-total-count'], String(changed))
})
