import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feed, startFeeding, summariesOf, timelineOf } from '../../../test/support/contact-timeline.ts'
import { anAttendee, anEmail, anEvent } from '../../../test/support/factories.ts'
import { startSending, triedEmail } from '../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../test/support/smtp-receiver.ts'
import { unsubscribeLink } from '../emails/index.ts'

test('a contact is told of mails that were taken, refused for good, and stopped, and nobody becomes one by a mail', async () => {
  const world = await startFeeding()
  await using _ = world
  await using receiver = await startSmtpReceiver({
    react: ({ stage, nth }) => (stage === 'rcpt' && nth === 1 ? { code: 550, text: '5.1.1 no such user' } : null),
  })
  const event = await anEvent(world)
  const { email } = await anAttendee(world, event.id, { email: 'ada@example.org' })
  const to = { name: 'Ada Lovelace', address: email }
  await using __ = await startSending(world, { smtpUrl: receiver.url })
  const taken = await anEmail(world, { to, transactional: false, eventId: event.id })
  await triedEmail(world, taken)
  await triedEmail(world, await anEmail(world, { to, subject: 'Once more' }))
  await triedEmail(world, await anEmail(world, { to: { name: 'Staff', address: 'staff@example.org' } }))
  const link = new URL(unsubscribeLink(world.services, { emailId: taken, address: email })).pathname
  for (const _ of [1, 2])
    await world.app.inject({
      method: 'POST',
      url: link,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  await feed(world)
  assert.deepEqual(await summariesOf(world, email), [
    'Registered for “Node Day”.',
    'Received the email “Welcome”.',
    'Could not deliver the email “Once more”: The mail server permanently rejected it: 550 5.1.1 no such user',
    'Unsubscribed from emails.',
  ])
  const sent = (await timelineOf(world, email))![1]
  assert.deepEqual(
    [sent.kind, sent.subject_type, sent.subject_id, sent.event_id],
    ['email_sent', 'email', taken, event.id],
  )
  assert.equal(await timelineOf(world, 'staff@example.org'), null)
})
