import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import { sendExpiryNotices } from '../src/modules/certificates/expiry/send-expiry-notices.ts'
import { aMailRule, aRule, automatedWorld, runsOf, settledRuns, untilHandled } from './support/automations.ts'
import { enterLog } from './support/enter-log.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import { AYSE, aForm, submit } from './support/forms.ts'
import { startWorld } from './support/harness.ts'
import { anOpenEvent, register } from './support/register.ts'
import { aSurveyedEvent, aSurveyResponse } from './support/surveys.ts'

test('waiting, answering, submitting and expiring each lead to one message with the words of their starter', async () => {
  await using at = await automatedWorld()
  const { world } = at
  const full = await anOpenEvent(world, { registration_capacity: 1 })
  const rules = [await aMailRule(world, full.id, 'waitlisted')]
  for (const email of ['in@example.org', 'wait@example.org']) await register(world, full, { email })
  const surveyed = await aSurveyedEvent(world)
  rules.push(await aMailRule(world, surveyed.id, 'survey_answered'))
  await aSurveyResponse(world, surveyed, { stars: '5' }, { email: 'answer@example.org' })
  const form = await aForm(world)
  rules.push(await aMailRule(world, surveyed.id, 'form_submitted', 0, { form_id: form.id }))
  assert.ok((await submit(world, form, AYSE)).status < 300)
  await submit(world, await aForm(world), { ...AYSE, email: 'other@example.org' })
  const certified = await anEvent(world, { certificate_validity_days: 7, certificate_email: false })
  await anAttendee(world, certified.id, { email: 'expiry@example.org' })
  rules.push(await aMailRule(world, certified.id, 'certificate_expiring'))
  await world.request('POST', `/admin/events/${certified.id}/certificates`, {})
  await enterLog(world)
  await sendExpiryNotices(world.services)
  await untilHandled(world)
  const told = []
  for (const rule of rules) {
    const runs = await settledRuns(world, rule)
    for (const { status, reason, email, email_id } of runs) {
      const { body } = await world.request('GET', `/admin/emails/${email_id}`)
      told.push([status, reason, email, body.subject])
    }
  }
  assert.deepEqual(told, [
    ['done', null, 'wait@example.org', 'You are on the waiting list: Node Day'],
    ['done', null, 'answer@example.org', 'Thank you for your answers: Node Day'],
    ['done', null, AYSE.email, 'Thank you for writing: Talk to us'],
    ['done', null, 'expiry@example.org', 'Your certificate expires soon: Node Day'],
  ])
})

test('processes that fire a moment at once make each run once, and a firing that was interrupted goes on', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2027-03-01T10:00:00Z'))
  const event = await anEvent(world, { event_date: '2027-03-02T10:00:00Z' })
  const actions = [{ type: 'issue_certificate' }]
  const rule = await aRule(world, event.id, { trigger: 'before_event', trigger_hours: 2, actions })
  for (let nth = 0; nth < 3; nth++) await anAttendee(world, event.id)
  world.stopClock(new Date('2027-03-02T08:00:00Z'))
  await Promise.all(Array.from({ length: 8 }, () => fireMoments(world.services)))
  assert.equal((await runsOf(world, rule)).length, 3)
  // A process died after its first batch: its runs are stored, and the moment is not marked as fired.
  await world.query(`delete from automation_run where id = (select max(id) from automation_run)`)
  await world.query('update automation_rule set fired_at = null')
  await fireMoments(world.services)
  assert.equal((await runsOf(world, rule)).length, 3)
})
