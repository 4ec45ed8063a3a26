import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { aMessage, endedMessage, recipientsOf, startMessages, WORDS } from '../../../test/support/messages.ts'
import { startSending } from '../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../test/support/smtp-receiver.ts'
import { count } from '../../../test/support/stored.ts'

test('bad messages are refused with field and fix, and nothing is stored', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_timezone: 'Europe/Berlin' })
  await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}/messages`
  for (const [fields, place, says] of [
    [{ subject: undefined }, 'subject', /required/],
    [{ body: 'x'.repeat(20_001) }, 'body', /at most 20,?000/],
    [{ body: 'a\n\n{% for a in b %}x{% endfor %}' }, 'body', /line 3: there is no tag for/],
    [{ body: 'Hi {{ attendee.frst_name }}' }, 'body', /did you mean attendee\.first_name/],
    [{ body: '- a\n'.repeat(4_000) }, 'body', /more than 300 elements/],
    [{ body: '{% if attendee.name %}' }, 'body', /body/],
    [{ template_id: 999, subject: undefined, body: undefined }, 'template_id', /no email template 999/],
    [{ template_id: 999 }, 'subject', /leave it out/],
    [{ audience: { tag: ['vip'] } }, 'tag', /leave it out/],
    [{ audience: { attendee_ids: [999_999] } }, 'attendee_ids', /no attendee 999999/],
    [{ audience: { attendee_ids: [1], tags: ['a'] } }, 'tags', /leave tags out/],
    [{ send_at: '2020-01-01' }, 'send_at', /has passed/],
    [{ send_at: '2099-01-01' }, 'send_at', /five years/],
    [{ send_at_local: '2027-02-30T09:00' }, 'send_at_local', /calendar/],
    [{ send_at_local: '2027-02-01T09:00', send_at: '2027-02-01' }, 'send_at_local', /send one of them/],
  ] as const) {
    const answer = await world.request('POST', path, { ...WORDS, audience: {}, ...fields })
    assertRefused(answer, 422, 'validation_failed')
    assert.equal(answer.body.detail[0].loc.at(-1), place, JSON.stringify(answer.body))
    assert.match(answer.body.detail[0].msg, says)
  }
  assert.equal(await count(world, 'message'), 0)
  assertRefused(
    await world.request('POST', path, { ...WORDS, audience: {} }, { key: await world.stranger() }),
    404,
    'not_found',
  )
})

test('a local time moves with the zone, also over clock changes, and a template in use is kept', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_timezone: 'Europe/Berlin' })
  const timeOf = async (send_at_local: string) => (await aMessage(world, event.id, { send_at_local })).send_at
  assert.equal(await timeOf('2027-03-28T02:30'), '2027-03-28T01:30:00.000Z', 'skipped: an hour later')
  assert.equal(await timeOf('2027-10-31T02:30'), '2027-10-31T00:30:00.000Z', 'twice: the first')
  const { id } = await aMessage(world, event.id, { send_at_local: '2027-06-01T09:00' })
  await world.request('PATCH', `/admin/events/${event.id}`, { event_timezone: 'America/New_York' })
  const { body: moved } = await world.request('GET', `/admin/messages/${id}`)
  assert.deepEqual([moved.send_at, moved.time_zone], ['2027-06-01T13:00:00.000Z', 'America/New_York'])
  const words = { name: 'T', subject: 'S', html: '<p>{{ attendee.name }}</p>' }
  const { body: template } = await world.request('POST', '/admin/email-templates', words)
  const { status, body } = await world.request('PATCH', `/admin/messages/${id}`, { template_id: template.id })
  assert.deepEqual([status, body.subject, body.template_id], [200, null, template.id])
  assertRefused(await world.request('DELETE', `/admin/email-templates/${template.id}`), 409, 'conflict')
  assert.equal((await world.request('POST', `/admin/messages/${id}/cancel`)).body.status, 'cancelled')
  assert.equal((await world.request('DELETE', `/admin/email-templates/${template.id}`)).status, 204)
  assertRefused(await world.request('PATCH', `/admin/messages/${id}`, { subject: 'x' }), 409, 'conflict')
  assertRefused(await world.request('POST', `/admin/messages/${id}/cancel`), 409, 'conflict')
})

test('changes and cancellations race with two processes: all or nothing of each version leaves, once', async () => {
  await using receiver = await startSmtpReceiver()
  await using world = await startWorld()
  await using one = await startMessages(world)
  await using other = await startMessages(world)
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const event = await anEvent(world)
  for (let n = 0; n < 3; n++) await anAttendee(world, event.id)
  for (let round = 0; round < 6; round++) {
    const { id } = await aMessage(world, event.id, { subject: `old ${round}` })
    const change =
      round % 2 === 0
        ? await world.request('PATCH', `/admin/messages/${id}`, { subject: `new ${round}` })
        : await world.request('POST', `/admin/messages/${id}/cancel`)
    const { stats } = await endedMessage(world, id, change.body.status === 'cancelled' ? 'cancelled' : 'sent')
    const left = receiver.received.filter(
      ({ raw }) => raw.includes(`${round}\r\n`) && /Subject: (old|new) \d/.test(raw.toString()),
    )
    const own = left.filter(({ raw }) =>
      raw.toString().includes(`Subject: ${change.status === 200 && round % 2 === 0 ? 'new' : 'old'} ${round}\r\n`),
    )
    assert.equal(own.length, stats.sent, `round ${round}`)
    if (round % 2 === 0) assert.equal(stats.sent, 3)
  }
  assert.deepEqual([...one.warnings, ...other.warnings], [])
})

test('failed emails are shown with the reply and resent once, to the corrected address', async () => {
  await using receiver = await startSmtpReceiver({
    react: ({ stage, address }) =>
      stage === 'rcpt' && address.startsWith('typo') ? { code: 550, text: '5.1.1 no such user' } : null,
  })
  await using world = await startWorld()
  await using _ = await startMessages(world)
  await using __ = await startSending(world, { smtpUrl: receiver.url })
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id, { email: 'typo@example.org' })
  await anAttendee(world, event.id)
  const { id } = await aMessage(world, event.id, { audience: { attendee_ids: [ada.id] } })
  assert.equal((await endedMessage(world, id)).stats.failed, 1)
  const [failed] = await recipientsOf(world, id)
  assert.deepEqual([failed.status, failed.address], ['failed', 'typo@example.org'])
  assert.match(failed.reason, /no such user/)
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${ada.id}`, { email: 'right@example.org' })
  const again = await Promise.all([1, 2].map(() => world.request('POST', `/admin/messages/${id}/resend-failed`, {})))
  assert.deepEqual(again.map(({ status }) => status).toSorted(), [200, 409])
  assert.equal((await endedMessage(world, id)).stats.sent, 1)
  assert.deepEqual(
    receiver.received.map(({ to }) => to),
    [['right@example.org']],
  )
  assertRefused(await world.request('POST', `/admin/messages/${id}/send-to-new`), 409, 'conflict')
  const { status, body } = await world.request('POST', `/admin/messages/${id}/test`, { to: 'me@example.org' })
  assert.deepEqual([status, body.to], [201, 'me@example.org'])
  await world.request('DELETE', `/admin/events/${event.id}`)
  assert.equal(await count(world, 'message_recipient'), 0)
})
