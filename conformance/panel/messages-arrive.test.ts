import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openPanel, type Panel } from '../../panel/test/support/open-panel.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { until } from '../../test/support/installation.ts'
import { endedMessage, startMessages } from '../../test/support/messages.ts'
import { startSending } from '../../test/support/send.ts'
import { startSmtpReceiver } from '../../test/support/smtp-receiver.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const REFUSED = '5.7.1 Refused by policy'
type Receiver = Awaited<ReturnType<typeof startSmtpReceiver>>
/** The mail that arrives at this place in the order of arrival. */
const arrived = async (receiver: Receiver, nth: number) => {
  await until(
    async () => receiver.received.length,
    (count) => count > nth,
  )
  return receiver.parsed(nth)
}
const idOf = (page: Page) => Number(/messages\/(\d+)/.exec(page.url())![1])

test('a message is written, checked and sent from the panel, and arrives; failures and newcomers follow', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  let isGone = true
  await using receiver = await startSmtpReceiver({
    react: ({ stage, address }) =>
      stage === 'rcpt' && isGone && address === 'bob@example.org' ? { code: 554, text: REFUSED } : null,
  })
  await using _messages = await startMessages(world)
  await using _sending = await startSending(world, { smtpUrl: receiver.url })
  const event = await anEvent(world, { name: 'Open Day' })
  for (const first_name of ['Ada', 'Bob', 'Eve'])
    await anAttendee(world, event.id, { first_name, email: `${first_name.toLowerCase()}@example.org`, tags: ['vip'] })
  await anAttendee(world, event.id, { first_name: 'Zoe', email: 'zoe@example.org' })
  await world.request('POST', '/admin/email-suppressions', { address: 'eve@example.org' })
  const page = await panel.visit()

  await page.goto(`${url}/admin/events/${event.id}/messages`)
  await page.getByRole('link', { name: 'New message' }).first().click()
  await page.getByLabel('Subject').fill('News for {{ attendee.first_name }}')
  await page.getByLabel('Message', { exact: true }).fill('**Welcome** to ')
  await page.getByLabel('Insert a variable').selectOption('event.name')
  await page.getByLabel('Tags').fill('vip')
  await page.getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog')
  await review.getByText('2 people will receive this message.').waitFor()
  await review.getByText('Eve Lovelace: their address rejects email').waitFor()
  const frame = review.frameLocator('iframe')
  await frame.getByText('Welcome to Open Day').waitFor()
  assert.equal(await review.locator('iframe').getAttribute('sandbox'), 'allow-same-origin')
  assert.equal(receiver.received.length, 0)
  await review.getByRole('button', { name: 'Send to 2 people' }).click()
  await page.waitForURL(/messages\/\d+$/)
  const id = idOf(page)

  const { subject, html } = await arrived(receiver, 0)
  assert.equal(subject, 'News for Ada')
  assert.match(String(html), /<strong[^>]*>Welcome<\/strong> to Open Day/)
  await endedMessage(world, id)
  await page.getByRole('button', { name: 'Resend 1 failed email' }).waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('failed')
  await page.getByText('ada@example.org').waitFor({ state: 'detached' })
  await page.getByText('bob@example.org').click()
  await page.getByRole('dialog').getByText(REFUSED).waitFor()
  await page.keyboard.press('Escape')

  isGone = false
  await page.getByRole('button', { name: 'Resend 1 failed email' }).click()
  await page.getByRole('button', { name: 'Resend', exact: true }).click()
  await page.getByRole('button', { name: 'Resend 1 failed email' }).waitFor({ state: 'detached' })
  await endedMessage(world, id)
  await anAttendee(world, event.id, { first_name: 'New', email: 'new@example.org', tags: ['vip'] })
  await page.getByRole('button', { name: 'Send to those who registered since' }).click()
  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await page.getByText('Queued.').first().waitFor()
  await arrived(receiver, 2)
  assert.deepEqual(receiver.received.map(({ to }) => to[0]).toSorted(), [
    'ada@example.org',
    'bob@example.org',
    'new@example.org',
  ])
  assert.deepEqual(panel.complaints, [])
})

test('a scheduled message to selected attendees is tested, moved and cancelled', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  await using receiver = await startSmtpReceiver()
  await using _sending = await startSending(world, { smtpUrl: receiver.url })
  const event = await anEvent(world, { event_timezone: 'Europe/Istanbul' })
  for (const first_name of ['Ada', 'Bob']) await anAttendee(world, event.id, { first_name, last_name: 'X' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/attendees`)
  await page.getByRole('row', { name: /Bob X/ }).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Send message' }).click()
  await page.getByText('1 selected person').waitFor()
  await page.getByLabel('Subject').fill('Soon')
  await page.getByLabel('Message', { exact: true }).fill('See you')
  await page.getByLabel('Schedule').check()
  await page.getByLabel(/^Send at/).fill('2029-01-02T09:00')
  await page.getByRole('button', { name: 'Review' }).click()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  assert.deepEqual([asked, await page.getByLabel('Subject').inputValue()], [['confirm'], 'Soon'])
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Schedule for 1 person' }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  assert.equal(asked.length, 1)
  await page.getByLabel('Send to').fill('me@example.org')
  await page.getByRole('dialog').getByRole('button', { name: 'Send test' }).click()
  assert.deepEqual([(await arrived(receiver, 0)).subject, receiver.received[0]!.to], ['Soon', ['me@example.org']])

  const id = idOf(page)
  const stored = async () => (await world.request('GET', `/admin/messages/${id}`)).body
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel(/^Send at/).fill('2029-01-03T10:30')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Schedule for 1 person' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByText('3 Jan 2029, 10:30').waitFor()
  assert.deepEqual(
    [(await stored()).send_at_local, (await stored()).audience.attendee_ids.length],
    ['2029-01-03T10:30', 1],
  )
  await page.getByRole('button', { name: 'Cancel message' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel message' }).click()
  await page.getByText('Message cancelled.').waitFor()
  assert.equal((await stored()).status, 'cancelled')
})
