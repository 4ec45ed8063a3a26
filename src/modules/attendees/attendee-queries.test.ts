import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('a search finds first name, last name, both together or e-mail, whatever the case and accents', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const other = await anEvent(world)
  await anAttendee(world, other.id, { first_name: 'Ayşe', last_name: 'Işık', email: 'other@example.org' })
  const people = [
    ['Ayşe', 'Işık', 'a.isik@Example.org'],
    ['José', 'Núñez', 'pepe@example.net'],
    ['100%', '_under_', 'per\u2019cent@example.net'],
  ]
  for (const [first_name, last_name, email] of people)
    await anAttendee(world, event.id, { first_name, last_name, email })
  for (const [search, expected] of [
    ['ayse', ['Ayşe']],
    ['AYŞE IŞIK', ['Ayşe']],
    ['ışık', ['Ayşe']],
    ['isik@EXAMPLE', ['Ayşe']],
    ['nunez', ['José']],
    ['josé núñez', ['José']],
    ['pepe@', ['José']],
    ['example', ['100%', 'José', 'Ayşe']],
    ['%', ['100%']],
    ['_', ['100%']],
    ['\\', []],
    ['zoe', []],
  ] as const) {
    const path = `/admin/events/${event.id}/attendees?search=${encodeURIComponent(search)}`
    const { body, headers } = await world.request('GET', path)
    assert.deepEqual(
      body.map(({ first_name }: any) => first_name),
      expected,
      search,
    )
    assert.equal(headers['x-total-count'], String(expected.length))
  }
})

test('a search hears of changed names and addresses', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id, { first_name: 'Ada', email: 'ada@example.org' })
  const path = `/admin/events/${event.id}/attendees`
  await world.request('PATCH', `${path}/${id}`, { last_name: 'King', email: 'countess@example.org' })
  for (const [search, count] of [
    ['ada king', 1],
    ['countess', 1],
    ['lovelace', 0],
    ['ada@', 0],
  ] as const) {
    assert.equal((await world.request('GET', `${path}?search=${search}`)).body.length, count, search)
  }
})

test('attendees are listed newest first; page and limit cut the list without gaps', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ids: number[] = []
  for (let n = 0; n < 23; n++) ids.unshift((await anAttendee(world, event.id)).id)
  const page = async (query: string) =>
    (await world.request('GET', `/admin/events/${event.id}/attendees${query}`)).body.map(({ id }: any) => id)
  assert.deepEqual(await page(''), ids.slice(0, 20))
  assert.deepEqual(await page('?page=2'), ids.slice(20))
  assert.deepEqual(await page('?limit=5&page=3'), ids.slice(10, 15))
  assert.deepEqual(await page('?limit=200'), ids)
  assert.deepEqual(await page('?page=99'), [])
})

test('whoever pages while others are added misses nobody', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/attendees`
  const before: number[] = []
  for (let n = 0; n < 30; n++) before.push((await anAttendee(world, event.id)).id)
  const seen = new Set<number>()
  for (let page = 1; ; page++) {
    const { body } = await world.request('GET', `${path}?limit=7&page=${page}`)
    if (body.length === 0) break
    for (const { id } of body) seen.add(id)
    if (page < 6) await Promise.all([anAttendee(world, event.id), anAttendee(world, event.id)])
  }
  assert.deepEqual(
    before.filter((id) => !seen.has(id)),
    [],
  )
})
