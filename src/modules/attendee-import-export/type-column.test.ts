import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { importFile } from '../../../test/support/import-file.ts'

async function anEventWithTypes(world: World): Promise<{ id: number; types: Record<string, number> }> {
  const { id } = await anEvent(world)
  const types: Record<string, number> = {}
  for (const [name, questions] of [
    ['Öğrenci', [{ id: 'year', type: 'number', label: 'Year' }]],
    ['Press', []],
  ] as const) {
    const { body } = await world.request('POST', `/admin/events/${id}/registration-types`, { name, questions })
    types[name] = body.id
  }
  return { id, types }
}

async function typesOf(world: World, eventId: number): Promise<Record<string, string | null>> {
  const { body } = await world.request('GET', `/admin/events/${eventId}/attendees?limit=100`)
  return Object.fromEntries(body.map(({ first_name, registration_type: type }: any) => [first_name, type]))
}

test('a column names registration types whatever the case and accents, with answers to their questions; blanks change nothing', async () => {
  await using world = await startWorld()
  const event = await anEventWithTypes(world)
  const file = 'Name;Email;Type;Year\nAda;ada@example.org;OGRENCI;2\nBob;bob@example.org;;\nEve;eve@example.org;press;'
  const preview = (await importFile(world, event.id, file, { query: '?dry_run=true' })).body
  assert.deepEqual(
    preview.columns.map(({ guess }: any) => guess),
    ['name', 'email', 'registration_type', 'answers.year'],
  )
  assert.equal((await importFile(world, event.id, file)).body.created, 3)
  assert.deepEqual(await typesOf(world, event.id), { Ada: 'Öğrenci', Bob: null, Eve: 'Press' })
  const again = 'Name;Email;Kayıt türü\nAda;ada@example.org;\nBob;bob@example.org;Press\nEve;eve@example.org;Press'
  assert.equal((await importFile(world, event.id, again, { on_existing: 'update' })).body.updated, 1)
  assert.deepEqual(await typesOf(world, event.id), { Ada: 'Öğrenci', Bob: 'Press', Eve: 'Press' })
  const exported = await world.request('GET', `/admin/events/${event.id}/attendees.csv`)
  const other = await anEventWithTypes(world)
  assert.equal((await importFile(world, other.id, exported.text)).body.created, 3)
  assert.deepEqual(await typesOf(world, other.id), { Ada: 'Öğrenci', Bob: 'Press', Eve: 'Press' })
})

test('a name that is no registration type of the event rejects its row and lists the types; without types the column is ignored', async () => {
  await using world = await startWorld()
  const event = await anEventWithTypes(world)
  const file = 'Name;Email;Type\nAda;ada@example.org;Speaker\nBob;bob@example.org;Press'
  const { body } = await importFile(world, event.id, file)
  assert.deepEqual([body.created, body.failed], [1, 1])
  assert.deepEqual(body.errors, [
    { row: 2, column: 'Type', code: 'unknown_type', message: 'registration_type must be one of Öğrenci, Press' },
  ])
  const plain = await anEvent(world)
  assert.equal((await importFile(world, plain.id, file)).body.created, 2)
  const mapping = { Name: 'name', Email: 'email', Type: 'registration_type' }
  const refused = await importFile(world, plain.id, file, { mapping })
  assertRefused(refused, 422, 'validation_failed', 'body.mapping.Type', 'unknown_type')
})

test('an import that moves people to another type offers the places of their old one', async () => {
  await using world = await startWorld()
  const event = await anEventWithTypes(world)
  const path = `/admin/events/${event.id}`
  await world.request('PATCH', path, {
    registration_capacity: 50,
    visibility: 'public',
    event_date: '2099-05-01T09:00:00Z',
  })
  await world.request('PATCH', `${path}/registration-types/${event.types['Press']}`, { capacity: 1 })
  await anAttendee(world, event.id, { email: 'ada@example.org', registration_type_id: event.types['Press'] })
  const body = { first_name: 'Bob', email: 'bob@example.org', registration_type_id: event.types['Press'] }
  const waiting = await world.request('POST', `/public/events/${event.id}/registrations`, body, { key: null })
  assert.equal(waiting.body.status, 'waitlisted')
  const file = 'Name;Email;Type\nAda;ada@example.org;Öğrenci'
  assert.equal((await importFile(world, event.id, file, { on_existing: 'update' })).body.updated, 1)
  await world.runJobs()
  const { body: found } = await world.request('GET', `${path}/attendees?search=bob%40example.org`)
  assert.equal(found[0].status, 'offered')
})
