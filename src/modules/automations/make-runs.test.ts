import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRule, runsOf, startListening, untilHandled, untilListening } from '../../../test/support/automations.ts'
import { aCertificate, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBulkJob } from '../../../test/support/stored.ts'
import { aCourse, aProgramme, assign, complete } from '../../../test/support/training.ts'
import { anEndpoint } from '../../../test/support/webhooks.ts'
import { fireMoments } from './fire-moments.ts'

const HOUR = 3_600_000

async function listening() {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld())
  opening.use(await startListening(world))
  await untilListening(world)
  const { id: endpoint_id } = await anEndpoint(world, 'https://example.com/hook', { events: ['cert.revoked'] })
  const parts = opening.move()
  const hook = (delay_hours = 0) => ({ type: 'send_webhook', endpoint_id, delay_hours })
  return { world, hook, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

async function aBadge(world: World): Promise<number> {
  return (await world.request('POST', '/admin/badge-templates', { name: 'A badge', criteria: [] })).body.id
}

async function issue(world: World, eventId: number): Promise<any[]> {
  const { body } = await world.request('POST', `/admin/events/${eventId}/certificates`, {})
  await untilHandled(world)
  return body.certificates
}

test('each action of a rule that is on waits for its delay, once for each certificate of its event', async () => {
  await using at = await listening()
  const { world, hook } = at
  const event = await anEvent(world)
  await anAttendee(world, event.id, { first_name: 'Grace', last_name: 'Hopper', email: 'Grace@example.org' })
  const fields = { trigger: 'certificate_issued', actions: [hook(), hook(24)] }
  const rule = await aRule(world, event.id, fields)
  const other = await aRule(world, (await anEvent(world)).id, fields)
  const off = await aRule(world, event.id, { ...fields, enabled: false })
  const [certificate] = await issue(world, event.id)
  const runs = await runsOf(world, rule)
  const at1 = new Date(certificate.issued_at).getTime()
  assert.deepEqual(
    runs.map((run) => [run.action_id, run.subject_id, run.name, run.email, Date.parse(run.due_at) - at1]),
    [1, 2].map((nth) => [nth, certificate.id, 'Grace Hopper', 'Grace@example.org', (nth - 1) * 24 * HOUR]),
  )
  assert.deepEqual([await runsOf(world, other), await runsOf(world, off)], [[], []])
})

test('every name of a bulk job has a run, and a certificate of before the rule has none', async () => {
  await using at = await listening()
  const { world, hook } = at
  const { event_id } = await aCertificate(world)
  const rule = await aRule(world, event_id, { trigger: 'certificate_issued', actions: [hook(1)] })
  await aBulkJob(world, event_id, ['Ada', 'Grace', 'Edith'])
  await world.runJobs()
  await untilHandled(world)
  assert.deepEqual(
    (await runsOf(world, rule)).map(({ name }) => name),
    ['Ada', 'Grace', 'Edith'],
  )
})

test('a rule that was off does not fire for what happened meanwhile', async () => {
  await using at = await listening()
  const { world, hook } = at
  const event = await anEvent(world)
  const rule = await aRule(world, event.id, { trigger: 'certificate_issued', actions: [hook(1)] })
  const path = `/admin/events/${event.id}/automations/${rule.id}`
  await world.request('PATCH', path, { enabled: false })
  await anAttendee(world, event.id)
  await issue(world, event.id)
  await world.request('PATCH', path, { enabled: true })
  await anAttendee(world, event.id)
  const [second] = await issue(world, event.id)
  assert.deepEqual(
    (await runsOf(world, rule)).map(({ subject_id }) => subject_id),
    [second.id],
  )
})

test('what waits moves with its delay, and is cancelled with its action, its trigger and its rule', async () => {
  await using at = await listening()
  const { world, hook } = at
  const event = await anEvent(world)
  const rule = await aRule(world, event.id, { trigger: 'certificate_issued', actions: [hook(1), hook(2)] })
  const path = `/admin/events/${event.id}/automations/${rule.id}`
  await anAttendee(world, event.id)
  await issue(world, event.id)
  const [first] = await runsOf(world, rule)
  await world.request('PATCH', path, { actions: [{ ...hook(5), id: 1 }] })
  const [moved, taken] = await runsOf(world, rule)
  assert.equal(Date.parse(moved.due_at) - Date.parse(first.due_at), 4 * HOUR)
  assert.deepEqual(
    [moved.status, taken.status, taken.reason],
    ['waiting', 'cancelled', 'The action was removed from the rule.'],
  )
  const off = await world.request('PATCH', path, { enabled: false })
  assert.deepEqual(off.body.stats, { pending: 0, sent: 0, failed: 0 })
  const [cancelled] = await runsOf(world, rule)
  assert.deepEqual([cancelled.status, cancelled.reason], ['cancelled', 'The rule was disabled.'])
})

test('what happened while a rule was off, or is told of from then, does not fire it, though it is heard when the rule is on', async () => {
  await using world = await startWorld()
  {
    await using _ = await startListening(world)
    await untilListening(world)
  }
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const issued = await aRule(world, event.id, {
    trigger: 'certificate_issued',
    enabled: false,
    actions: [{ type: 'award_badge', badge_template_id: await aBadge(world) }],
  })
  const attended = await aRule(world, event.id, { enabled: false })
  const [early, late] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await world.request('POST', `${path}/certificates`, { attendee_ids: [early.id] })
  const before = world.services.now()
  world.advance(1_000)
  for (const rule of [issued, attended])
    await world.request('PATCH', `${path}/automations/${rule.id}`, { enabled: true })
  world.advance(1_000)
  await world.request('POST', `${path}/certificates`, { attendee_ids: [late.id] })
  const scan = (key: string, attendee_id: number, at: Date) => ({
    key,
    attendee_id,
    session_id: null,
    direction: 'in',
    verdict: 'accepted',
    at: at.toISOString(),
  })
  const scans = [scan('scan-early', early.id, before), scan('scan-late', late.id, world.services.now())]
  assert.equal((await world.request('POST', `${path}/scans`, { device_id: 'device-1', scans })).status, 200)
  await using _ = await startListening(world)
  await untilHandled(world)
  assert.equal((await runsOf(world, issued)).length, 1)
  assert.deepEqual(
    (await runsOf(world, attended)).map(({ subject_id }) => subject_id),
    [late.id],
  )
})

test('a completion fires by when it is posted, and one of a day before the rule does not', async () => {
  await using at = await listening()
  const { world } = at
  world.stopClock(new Date('2027-03-03T10:00:00Z'))
  const event = await anEvent(world)
  const course = await aCourse(world)
  await aProgramme(world, [{ event_id: event.id }, { course_id: course.id }])
  const rule = await aRule(world, event.id, { trigger: 'lms_course_completed' })
  const emails = ['today@example.org', 'earlier@example.org']
  for (const email of emails) await anAttendee(world, event.id, { email })
  world.stopClock(new Date('2027-03-03T11:00:00Z'))
  await complete(world, course.code, [emails[0]!], { completed_at: '2027-03-03' })
  await complete(world, course.code, [emails[1]!], { completed_at: '2027-03-02T23:59:59Z' })
  await untilHandled(world)
  assert.deepEqual(
    (await runsOf(world, rule)).map(({ email }) => email),
    ['today@example.org'],
  )
})

test('an action that is added later does nothing for what happened before', async () => {
  await using at = await listening()
  const { world, hook } = at
  world.stopClock(new Date('2027-03-03T10:00:00Z'))
  const event = await anEvent(world)
  const programme = await aProgramme(world, [{ event_id: event.id }])
  await assign(world, programme.id, ['ada@example.org'], { due_date: '2027-03-03' })
  const rule = await aRule(world, event.id, { trigger: 'compliance_overdue', actions: [hook(1)] })
  world.stopClock(new Date('2027-03-04T01:00:00Z'))
  await fireMoments(world.services)
  const path = `/admin/events/${event.id}/automations/${rule.id}`
  await world.request('PATCH', path, { actions: [hook(1), hook(2)] })
  await fireMoments(world.services)
  assert.deepEqual(
    (await runsOf(world, rule)).map(({ action_id }) => action_id),
    [1],
  )
})
