import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, register } from '../../../../test/support/register.ts'

const QUESTIONS = [{ id: 'diet', type: 'choice', label: 'Food?', options: ['All', 'Plants'] }]

const facts = (world: World, address: unknown) =>
  world.request('GET', `/public/events/${address}`, undefined, { key: null })

test('the public API returns what visitors may know of an event, and nothing else', async () => {
  await using world = await startWorld()
  const own = {
    name: 'Paper',
    event_type: 'workshop',
    event_description: 'About <paper>',
    event_location: 'Hall',
    event_date: '2099-05-01T06:00:00.000Z',
    event_end_date: '2099-05-02T15:00:00.000Z',
    event_timezone: 'Europe/Istanbul',
    event_language: 'tr',
  }
  const event = await anOpenEvent(world, { ...own, registration_capacity: 2, registration_questions: QUESTIONS })
  const talk = { title: 'Opening', start_time: '2099-05-01T06:00:00.000Z', end_time: '2099-05-01T07:00:00.000Z' }
  const person = { name: 'Ada', role: 'Engineer' }
  const { body: ada } = await world.request('POST', `/admin/events/${event.id}/speakers`, person)
  const about = { track: 'Engines', description: 'Why *engines*', speaker_ids: [ada.id] }
  await aSession(world, event.id, { ...talk, ...about, speaker: 'Ayşe', capacity: 7 })
  const answer = await facts(world, event.public_url.split('/').at(-1))
  const { id } = answer.body.sessions[0]
  assert.match(id, /^[0-9a-f-]{36}$/)
  assert.deepEqual(answer.body, {
    ...own,
    cover_image_url: null,
    organiser: 'My organisation',
    public_url: event.public_url,
    registration: 'open',
    registration_approval: false,
    registration_opens_at: null,
    registration_closes_at: null,
    registration_questions: QUESTIONS,
    registration_types: [],
    places_left: 2,
    max_guests: 0,
    waiting: 0,
    sessions: [
      {
        ...talk,
        ...{ location: null, speaker: 'Ayşe', track: 'Engines', description: 'Why *engines*' },
        speakers: ['Ada'],
        id,
        calendar_url: `${event.public_url}/sessions/${id}.ics`,
        signup: false,
        places_left: null,
      },
    ],
    session_count: 1,
    speakers: [{ name: 'Ada', role: 'Engineer', biography: null, picture_url: null, website: null }],
  })
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.deepEqual((await facts(world, event.id)).body, answer.body)
})

test('the public API returns how many places are left for newcomers, and whether anybody can register', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-22T09:00:00Z'))
  const states: [object, string][] = [
    [{ registration_enabled: false }, 'disabled'],
    [{ event_date: '2026-11-21' }, 'past'],
    [{ registration_closed: true }, 'closed'],
    [{ registration_opens_at: '2026-11-22T09:00:01Z' }, 'not_open'],
    [{ registration_opens_at: '2026-11-22T09:00:00Z' }, 'open'],
  ]
  for (const [fields, state] of states) {
    const { body } = await facts(world, (await anOpenEvent(world, fields)).id)
    assert.deepEqual([body.registration, body.places_left], [state, null])
  }
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const places = async () => {
    const { places_left, waiting } = (await facts(world, event.id)).body
    return [places_left, waiting]
  }
  const one = await aRegistration(world, event)
  assert.deepEqual(await places(), [0, 0])
  await register(world, event)
  assert.deepEqual(await places(), [0, 1])
  await one.ask('DELETE')
  assert.deepEqual(await places(), [0, 1])
})

test('private events and invalid links are 404 in the public API too', async () => {
  await using world = await startWorld()
  const hidden = await anEvent(world)
  const unlisted = await anEvent(world, { visibility: 'unlisted' })
  const [{ slug } = { slug: '' }] = await world.query<{ slug: string }>(
    `select slug from event where id = ${hidden.id}`,
  )
  for (const address of [hidden.id, slug, unlisted.id, 0, '9'.repeat(30), 'never'])
    assertRefused(await facts(world, address), 404, 'not_found')
  assert.equal((await facts(world, unlisted.public_url.split('/').at(-1))).status, 200)
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { last_name: 'Öz' } : undefined
    const answer = await world.request(method, `/public/registrations/${'A'.repeat(30)}`, body, { key: null })
    assertRefused(answer, 404, 'not_found')
    assert.equal(answer.headers['cache-control'], 'no-store')
  }
})
