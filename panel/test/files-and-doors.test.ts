import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent, aSession } from '../../test/support/factories.ts'
import { until } from '../../test/support/installation.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** Fetches the file that an entry of an open menu leads to. */
async function fileOf(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('menuitem', { name }).getAttribute('href')
  return page.evaluate(async (href) => {
    const answer = await fetch(href)
    return `${answer.status} ${answer.headers.get('content-type')} ${await answer.text()}`
  }, href!)
}

test('a guest is checked in to a session, out, back inside and undone, each step with its opposite', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world)
  const session = await aSession(world, event.id, { title: 'Workshop' })
  await anAttendee(world, event.id, { first_name: 'Ada', last_name: 'Lovelace' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/check-in`)
  await page.getByLabel('Check in to').selectOption({ label: 'Workshop' })
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('ada')
  const step = (name: string) => page.getByRole('button', { name: `${name}: Ada Lovelace` })
  const inside = async () => {
    const { body } = await world.request('GET', `/admin/events/${event.id}/attendance`)
    const { checked_in, inside } = body.sessions.find(({ session_id }: any) => session_id === session.id)
    return [checked_in, inside]
  }
  await step('Check in').click()
  await step('Check out').click()
  await step('Back inside').waitFor()
  assert.deepEqual(await inside(), [1, 0])
  await page.locator('.toast', { hasText: 'Checked out.' }).getByRole('button', { name: 'Undo' }).click()
  await step('Check out').waitFor()
  assert.deepEqual(await inside(), [1, 1])
  await step('Undo check-in').click()
  await step('Check in').waitFor()
  assert.deepEqual(await inside(), [0, 0])
  // The door of the event is another one.
  await page.getByLabel('Check in to').selectOption({ label: 'The event' })
  await step('Check in').click()
  await step('Check out').waitFor()
  assert.deepEqual(await inside(), [0, 0])
  assert.deepEqual(complaints.splice(0), [])
})

test('a new ticket key refuses earlier tickets only if that is asked for', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id)
  const attendee = `/admin/events/${event.id}/attendees/${id}`
  const ticket = (await world.request('GET', attendee)).body.ticket_url
  const scan = async () => (await world.request('POST', `/admin/events/${event.id}/checkin`, { ticket })).status
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/check-in`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Create new key' }).click()
  await dialog.getByRole('button', { name: 'Create new key' }).click()
  await page.getByText('Earlier tickets stay valid.').waitFor()
  assert.equal(await scan(), 200)
  await page.getByRole('button', { name: 'Create new key' }).click()
  await dialog.getByLabel('Refuse all tickets sent so far').check()
  await dialog.getByRole('button', { name: 'Create new key' }).click()
  await page.getByText('Send tickets again: earlier ones are refused.').waitFor()
  assert.notEqual(await scan(), 200)
  assert.deepEqual(complaints.splice(0), [])
})

test('lists, the agenda and the request log are files, and a revoked certificate is still seen with its uses', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world)
  await aSession(world, event.id, { title: 'Opening' })
  await anAttendee(world, event.id, { email: 'file@example.org' })
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const [{ id, public_id }] = issued.body.certificates
  const page = await panel.visit()
  const openMenu = async (path: string) => {
    await page.goto(`${url}/admin${path}`)
    await page.getByRole('button', { name: 'Export' }).click()
  }
  await openMenu(`/events/${event.id}/attendees`)
  assert.match(await fileOf(page, 'CSV file'), /^200 text\/csv.*file@example\.org/s)
  assert.match(await fileOf(page, 'Excel file'), /^200 application\/vnd\.openxmlformats/)
  await openMenu(`/events/${event.id}/agenda`)
  assert.match(await fileOf(page, 'CSV file'), /Opening/)
  assert.match(await fileOf(page, 'Calendar file'), /SUMMARY:Opening/)
  await openMenu('/developers/requests')
  assert.match(await fileOf(page, 'CSV file'), /^200 text\/csv/)
  await openMenu('/settings/audit')
  assert.match(await fileOf(page, 'Excel file'), /^200 /)
  await world.request('GET', `/v/certs/${public_id}`, undefined, { key: null })
  // Uses are written a second later, and an open page does not follow them.
  await until(
    () => world.query('select from certificate_use'),
    (rows) => rows.length > 0,
  )
  await world.request('POST', `/admin/certificates/${id}/revoke`, {})
  await page.goto(`${url}/admin/certificates?open=${id}`)
  const picture = page.getByRole('img', { name: /^Certificate for/ })
  await picture.waitFor()
  await page.waitForFunction(
    () => (document.querySelector('.certificate-picture') as HTMLImageElement | null)?.naturalWidth,
  )
  await page
    .getByRole('region', { name: 'Uses' })
    .getByText(/^1 · last/)
    .waitFor()
  assert.deepEqual(complaints.splice(0), [])
})
