import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import { aMailRule, runsOf, settledRuns, startPerforming } from './support/automations.ts'
import { anAttendee, anEvent, aSession } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { startSending } from './support/send.ts'
import { startSmtpReceiver } from './support/smtp-receiver.ts'
import { aProgramme, assign, assignmentsOf, ok } from './support/training.ts'

const SURVEY = [{ id: 'good', type: 'yes_no', label: 'Was it good?' }]
const goTo = async (world: World, at: string) => {
  world.stopClock(new Date(at))
  await fireMoments(world.services)
}

/** An event that ends at noon, a person of it, and a rule that writes three hours after. */
async function ending(trigger: string, fields: object = {}) {
  await using opening = new AsyncDisposableStack()
  const receiver = opening.use(await startSmtpReceiver())
  const world = opening.use(await startWorld())
  opening.use(await startPerforming(world))
  world.stopClock(new Date('2027-03-01T08:00:00Z'))
  const event = await anEvent(world, fields)
  const session = await aSession(world, event.id, {
    start_time: '2027-03-01T09:00:00Z',
    end_time: '2027-03-01T12:00:00Z',
  })
  const ada = await anAttendee(world, event.id)
  const rule = await aMailRule(world, event.id, trigger, 3)
  const come = () => ok(world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: ada.id }))
  const endAt = (end_time: string) =>
    ok(world.request('PATCH', `/admin/events/${event.id}/sessions/${session.id}`, { end_time }))
  const parts = opening.move()
  return { world, receiver, rule, come, endAt, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

const only = async (world: World, rule: any) => {
  const [run, ...more] = await settledRuns(world, rule)
  assert.deepEqual(more, [])
  return [run.status, run.reason, run.due_at]
}

test('nobody is told that they were missed while the event goes on: the run waits for the new end, and sees who came', async () => {
  await using at = await ending('registered_no_show')
  const { world, receiver, rule } = at
  await goTo(world, '2027-03-01T12:00:00Z')
  await at.endAt('2027-03-02T12:00:00Z')
  await goTo(world, '2027-03-01T15:00:00Z')
  assert.deepEqual(await only(world, rule), ['waiting', null, '2027-03-02T15:00:00.000Z'])
  assert.deepEqual(
    await world.query('select wake_at = due_at as sleeps from automation_run'),
    [{ sleeps: true }],
    'a run that is put off is not looked at before',
  )
  await at.come()
  await goTo(world, '2027-03-02T15:00:00Z')
  assert.deepEqual((await only(world, rule)).slice(0, 2), ['skipped', 'The person attended after all.'])
  assert.equal(receiver.received.length, 0)
})

test('a mail that is queued when the event is prolonged waits as well, and is sent then, once', async () => {
  await using at = await ending('registered_no_show')
  const { world, receiver, rule } = at
  await goTo(world, '2027-03-01T15:00:00Z')
  await until(
    () => runsOf(world, rule),
    ([run]) => run.status === 'queued',
  )
  await at.endAt('2027-03-02T12:00:00Z')
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  assert.deepEqual(await only(world, rule), ['waiting', null, '2027-03-02T15:00:00.000Z'])
  assert.equal(receiver.received.length, 0)
  await goTo(world, '2027-03-02T15:00:00Z')
  assert.equal((await only(world, rule))[0], 'done')
  assert.equal(receiver.received.length, 1)
})

test('a reminder of a survey that opens later comes when it opens, and none once it is closed', async () => {
  const times = { survey: SURVEY, survey_opens_at: '2027-03-01T20:00:00Z', survey_closes_at: '2027-03-05' }
  await using at = await ending('survey_not_completed', times)
  const { world, receiver, rule } = at
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  await at.come()
  await goTo(world, '2027-03-01T15:00:00Z')
  assert.deepEqual(await only(world, rule), ['waiting', null, '2027-03-01T20:00:00.000Z'])
  await goTo(world, '2027-03-01T20:00:00Z')
  assert.equal((await only(world, rule))[0], 'done')
  await using late = await ending('survey_not_completed', times)
  await late.come()
  await goTo(late.world, '2027-03-01T12:00:00Z')
  await goTo(late.world, '2027-03-05T00:00:00Z')
  assert.deepEqual((await only(late.world, late.rule)).slice(0, 2), ['skipped', 'The survey is closed.'])
})

test('an assignment whose due date is moved while its reminder waits is reminded of by the new date, or not at all', async () => {
  await using world = await startWorld()
  await using _ = await startPerforming(world)
  world.stopClock(new Date('2027-03-01T08:00:00Z'))
  const event = await anEvent(world)
  const programme = await aProgramme(world, [{ event_id: event.id }])
  await assign(world, programme.id, ['ada@example.org'], { due_date: '2027-03-01' })
  const rule = await aMailRule(world, event.id, 'compliance_overdue', 3)
  await goTo(world, '2027-03-02T00:00:00Z')
  const [{ id }] = await assignmentsOf(world, 'ada@example.org')
  await ok(world.request('PATCH', `/admin/training/assignments/${id}`, { due_date: '2027-03-09' }))
  await goTo(world, '2027-03-02T03:00:00Z')
  assert.deepEqual(await only(world, rule), ['waiting', null, '2027-03-10T03:00:00.000Z'])
  await ok(world.request('PATCH', `/admin/training/assignments/${id}`, { due_date: null }))
  await goTo(world, '2027-03-10T03:00:00Z')
  assert.deepEqual((await only(world, rule)).slice(0, 2), ['skipped', 'The assignment no longer has a due date.'])
})
