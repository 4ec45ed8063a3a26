import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import {
  aRule,
  runsOf,
  startListening,
  startPerforming,
  templateFor,
  untilHandled,
  untilListening,
} from '../../../../test/support/automations.ts'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { AYSE, aForm, submit } from '../../../../test/support/forms.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'

async function listening() {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld())
  opening.use(await startListening(world))
  await untilListening(world)
  const parts = opening.move()
  return { world, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

const rulesOf = async (world: World, eventId: number): Promise<any[]> => {
  await untilHandled(world)
  return (await world.request('GET', `/admin/events/${eventId}/automations?limit=200`)).body.toReversed()
}
const certificate = { type: 'issue_certificate', delay_hours: 48 }

async function create(world: World, fields: object = {}) {
  const body = { name: 'For all', trigger: 'registered', actions: [certificate], ...fields }
  const { status, body: rule, text } = await world.request('POST', '/admin/automations', body)
  assert.equal(status, 201, text)
  return rule
}

const insertRules = (world: World, count: number, eventId: number | null) =>
  world.query(`
    with rule as (
      insert into automation_rule (org_id, event_id, name, trigger, conditions, enabled, enabled_at, last_action, created_at, updated_at)
      select 1, ${eventId}, 'Rule ' || n, 'registered', '[]', false, now(), 1, now(), now() from generate_series(1, ${count}) n
      returning org_id, id
    )
    insert into automation_action (org_id, rule_id, id, position, added_at, type, delay_hours)
    select org_id, id, 1, 1, now(), 'issue_certificate', 0 from rule`)

test('a rule of the organisation is copied to new events, follows every change and is deleted with its copies', async () => {
  await using at = await listening()
  const { world } = at
  const old = await anEvent(world)
  const rule = await create(world)
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const [copy, ...others] = await rulesOf(world, event.id)
  assert.deepEqual([others, await rulesOf(world, old.id)], [[], []])
  assert.deepEqual(
    [copy.organisation_rule_id, copy.name, copy.trigger, copy.enabled, copy.actions],
    [rule.id, 'For all', 'registered', true, [{ id: 1, ...certificate }]],
  )
  // The person registered before the copy was made, and after the event was.
  const [waiting] = await runsOf(world, copy)
  assert.deepEqual([waiting.subject_id, waiting.status], [ada.id, 'waiting'])
  const path = `/admin/automations/${rule.id}`
  const template_id = await templateFor(world, 'before_event')
  const changed = {
    name: 'Soon',
    actions: [
      { ...certificate, delay_hours: 72 },
      { type: 'send_email', template_id },
    ],
    conditions: [{ field: 'tag', value: 'vip' }],
  }
  const { body } = await world.request('PATCH', path, changed)
  assert.deepEqual([body.event_count, body.stats.pending], [1, 1])
  const [followed] = await rulesOf(world, event.id)
  for (const field of ['name', 'trigger', 'actions', 'conditions', 'enabled'])
    assert.deepEqual(followed[field], body[field], field)
  const [moved] = await runsOf(world, copy)
  assert.equal(Date.parse(moved.due_at) - Date.parse(waiting.due_at), 24 * 3_600_000)
  assert.equal((await world.request('DELETE', path)).status, 204)
  assert.deepEqual(await rulesOf(world, event.id), [])
  assertRefused(await world.request('GET', path), 404, 'not_found')
  assert.deepEqual(await world.query('select 1 from automation_run'), [])
})

test('a copy is switched off at its event and stays off; nothing else of it can be changed', async () => {
  await using at = await listening()
  const { world } = at
  const rule = await create(world)
  const [here, there] = [await anEvent(world), await anEvent(world)]
  await anAttendee(world, here.id)
  const [copy] = await rulesOf(world, here.id)
  const path = `/admin/events/${here.id}/automations/${copy.id}`
  assertRefused(await world.request('PATCH', path, { name: 'Mine' }), 409, 'conflict')
  assertRefused(await world.request('DELETE', path), 409, 'conflict')
  assert.deepEqual((await rulesOf(world, here.id))[0], { ...copy, stats: { pending: 1, sent: 0, failed: 0 } })
  assert.equal((await world.request('PATCH', path, { enabled: false })).body.enabled, false)
  assert.deepEqual(
    (await runsOf(world, copy)).map(({ status }) => status),
    ['cancelled'],
  )
  const original = `/admin/automations/${rule.id}`
  const states = async () => [(await rulesOf(world, here.id))[0].enabled, (await rulesOf(world, there.id))[0].enabled]
  await world.request('PATCH', original, { enabled: false })
  assert.deepEqual(await states(), [false, false])
  assertRefused(await world.request('PATCH', path, { enabled: true }), 409, 'conflict')
  await world.request('PATCH', original, { enabled: true })
  assert.deepEqual(await states(), [false, true])
  assert.equal((await world.request('PATCH', path, { enabled: true })).body.enabled, true)
})

test('a duplicated event gets its rules as they were, for its own sessions, and each rule of the organisation once', async () => {
  await using at = await listening()
  const { world } = at
  const ofAll = await create(world)
  const event = await anEvent(world, { event_date: '2027-05-01T09:00:00Z' })
  await aSession(world, event.id, { title: 'First' })
  const second = await aSession(world, event.id, { title: 'Second' })
  const before = { trigger: 'before_session', trigger_hours: 2, session_id: second.id }
  const template_id = await templateFor(world, 'before_session')
  await aRule(world, event.id, { ...before, name: 'Reminder', actions: [{ type: 'send_email', template_id }] })
  await aRule(world, event.id, { name: 'Off', enabled: false })
  const [copy] = await rulesOf(world, event.id)
  await world.request('PATCH', `/admin/events/${event.id}/automations/${copy.id}`, { enabled: false })
  const { body: twin } = await world.request('POST', `/admin/events/${event.id}/duplicate`, {})
  const sessions = (await world.request('GET', `/admin/events/${twin.id}/sessions`)).body
  const rules = (await rulesOf(world, twin.id)).toSorted((a, b) => a.name.localeCompare(b.name))
  assert.deepEqual(
    rules.map(({ name, enabled, session_id, organisation_rule_id }) => [
      name,
      enabled,
      session_id,
      organisation_rule_id,
    ]),
    [
      ['For all', false, null, ofAll.id],
      ['Off', false, null, null],
      ['Reminder', true, sessions.find(({ title }: any) => title === 'Second').id, null],
    ],
  )
})

test('events from before a rule do not get it, even if they are announced later, and its originals never fire', async () => {
  await using world = await startWorld()
  {
    await using _ = await startListening(world)
    await untilListening(world)
  }
  const event = await anEvent(world)
  const rule = await create(world)
  await using _ = await startListening(world)
  await anAttendee(world, event.id)
  const form = await aForm(world)
  await create(world, { trigger: 'form_submitted', form_id: form.id })
  assert.ok((await submit(world, form, AYSE)).status < 300)
  assert.deepEqual(await rulesOf(world, event.id), [])
  assert.deepEqual(await world.query('select 1 from automation_run'), [])
  assert.equal((await world.request('GET', `/admin/automations/${rule.id}`)).body.event_count, 0)
})

test('deleting a rule of the organisation cancels the emails that wait to be sent', async () => {
  await using at = await listening()
  const { world } = at
  await using _ = await startPerforming(world)
  const template_id = await templateFor(world, 'registered')
  const rule = await create(world, { actions: [{ type: 'send_email', template_id }] })
  const event = await anEvent(world)
  await anAttendee(world, event.id)
  const mails = () => world.query<{ status: string }>(`select status from email where composer = 'automation'`)
  await until(mails, ([mail]) => mail?.status === 'queued')
  assert.equal((await world.request('DELETE', `/admin/automations/${rule.id}`)).status, 204)
  assert.deepEqual(await mails(), [{ status: 'cancelled' }])
})

test('enabling a copy needs the scopes of its actions, and an organisation has at most 50 rules', async () => {
  await using at = await listening()
  const { world } = at
  await create(world)
  const event = await anEvent(world)
  const [copy] = await rulesOf(world, event.id)
  const { body: made } = await world.request('POST', '/admin/api-keys', { name: 'K', scopes: ['automations:write'] })
  const turn = (enabled: boolean) =>
    world.request('PATCH', `/admin/events/${event.id}/automations/${copy.id}`, { enabled }, { key: made.key })
  assert.equal((await turn(false)).status, 200)
  assertRefused(await turn(true), 403, 'forbidden')
  await insertRules(world, 49, null)
  await insertRules(world, 99, event.id)
  const oneMore = { name: 'One more', trigger: 'registered', actions: [certificate] }
  assertRefused(await world.request('POST', '/admin/automations', oneMore), 409, 'conflict')
  // The copy does not count among the event's own rules.
  const own = () => world.request('POST', `/admin/events/${event.id}/automations`, oneMore)
  assert.equal((await own()).status, 201)
  assertRefused(await own(), 409, 'conflict')
})

test('a rule of the organisation names no session or question, needs the scopes of its actions, and is its own alone', async () => {
  await using world = await startWorld()
  const rule = await create(world)
  const body = { name: 'No', trigger: 'before_session', trigger_hours: 1, actions: [certificate] }
  const answer = { field: 'answer', question_id: 'diet', value: 'x' }
  const refused = await world.request('POST', '/admin/automations', {
    ...{ ...body, trigger: 'registered', trigger_hours: null },
    conditions: [answer],
  })
  assert.deepEqual([refused.status, refused.body.detail[0].loc.join('.')], [422, 'body.conditions.0.field'])
  const path = `/admin/automations/${rule.id}`
  const change = (field: string, value: string) => world.request('PATCH', path, { conditions: [{ field, value }] })
  assertRefused(await change('kind', 'Key Speaker'), 422, 'validation_failed', 'body.conditions.0.value')
  // Events have their own tiers and kinds, so any that one could have is allowed.
  for (const [field, value] of [['tier', 'Any'] as const, ['kind', 'speaker'] as const])
    assert.equal((await change(field, value)).status, 200)
  const { body: made } = await world.request('POST', '/admin/api-keys', { name: 'K', scopes: ['automations:write'] })
  assertRefused(await world.request('POST', '/admin/automations', body, { key: made.key }), 403, 'forbidden')
  const key = await world.stranger()
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const sent = method === 'PATCH' ? {} : undefined
    assertRefused(await world.request(method, `/admin/automations/${rule.id}`, sent, { key }), 404, 'not_found')
  }
  assert.equal((await world.request('GET', '/admin/automations')).body.length, 1)
})
