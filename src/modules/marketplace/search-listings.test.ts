import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { foldPlaces } from '../events/fold-places.ts'
import { listPublicEvents } from './list-public-events.ts'

const MANY = 1_500

const find = async (world: World, search: string, more: object = {}) => {
  const { rows } = await listPublicEvents(world.services, { search, when: 'all', limit: 200, ...more })
  return rows.map(({ name }) => name).toSorted()
}

/** Events that all have something in common, so that a search has to tell them apart. */
const copies = (world: World) =>
  world.query(`
    insert into event (org_id, name, folded_name, visibility, template_image_url, template_status, slug, created_at, updated_at)
    select 1, 'Copy ' || n, 'copy ' || n, 'public', 'placeholder', 'builtin', 'copy-' || n, now(), now()
    from generate_series(1, ${MANY}) n`)

test('words are found in names and places, in any order, letter case and script, each meaning itself, among few and many', async () => {
  await using world = await startWorld()
  const place = (name: string, event_location: string | null = null) =>
    anEvent(world, { visibility: 'public', name, event_location })
  await place('Yapay Zekâ Günü', 'İSTANBUL, Şişli')
  await place('Istanbul 100%', 'A_b')
  await place('東京 勉強会', '渋谷')
  await place('مُؤْتَمَر', 'Straße 5')
  const cases: [string, string[]][] = [
    ['istanbul', ['Istanbul 100%', 'Yapay Zekâ Günü']],
    ['sisli ZEKA', ['Yapay Zekâ Günü']],
    ['zeka sisli gunu yapay', ['Yapay Zekâ Günü']],
    ['100%', ['Istanbul 100%']],
    ['%', ['Istanbul 100%']],
    ['_', ['Istanbul 100%']],
    ['a_b', ['Istanbul 100%']],
    ['勉', ['東京 勉強会']],
    ['渋谷 東京', ['東京 勉強会']],
    ['مؤتمر strasse', ['مُؤْتَمَر']],
    ['istanbul tokyo', []],
    ['\\', []],
    ['günü\nistanbul', ['Yapay Zekâ Günü']],
    ['%%%%%%%', []],
  ]
  const judge = async () => {
    for (const [search, names] of cases) assert.deepEqual(await find(world, search), names, search)
    assert.deepEqual(await find(world, '', { place: 'istanbul' }), ['Yapay Zekâ Günü'])
    assert.deepEqual(await find(world, 'gunu', { place: 'istanbul' }), ['Yapay Zekâ Günü'])
  }
  await judge()
  await copies(world)
  await judge()
  // Rebuilding an index finds none of our functions.
  await world.query('reindex index listing_search')
  await judge()
  assert.deepEqual(await find(world, `copy ${MANY - 7}`), [`Copy ${MANY - 7}`])
  assert.equal((await find(world, 'copy 1')).length, 200)
  assert.deepEqual(await find(world, 'copy 1 zzz'), [])
})

test('each page of a list of many goes on where the one before ended, in every order', async () => {
  await using world = await startWorld()
  await copies(world)
  await world.query(
    `update event set event_date = now() + (id % 700) * interval '1 day' - interval '350 days' where id % 3 > 0`,
  )
  for (const sort of ['soonest', 'latest', 'newest'] as const)
    for (const search of ['', 'copy']) {
      const pages = []
      for (let page = 1; page <= MANY / 100; page += 1)
        pages.push(...(await listPublicEvents(world.services, { when: 'all', sort, search, page, limit: 100 })).rows)
      assert.equal(new Set(pages.map(({ id }) => id)).size, MANY, `${sort} ${search}`)
      const keys = pages.map(({ id, starts_at }) => [starts_at?.getTime() ?? Number.POSITIVE_INFINITY, id] as const)
      const before = (a: readonly [number, number], b: readonly [number, number]) =>
        sort === 'newest'
          ? b[1] - a[1]
          : (sort === 'soonest' ? 1 : -1) * (a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1)
      assert.deepEqual(keys, keys.toSorted(before), `${sort} ${search}`)
    }
})

test('places of events that were there before places were folded are folded by a job', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world, { visibility: 'public', name: 'Old', event_location: 'ÇEŞME' })
  await world.query(`update event set folded_place = null where id = ${id}`)
  assert.deepEqual(await find(world, 'cesme'), [])
  await foldPlaces(world.services)
  assert.deepEqual(await find(world, 'cesme'), ['Old'])
})

test('an event is listed by its sessions, whichever of two that change them at once or make it public comes first', async () => {
  await using world = await startWorld()
  for (let round = 0; round < 5; round += 1) {
    const event = await anEvent(world, { name: `Event ${round}` })
    const session = await aSession(world, event.id)
    const path = `/admin/events/${event.id}`
    const answers = await Promise.all([
      world.request('PATCH', path, { visibility: 'public' }),
      aSession(world, event.id, { start_time: '2026-12-01T08:00:00Z', end_time: '2026-12-24T10:00:00Z' }),
      world.request('PATCH', `${path}/sessions/${session.id}`, { start_time: '2026-11-30T08:00:00Z' }),
      aSession(world, event.id, { start_time: '2026-11-29T08:00:00Z', end_time: '2026-12-02T10:00:00Z' }),
    ])
    assert.equal(answers[0].status, 200)
    const [listed] = (await listPublicEvents(world.services, { search: `Event ${round}`, when: 'all' })).rows
    assert.deepEqual(
      [listed!.starts_at, listed!.ends_at],
      [new Date('2026-11-29T08:00:00Z'), new Date('2026-12-24T10:00:00Z')],
    )
  }
})
