import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import {
  aMailRule,
  automatedWorld,
  runsOf,
  settledRuns,
  startPerforming,
  templateFor,
  untilHandled,
} from './support/automations.ts'
import { anotherProcess } from './support/deliver.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import type { World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { startSending } from './support/send.ts'
import { count } from './support/stored.ts'
import { ok } from './support/training.ts'

const HOUR = 3_600_000

/** An event with people who came, each of whom is to get a mail a day later. */
async function waiting(people = 1) {
  await using opening = new AsyncDisposableStack()
  const at = opening.use(await automatedWorld())
  const { world, receiver } = at
  world.stopClock(new Date('2027-03-01T10:00:00Z'))
  const event = await anEvent(world)
  const rule = await aMailRule(world, event.id, 'attended_event', 24)
  const path = `/admin/events/${event.id}`
  const attendees = []
  for (let n = 0; n < people; n++) {
    const attendee = await anAttendee(world, event.id, { first_name: 'Ada', email: `ada-${n}@example.org` })
    await ok(world.request('POST', `${path}/checkin`, { attendee_id: attendee.id }))
    attendees.push(attendee)
  }
  await untilHandled(world)
  const pass = (hours: number) => world.stopClock(new Date(world.services.now().getTime() + hours * HOUR))
  const change = (body: object) => ok(world.request('PATCH', `${path}/automations/${rule.id}`, body))
  const parts = opening.move()
  return {
    world,
    receiver,
    event,
    rule,
    path,
    attendees,
    pass,
    change,
    warnings: at.warnings,
    stopSending: at.stopSending,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

const outcomes = async (world: World, rule: any) =>
  (await settledRuns(world, rule)).map(({ status, reason }) => [status, reason])

test('a longer delay puts off what waits, a shorter one brings it forward, and the template of then is sent', async () => {
  await using at = await waiting()
  const { world, receiver, rule, pass, change } = at
  const [action] = rule.actions
  await change({ actions: [{ ...action, delay_hours: 48 }] })
  pass(47)
  assert.deepEqual(await outcomes(world, rule), [['waiting', null]])
  const template = await ok(
    world.request('POST', '/admin/email-templates', {
      name: 'New',
      language: 'en',
      subject: 'Quite new',
      html: '<p>New words</p>',
    }),
  )
  await change({ actions: [{ type: 'send_email', template_id: template.id, delay_hours: 47 }] })
  assert.deepEqual(await outcomes(world, rule), [['done', null]])
  const mail = await receiver.parsed(0)
  assert.deepEqual([receiver.received.length, mail.subject], [1, 'Quite new'])
})

test('a template that is edited while a mail waits says what it says then', async () => {
  await using at = await waiting()
  const { world, receiver, rule, pass } = at
  const id = rule.actions[0].template_id
  await ok(world.request('PATCH', `/admin/email-templates/${id}`, { subject: 'Edited for {{ attendee.first_name }}' }))
  pass(24)
  assert.deepEqual(await outcomes(world, rule), [['done', null]])
  assert.equal((await receiver.parsed(0)).subject, 'Edited for Ada')
  const refused = await world.request('DELETE', `/admin/email-templates/${id}`)
  assert.equal(refused.status, 409)
})

test('a rule that is switched off or deleted while mails wait sends none of them, also when it is switched on again', async () => {
  await using at = await waiting()
  const { world, receiver, event, rule, path, pass, change } = at
  await change({ enabled: false })
  await change({ enabled: true })
  const other = await aMailRule(world, event.id, 'attended_event', 1)
  await ok(world.request('POST', `${path}/automations/${other.id}/run`))
  await ok(world.request('DELETE', `${path}/automations/${other.id}`))
  pass(100)
  assert.deepEqual(await outcomes(world, rule), [['cancelled', 'The rule was disabled.']])
  assert.equal((await world.request('GET', `${path}/automations/${other.id}/runs`)).status, 404)
  assert.equal(receiver.received.length, 0)
  assert.equal(await count(world, 'email'), 0)
})

test('an event that is deleted takes what waits with it', async () => {
  await using at = await waiting()
  const { world, receiver, path, pass } = at
  await ok(world.request('DELETE', path))
  pass(100)
  await fireMoments(world.services)
  assert.equal(await count(world, 'automation_run'), 0)
  assert.equal(receiver.received.length, 0)
  assert.deepEqual(at.warnings(), [])
})

test('whoever unsubscribed, cancelled or was erased gets nothing, and the run says so', async () => {
  await using at = await waiting(4)
  const { world, receiver, rule, path, attendees, pass } = at
  const [stopped, cancelled, removed, kept] = attendees
  await ok(world.request('POST', '/admin/email-suppressions', { address: stopped.email, reason: 'unsubscribed' }))
  await ok(world.request('PATCH', `${path}/attendees/${cancelled.id}`, { status: 'cancelled' }))
  await ok(world.request('DELETE', `${path}/attendees/${removed.id}`))
  pass(24)
  const runs = new Map((await settledRuns(world, rule)).map((run) => [run.subject_id, run]))
  assert.deepEqual(
    [stopped, cancelled, removed, kept].map(({ id }) => runs.get(id).status),
    ['skipped', 'skipped', 'skipped', 'done'],
  )
  assert.match(runs.get(stopped.id).reason, /unsubscribed or suppressed/)
  assert.deepEqual(
    receiver.received.map(({ to }) => to),
    [[kept.email]],
  )
})

test('two workers send each mail once', async () => {
  await using at = await waiting(60)
  const { world, receiver, rule, pass } = at
  await using _ = await startPerforming(anotherProcess(world))
  pass(24)
  const runs = await settledRuns(world, rule)
  assert.equal(runs.filter(({ status }) => status === 'done').length, 60)
  assert.equal(new Set(receiver.received.map(({ to }) => to[0])).size, 60)
  assert.equal(receiver.received.length, 60)
})

test('what a mail depends on is looked at once more when it is sent, and it goes to the address of then', async () => {
  await using at = await waiting(4)
  const { world, receiver, rule, path, attendees, pass } = at
  await at.stopSending()
  const [undone, cancelled, moved, off] = attendees
  pass(24)
  await until(
    () => runsOf(world, rule),
    (runs) => runs.every(({ status }) => status === 'queued'),
  )
  await ok(world.request('DELETE', `${path}/checkin/${undone.id}`))
  await ok(world.request('PATCH', `${path}/attendees/${cancelled.id}`, { status: 'cancelled' }))
  await ok(world.request('PATCH', `${path}/attendees/${moved.id}`, { email: 'moved@example.org' }))
  await ok(world.request('POST', '/admin/email-suppressions', { address: off.email, reason: 'unsubscribed' }))
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const runs = new Map((await settledRuns(world, rule)).map((run) => [run.subject_id, run]))
  assert.deepEqual(
    attendees.map(({ id }: any) => [runs.get(id).status, runs.get(id).reason]),
    [
      ['skipped', 'The check-in was undone.'],
      ['skipped', 'The registration is no longer active.'],
      ['done', null],
      ['skipped', runs.get(off.id).reason],
    ],
  )
  assert.deepEqual(
    receiver.received.map(({ to }) => to),
    [['moved@example.org']],
  )
})

test('a mail that waits for its server is put off with its delay, and taken back with its rule', async () => {
  await using at = await waiting(2)
  const { world, rule, event, path, pass, change, receiver } = at
  const templateId = await templateFor(world, 'attended_event')
  // Queued, and for a later time than now: as when the server says that it is too busy.
  await world.query(`create function wait_for_test() returns trigger language plpgsql as $$
    begin new.next_attempt_at = '2028-01-01'; return new; end $$;
    create trigger wait_for_test before insert on email for each row execute function wait_for_test()`)
  pass(24)
  await until(
    () => runsOf(world, rule),
    (runs) => runs.every(({ status }) => status === 'queued'),
  )
  await change({ actions: [{ type: 'send_email', template_id: templateId, delay_hours: 30 }] })
  const moved = await runsOf(world, rule)
  assert.deepEqual(
    moved.map(({ status, email_id }) => [status, email_id]),
    [
      ['waiting', null],
      ['waiting', null],
    ],
  )
  assert.equal(await count(world, `email where status = 'cancelled'`), 2)
  pass(6)
  await until(
    () => runsOf(world, rule),
    (runs) => runs.every(({ status }) => status === 'queued'),
  )
  const off = await change({ enabled: false })
  assert.deepEqual(off.stats, { pending: 0, sent: 0, failed: 0 })
  assert.equal(await count(world, `email where status = 'cancelled' and event_id = ${event.id}`), 4)
  assert.equal((await world.request('GET', `${path}/automations/${rule.id}/runs?status=cancelled`)).body.length, 2)
  assert.equal(receiver.received.length, 0)
})
