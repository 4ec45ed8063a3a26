import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { aBadge, aGuest, handle, holders } from '../../../test/support/badges.ts'
import { anAttendee, anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { aBulkJob, count, outbox, submit } from '../../../test/support/stored.ts'
import { aSurveyedEvent, aSurveyResponse } from '../../../test/support/surveys.ts'
import { aCourse, aProgramme, assign, complete, startTraining } from '../../../test/support/training.ts'

const EMAIL = 'ada@example.org'
const ada = { email: EMAIL }

/** A badge with these criteria that nobody has met yet, and a listener that waits. */
async function withBadge(...criteria: object[]) {
  const world = await startWorld()
  const badge = await aBadge(world, { criteria })
  await world.runJobs()
  await handle(world)
  return { world, badge, held: () => handle(world).then(() => holders(world, badge)) }
}

test('events_attended is met at the door of as many events, by an address in whatever case', async () => {
  const { world, badge, held } = await withBadge({ type: 'events_attended', min: 2 })
  await using _ = world
  await aGuest(world, ada)
  assert.deepEqual(await held(), [])
  const { event, attendee } = await aGuest(world, { email: 'ADA@example.org' })
  assert.deepEqual(await held(), ['ADA@example.org'])
  const [award] = (await world.request('GET', `${badge.path}/awards`)).body
  assert.deepEqual(
    [award.source, award.name, award.event_id, award.attendee_id],
    ['rule', 'Ada Lovelace', event.id, attendee.id],
  )
  const [earned] = await outbox(world, 'badge.awarded')
  assert.equal(earned.data.award_id, award.id)
  await aGuest(world, ada)
  assert.equal((await held()).length, 1)
})

test('sessions_attended counts sessions over all events, each once', async () => {
  const { world, held } = await withBadge({ type: 'sessions_attended', min: 2 })
  await using _ = world
  for (const expected of [[], [EMAIL]]) {
    const event = await anEvent(world)
    const session = await aSession(world, event.id)
    await anAttendee(world, event.id, ada)
    const door = `/admin/events/${event.id}/sessions/${session.id}/checkin`
    for (const _again of [1, 2]) await world.request('POST', door, ada)
    assert.deepEqual(await held(), expected)
  }
})

test('event_attended is met at that event alone', async () => {
  await using world = await startWorld()
  const wanted = await anEvent(world)
  const badge = await aBadge(world, { criteria: [{ type: 'event_attended', event_id: wanted.id }] })
  await handle(world)
  await anAttendee(world, wanted.id, ada)
  await aGuest(world, ada)
  await handle(world)
  assert.deepEqual(await holders(world, badge), [])
  await world.request('POST', `/admin/events/${wanted.id}/checkin`, ada)
  await handle(world)
  assert.deepEqual(await holders(world, badge), [EMAIL])
})

test('certificates_earned counts a reissued one once', async () => {
  const { world, held } = await withBadge({ type: 'certificates_earned', min: 2 })
  await using _ = world
  const issue = async () => {
    const event = await anEvent(world)
    await anAttendee(world, event.id, ada)
    return (await world.request('POST', `/admin/events/${event.id}/certificates`)).body.certificates[0]
  }
  const first = await issue()
  await world.request('POST', `/admin/certificates/${first.id}/reissue`, { attendee_name: 'Ada King' })
  assert.deepEqual(await held(), [])
  await issue()
  assert.deepEqual(await held(), [EMAIL])
})

test('certificates_earned: what was revoked before it is heard of does not count', async () => {
  const { world, held } = await withBadge({ type: 'certificates_earned', min: 1 })
  await using _ = world
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id, ada)
  const issue = () => world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
  const { body } = await issue()
  await world.request('POST', `/admin/certificates/${body.certificates[0].id}/revoke`)
  assert.deepEqual(await held(), [])
  await issue()
  assert.deepEqual(await held(), [EMAIL])
})

