import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ROLE_SCOPES, ROLES } from '../src/modules/identity/index.ts'
import { hasScope } from '../src/modules/organisations/index.ts'
import { assertRefused } from './support/assert-refused.ts'
import { aRule, templateFor } from './support/automations.ts'
import { aBadge } from './support/badges.ts'
import { aCertificate, aKey, anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { aPerson, as } from './support/people.ts'
import { anEndpoint } from './support/webhooks.ts'

const NEEDED = {
  issue_certificate: 'certificates:write',
  add_crm_tag: 'crm:write',
  award_badge: 'badges:write',
  send_email: 'emails:write',
  send_webhook: 'webhooks:write',
} as const
type Kind = keyof typeof NEEDED
const KINDS = Object.keys(NEEDED) as Kind[]

/** Limited members can do these within their events; the others leave records of the organisation. */
const WITHIN_EVENT: readonly Kind[] = ['issue_certificate', 'send_email']

type Caller = Parameters<World['request']>[3] & object

let world: World
let eventId: number
let targets: Record<Kind, object>
let rules: Record<Kind, { id: number }>

before(async () => {
  world = await startWorld()
  eventId = (await anEvent(world)).id
  const attendee = await anAttendee(world, eventId, { email: 'ada@example.org' })
  await world.request('POST', `/admin/events/${eventId}/checkin`, { attendee_id: attendee.id })
  targets = {
    issue_certificate: {},
    add_crm_tag: { tag: 'came' },
    award_badge: { badge_template_id: (await aBadge(world)).id },
    send_email: { template_id: await templateFor(world, 'attended_event') },
    send_webhook: { endpoint_id: (await anEndpoint(world, 'https://example.com/hook')).id },
  }
  const made = await Promise.all(
    KINDS.map(async (type) => [type, await aRule(world, eventId, { actions: [{ type, ...targets[type] }] })]),
  )
  rules = Object.fromEntries(made)
})
after(() => world[Symbol.asyncDispose]())

const stored = () =>
  world.query(
    'select r.*, (select json_agg(a order by a.id) from automation_action a where a.rule_id = r.id) as actions from automation_rule r order by id',
  )

/** Makes, changes, switches on, previews and runs a rule with this action. */
async function tryAll(type: Kind, caller: Caller): Promise<Record<string, any>> {
  const path = `/admin/events/${eventId}/automations`
  const own = `${path}/${rules[type].id}`
  const actions = [{ type, ...targets[type] }]
  const send = (method: string, to: string, body?: object) => world.request(method as 'POST', to, body, caller)
  const harmless = await aRule(world, eventId, { actions: [{ type: 'add_crm_tag', tag: 'x' }], enabled: false })
  const answers = {
    create: await send('POST', path, { name: 'Theirs', trigger: 'attended_event', actions, enabled: false }),
    rename: await send('PATCH', own, { name: 'Theirs' }),
    replace: await send('PATCH', `${path}/${harmless.id}`, { actions }),
    retrigger: await send('PATCH', own, { trigger: 'registered_no_show', enabled: false }),
    enable: await send('PATCH', own, { enabled: true }),
    preview: await send('POST', `${own}/run?dry_run=true`),
    run: await send('POST', `${own}/run`),
  }
  await world.request('DELETE', `${path}/${harmless.id}`)
  if (answers.create.status === 201) await world.request('DELETE', `${path}/${answers.create.body.id}`)
  return answers
}

async function expectAll(type: Kind, caller: Caller, isAllowed: boolean, of: string): Promise<void> {
  const before = await stored()
  const answers = await tryAll(type, caller)
  for (const [act, answer] of Object.entries(answers)) {
    if (!isAllowed) assertRefused(answer, 403, 'forbidden')
    else assert.ok([200, 201].includes(answer.status), `${of} ${act} ${type}: ${answer.text}`)
  }
  if (isAllowed) {
    const restored = { name: 'Thank them', trigger: 'attended_event', enabled: true }
    await world.request('PATCH', `/admin/events/${eventId}/automations/${rules[type].id}`, restored)
  } else assert.deepEqual(await stored(), before)
}

test('a key makes, changes, switches on and runs rules with those actions alone that its scopes allow', async () => {
  const extra = [null, ...Object.values(NEEDED), 'attendees:read']
  for (const scope of extra) {
    const { key } = await aKey(world, scope === null ? ['automations:write'] : ['automations:write', scope])
    for (const type of KINDS) await expectAll(type, { key }, NEEDED[type] === scope, String(scope))
  }
})

test('a rule with several actions needs the scope of each', async () => {
  const { key } = await aKey(world, ['automations:write', 'certificates:write'])
  const actions = [{ type: 'issue_certificate' }, { type: 'add_crm_tag', tag: 'came' }]
  const body = { name: 'Two', trigger: 'attended_event', actions }
  const answer = await world.request('POST', `/admin/events/${eventId}/automations`, body, { key })
  assertRefused(answer, 403, 'forbidden')
  assert.match(answer.body.detail, /add_crm_tag needs the scope crm:write/)
})

test('members make rules with what their role allows, and those limited to some events with nothing beyond them', async () => {
  for (const role of ROLES.filter((role) => hasScope(ROLE_SCOPES[role], 'automations:write'))) {
    const { token } = await aPerson(world, { role })
    for (const type of KINDS) await expectAll(type, as(token), hasScope(ROLE_SCOPES[role], NEEDED[type]), role)
  }
  const { token } = await aPerson(world, { role: 'editor', events: [eventId] })
  for (const type of KINDS) await expectAll(type, as(token), WITHIN_EVENT.includes(type), 'limited editor')
})

test('whoever may change rules can stop any of them: switch it off, take actions out, delete it', async () => {
  const { key } = await aKey(world, ['automations:write', 'certificates:write'])
  const rule = await aRule(world, eventId, {
    actions: [{ type: 'issue_certificate' }, { type: 'add_crm_tag', tag: 'a' }],
  })
  const path = `/admin/events/${eventId}/automations/${rule.id}`
  assert.equal((await world.request('PATCH', path, { enabled: false }, { key })).status, 200)
  assertRefused(await world.request('PATCH', path, { enabled: false, name: 'B' }, { key }), 403, 'forbidden')
  assert.equal((await world.request('PATCH', path, { actions: [{ type: 'issue_certificate' }] }, { key })).status, 200)
  const foreign = await aRule(world, eventId, { actions: [{ type: 'add_crm_tag', tag: 'a' }] })
  const deleted = await world.request('DELETE', `/admin/events/${eventId}/automations/${foreign.id}`, undefined, {
    key,
  })
  assert.equal(deleted.status, 204)
})

test('names and addresses of attendees are given to those alone who may read attendees, whatever they ask', async () => {
  const { event_id, attendee_id } = (await aCertificate(world)) as { event_id: number; attendee_id: number }
  const event = event_id
  const template = await templateFor(world, 'attended_event')
  const rule = await aRule(world, event, {
    trigger: 'certificate_issued',
    actions: [{ type: 'add_crm_tag', tag: 'a' }],
  })
  const rulePath = `/admin/events/${event}/automations/${rule.id}`
  await world.request('POST', `${rulePath}/run`)
  const asked: [scopes: string[], method: 'GET' | 'POST', path: string, body?: object][] = [
    [['automations:write', 'crm:write'], 'POST', `${rulePath}/run?dry_run=true`],
    [['automations:write', 'crm:write'], 'POST', `${rulePath}/run`],
    [['automations:read'], 'GET', `${rulePath}/runs`],
    [['emails:read'], 'POST', `/admin/email-templates/${template}/preview`, { event_id, attendee_id }],
    [['emails:read'], 'POST', `/admin/email-templates/${template}/preview`, { attendee_id }],
    [['certificates:read'], 'POST', '/admin/designs/preview', { builtin: 'quiet', event_id, attendee_id, width: 100 }],
    [['certificates:read'], 'GET', `/admin/events/${event}/certificate-candidates`],
    [['certificates:write'], 'POST', `/admin/events/${event}/certificates?dry_run=true`, {}],
    [['surveys:read'], 'GET', `/admin/events/${event}/attendees/${attendee_id}/survey-link`],
  ]
  const attendee = (await world.request('GET', `/admin/events/${event}/attendees/${attendee_id}`)).body
  for (const [scopes, method, path, body] of asked) {
    const { key } = await aKey(world, scopes)
    const without = await world.request(method, path, body, { key })
    // Runs and dry runs leave the names out; whatever is about one attendee is refused.
    const isWithoutNames = path.includes('/automations/') || path.includes('dry_run')
    assert.equal(without.status, isWithoutNames ? 200 : 403, without.text)
    for (const personal of [attendee.email, attendee.first_name])
      assert.ok(!without.text.includes(personal), `${path}: ${without.text}`)
    const { key: reader } = await aKey(world, [...scopes, 'attendees:read'])
    assert.equal((await world.request(method, path, body, { key: reader })).status, 200, path)
    if (without.status === 403) assert.match(without.body.detail, /needs the scope attendees:read too/)
  }
})
