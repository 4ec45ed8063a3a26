import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent, aSession } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('the check-in page makes a door link once, follows counts and disputes, undoes a scan and ends a device', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const session = await aSession(world, event.id, { title: 'Opening', capacity: 1 })
  const ada = await anAttendee(world, event.id)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/check-in`)
  await page.getByText('No devices yet').waitFor()
  await page.getByRole('button', { name: 'New door link' }).click()
  await page.getByLabel('Name or place of the device').fill('Front door')
  await page.getByRole('checkbox', { name: 'Opening' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Create door link' }).click()
  const link = await page.locator('code.secret').textContent()
  const token = link!.split('/').at(-1)!
  await page.getByRole('img', { name: 'QR code of the door link' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  const scan = (key: string, second: number) => ({
    ...{ key: `scan-${key}`, attendee_id: ada.id, session_id: session.id, direction: 'in', verdict: 'accepted' },
    at: new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString(),
  })
  const scans = [scan('one', 1), scan('two', 2)]
  const sent = { device_id: 'device-1', scans, waiting: 3, clock_offset_ms: 240_000 }
  assert.equal((await world.request('POST', `${path}/scans`, sent, { key: token })).status, 200)
  await page.getByText('1 of 1 places taken').waitFor()
  await page.getByText('Full', { exact: true }).waitFor()
  await page.getByText('Clock: 4 minutes fast').waitFor({ timeout: 15_000 })
  await page.getByLabel('Disputes').selectOption('true')
  const disputed = page.getByRole('row', { name: /Ada Lovelace/ })
  await disputed.getByText('Was in already').waitFor()
  await page.getByRole('row', { name: /Let in/ }).waitFor({ state: 'detached' })
  assert.equal(await disputed.count(), 1)
  await page.getByLabel('Disputes').selectOption('')
  await page.getByRole('row', { name: /Let in/ }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('0 of 1 places taken').waitFor()
  await page.getByRole('button', { name: /End the door link of Front door/ }).click()
  await page.getByRole('button', { name: 'End', exact: true }).last().click()
  await page.getByText('No devices yet').waitFor()
  assert.equal((await world.request('POST', `${path}/scans`, sent, { key: token })).status, 401)
})

test('two people at once: who finds a guest on the check-in page and checks them in by one press, or undoes it, is seen in the list of another', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  complaints.splice(0)
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const ali = await anAttendee(world, event.id, { first_name: 'Ali' })
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${ali.id}`, { status: 'cancelled' })
  const { token } = await aPerson(world, { role: 'checkin' })
  const [helper, owner] = [await panel.visit({ token }), await panel.visit()]
  await owner.goto(`${url}/admin/events/${event.id}/attendees`)
  const counts = await owner.context().newPage()
  await counts.goto(`${url}/admin/events/${event.id}/check-in`)
  await counts.getByText('0 of 1 checked in').waitFor()
  const row = owner.getByRole('row', { name: /Ada Lovelace/ })
  await row.waitFor()
  const time = row.getByText(/\d\d:\d\d/)
  assert.equal(await time.count(), 0)
  await helper.goto(`${url}/admin/events/${event.id}/check-in`)
  const finding = helper.getByRole('region', { name: 'Check in one guest' })
  await finding.getByLabel('Name or email').fill('lov')
  await finding.getByText('2 guests found').waitFor()
  assert.equal(await finding.getByRole('button').count(), 1, 'a cancelled registration has no button')
  await finding.getByRole('button', { name: 'Check in: Ada Lovelace' }).click()
  await finding.getByText(/^Checked in: /).waitFor()
  await counts.getByText('1 of 1 checked in').waitFor()
  await time.waitFor()
  await helper.getByRole('button', { name: 'Undo', exact: true }).click()
  await counts.getByText('0 of 1 checked in').waitFor()
  await finding.getByRole('button', { name: 'Check in: Ada Lovelace' }).waitFor()
  await time.waitFor({ state: 'detached' })
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees/${ada.id}`)
  assert.equal(body.checked_in_at, null)
  assert.deepEqual(complaints, [])
})
