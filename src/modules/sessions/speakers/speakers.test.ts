import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent, TALK, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { auditOf, count, outbox } from '../../../../test/support/stored.ts'

const PORTRAIT = await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: 0, g: 90, b: 90 } } })
  .jpeg()
  .toBuffer()

async function aPortrait(world: World, key = world.key): Promise<string> {
  const { body, headers } = upload(PORTRAIT, { name: 'ada.jpg' })
  return (await world.request('POST', '/admin/pictures', body, { headers, key })).body.image_url
}

/** Runs the jobs that are due within a week. */
async function aWeekLater(world: World): Promise<void> {
  await world.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await world.runJobs()
}

test('speakers are people of an event: sessions name them in order, and read as their names unless something was written', async () => {
  await using world = await startWorld()
  const path = `/admin/events/${(await anEvent(world)).id}`
  const picture_url = await aPortrait(world)
  const about = { role: 'Engineer', biography: 'Wrote *Note G*.', picture_url, website: 'https://example.org' }
  const { status, body: ada } = await world.request('POST', `${path}/speakers`, { name: ' Ada Lovelace ', ...about })
  assert.equal(status, 201)
  const { id, created_at } = ada
  const own = { name: 'Ada Lovelace', ...about, event_id: ada.event_id, session_ids: [] }
  assert.deepEqual(ada, { id, ...own, created_at, updated_at: created_at })
  const { body: bob } = await world.request('POST', `${path}/speakers`, { name: 'bob' })
  const { body: talk } = await world.request('POST', `${path}/sessions`, { ...TALK, speaker_ids: [bob.id, ada.id] })
  assert.deepEqual(talk.speakers, [
    { id: bob.id, name: 'bob', role: null, picture_url: null },
    { id: ada.id, name: 'Ada Lovelace', role: 'Engineer', picture_url },
  ])
  assert.equal(talk.speaker, 'bob, Ada Lovelace')
  const change = async (fields: object) => (await world.request('PATCH', `${path}/sessions/${talk.id}`, fields)).body
  assert.equal((await change({ capacity: 3 })).speaker, 'bob, Ada Lovelace')
  assert.equal((await change({ speaker: 'A panel' })).speaker, 'A panel')
  assert.deepEqual((await change({ speaker: null, speaker_ids: [ada.id] })).speaker, 'Ada Lovelace')
  const listed = await world.request('GET', `${path}/speakers?limit=1`)
  assert.deepEqual([listed.body, listed.headers['x-total-count']], [[{ ...ada, session_ids: [talk.id] }], '2'])
  await world.request('PATCH', `${path}/speakers/${ada.id}`, { name: 'Ada King' })
  const { body: read } = await world.request('GET', `${path}/sessions/${talk.id}`)
  assert.deepEqual([read.speaker, read.speakers[0].name], ['Ada King', 'Ada King'])
  const calendar = (await world.request('GET', `${path}/agenda.ics`)).text
  assert.match(calendar, /DESCRIPTION:Speaker: Ada King/)
  assert.match(calendar, /SEQUENCE:4/, 'calendars take the new name')
  assert.equal((await world.request('DELETE', `${path}/speakers/${ada.id}`)).status, 204)
  const { body: after } = await world.request('GET', `${path}/sessions/${talk.id}`)
  assert.deepEqual([after.speaker, after.speakers], [null, []])
  for (const [action, times] of Object.entries({ create: 2, update: 1, delete: 1 }))
    assert.equal((await auditOf(world, `speaker.${action}`)).length, times, action)
  const told = await outbox(world, 'session.%')
  assert.deepEqual(told[0].data.speaker_ids, [bob.id, ada.id])
  assert.deepEqual(told.at(-1).data.changes, ['speaker', 'speakers'])
})

test('a session keeps its track and description, and a blank one is none', async () => {
  await using world = await startWorld()
  const path = `/admin/events/${(await anEvent(world)).id}/sessions`
  const { body } = await world.request('POST', path, { ...TALK, track: ' Engines ', description: 'Why *engines*' })
  assert.deepEqual([body.track, body.description], ['Engines', 'Why *engines*'])
  const blank = await world.request('PATCH', `${path}/${body.id}`, { track: ' ', description: null })
  assert.deepEqual([blank.body.track, blank.body.description], [null, null])
  const long = { ...TALK, description: 'x'.repeat(10_001) }
  assertRefused(await world.request('POST', path, long), 422, 'validation_failed', 'body.description')
})

test('speakers of elsewhere, pictures of elsewhere and too many of either are refused', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const { body: other } = await world.request('POST', `/admin/events/${(await anEvent(world)).id}/speakers`, {
    name: 'Eve',
  })
  const named = await world.request('POST', `${path}/sessions`, { ...TALK, speaker_ids: [other.id] })
  assertRefused(named, 422, 'validation_failed', 'body.speaker_ids', 'unknown_reference')
  assert.equal(await count(world, 'session'), 0)
  const theirs = await aPortrait(world, await world.stranger())
  for (const picture_url of [theirs, 'https://elsewhere.example/ada.jpg'])
    assertRefused(
      await world.request('POST', `${path}/speakers`, { name: 'Ada', picture_url }),
      422,
      'validation_failed',
      'body.picture_url',
      'unknown_reference',
    )
  await world.query(`insert into speaker (org_id, event_id, name, created_at, updated_at)
    select org_id, id, 'S', now(), now() from event, generate_series(1, 498) where id = ${event.id}`)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => world.request('POST', `${path}/speakers`, { name: 'Ada' })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 409, 409, 409])
})

test('the picture of a speaker stays while somebody shows it, and goes a week after the last event that did', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const picture_url = await aPortrait(world)
  await world.request('POST', `/admin/events/${event.id}/speakers`, { name: 'Ada', picture_url })
  const { body: copy } = await world.request('POST', `/admin/events/${event.id}/duplicate`)
  await aWeekLater(world)
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
  await aWeekLater(world)
  const [speaker] = (await world.request('GET', `/admin/events/${copy.id}/speakers`)).body
  assert.deepEqual([speaker.picture_url, await count(world, 'design_picture')], [picture_url, 1])
  await world.request('DELETE', `/admin/events/${copy.id}`)
  await aWeekLater(world)
  assert.equal(await count(world, 'design_picture'), 0)
})
