import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { aMessage, endedMessage, messagingWorld, recipientsOf } from '../../../test/support/messages.ts'

test('a message reaches the people of its filter once, with Markdown, variables and one-click unsubscribing', async () => {
  await using at = await messagingWorld()
  const { world, receiver } = at
  const event = await anEvent(world, { name: 'Open <Day>' })
  const ada = await anAttendee(world, event.id, { first_name: 'Ada', email: 'ada@example.org', tags: ['vip'] })
  await anAttendee(world, event.id, { first_name: 'Bob', email: 'bob@example.org' })
  const gone = await anAttendee(world, event.id, { email: 'gone@example.org', tags: ['vip'] })
  await world.request('POST', `/admin/events/${event.id}/attendees/actions`, { action: 'cancel', ids: [gone.id] })
  const body = [
    '**Hello** {{ attendee.first_name }} at {{ event.name }}: [ticket]({{ attendee.ticket_url }})',
    '{% if attendee.status == "registered" %}',
    '- one\n- two',
    '{% endif %}',
    '[site](https://example.org/?to={{ attendee.email | url_encode }})',
  ].join('\n\n')
  const { id } = await aMessage(world, event.id, {
    subject: 'For {{ attendee.name }}',
    body,
    audience: { tags: ['vip'] },
  })
  const message = await endedMessage(world, id)
  assert.deepEqual(message.stats, {
    ...{ recipients: 1, queued: 0, sent: 1, kept: 0, failed: 0, suppressed: 0, cancelled: 0, opened_links: 0 },
  })
  const mails = [await receiver.parsed(0)]
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['For Ada Lovelace'],
  )
  const [{ html, headers, text }] = mails as any
  assert.match(html, /<strong[^>]*>Hello<\/strong> (?:<bdi>)?Ada/)
  assert.match(html, /Open &#60;Day&#62;/)
  assert.match(html, /<li[^>]*>one/)
  assert.match(text, /ticket \(HTTP[^)]*\/T\//)
  assert.match(text, /to=ada%40example\.org/)
  assert.ok(headers.get('list').unsubscribe, 'List-Unsubscribe')
  const [recipient] = await recipientsOf(world, id)
  assert.deepEqual(
    [recipient.attendee_id, recipient.name, recipient.address, recipient.status, recipient.reason],
    [ada.id, 'Ada Lovelace', 'ada@example.org', 'sent', null],
  )
  await anAttendee(world, event.id, { email: 'new@example.org', tags: ['vip'] })
  const { body: preview } = await world.request('POST', `/admin/messages/${id}/send-to-new?dry_run=true`)
  assert.deepEqual([preview.recipients, preview.example.to], [1, 'new@example.org'])
  assert.equal((await world.request('POST', `/admin/messages/${id}/send-to-new`)).body.status, 'sending')
  assert.equal((await endedMessage(world, id)).stats.sent, 2)
  assert.deepEqual(receiver.received.map(({ to }) => to[0]).toSorted(), ['ada@example.org', 'new@example.org'])
  assert.deepEqual(at.warnings(), [])
})
