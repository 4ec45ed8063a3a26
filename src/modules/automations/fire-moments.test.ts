import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRule, runsOf, startListening, untilHandled, untilListening } from '../../../test/support/automations.ts'
import { anAttendee, anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { fireMoments } from './fire-moments.ts'

const HOUR = 3_600_000
const QUESTION = { id: 'good', type: 'yes_no', label: 'Was it good?' }

/** An event that ends in two hours. */
async function endingSoon(world: World, fields: object = {}) {
  const at = (hours: number) => new Date(world.services.now().getTime() + hours * HOUR).toISOString()
  const event = await anEvent(world, fields)
  const session = await aSession(world, event.id, { start_time: at(1), end_time: at(2) })
  const come = async (attendee: any) => {
    const { status } = await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: attendee.id })
    assert.equal(status, 200)
  }
  return { event, session, at, come }
}

const subjects = async (world: World, rule: any) => (await runsOf(world, rule)).map(({ subject_id }) => subject_id)

test('at the end of the event, and not before, who was registered and did not come is found, once', async () => {
  await using world = await startWorld()
  const { event, session, come } = await endingSoon(world)
  const rule = await aRule(world, event.id, {
    trigger: 'registered_no_show',
    actions: [{ type: 'issue_certificate', delay_hours: 3 }],
  })
  const [came, missed, left] = [
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
  ]
  await come(came)
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${left.id}`, { status: 'cancelled' })
  world.advance(2 * HOUR - 60_000)
  await fireMoments(world.services)
  assert.deepEqual(await runsOf(world, rule), [])
  world.advance(61_000)
  await Promise.all([fireMoments(world.services), fireMoments(world.services)])
  await fireMoments(world.services)
  const runs = await runsOf(world, rule)
  assert.deepEqual(
    runs.map((run) => [run.subject_id, run.occurred_at]),
    [[missed.id, session.end_time]],
  )
  assert.equal(Date.parse(runs[0].due_at), Date.parse(session.end_time) + 3 * HOUR)
  await anAttendee(world, event.id)
  await fireMoments(world.services)
  assert.deepEqual(await subjects(world, rule), [missed.id])
})

test('an event that ends later than it was to fires again, for those for whom it did not', async () => {
  await using world = await startWorld()
  const { event, at } = await endingSoon(world)
  const rule = await aRule(world, event.id, { trigger: 'registered_no_show' })
  const first = await anAttendee(world, event.id)
  world.advance(3 * HOUR)
  await fireMoments(world.services)
  const second = await anAttendee(world, event.id)
  await aSession(world, event.id, { start_time: at(24), end_time: at(25) })
  await fireMoments(world.services)
  assert.deepEqual(await subjects(world, rule), [first.id])
  world.advance(25 * HOUR)
  await fireMoments(world.services)
  assert.deepEqual(await subjects(world, rule), [first.id, second.id])
})

test('a rule that was made or switched on after the end does not fire for it, until it is let catch up', async () => {
  await using world = await startWorld()
  const { event } = await endingSoon(world)
  const late = await aRule(world, event.id, { trigger: 'registered_no_show', enabled: false })
  const path = `/admin/events/${event.id}/automations/${late.id}`
  const missed = await anAttendee(world, event.id, { first_name: 'Grace', last_name: 'Hopper' })
  assert.deepEqual((await world.request('POST', `${path}/run?dry_run=true`)).body, { count: 0, subjects: [] })
  world.advance(3 * HOUR)
  assert.equal((await world.request('POST', `${path}/run`)).status, 409)
  await world.request('PATCH', path, { enabled: true })
  await fireMoments(world.services)
  assert.deepEqual(await runsOf(world, late), [])
  const preview = await world.request('POST', `${path}/run?dry_run=true`)
  assert.deepEqual([preview.body.count, preview.body.subjects[0].name], [1, 'Grace Hopper'])
  assert.deepEqual(await runsOf(world, late), [])
  assert.equal((await world.request('POST', `${path}/run`)).body.count, 1)
  assert.equal((await world.request('POST', `${path}/run`)).body.count, 0)
  assert.deepEqual(await subjects(world, late), [missed.id])
})

test('who came and answered nothing is found at the end of an event that has a survey', async () => {
  await using world = await startWorld()
  const { event, come } = await endingSoon(world, { survey: [QUESTION] })
  const unasked = await endingSoon(world)
  const rule = await aRule(world, event.id, { trigger: 'survey_not_completed' })
  const none = await aRule(world, unasked.event.id, { trigger: 'survey_not_completed' })
  const [silent, answered] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await anAttendee(world, event.id)
  for (const each of [silent, answered]) await come(each)
  await unasked.come(await anAttendee(world, unasked.event.id))
  await world.query(`
    insert into survey_response (org_id, event_id, attendee_id, answers, folded, submitted_at, updated_at)
    values (1, ${event.id}, ${answered.id}, '[]', '', now(), now())`)
  world.advance(2 * HOUR + 1_000)
  await fireMoments(world.services)
  assert.deepEqual([await subjects(world, rule), await subjects(world, none)], [[silent.id], []])
})

test('who came by a scan that is told of after the end is asked as well', async () => {
  await using world = await startWorld()
  await using _ = await startListening(world)
  await untilListening(world)
  const { event } = await endingSoon(world, { survey: [QUESTION] })
  const rule = await aRule(world, event.id, {
    trigger: 'survey_not_completed',
    actions: [{ type: 'issue_certificate', delay_hours: 3 }],
  })
  const late = await anAttendee(world, event.id)
  const at = world.services.now().toISOString()
  world.advance(2 * HOUR + 1_000)
  await fireMoments(world.services)
  const scan = { key: 'scan-late', attendee_id: late.id, session_id: null, direction: 'in', verdict: 'accepted', at }
  await world.request('POST', `/admin/events/${event.id}/scans`, { device_id: 'device-1', scans: [scan] })
  await untilHandled(world)
  assert.deepEqual(await subjects(world, rule), [late.id])
})

test('more attendees than fit into one transaction are all found', async () => {
  await using world = await startWorld()
  const { event } = await endingSoon(world)
  const rule = await aRule(world, event.id, { trigger: 'registered_no_show' })
  await world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${event.id}, 'Ada', n || '@example.org', n || '@example.org', 'import', '', now(), now() from generate_series(1, 4500) n`)
  world.advance(3 * HOUR)
  await fireMoments(world.services)
  const { body } = await world.request('GET', `/admin/events/${event.id}/automations/${rule.id}`)
  assert.equal(body.stats.pending, 4500)
})