test('certificates_earned is met by a bulk job, by the addresses in its file', async () => {
  const { world, held, badge } = await withBadge({ type: 'certificates_earned', min: 1 })
  await using _ = world
  const event = await anEvent(world)
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const people = [
    ['Name', 'E-mail'],
    ['Ada Lovelace', 'ada@Example.org'],
    ['Grace Hopper', 'grace@example.org'],
    ['Nobody', ''],
  ]
  const rows = people.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  assert.equal((await submit(world, event.id, workbookOf({ rows }))).status, 201)
  await world.runJobs()
  assert.deepEqual(await held(), ['ada@Example.org', 'grace@example.org'])
  const { body } = await world.request('GET', `${badge.path}/awards`)
  assert.deepEqual(
    body.map((award: any) => [award.name, award.event_id, award.attendee_id]),
    [
      ['Grace Hopper', event.id, null],
      ['Ada Lovelace', event.id, null],
    ],
  )
})

test('survey_completed is met by an answer, of any event or of the one that it names', async () => {
  await using world = await startWorld()
  const events = [await aSurveyedEvent(world), await aSurveyedEvent(world)]
  const any = await aBadge(world, { criteria: [{ type: 'survey_completed' }] })
  const second = await aBadge(world, { criteria: [{ type: 'survey_completed', event_id: events[1].id }] })
  await handle(world)
  const seen = []
  for (const event of events) {
    await aSurveyResponse(world, event, { stars: 4 }, ada)
    await handle(world)
    seen.push([await holders(world, any), await holders(world, second)])
  }
  assert.deepEqual(seen, [
    [[EMAIL], []],
    [[EMAIL], [EMAIL]],
  ])
})

test('programme_completed is met by who has completed it, also where they attended nothing', async () => {
  await using world = await startTraining()
  const course = await aCourse(world)
  const programme = await aProgramme(world, [{ course_id: course.id }])
  const badge = await aBadge(world, { criteria: [{ type: 'programme_completed', programme_id: programme.id }] })
  await handle(world)
  await assign(world, programme.id, ['a@example.org', 'b@example.org'])
  await complete(world, course.id, ['a@example.org'], { completed_at: new Date().toISOString() })
  await world.handle()
  await world.runJobs()
  await handle(world)
  assert.deepEqual(await holders(world, badge), ['a@example.org'])
  const [award] = (await world.request('GET', `${badge.path}/awards`)).body
  assert.deepEqual([award.name, award.event_id], ['—', null], 'a name that nobody told is not made up of an address')
})

test('an address that is empty holds up nobody', async () => {
  await using world = await startWorld({ doctor: false })
  const badge = await aBadge(world, { criteria: [{ type: 'certificates_earned', min: 1 }] })
  await handle(world)
  const event = await anEvent(world)
  await aBulkJob(world, event.id, ['Nobody'])
  await world.runJobs()
  await world.query(`update certificate set attendee_email = ''`)
  await handle(world)
  assert.deepEqual(await holders(world, badge), [])
})

test('all criteria must hold, whichever of them is met last', async () => {
  const { world, held } = await withBadge({ type: 'events_attended', min: 1 }, { type: 'certificates_earned', min: 1 })
  await using _ = world
  const { event } = await aGuest(world, ada)
  assert.deepEqual(await held(), [])
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  assert.deepEqual(await held(), [EMAIL])
})

test('what was taken back is not given again by its rule, whoever had given it', async () => {
  const { world, badge, held } = await withBadge({ type: 'events_attended', min: 1 })
  await using _ = world
  await aGuest(world, ada)
  await world.request('POST', `${badge.path}/awards`, { email: 'bob@example.org', name: 'Bob' })
  await held()
  for (const { id } of (await world.request('GET', `${badge.path}/awards`)).body)
    await world.request('POST', `/admin/badge-awards/${id}/revoke`, {})
  await aGuest(world, ada)
  await aGuest(world, { email: 'bob@example.org' })
  await held()
  assert.deepEqual(
    [await count(world, 'badge_award'), await count(world, 'badge_award where revoked_at is null')],
    [2, 0],
  )
})

test('a badge without criteria, one that is switched off and one of another organisation are given to nobody', async () => {
  await using world = await startWorld()
  await aBadge(world)
  await aBadge(world, { active: false, criteria: [{ type: 'events_attended', min: 1 }] })
  const key = await world.stranger()
  const body = { name: 'A', criteria: [{ type: 'events_attended', min: 1 }] }
  assert.equal((await world.request('POST', '/admin/badge-templates', body, { key })).status, 201)
  await handle(world)
  await aGuest(world, ada)
  await handle(world)
  await world.runJobs()
  assert.equal(await count(world, 'badge_award'), 0)
})
