import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('on its day an event counts who is in as they come, names who waits, and makes a link of the door that a phone can scan', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const now = new Date()
  const event = await anEvent(world, {
    name: 'Node Day',
    event_date: now.toISOString(),
    event_location: 'Istanbul',
    registration_capacity: 1,
    visibility: 'public',
  })
  await anEvent(world, { name: 'Last year', event_date: '2025-06-01T09:00' })
  await anEvent(world, { name: 'Next year', event_date: '2089-06-01T09:00' })
  const press = await world.request('POST', `/admin/events/${event.id}/registration-types`, { name: 'Press' })
  const guest = await anAttendee(world, event.id, { registration_type_id: press.body.id })
  const grace = {
    registration_type_id: press.body.id,
    first_name: 'Grace',
    last_name: 'Hopper',
    email: 'grace@example.org',
  }
  const waiting = await world.request(
    'POST',
    `/public/events/${event.public_url.split('/').at(-1)}/registrations`,
    grace,
    { key: null },
  )
  assert.equal(waiting.body.status, 'waitlisted', JSON.stringify(waiting.body))

  const page = await panel.visit()
  await page.goto(`${url}/admin/events`)
  const names = async () =>
    (await page.getByRole('row').getByRole('link').allTextContents()).filter((name) => name !== '')
  await page.getByRole('cell', { name: 'Today' }).waitFor()
  assert.deepEqual(await names(), ['Node Day', 'Next year'])
  await page.getByRole('button', { name: 'Past' }).click()
  await page.getByRole('link', { name: 'Last year' }).waitFor()
  await page.getByRole('link', { name: 'Next year' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Upcoming' }).click()
  await page.getByRole('link', { name: 'Node Day' }).click()

  const today = page.getByRole('region', { name: 'Today' })
  await today.getByText('0 of 1 checked in').waitFor()
  await today.getByText('Grace Hopper').waitFor()
  await page.getByText('1 of 1 places taken. 1 on the waiting list.').waitFor()
  assert.equal(
    (await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: guest.id })).status,
    200,
  )
  await today.getByText('1 of 1 checked in').waitFor()
  await page.getByRole('row', { name: 'Press 1 1 100% 0 1' }).waitFor()

  await today.getByRole('button', { name: 'New door link' }).click()
  const dialog = page.getByRole('dialog', { name: 'New door link' })
  await dialog.getByRole('button', { name: 'Create door link' }).click()
  await dialog.getByRole('img', { name: 'QR code of the door link' }).waitFor()
  const link = (await dialog.locator('code.secret').textContent())!
  await dialog.getByText(/the link is shown only once\. It expires on/).waitFor()
  const token = link.split('/').at(-1)!
  const door = await world.request('GET', `/admin/events/${event.id}/door`, undefined, {
    headers: { authorization: `Bearer ${token}` },
  })
  assert.deepEqual([door.status, door.body.guests.length], [200, 2])
  assert.deepEqual(await world.query('select name from door_device'), [{ name: 'Main entrance' }])
  assert.deepEqual(complaints, [])
})
