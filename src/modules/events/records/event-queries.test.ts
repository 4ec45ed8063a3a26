import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

async function found(world: World, search: string): Promise<string[]> {
  const { status, body, headers } = await world.request(
    'GET',
    `/admin/events?limit=200&search=${encodeURIComponent(search)}`,
  )
  assert.equal(status, 200)
  assert.equal(headers['x-total-count'], String(body.length))
  return body.map(({ name }: { name: string }) => name)
}

test('a search finds names anywhere in them, whatever the case, accents and Turkish letters', async () => {
  await using world = await startWorld()
  for (const name of ['İSTANBUL Buluşması', 'ılık yaz', 'Éclair Élysée', 'Straße der Kunst', 'ΟΔΥΣΣΕΥΣ', '東京の日'])
    await anEvent(world, { name })
  for (const [search, name] of [
    ['istanbul', 'İSTANBUL Buluşması'],
    ['ISTANBUL', 'İSTANBUL Buluşması'],
    ['İstanbul', 'İSTANBUL Buluşması'],
    ['ıstanbul', 'İSTANBUL Buluşması'],
    ['bulusma', 'İSTANBUL Buluşması'],
    ['tanbul bul', 'İSTANBUL Buluşması'],
    ['ILIK', 'ılık yaz'],
    ['ilik', 'ılık yaz'],
    ['eclair', 'Éclair Élysée'],
    ['E\u0301LYSE\u0301E', 'Éclair Élysée'],
    ['strasse', 'Straße der Kunst'],
    ['οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
    ['京の', '東京の日'],
  ] as const) {
    assert.deepEqual(await found(world, search), [name], search)
  }
  assert.deepEqual(await found(world, 'ankara'), [])
  assert.equal((await found(world, '')).length, 6)
  assert.equal((await found(world, '  ')).length, 6)
})

test('in a search every character means itself', async () => {
  await using world = await startWorld()
  const names = [
    '100% off',
    '100 off',
    'snake_case',
    'snakeXcase',
    'back\\slash',
    "it's; drop table event;--",
    '.*',
    '[a-z]',
  ]
  for (const name of names) await anEvent(world, { name })
  assert.deepEqual(await found(world, '%'), ['100% off'])
  assert.deepEqual(await found(world, '0% o'), ['100% off'])
  assert.deepEqual(await found(world, '_'), ['snake_case'])
  assert.deepEqual(await found(world, '\\'), ['back\\slash'])
  assert.deepEqual(await found(world, "'s; drop"), ["it's; drop table event;--"])
  assert.deepEqual(await found(world, '.*'), ['.*'])
  assert.deepEqual(await found(world, '[a'), ['[a-z]'])
  assert.deepEqual(await found(world, '%%'), [])
  assert.deepEqual(await found(world, '\\%'), [])
})

test('a search hears of a changed name at once, and of no other organisation', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world, { name: 'Old words' })
  await world.request('PATCH', `/admin/events/${id}`, { name: 'New words' })
  assert.deepEqual(await found(world, 'old'), [])
  assert.deepEqual(await found(world, 'new'), ['New words'])
  const key = await world.stranger()
  assert.deepEqual((await world.request('GET', '/admin/events?search=new', undefined, { key })).body, [])
})

test('events are listed newest first, with as many fields as when they are read', async () => {
  await using world = await startWorld()
  const events = []
  for (let n = 0; n < 25; n++) events.unshift(await anEvent(world, { name: `Event ${n}` }))
  const first = await world.request('GET', '/admin/events')
  assert.deepEqual(first.body, events.slice(0, 20))
  assert.equal(first.headers['x-total-count'], '25')
  assert.deepEqual((await world.request('GET', '/admin/events?page=2')).body, events.slice(20))
  assert.deepEqual((await world.request('GET', '/admin/events?page=3&limit=7')).body, events.slice(14, 21))
  assert.deepEqual((await world.request('GET', '/admin/events?page=4')).body, [])
  assert.equal((await world.request('GET', '/admin/events?page=4')).headers['x-total-count'], '25')
})

test('the number of attendees is right after adding, removing and at once', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  const added = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      world.request('POST', `/admin/events/${id}/attendees`, { first_name: 'Ada', email: `a${n}@example.org` }),
    ),
  )
  await Promise.all(
    added.slice(0, 5).map(({ body }) => world.request('DELETE', `/admin/events/${id}/attendees/${body.id}`)),
  )
  assert.equal((await world.request('GET', `/admin/events/${id}`)).body.attendee_count, 7)
  assert.equal((await world.request('GET', '/admin/events')).body[0].attendee_count, 7)
  assert.equal((await world.request('PATCH', `/admin/events/${id}`, {})).body.attendee_count, 7)
})
