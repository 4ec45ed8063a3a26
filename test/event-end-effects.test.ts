import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import { aMailRule, runsOf } from './support/automations.ts'
import { backUpWorld, backupFolder, restoredWorld } from './support/backups.ts'
import { anAttendee, anEvent, upload } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { anAnswerer, SURVEY } from './support/surveys.ts'

const DATES = { event_date: '2099-11-20T09:00:00Z', event_end_date: '2099-11-22T17:00:00Z' }
const [BEFORE, AFTER] = [new Date('2099-11-22T16:59:00Z'), new Date('2099-11-22T17:01:00Z')]

test('people count as absent, and the survey opens, at the end of an event of several days and not before', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { ...DATES, survey: SURVEY })
  const rule = await aMailRule(world, event.id, 'registered_no_show')
  const { look } = await anAnswerer(world, event)
  const seen = async (now: Date) => {
    world.stopClock(now)
    await fireMoments(world.services)
    const { body } = await world.request('GET', `/admin/events/${event.id}/analytics`)
    const { text } = await look()
    return { runs: (await runsOf(world, rule)).length, isOver: body.event.is_over, isOpen: text.includes('<form') }
  }
  assert.deepEqual(await seen(BEFORE), { runs: 0, isOver: false, isOpen: false })
  assert.deepEqual(await seen(AFTER), { runs: 1, isOver: true, isOpen: true })
})

test('an event that has begun and not ended is the next one on the overview, and a door link outlasts its end', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, DATES)
  await anEvent(world, { name: 'Later', event_date: '2099-12-01T09:00:00Z' })
  const next = async (now: Date) => {
    world.stopClock(now)
    const { body } = await world.request('GET', '/admin/overview')
    return [body.next_event.name, body.next_event.event_end_date]
  }
  assert.deepEqual(await next(BEFORE), ['Node Day', '2099-11-22T17:00:00.000Z'])
  const device = await world.request('POST', `/admin/events/${event.id}/door-devices`, { name: 'Door' })
  assert.equal(device.body.expires_at, '2099-11-23T05:00:00.000Z')
  assert.deepEqual(await next(AFTER), ['Later', null])
})

test('a duplicate ends as long after its date, by the clocks, unless it says when', async () => {
  await using world = await startWorld()
  const dates = { event_date: '2026-03-06T09:00:00-05:00', event_end_date: '2026-03-07T17:00:00-05:00' }
  const event = await anEvent(world, { ...dates, event_timezone: 'America/New_York' })
  const end = async (fields: object) => {
    const { status, body } = await world.request('POST', `/admin/events/${event.id}/duplicate`, fields)
    return status === 201 ? body.event_end_date : body.detail[0].loc
  }
  assert.equal(await end({}), '2026-03-07T22:00:00.000Z')
  assert.equal(await end({ event_date: '2026-04-06T09:00:00-04:00' }), '2026-04-07T21:00:00.000Z')
  assert.equal(await end({ event_date: null }), null)
  assert.equal(await end({ event_end_date: null }), null)
  const own = { event_date: '2026-04-06T09:00:00-04:00', event_end_date: '2026-04-06T12:00:00-04:00' }
  assert.equal(await end(own), '2026-04-06T16:00:00.000Z')
  assert.deepEqual(await end({ event_end_date: '2026-03-06' }), ['body', 'event_end_date'])
})

test('end, online address and cover come back with a backup, and the picture stays while the event shows it', async () => {
  await using world = await startWorld()
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: 'teal' } })
  const form = upload(await picture.png().toBuffer(), { name: 'cover.png' })
  const added = await world.request('POST', '/admin/pictures', form.body, { headers: form.headers })
  const fields = { ...DATES, online_url: 'https://meet.example.org/', cover_image_url: added.body.image_url }
  const event = await anEvent(world, { ...fields, visibility: 'public' })
  await anAttendee(world, event.id)
  using folder = backupFolder()
  await backUpWorld(world, folder.path)
  await using restored: World = await restoredWorld(folder.path, world.key)
  const read = () => restored.request('GET', `/admin/events/${event.id}`)
  assert.deepEqual((await read()).body, { ...event, attendee_count: 1 })
  await restored.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  await restored.runJobs()
  const path = new URL(added.body.image_url).pathname.slice('/api/v1'.length)
  const bytes = await restored.request('GET', path, undefined, { key: null })
  assert.deepEqual([bytes.status, bytes.headers['content-type']], [200, 'image/jpeg'])
})
