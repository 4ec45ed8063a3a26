import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { aPerson } from '../../../../test/support/people.ts'
import { PRESETS } from './automation-presets.ts'

const SURVEY = [{ id: 'good', type: 'yes_no', label: 'Was it good?' }]

/** The setting that the error names for an event without any of them. */
const LACKED: Record<string, string> = {
  day_before: 'Set event_date first',
  hour_before_online: 'Set event_date first',
  thank_you_survey: 'Set event_date first',
  missed_you: 'Set event_date first',
  certificate: 'Set certificate_email to true first',
  expiry_reminder: 'Set certificate_validity_days first',
}

test('each ready-made rule is created with one request, once, and names what its event lacks', async () => {
  await using world = await startWorld()
  const next = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const whole = await anEvent(world, {
    ...{ event_date: next, online_url: 'https://meet.example.org/x', survey: SURVEY, event_language: 'tr' },
    ...{ certificate_email: true, certificate_validity_days: 365 },
  })
  const empty = await anEvent(world, { event_date: null, certificate_email: false })
  const apply = (event: any, preset: string) =>
    world.request('POST', `/admin/events/${event.id}/automations/presets/${preset}`)
  const { body: listed } = await world.request('GET', '/admin/automation-presets')
  assert.deepEqual(
    listed.map(({ preset }: any) => preset),
    PRESETS,
  )
  for (const preset of PRESETS) {
    const lacking = await apply(empty, preset)
    assertRefused(lacking, 409, 'conflict')
    assert.match(lacking.text, new RegExp(LACKED[preset]!))
    if (preset === 'expiry_reminder')
      await world.request('PATCH', `/admin/events/${whole.id}`, { certificate_email: false })
    const made = await apply(whole, preset)
    assert.equal(made.status, 201, made.text)
    const told = listed.find((each: any) => each.preset === preset)
    assert.deepEqual([made.body.trigger, made.body.trigger_hours], [told.trigger, told.trigger_hours])
    const again = await apply(whole, preset)
    assertRefused(again, 409, 'already_exists')
    assert.match(again.text, new RegExp(`: ${made.body.id}, `))
  }
  const lateOnes = await anEvent(world, { event_date: next })
  for (const [preset, field] of [
    ['hour_before_online', 'online_url'] as const,
    ['thank_you_survey', 'survey'] as const,
  ])
    assert.match((await apply(lateOnes, preset)).text, new RegExp(`Set ${field} first`))
  const over = await anEvent(world, {
    event_date: '2026-01-01T09:00:00Z',
    survey: SURVEY,
    online_url: 'https://x.example',
  })
  for (const preset of ['day_before', 'hour_before_online', 'thank_you_survey', 'missed_you'])
    assert.match((await apply(over, preset)).text, /The event is over\. Set a later event_date first/)
  assert.equal((await apply(whole, 'unknown')).status, 422)
  assert.equal((await apply({ id: 999_999 }, 'day_before')).status, 404)
  const { body: rules } = await world.request('GET', `/admin/events/${whole.id}/automations`)
  assert.equal(rules.length, PRESETS.length)
  assert.ok(rules.some(({ name }: any) => name === 'Bir gün önce hatırlatma'))
})

test('a ready-made rule uses the starter template as the organisation changed it, or creates it again', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_date: new Date(Date.now() + 30 * 86_400_000).toISOString() })
  const path = `/admin/events/${event.id}/automations/presets`
  const { body: templates } = await world.request('GET', '/admin/email-templates?limit=50')
  const own = templates.find(({ kind }: any) => kind === 'before_event')
  const made = await world.request('POST', `${path}/day_before`)
  assert.equal(made.body.actions[0].template_id, own.id)
  const gone = templates.find(({ kind }: any) => kind === 'registered_no_show')
  await world.request('DELETE', `/admin/email-templates/${gone.id}`)
  const again = await world.request('POST', `${path}/missed_you`)
  const { body } = await world.request('GET', `/admin/email-templates/${again.body.actions[0].template_id}`)
  assert.deepEqual([body.kind, body.subject, body.translations], [gone.kind, gone.subject, gone.translations])
})

test('members limited to an event read the ready-made rules and add them there, and nowhere else', async () => {
  await using world = await startWorld()
  const next = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const [own, other] = [await anEvent(world, { event_date: next }), await anEvent(world, { event_date: next })]
  const { token } = await aPerson(world, { role: 'editor', events: [own.id] })
  const as = { key: null, headers: { cookie: `laurel=${token}`, origin: world.services.siteUrl } }
  const listed = await world.request('GET', '/admin/automation-presets', undefined, as)
  assert.equal(listed.body.length, PRESETS.length)
  const add = (event: any) =>
    world.request('POST', `/admin/events/${event.id}/automations/presets/day_before`, undefined, as)
  assert.equal((await add(own)).status, 201)
  assertRefused(await add(other), 403, 'forbidden')
  assertRefused(await world.request('GET', '/admin/automations', undefined, as), 403, 'forbidden')
})

test('two clicks at once add one rule, only those who came are thanked, and certificates wait for a required survey', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, {
    ...{ event_date: new Date(Date.now() + 30 * 86_400_000).toISOString(), survey: SURVEY },
    ...{ certificate_email: true, certificate_requires_survey: true },
  })
  const path = `/admin/events/${event.id}/automations/presets`
  const clicks = await Promise.all([1, 2, 3].map(() => world.request('POST', `${path}/thank_you_survey`)))
  assert.deepEqual(clicks.map(({ status }) => status).toSorted(), [201, 409, 409])
  const thanks = clicks.find(({ status }) => status === 201)!.body
  assert.deepEqual(thanks.conditions, [{ field: 'attended', question_id: null, operator: 'is', value: 'true' }])
  const { body: certificates } = await world.request('POST', `${path}/certificate`)
  assert.deepEqual([certificates.trigger, certificates.trigger_hours], ['survey_answered', null])
  const key = await world.stranger()
  // The event lacks the online address, which the error of another organisation must not say.
  assertRefused(await world.request('POST', `${path}/hour_before_online`, undefined, { key }), 404, 'not_found')
})

test('a ready-made rule needs the scope of its action', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_date: new Date(Date.now() + 30 * 86_400_000).toISOString() })
  const { body } = await world.request('POST', '/admin/api-keys', { name: 'K', scopes: ['automations:write'] })
  const path = `/admin/events/${event.id}/automations/presets/day_before`
  assertRefused(await world.request('POST', path, undefined, { key: body.key }), 403, 'forbidden')
  assert.deepEqual(await world.query('select 1 from automation_rule'), [])
})
