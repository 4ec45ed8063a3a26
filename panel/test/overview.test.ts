import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anEvent } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('sample data is added with one click, completes the first steps, and is removed without a trace', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const page = await panel.visit()
  await page.goto(`${url}/admin/`)
  await page.getByText('0 of 5 completed').waitFor()
  await page.getByText('No upcoming events.').waitFor()
  await page.getByRole('button', { name: 'Add sample data' }).click()
  await page.getByText('2 of 5 completed').waitFor()
  await page.getByRole('region', { name: 'Next event' }).getByRole('link', { name: 'Sample: a day of talks' }).waitFor()
  const registrations = page.getByRole('table', { name: 'Registrations by day (table)' })
  assert.equal(await registrations.getByRole('row').count(), 31)
  await registrations.getByRole('cell', { name: '40', exact: true }).waitFor({ state: 'attached' })
  assert.equal(await page.getByRole('button', { name: 'Add sample data' }).count(), 0)
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click()
  await page.getByText('0 of 5 completed').waitFor()
  assert.deepEqual(await world.query('select id from event'), [])
  assert.deepEqual(complaints, [])
})

test('each step is completed by its rows, and the next one links to its page', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const page = await panel.visit()
  const event = await anEvent(world, { event_date: '2090-01-01T10:00:00Z' })
  await page.goto(`${url}/admin/`)
  await page.getByText('1 of 5 completed').waitFor()
  await page.getByRole('link', { name: 'Add attendees' }).click()
  await page.waitForURL(`**/events/${event.id}/attendees`)
  const person = { first_name: 'Ada', email: 'ada@example.org' }
  const { body } = await world.request('POST', `/admin/events/${event.id}/attendees`, person)
  await page.goto(`${url}/admin/`)
  await page.getByText('2 of 5 completed').waitFor()
  await page.getByRole('link', { name: 'Choose a design' }).waitFor()
  await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [body.id] })
  await page.reload()
  await page.getByText('4 of 5 completed').waitFor()
  await page.getByRole('link', { name: 'Share certificates' }).waitFor()
  assert.deepEqual(complaints, [])
})

test('each problem links to the page where it is fixed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const page = await panel.visit()
  await page.goto(`${url}/admin/`)
  await page
    .getByRole('link', { name: 'View: No mail server is configured. Emails are stored but not delivered.' })
    .click()
  await page.waitForURL('**/settings/system')
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  await page.goto(`${url}/admin/`)
  await page.getByText('Everything is working.').waitFor()
  await world.request('POST', '/admin/webhooks', { url: 'https://example.com/hook', events: ['*'] })
  await world.query('update webhook_endpoint set failures = 2, failing_since = now()')
  await page.reload()
  await page.getByRole('link', { name: 'View: 1 webhook is failing.' }).click()
  await page.waitForURL('**/developers/webhooks')
  Object.assign(world.services.mail, { smtpUrl: null })
  assert.deepEqual(complaints, [])
})

test('members see the parts they may read, or the events, without console errors', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const [event] = await world.query<{ id: number }>('select id from event limit 1')
  const visitors = [
    { role: 'editor', events: null, sees: ['All time', 'Activity'] },
    { role: 'viewer', events: [event!.id], sees: null },
    {
      role: 'viewer',
      events: null,
      sees: ['Get started', 'Needs attention', 'Next event', 'Background jobs', 'All time', 'Activity'],
    },
  ] as const
  for (const { role, events, sees } of visitors) {
    const { token } = await aPerson(world, { role, events: events && [...events] })
    const page = await panel.visit({ token })
    await page.goto(`${url}/admin/`)
    if (sees === null) {
      await page.waitForURL('**/admin/events')
      continue
    }
    await page.getByRole('heading', { level: 1, name: 'Işık Events' }).waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
    const names = await page.getByRole('heading', { level: 2 }).allTextContents()
    assert.equal(names.length, sees.length, `${role}: ${names}`)
    for (const [nth, name] of sees.entries()) assert.ok(names[nth]!.startsWith(name), `${role}: ${names}`)
    assert.equal(await page.getByRole('button', { name: /sample/ }).count(), 0)
  }
  assert.deepEqual(complaints, [])
})

test('the system page describes the installation', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/settings/system`)
  await page.getByText('Up to date.').waitFor()
  await page.getByText('Local folder. Available.').waitFor()
  await page.getByText('No mail server is configured', { exact: false }).waitFor()
  assert.deepEqual(panel.complaints, [])
})
