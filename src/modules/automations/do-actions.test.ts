import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aRule,
  settledRuns,
  startListening,
  startPerforming,
  untilHandled,
  untilListening,
} from '../../../test/support/automations.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { count } from '../../../test/support/stored.ts'
import { anEndpoint, readRequest, settledDeliveries } from '../../../test/support/webhooks.ts'

const HOUR = 3_600_000

/** A world in which all workers run, with an event. */
async function automated(allowTargets: string[] = []) {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld({ allowTargets }))
  opening.use(await startListening(world))
  await untilListening(world)
  const { warnings } = opening.use(await startPerforming(world))
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const come = async (attendee: any) => {
    await world.request('POST', `${path}/checkin`, { attendee_id: attendee.id })
    await untilHandled(world)
  }
  const parts = opening.move()
  return { world, event, path, come, warnings, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

test('a certificate is issued when its delay is over, and not before; the run says so', async () => {
  await using at = await automated()
  const { world, event, come } = at
  const rule = await aRule(world, event.id, { actions: [{ type: 'issue_certificate', delay_hours: 2 }] })
  await come(await anAttendee(world, event.id))
  world.advance(2 * HOUR - 5_000)
  assert.deepEqual(
    (await settledRuns(world, rule)).map(({ status }) => status),
    ['waiting'],
  )
  world.advance(5_000)
  assert.deepEqual(
    (await settledRuns(world, rule)).map(({ status, reason }) => [status, reason]),
    [['done', null]],
  )
  assert.equal(await count(world, 'certificate'), 1)
  assert.deepEqual((await world.request('GET', `${at.path}/automations/${rule.id}`)).body.stats, {
    pending: 0,
    sent: 1,
    failed: 0,
  })
})

test('what cannot be done fails with the reason, and what needs not be done is skipped with it', async () => {
  await using at = await automated()
  const { world, event, path, come } = at
  const rule = await aRule(world, event.id, { actions: [{ type: 'issue_certificate', delay_hours: 1 }] })
  const [twice, late] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await come(twice)
  await world.request('POST', `${path}/certificates`, { attendee_ids: [twice.id] })
  world.advance(HOUR)
  const [skipped] = await settledRuns(world, rule)
  assert.deepEqual([skipped.status, skipped.reason], ['skipped', 'No certificate was issued: already_issued.'])
  await come(late)
  await world.request('PATCH', path, { certificate_enabled: false })
  world.advance(HOUR)
  const [, failed] = await settledRuns(world, rule)
  assert.equal(failed.status, 'failed')
  assert.match(failed.reason, /certificate/)
  assert.deepEqual(at.warnings, [])
})

test('a rule gives nobody a certificate or badge again that was revoked', async () => {
  await using at = await automated()
  const { world, event, path, come } = at
  const badge = await world.request('POST', '/admin/badge-templates', { name: 'Came', criteria: [] })
  const attendee = await anAttendee(world, event.id)
  const { body } = await world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })
  await world.request('POST', `/admin/certificates/${body.certificates[0].id}/revoke`)
  const award = await world.request('POST', `/admin/badge-templates/${badge.body.id}/awards`, {
    attendee_id: attendee.id,
  })
  await world.request('POST', `/admin/badge-awards/${award.body.id}/revoke`)
  const rule = await aRule(world, event.id, {
    actions: [{ type: 'issue_certificate' }, { type: 'award_badge', badge_template_id: badge.body.id }],
  })
  await come(attendee)
  assert.deepEqual(
    (await settledRuns(world, rule)).map(({ status, reason }) => [status, reason]),
    [
      ['skipped', 'No certificate was issued: revoked.'],
      ['skipped', 'The badge was revoked.'],
    ],
  )
  assert.equal((await world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })).status, 201)
})

test('what a run depends on is looked at again when its time has come, and it says what has changed', async () => {
  await using at = await automated()
  const { world, event, path, come } = at
  const rule = await aRule(world, event.id, { actions: [{ type: 'issue_certificate', delay_hours: 1 }] })
  const people = await Promise.all([1, 2, 3].map(() => anAttendee(world, event.id)))
  for (const each of people) await come(each)
  const [undone, cancelled, removed] = people
  await world.request('DELETE', `${path}/checkin/${undone.id}`)
  await world.request('PATCH', `${path}/attendees/${cancelled.id}`, { status: 'cancelled' })
  await world.request('DELETE', `${path}/attendees/${removed.id}`)
  world.advance(HOUR)
  const runs = await settledRuns(world, rule)
  const reasons = new Map(runs.map((run) => [run.subject_id, run.reason]))
  assert.deepEqual(
    people.map(({ id }) => reasons.get(id)),
    ['The check-in was undone.', 'The registration is no longer active.', 'The attendee was removed.'],
  )
  assert.equal(await count(world, 'certificate'), 0)
  // A later check-in counts as a new one.
  await come(undone)
  world.advance(HOUR)
  const again = (await settledRuns(world, rule)).find((run) => run.subject_id === undone.id)
  assert.deepEqual([again.status, again.reason], ['done', null])
})

