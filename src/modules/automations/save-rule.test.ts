import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRule, templateFor } from '../../../test/support/automations.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { auditOf, count } from '../../../test/support/stored.ts'
import { anEndpoint } from '../../../test/support/webhooks.ts'
import { MAX_RULES } from './automation-schema.ts'

const HOOK = 'https://example.com/hook'

test('a rule is made, read, listed, changed and deleted, and each change is written down', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const made = await aRule(world, event.id, { name: '  Thank them  ' })
  const path = `/admin/events/${event.id}/automations/${made.id}`
  assert.deepEqual(made, {
    id: made.id,
    event_id: event.id,
    name: 'Thank them',
    trigger: 'attended_event',
    trigger_hours: null,
    session_id: null,
    form_id: null,
    conditions: [],
    organisation_rule_id: null,
    actions: [{ id: 1, type: 'issue_certificate', delay_hours: 0 }],
    enabled: true,
    stats: { pending: 0, sent: 0, failed: 0 },
    created_at: made.created_at,
    updated_at: made.updated_at,
  })
  assert.deepEqual((await world.request('GET', path)).body, made)
  const list = await world.request('GET', `/admin/events/${event.id}/automations`)
  assert.deepEqual([list.body, list.headers['x-total-count']], [[made], '1'])
  const changed = await world.request('PATCH', path, { name: 'Later', enabled: false })
  assert.deepEqual([changed.status, changed.body.name, changed.body.enabled], [200, 'Later', false])
  assert.equal((await world.request('DELETE', path)).status, 204)
  assert.equal((await world.request('GET', path)).status, 404)
  assert.equal(await count(world, 'automation_action'), 0)
  for (const action of ['create', 'update', 'delete'])
    assert.equal((await auditOf(world, `automation_rule.${action}`)).length, 1, action)
})

test('an action that lacks what it needs, or names what is not there, is 422 at its place', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { id } = await anEndpoint(world, HOOK)
  const gone = await anEndpoint(world, HOOK)
  assert.equal((await world.request('DELETE', `/admin/webhooks/${gone.id}`)).status, 204)
  const cases: [fields: object, loc: string][] = [
    [{ type: 'add_crm_tag' }, '0.tag'],
    [{ type: 'add_crm_tag', tag: ' ' }, '0.tag'],
    [{ type: 'issue_certificate', tag: 'vip' }, '0.tag'],
    [{ type: 'send_webhook' }, '0.endpoint_id'],
    [{ type: 'send_webhook', endpoint_id: 999 }, '0.endpoint_id'],
    [{ type: 'send_webhook', endpoint_id: gone.id }, '0.endpoint_id'],
    [{ type: 'issue_certificate', endpoint_id: id }, '0.endpoint_id'],
    [{ type: 'issue_certificate', delay_hours: -1 }, '0.delay_hours'],
    [{ type: 'issue_certificate', delay_hours: 1.5 }, '0.delay_hours'],
    [{ type: 'issue_certificate', delay_hours: 8761 }, '0.delay_hours'],
    [{ type: 'issue_certificate', id: 3 }, '0.id'],
    [{ type: 'send_email' }, '0.template_id'],
    [{ type: 'award_badge' }, '0.badge_template_id'],
  ]
  for (const [action, loc] of cases) {
    const body = { name: 'A rule', trigger: 'attended_event', actions: [action] }
    const answer = await world.request('POST', `/admin/events/${event.id}/automations`, body)
    assert.deepEqual([answer.status, answer.body.detail?.[0]?.loc.join('.')], [422, `body.actions.${loc}`], answer.text)
  }
  const useless = { name: 'A rule', trigger: 'certificate_issued', actions: [{ type: 'issue_certificate' }] }
  assert.equal((await world.request('POST', `/admin/events/${event.id}/automations`, useless)).status, 422)
  assert.equal(await count(world, 'automation_rule'), 0)
})

