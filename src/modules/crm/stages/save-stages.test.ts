import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, aDeal } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { DEFAULT_STAGES } from './deal-stages.ts'

const PATH = '/admin/crm/deal-stages'
const own = [
  { key: 'first_call', label: 'First call', kind: 'open', weight: 0.2 },
  { key: 'offer', label: 'Offer', kind: 'open', weight: 0.6 },
  { key: 'signed', label: 'Signed', kind: 'won', weight: 1 },
  { key: 'won', label: 'Paid', kind: 'won', weight: 1 },
  { key: 'gone', label: 'Gone', kind: 'lost', weight: 0 },
]
const put = (world: World, stages: object) => world.request('PUT', PATH, stages as never)
const stagesOf = async (world: World) => (await world.request('GET', PATH)).body

test('a pipeline has the built-in stages until it has its own, in which deals are open, won or lost', async () => {
  await using world = await startWorld()
  assert.deepEqual(
    await stagesOf(world),
    DEFAULT_STAGES.map((stage) => ({ ...stage, deal_count: 0 })),
  )
  const contact = await aContact(world)
  const saved = await put(world, own)
  assert.deepEqual([saved.status, saved.body], [200, own.map((stage) => ({ ...stage, deal_count: 0 }))])
  const deal = await aDeal(world, { contact_id: contact.id, amount: 10, currency: 'EUR' })
  assert.deepEqual([deal.stage, deal.closed_at], ['first_call', null])
  const { body: signed } = await world.request('PATCH', `/admin/crm/deals/${deal.id}`, { stage: 'signed' })
  assert.ok(signed.closed_at)
  const { body: pipeline } = await world.request('GET', '/admin/crm/pipeline')
  assert.deepEqual(
    pipeline.stages.map(({ stage, label, kind, weight, deal_count }: any) => [stage, label, kind, weight, deal_count]),
    own.map(({ key, label, kind, weight }) => [key, label, kind, weight, key === 'signed' ? 1 : 0]),
  )
  const { body: timeline } = await world.request('GET', `/admin/crm/contacts/${contact.id}/timeline`)
  assert.deepEqual(
    timeline.map(({ kind }: any) => kind),
    ['deal_won', 'deal_created'],
  )
  const { body: scored } = await world.request('GET', `/admin/crm/contacts/${contact.id}`)
  assert.ok(scored.score_reasons.some(({ rule }: any) => rule === 'deal_won'))
  const { body: figures } = await world.request('GET', '/admin/analytics/org/crm')
  assert.deepEqual([figures.pipeline[0].won_count, figures.pipeline[0].open_count], [1, 0])
  assert.deepEqual(figures.closed[0].won, 1)
  const refused = await world.request('PATCH', `/admin/crm/deals/${deal.id}`, { stage: 'proposal' })
  assertRefused(refused, 422, 'validation_failed', 'body.stage')
  assert.match(refused.text, /first_call, offer, signed, won, gone/)
})

test('a stage with deals keeps its kind and its place in the list, and everything else about it can change', async () => {
  await using world = await startWorld()
  const deal = await aDeal(world, { stage: 'negotiation' })
  for (const [stages, named] of [
    [own, 'negotiation'],
    [[...own, { key: 'negotiation', label: 'Talks', kind: 'won', weight: 1 }], 'kind open'],
  ] as const) {
    const refused = await put(world, stages)
    assertRefused(refused, 409, 'has_deals')
    assert.ok(refused.body.detail.includes(named), refused.body.detail)
  }
  const kept = [{ key: 'negotiation', label: 'Talks', kind: 'open', weight: 0.5 }, ...own]
  assert.equal((await put(world, kept)).status, 200)
  assert.deepEqual((await stagesOf(world))[0], { ...kept[0], deal_count: 1 })
  await world.request('PATCH', `/admin/crm/deals/${deal.id}`, { stage: 'offer' })
  assert.equal((await put(world, own)).status, 200)
  const { body: history } = await world.request('GET', `/admin/crm/deals/${deal.id}/history`)
  assert.deepEqual(
    history.map(({ to_stage }: any) => to_stage),
    ['offer', 'negotiation'],
  )
})

test('stages without each kind, with a key twice, or with a weight that their kind cannot have are refused', async () => {
  await using world = await startWorld()
  const [first, offer, signed, won, gone] = own as [object, object, object, object, object]
  for (const [stages, place] of [
    [[first, offer, gone], 'body'],
    [[first, offer, signed], 'body'],
    [[signed, won, gone], 'body'],
    [[first, first, signed, gone], 'body.1.key'],
    [[first, { ...signed, weight: 0.9 }, gone], 'body.1.weight'],
    [[first, signed, { ...gone, weight: 0.1 }], 'body.2.weight'],
    [[first, signed, { ...gone, key: 'Gone!' }], 'body.2.key'],
    [[first, signed, { ...gone, label: ' ' }], 'body.2.label'],
    [[first, gone], 'body'],
    [Array.from({ length: 31 }, (_, nth) => ({ ...first, key: `s${nth}` })), 'body'],
  ] as const)
    assertRefused(await put(world, stages), 422, 'validation_failed', place)
  assert.equal((await stagesOf(world))[0].key, 'lead')
})

test('a stage is never removed under a deal that moves to it at the same moment', async () => {
  await using world = await startWorld()
  for (let round = 0; round < 8; round++) {
    await put(world, [...own, { key: 'talks', label: 'Talks', kind: 'open', weight: 0.5 }])
    const deal = await aDeal(world)
    const [moved, saved] = await Promise.all([
      world.request('PATCH', `/admin/crm/deals/${deal.id}`, { stage: 'talks' }),
      put(world, own),
    ])
    assert.ok(['200 409', '422 200'].includes(`${moved.status} ${saved.status}`), `${moved.status} ${saved.status}`)
    await world.request('DELETE', `/admin/crm/deals/${deal.id}`)
  }
})

test('the database refuses a deal in a stage that its organisation does not have', async () => {
  await using world = await startWorld()
  const deal = await aDeal(world)
  await assert.rejects(world.query(`update deal set stage = 'elsewhere' where id = ${deal.id}`), /deal_of_stage/)
  await assert.rejects(world.query(`delete from deal_stage where key = 'lead'`), /deal_of_stage/)
})