test('training is overdue from the midnight after its due date where the organisation is', async () => {
  await using world = await startWorld()
  await world.query(`update organisation set time_zone = 'Europe/Istanbul' where id = 1`)
  world.stopClock(new Date('2026-03-01T12:00:00Z'))
  const [event, elsewhere] = [await anEvent(world), await anEvent(world)]
  await world.query(`
    insert into training_programme (org_id, name, created_at, updated_at) values (1, 'Safety', now(), now());
    insert into training_requirement (org_id, programme_id, event_id) values (1, 1, ${event.id})`)
  const rule = await aRule(world, event.id, { trigger: 'compliance_overdue' })
  const other = await aRule(world, elsewhere.id, { trigger: 'compliance_overdue' })
  await world.query(`
    insert into training_assignment (org_id, programme_id, email, email_key, name, due_date, assigned_at, completed_at, updated_at)
    select 1, 1, n || '@example.org', n || '@example.org', 'Ada', '2026-03-05', '2026-03-01', case n when 2 then timestamptz '2026-03-02' end, now()
    from generate_series(1, 2) n`)
  world.stopClock(new Date('2026-03-05T20:59:59Z'))
  await fireMoments(world.services)
  assert.deepEqual(await runsOf(world, rule), [])
  world.stopClock(new Date('2026-03-05T21:00:00Z'))
  await fireMoments(world.services)
  await fireMoments(world.services)
  const runs = await runsOf(world, rule)
  assert.deepEqual(
    runs.map((run) => [run.email, run.occurred_at]),
    [['1@example.org', '2026-03-05T21:00:00.000Z']],
  )
  assert.deepEqual(await runsOf(world, other), [])
})
