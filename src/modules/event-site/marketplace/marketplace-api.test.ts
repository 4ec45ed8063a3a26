import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent, register } from '../../../../test/support/register.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const LIST = '/public/marketplace'

const ask = (world: World, query = '', headers: Record<string, string> = {}) =>
  world.request('GET', `${LIST}${query}`, undefined, { key: null, headers })

const namesOf = async (world: World, query = '') => {
  const { status, body } = await ask(world, query)
  assert.equal(status, 200, JSON.stringify(body))
  return body.map(({ name }: { name: string }) => name)
}

const aPublicEvent = (world: World, name: string, fields: object = {}) =>
  anEvent(world, { visibility: 'public', name, ...fields })

async function aWorld() {
  const world = await startWorld()
  world.stopClock(NOW)
  return world
}

test('visitors get public events only, with no more fields than they need', async () => {
  await using world = await aWorld()
  for (const visibility of ['private', 'unlisted']) await anEvent(world, { visibility, name: visibility })
  const event = await aPublicEvent(world, 'Şenlik', {
    event_date: '2026-12-01T06:00:00Z',
    event_timezone: 'Europe/Istanbul',
    event_location: 'Park',
    event_description: `First  line\n\n${'x'.repeat(500)}`,
    registration_capacity: 3,
  })
  await aSession(world, event.id, {
    title: 'Opening',
    start_time: '2026-12-02T06:00:00Z',
    end_time: '2026-12-03T06:00:00Z',
  })
  await register(world, event)
  const { body, headers } = await ask(world)
  const [{ slug }] = (await world.query<{ slug: string }>('select slug from organisation')) as [{ slug: string }]
  const listed = {
    id: event.id,
    slug: event.public_url.split('/').at(-1),
    name: 'Şenlik',
    event_type: 'conference',
    summary: `First line ${'x'.repeat(189)}…`,
    event_location: 'Park',
    event_date: '2026-12-01T06:00:00.000Z',
    event_end_date: null,
    ends_at: '2026-12-03T06:00:00.000Z',
    cover_image_url: null,
    event_timezone: 'Europe/Istanbul',
    event_language: 'en',
    organiser: 'My organisation',
    organisation: slug,
    public_url: event.public_url,
    picture_url: `${event.public_url}.png`,
    registration: 'open',
    places_left: 2,
  }
  assert.deepEqual([body, headers['x-total-count']], [[listed], '1'])
  const one = await ask(world, `/${event.id}`)
  assert.deepEqual((await ask(world, `/${listed.slug}`)).body, one.body)
  const { id } = one.body.sessions[0]
  assert.deepEqual(one.body, {
    ...listed,
    event_description: event.event_description,
    registration_opens_at: null,
    registration_closes_at: null,
    calendar_url: `${event.public_url}.ics`,
    sessions: [
      {
        id,
        title: 'Opening',
        start_time: '2026-12-02T06:00:00.000Z',
        end_time: '2026-12-03T06:00:00.000Z',
        ...{ signup: false, places_left: null },
        ...{ location: null, track: null, speaker: null, speakers: [], description: null },
        calendar_url: `${event.public_url}/sessions/${id}.ics`,
      },
    ],
    session_count: 1,
  })
})

test('an event that is not public is not found by its slug or its id', async () => {
  await using world = await aWorld()
  for (const visibility of ['private', 'unlisted', 'public']) {
    const { id } = await anEvent(world, { visibility })
    const [{ slug }] = (await world.query(`select slug from event where id = ${id}`)) as [{ slug: string }]
    assert.equal((await ask(world, `/${slug}`)).status, visibility === 'public' ? 200 : 404, visibility)
    assert.equal((await ask(world, `/${id}`)).status, visibility === 'public' ? 200 : 404, visibility)
  }
  for (const id of ['0', '-1', '999999', '9'.repeat(20), '1.5'])
    assertRefused(await ask(world, `/${id}`), 404, 'not_found')
  assertRefused(await ask(world, '/%E2%98%83'), 404, 'not_found')
})

