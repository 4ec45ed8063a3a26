import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPanel } from '../../panel/test/support/open-panel.ts'
import { fireMoments } from '../../src/modules/automations/fire-moments.ts'
import { settledRuns, startListening, startPerforming, untilListening } from '../../test/support/automations.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { startSending } from '../../test/support/send.ts'
import { startSmtpReceiver } from '../../test/support/smtp-receiver.ts'

const HOUR = 3_600_000

test('one click on a ready-made rule emails everyone registered a day before the event, and the page lists the run', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  await using receiver = await startSmtpReceiver()
  await using _listening = await startListening(world)
  await untilListening(world)
  await using _performing = await startPerforming(world)
  await using _sending = await startSending(world, { smtpUrl: receiver.url })
  const starts = new Date(world.services.now().getTime() + 26 * HOUR)
  const event = await anEvent(world, { name: 'Node Day', event_date: starts.toISOString() })
  await anAttendee(world, event.id, { first_name: 'Ada', email: 'ada@example.org' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/automations`)
  await page.getByRole('button', { name: 'Add: Reminder the day before' }).click()
  const row = page.locator('.grid-row', { hasText: '24 hours before the event starts' })
  await row.waitFor()
  await fireMoments(world.services)
  assert.deepEqual(receiver.received, [])
  world.advance(2 * HOUR)
  await fireMoments(world.services)
  const [rule] = (await world.request('GET', `/admin/events/${event.id}/automations`)).body
  await settledRuns(world, rule)
  assert.deepEqual(
    receiver.received.map(({ to }) => to),
    [['ada@example.org']],
  )
  await row.getByRole('link').click()
  const run = page.locator('.grid-row', { hasText: 'Ada' })
  await run.getByText('Done').waitFor()
  assert.deepEqual(panel.complaints, [])
})
