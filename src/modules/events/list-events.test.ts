import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { aPerson, as } from '../../../test/support/people.ts'

test('every filter and order of events gives those it means, with the exact total, also with a search', async () => {
  await using world = await startWorld()
  const fields: Record<string, object> = {
    Zebra: { event_date: '2020-01-01', event_type: 'workshop', visibility: 'public' },
    apple: { event_date: '2100-01-01', event_type: 'workshop' },
    Mango: {},
    'Fig late': { event_date: '2050-01-01', visibility: 'public' },
    Fig: {},
  }
  for (const [name, more] of Object.entries(fields)) {
    const { id } = await anEvent(world, { name, ...more })
    if (name === 'Fig') await aSession(world, id)
  }
  await world.request(
    'POST',
    '/admin/events',
    { name: 'Zoo', template_image_url: 'placeholder' },
    { key: await world.stranger() },
  )
  world.advance(Date.parse('2026-12-05') - Date.now())
  for (const [query, expected] of [
    ['', ['Fig', 'Fig late', 'Mango', 'apple', 'Zebra']],
    ['sort=oldest', ['Zebra', 'apple', 'Mango', 'Fig late', 'Fig']],
    ['sort=name', ['apple', 'Fig', 'Fig late', 'Mango', 'Zebra']],
    ['sort=-name', ['Zebra', 'Mango', 'Fig late', 'Fig', 'apple']],
    ['sort=date', ['Zebra', 'Fig late', 'apple', 'Mango', 'Fig']],
    ['sort=-date', ['apple', 'Fig late', 'Zebra', 'Fig', 'Mango']],
    ['when=upcoming', ['Fig late', 'apple']],
    ['when=past', ['Fig', 'Zebra']],
    ['when=undated', ['Mango']],
    ['when=current&sort=date', ['Fig late', 'apple', 'Mango']],
    ['event_type=workshop', ['apple', 'Zebra']],
    ['visibility=public&sort=name', ['Fig late', 'Zebra']],
    ['search=FIG', ['Fig', 'Fig late']],
    ['search=fig&when=upcoming', ['Fig late']],
    ['search=fig&sort=oldest', ['Fig late', 'Fig']],
    ['sort=name&limit=2&page=2', ['Fig late', 'Mango']],
  ] as const) {
    const { body, headers } = await world.request('GET', `/admin/events?${query}`)
    assert.deepEqual(
      body.map(({ name }: any) => name),
      expected,
      query,
    )
    if (!query.includes('page=')) assert.equal(headers['x-total-count'], String(expected.length), query)
  }
  assert.equal((await world.request('GET', '/admin/events?sort=age')).status, 422)
})

test('whoever works on some events alone is listed these, whatever the filter, order and search', async () => {
  await using world = await startWorld()
  const [own, hidden] = [await anEvent(world, { name: 'Own day' }), await anEvent(world, { name: 'Hidden day' })]
  const { token } = await aPerson(world, { role: 'viewer', events: [own.id] })
  for (const query of ['', 'search=day', 'sort=name', 'search=hid', 'when=undated', 'search=day&sort=date']) {
    const mine = await world.request('GET', `/admin/events?${query}`, undefined, as(token))
    const wanted = query === 'search=hid' ? [] : [own.id]
    assert.deepEqual(
      [mine.status, mine.body.map(({ id }: any) => id), mine.headers['x-total-count']],
      [200, wanted, String(wanted.length)],
      query,
    )
    const all = await world.request('GET', `/admin/events?${query}`)
    assert.ok(
      all.body.some(({ id }: any) => id === hidden.id),
      query,
    )
  }
})