test('a cached answer is not used after its content or its visibility has changed', async () => {
  await using world = await aWorld()
  const event = await anOpenEvent(world, { visibility: 'public', registration_capacity: 5, event_date: '2026-11-22' })
  const path = `/${event.public_url.split('/').at(-1)}`
  const change = (fields: object) => world.request('PATCH', `/admin/events/${event.id}`, fields)
  const changes: [string, () => Promise<unknown>, detail: number][] = [
    ['a place', () => register(world, event), 200],
    ['a name', () => change({ name: 'Other' }), 200],
    ['a session', () => aSession(world, event.id), 200],
    ['the organiser', () => world.request('PATCH', '/admin/organisation', { name: 'Renamed' }), 200],
    ['registration', () => change({ registration_closed: true }), 200],
    ['another event', () => aPublicEvent(world, 'Another'), 304],
    ['unlisted', () => change({ visibility: 'unlisted' }), 404],
  ]
  for (const [what, act, status] of changes) {
    const [list, detail] = [await ask(world), await ask(world, path)]
    for (const { headers } of [list, detail]) {
      assert.match(String(headers.etag), /^"[\w-]{27}"$/)
      assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate')
      assert.equal(headers['access-control-allow-origin'], '*')
    }
    const again = (query: string, held: typeof list) =>
      ask(world, query, { 'if-none-match': String(held.headers.etag) })
    for (const answer of [await again('', list), await again(path, detail)])
      assert.deepEqual([answer.status, answer.text], [304, ''], what)
    await act()
    assert.equal((await again('', list)).status, 200, what)
    const after = await again(path, detail)
    assert.equal(after.status, status, what)
    if (status === 404) assert.equal(after.headers['etag'], undefined)
  }
  assert.deepEqual(await namesOf(world), ['Another'])
})

test('an event is past once its day has ended in its zone and its last session is over', async () => {
  await using world = await aWorld()
  const day = { event_date: '2026-11-22T20:00:00Z' }
  await aPublicEvent(world, 'Apia', { ...day, event_timezone: 'Pacific/Apia' })
  await aPublicEvent(world, 'Utc', day)
  await aPublicEvent(world, 'Honolulu', { ...day, event_timezone: 'Pacific/Honolulu' })
  const long = await aPublicEvent(world, 'Long', { event_date: '2026-09-01T06:00:00Z' })
  await aSession(world, long.id, { start_time: '2026-09-01T06:00:00Z', end_time: '2026-12-24T00:00:00Z' })
  await aPublicEvent(world, 'Dateless')
  const sessions = await aPublicEvent(world, 'Sessions')
  const { id } = await aSession(world, sessions.id, {
    start_time: '2026-11-23T06:00:00Z',
    end_time: '2026-11-23T07:00:00Z',
  })
  const moments: [string, upcoming: string[], past: string[]][] = [
    ['2026-11-22T20:30:00Z', ['Long', 'Apia', 'Utc', 'Honolulu', 'Sessions', 'Dateless'], []],
    ['2026-11-23T00:00:00Z', ['Long', 'Apia', 'Honolulu', 'Sessions', 'Dateless'], ['Utc']],
    ['2026-11-23T11:00:00Z', ['Long', 'Dateless'], ['Sessions', 'Honolulu', 'Apia', 'Utc'].toSorted()],
    ['2026-12-24T00:00:00Z', ['Dateless'], ['Sessions', 'Honolulu', 'Apia', 'Utc', 'Long'].toSorted()],
  ]
  for (const [moment, upcoming, past] of moments) {
    world.stopClock(new Date(moment))
    assert.deepEqual((await namesOf(world)).toSorted(), upcoming.toSorted(), moment)
    assert.deepEqual((await namesOf(world, '?when=past')).toSorted(), past, moment)
    assert.equal((await namesOf(world, '?when=all')).length, 6)
  }
  await world.request('PATCH', `/admin/events/${sessions.id}/sessions/${id}`, { end_time: '2027-01-01T00:00:00Z' })
  assert.deepEqual(await namesOf(world), ['Sessions', 'Dateless'])
  await world.request('DELETE', `/admin/events/${sessions.id}/sessions/${id}`)
  assert.deepEqual(await namesOf(world), ['Dateless', 'Sessions'])
})

