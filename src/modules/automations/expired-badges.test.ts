import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRule, automatedWorld, runsOf, settledRuns, untilHandled } from '../../../test/support/automations.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'

const HOUR = 3_600_000

test('a badge that has expired when the action is due is skipped; before that, the email says until when it is valid', async () => {
  await using at = await automatedWorld()
  const { world, receiver } = at
  const event = await anEvent(world, { event_timezone: 'UTC', event_language: 'en' })
  const template = await world.request('POST', '/admin/email-templates', {
    ...{ kind: 'badge_earned', name: 'Valid', subject: '{{ badge.name }}' },
    html: '<p>Until [{{ badge.expires_at }}].</p>',
  })
  assert.equal(template.status, 201, template.text)
  const actions = [
    { type: 'send_email', template_id: template.body.id },
    { type: 'issue_certificate', delay_hours: 48 },
  ]
  const rule = await aRule(world, event.id, { trigger: 'badge_earned', actions })
  const { id } = await anAttendee(world, event.id)
  for (const [name, validity_days] of [['Short', 1] as const, ['Long', null] as const]) {
    const badge = await world.request('POST', '/admin/badge-templates', { name, criteria: [], validity_days })
    const award = await world.request('POST', `/admin/badge-templates/${badge.body.id}/awards`, { attendee_id: id })
    assert.equal(award.status, 201, award.text)
  }
  await untilHandled(world)
  await settledRuns(world, rule)
  const ends = new Date(world.services.now().getTime() + 24 * HOUR)
  const day = ends.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  assert.equal(receiver.received.length, 2)
  const mails = await world.query<{ subject: string; text: string }>('select subject, text from email order by subject')
  assert.deepEqual(
    mails.map(({ subject, text }) => [subject, /\[(.*)\]/.exec(text)?.[1]]),
    [
      ['Long', ''],
      ['Short', day],
    ],
  )
  world.advance(48 * HOUR)
  const issues = (await settledRuns(world, rule)).filter(({ type }) => type === 'issue_certificate')
  assert.deepEqual(
    issues.map(({ status, reason }) => [status, reason]),
    [
      ['skipped', 'The badge has expired.'],
      ['done', null],
    ],
  )
  // Nor does a later rule catch up on it.
  const later = await aRule(world, event.id, { trigger: 'badge_earned' })
  const path = `/admin/events/${event.id}/automations/${later.id}/run`
  assert.equal((await world.request('POST', path)).body.count, 1)
  assert.equal((await runsOf(world, later)).length, 1)
})