test('starter templates exist before anyone lists them, and a rejected rule does not use up their ids', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const send = (template_id: number) =>
    world.request('POST', `/admin/events/${event.id}/automations`, {
      name: 'A rule',
      trigger: 'attended_event',
      actions: [{ type: 'send_email', template_id }],
    })
  for (let n = 0; n < 2; n++) assert.equal((await send(999_999)).status, 422)
  const [{ first, last, count: all }] = (await world.query(
    'select min(id) as first, max(id) as last, count(*)::int as count from email_template',
  )) as [{ first: number; last: number; count: number }]
  assert.deepEqual([first, last], [1, all])
})

test('a template of an organisation that has listed none can be read, changed and drawn', async () => {
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { name: 'Mine' }],
    ['POST', '/preview', undefined],
  ] as const) {
    await using world = await startWorld()
    assert.equal((await world.request(method, `/admin/email-templates/1${path}`, body)).status, 200, method)
  }
})

test('a template that says what mails of the trigger do not have is 422, and what a rule uses stays: 409', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const template_id = await templateFor(world, 'badge_earned')
  const badge = await world.request('POST', '/admin/badge-templates', { name: 'A badge', criteria: [] })
  const actions = [
    { type: 'send_email', template_id },
    { type: 'award_badge', badge_template_id: badge.body.id },
  ]
  const wrong = { name: 'A rule', trigger: 'attended_event', actions }
  const refused = await world.request('POST', `/admin/events/${event.id}/automations`, wrong)
  assert.deepEqual([refused.status, refused.body.detail[0].loc.join('.')], [422, 'body.actions.0.template_id'])
  assert.match(refused.body.detail[0].msg, /badge\.\w+/)
  const stranger = await world.stranger()
  const foreign = await anEvent({ ...world, request: (m, p, b) => world.request(m, p, b, { key: stranger }) })
  const body = { name: 'A rule', trigger: 'badge_earned', actions }
  const path = `/admin/events/${foreign.id}/automations`
  assert.equal((await world.request('POST', path, body, { key: stranger })).status, 422)
  const rule = await aRule(world, event.id, { trigger: 'badge_earned', actions })
  assert.equal((await world.request('DELETE', `/admin/email-templates/${template_id}`)).status, 409)
  assert.equal((await world.request('DELETE', `/admin/badge-templates/${badge.body.id}`)).status, 409)
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}/automations/${rule.id}`)).status, 204)
  assert.equal((await world.request('DELETE', `/admin/email-templates/${template_id}`)).status, 204)
})

test('an action keeps its number over a change, by that number, its target or its type, and no number comes again', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const [one, two] = [(await anEndpoint(world, HOOK)).id, (await anEndpoint(world, HOOK)).id]
  const hook = (endpoint_id: number, more: object = {}) => ({ type: 'send_webhook', endpoint_id, ...more })
  const made = await aRule(world, event.id, { actions: [hook(one), hook(two), { type: 'issue_certificate' }] })
  const change = async (actions: object[]) => {
    const path = `/admin/events/${event.id}/automations/${made.id}`
    const { status, body, text } = await world.request('PATCH', path, { actions })
    assert.equal(status, 200, text)
    return body.actions.map((action: any) => [action.id, action.endpoint_id ?? null, action.delay_hours])
  }
  assert.deepEqual(await change([hook(two, { delay_hours: 2 }), hook(one)]), [
    [2, two, 2],
    [1, one, 0],
  ])
  assert.deepEqual(await change([hook(two, { id: 1 }), hook(two)]), [
    [1, two, 0],
    [2, two, 0],
  ])
  assert.deepEqual(await change([{ type: 'issue_certificate', id: 1 }, hook(one)]), [
    [4, null, 0],
    [2, one, 0],
  ])
  assert.deepEqual(await change([hook(one), hook(one)]), [
    [2, one, 0],
    [5, one, 0],
  ])
})

test('an event has a bounded number of rules, however many are made at once', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  for (let n = 1; n < MAX_RULES; n++) await aRule(world, event.id)
  const body = { name: 'One more', trigger: 'attended_event', actions: [{ type: 'issue_certificate' }] }
  const make = () => world.request('POST', `/admin/events/${event.id}/automations`, body)
  const answers = await Promise.all([make(), make(), make()])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
})