test('filters by type, time, place, free places and organiser work alone and combined', async () => {
  await using world = await aWorld()
  const key = await world.stranger()
  const at = (event_date: string, event_timezone = 'UTC') => ({ event_date, event_timezone })
  await aPublicEvent(world, 'A', { ...at('2026-12-01T00:00:00Z', 'Europe/Istanbul'), event_type: 'workshop' })
  await aPublicEvent(world, 'B', { ...at('2026-12-01T22:00:00Z', 'Europe/Istanbul'), event_location: 'İzmir, Çeşme' })
  const full = await anOpenEvent(world, {
    ...at('2026-12-05T10:00:00Z'),
    visibility: 'public',
    name: 'Full',
    registration_capacity: 1,
    event_location: 'Izmir',
  })
  await register(world, full)
  const awaited = await anOpenEvent(world, {
    ...at('2026-12-05T11:00:00Z'),
    visibility: 'public',
    name: 'Awaited',
    registration_capacity: 1,
    event_location: 'Bursa',
  })
  for (const _ of [1, 2]) await register(world, awaited)
  // A place more than is taken, for which somebody waits: it is offered to them first.
  await world.query(`update event set registration_capacity = 2 where id = ${awaited.id}`)
  await aPublicEvent(world, 'Closed', { ...at('2026-12-06T10:00:00Z'), registration_enabled: false })
  await world.request(
    'POST',
    '/admin/events',
    { name: 'Theirs', template_image_url: 'placeholder', visibility: 'public' },
    { key },
  )
  const [own, theirs] = await world.query<{ slug: string }>('select slug from organisation order by id')
  const cases: [string, string[]][] = [
    ['', ['A', 'B', 'Full', 'Awaited', 'Closed', 'Theirs']],
    ['?type=workshop', ['A']],
    ['?from=2026-12-02', ['B', 'Full', 'Awaited', 'Closed']],
    ['?to=2026-12-01', ['A']],
    ['?from=2026-12-01&to=2026-12-01', ['A']],
    ['?from=2026-12-02&to=2026-12-02', ['B']],
    ['?from=2026-12-01T21:00:00Z&to=2026-12-05T10:00:00Z', ['B']],
    ['?to=2026-12-05T10:00:01Z&from=2026-12-03', ['Full']],
    ['?place=izm%C4%B0r', ['B', 'Full']],
    ['?place=cesme', ['B']],
    ['?place=%25', []],
    ['?free=true', ['A', 'B', 'Theirs']],
    ['?free=false&type=workshop', ['A']],
    [`?organisation=${theirs!.slug}`, ['Theirs']],
    [`?organisation=${own!.slug}&free=true&place=izmir`, ['B']],
    ['?organisation=1', []],
    ['?sort=latest', ['Theirs', 'Closed', 'Awaited', 'Full', 'B', 'A']],
    ['?sort=newest&limit=2', ['Theirs', 'Closed']],
    ['?limit=2&page=2', ['Full', 'Awaited']],
  ]
  for (const [query, names] of cases) assert.deepEqual(await namesOf(world, query), names, query)
})

test('an invalid request is refused, naming the field and the reason', async () => {
  await using world = await aWorld()
  for (const query of [
    'type=party',
    'when=now',
    'from=yesterday',
    'to=2026-02-30',
    'free=maybe',
    'sort=name',
    'page=0',
  ])
    assertRefused(await ask(world, `?${query}`), 422, 'validation_failed')
  const deep = await ask(world, '?page=1000000000000000')
  assert.deepEqual([deep.status, deep.body.detail[0].type], [422, 'too_deep'])
  const words = await ask(world, `?search=${'a b c d e f g h i j'.replaceAll(' ', '+')}`)
  assert.deepEqual([words.status, words.body.detail[0].type], [422, 'too_many_words'])
  assertRefused(await ask(world, `?search=${'x'.repeat(301)}`), 422, 'validation_failed')
})