test('a badge is awarded once, and an endpoint is told, signed as of everything else, though it subscribes to none of it', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using at = await automated([receiver.host])
  const { world, event, come } = at
  await using _ = await startDelivering(world)
  const endpoint = await anEndpoint(world, receiver.url, { events: ['cert.revoked'] })
  const badge = await world.request('POST', '/admin/badge-templates', { name: 'Came', criteria: [] })
  assert.equal(badge.status, 201, badge.text)
  const award = { type: 'award_badge', badge_template_id: badge.body.id }
  const rule = await aRule(world, event.id, {
    actions: [award, award, { type: 'send_webhook', endpoint_id: endpoint.id }],
  })
  const ada = await anAttendee(world, event.id, { email: 'ada@example.org' })
  await come(ada)
  const runs = await settledRuns(world, rule)
  assert.deepEqual(
    runs.map(({ action_id, status, reason }) => [action_id, status, reason]),
    [
      [1, 'done', null],
      [2, 'skipped', 'The person already has the badge.'],
      [3, 'done', null],
    ],
  )
  assert.equal(await count(world, `badge_award where email_key = 'ada@example.org' and source = 'automation'`), 1)
  const [delivery] = await settledDeliveries(world, endpoint.id)
  assert.deepEqual([delivery.event, delivery.status], ['automation.fired', 'succeeded'])
  const { headers, json } = readRequest(receiver.received[0]!)
  assert.match(headers['x-service-signature']!, /^sha256=/)
  assert.deepEqual(
    [json().event, json().data.rule_id, json().data.email, json().data.subject_id],
    ['automation.fired', rule.id, 'ada@example.org', ada.id],
  )
})

test('a contact is tagged once: the one that has the address, or one that is made', async () => {
  await using at = await automated()
  const { world, event, come } = at
  const rule = await aRule(world, event.id, {
    actions: [
      { type: 'add_crm_tag', tag: ' vip ' },
      { type: 'add_crm_tag', tag: 'vip' },
    ],
  })
  assert.deepEqual(
    rule.actions.map(({ tag }: any) => tag),
    ['vip', 'vip'],
  )
  const known = await world.request('POST', '/admin/crm/contacts', { email: 'Ada@example.org', tags: ['old'] })
  await come(await anAttendee(world, event.id, { email: 'ada@example.org' }))
  await come(await anAttendee(world, event.id, { email: 'new@example.org', first_name: 'Ayşe', last_name: 'Işık' }))
  const runs = await settledRuns(world, rule)
  assert.deepEqual(runs.map(({ status }) => status).sort(), ['done', 'done', 'skipped', 'skipped'])
  // Missing names of a contact come from the timeline feed.
  await untilHandled(world, 'contact-timeline')
  const contacts = await world.request('GET', '/admin/crm/contacts?sort=oldest&tag=vip')
  assert.deepEqual(
    contacts.body.map(({ email, first_name, last_name, tags }: any) => [email, first_name, last_name, tags]),
    [
      [known.body.email, 'Ada', 'Lovelace', ['old', 'vip']],
      ['new@example.org', 'Ayşe', 'Işık', ['vip']],
    ],
  )
  assert.deepEqual(at.warnings, [])
})

test('a run for an endpoint that is switched off fails and says so', async () => {
  await using at = await automated()
  const { world, event, come } = at
  const endpoint = await anEndpoint(world, 'https://example.com/hook')
  const rule = await aRule(world, event.id, { actions: [{ type: 'send_webhook', endpoint_id: endpoint.id }] })
  await world.request('PATCH', `/admin/webhooks/${endpoint.id}`, { active: false })
  await come(await anAttendee(world, event.id))
  const [run] = await settledRuns(world, rule)
  assert.equal(run.status, 'failed')
  assert.match(run.reason, /switched off/)
})
