import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { PRESETS } from './automation-presets.ts'

const SURVEY = [{ id: 'good', type: 'yes_no', label: 'Was it good?' }]

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
    assert.equal(lacking.status, 409, lacking.text)
    assert.match(lacking.body.message ?? lacking.text, /first\./)
    if (preset === 'expiry_reminder')
      await world.request('PATCH', `/admin/events/${whole.id}`, { certificate_email: false })
    const made = await apply(whole, preset)
    assert.equal(made.status, 201, made.text)
    const told = listed.find((each: any) => each.preset === preset)
    assert.deepEqual([made.body.trigger, made.body.trigger_hours], [told.trigger, told.trigger_hours])
    assert.equal((await apply(whole, preset)).status, 409)
  }
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
