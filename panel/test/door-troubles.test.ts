import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aDoorDevice, anAttendee, anEvent } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { openLink, PHONE, queued, scan, untilSent, verdictAfter } from './support/door-page.ts'
import { openPanel } from './support/open-panel.ts'
import { startUpdatedSite } from './support/updated-site.ts'

const MINUTE = 60_000
const CAMERA = ['--use-fake-device-for-media-stream']

/** The camera of tests has no light: the page sees one that has, and the test the light. */
const giveLight = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = MediaStreamTrack
    prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities
    prototype.applyConstraints = async (asked) => {
      document.body.dataset['light'] = JSON.stringify(asked)
    }
  })

/** A browser whose storage is full takes what is written, and gives up the transaction at its end. @returns the way back */
async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const add = await page.evaluateHandle(() => IDBObjectStore.prototype.add)
  await page.evaluate((add) => {
    IDBObjectStore.prototype.add = function (...given) {
      const request = add.apply(this, given)
      this.transaction.abort()
      return request
    }
  }, add)
  return () =>
    page.evaluate((add) => {
      IDBObjectStore.prototype.add = add
    }, add)
}

const lightOf = (page: Page) => page.locator('body').getAttribute('data-light')

test('a device says when it has a wrong clock, no storage or a link that has ended, counts nothing that it could not store, and has a light', async (t) => {
  await using panel = await openPanel({}, [...CAMERA, '--use-fake-ui-for-media-stream'])
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world, { event_date: new Date().toISOString() })
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id, { first_name: 'Bob' })]
  const device = await aDoorDevice(world, event.id)
  const page = await panel.visit(PHONE)
  await page.clock.install()
  await page.goto(device.url)
  await page.locator('#code').waitFor()

  const camera = page.getByRole('button', { name: 'Scan with the camera' })
  await giveLight(page)
  await camera.click()
  const light = page.getByRole('button', { name: 'Light', exact: true })
  await light.click()
  await page.locator('button[aria-pressed=true]', { hasText: 'Light' }).waitFor()
  assert.equal(await lightOf(page), '{"advanced":[{"torch":true}]}')
  await light.click()
  await page.locator('button[aria-pressed=false]', { hasText: 'Light' }).waitFor()
  assert.equal(await lightOf(page), '{"advanced":[{"torch":false}]}')
  await page.getByRole('button', { name: 'Stop the camera' }).click()

  await page.clock.fastForward(5 * MINUTE)
  await page.getByText('The clock of this device is 5 minutes fast. Times are corrected.').waitFor()
  assert.equal(await scan(page, ada.ticket_url), 'welcome')
  await untilSent(page)
  const [{ clock_offset_ms }] = (await world.request('GET', `/admin/events/${event.id}/door-devices`)).body
  assert.equal(Math.round(clock_offset_ms / MINUTE), 5)
  const [{ at }] = (await world.request('GET', `/admin/events/${event.id}/scans`)).body
  assert.ok(Math.abs(Date.parse(at) - Date.now()) < MINUTE, 'the time of the scan is corrected')

  const freeStorage = await fillStorage(page)
  assert.equal(await scan(page, bob.ticket_url), 'unstored')
  await page.getByText('Not saved').waitFor()
  assert.equal(await queued(page).count(), 0)
  await page.getByText('Add a guest without a ticket').click()
  await page.getByLabel('First name').fill('Fatma')
  await page.getByLabel('Email', { exact: true }).fill('fatma@example.org')
  const add = page.getByRole('button', { name: 'Add and check in' })
  assert.equal(await verdictAfter(page, () => add.click()), 'unstored')
  await freeStorage()
  assert.equal(await verdictAfter(page, () => add.click()), 'registered', 'the name does not have to be typed again')
  await untilSent(page)

  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Start kiosk mode' }).click()
  const leave = page.getByRole('button', { name: 'Hold for 3 seconds to leave kiosk mode' })
  for (const held of [2_000, 3_000]) {
    await leave.hover()
    await page.mouse.down()
    await page.clock.runFor(held)
    if (held === 2_000) await page.mouse.up()
    await page.clock.runFor(2_000)
    await page.locator(held === 2_000 ? 'main.kiosk' : 'main:not(.kiosk)').waitFor()
  }
  await page.mouse.up()

  await page.context().setOffline(true)
  assert.equal(await scan(page, bob.ticket_url), 'welcome')
  world.advance(Date.parse(device.expires_at) - world.services.now().getTime() + 1)
  await page.context().setOffline(false)
  await page.locator('[data-ended=link]').waitFor()
  await page.getByText('1 scan could not be sent and are lost.').waitFor()
  await page.waitForFunction(async () => (await indexedDB.databases()).length === 0)
})

test('a new version takes over when it is asked to, with the scans that wait; without a camera or https the page says what to do', async (t) => {
  const address = 'door.laurel.test'
  await using panel = await openPanel({}, [
    ...[...CAMERA, '--use-fake-ui-for-media-stream=deny', `--host-resolver-rules=MAP ${address} localhost`],
  ])
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  await using site = await startUpdatedSite(panel.url, '/door/service-worker.js')
  const event = await anEvent(world)
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id, { first_name: 'Bob' })]
  const { url } = await aDoorDevice(world, event.id)
  const page = await openLink(panel, url.replace(panel.url, site.url))
  page.on('dialog', () => assert.fail('nobody is asked, since the new version finds the scans that wait'))
  const caches = () => page.evaluate(() => globalThis.caches.keys())
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [old, ...others] = await caches()
  assert.deepEqual(others, [])
  site.update()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  const update = page.getByRole('button', { name: 'Update' })
  await update.waitFor()
  await page.route('**/scans', (route) => route.abort())
  assert.equal(await scan(page, ada.ticket_url), 'welcome')
  await queued(page).waitFor()
  await Promise.all([page.waitForEvent('load'), update.click()])
  await page.locator('[data-queued="1"]').waitFor()
  assert.deepEqual(await caches(), [old!.replace(/\w{16}$/, 'f'.repeat(16))])
  assert.equal(await update.count(), 0)
  await page.unroute('**/scans')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await untilSent(page)
  const scans = async () => (await world.request('GET', `/admin/events/${event.id}/scans`)).body
  assert.deepEqual(
    (await scans()).map(({ attendee_id }: any) => attendee_id),
    [ada.id],
  )

  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await page.getByText('The browser does not allow the camera. Allow it in the settings of this page').waitFor()
  const plain = await panel.visit(PHONE)
  await plain.goto(panel.url.replace('localhost', address) + new URL(url).pathname)
  await plain.getByText('The camera and working offline need https.').waitFor()
  await plain.getByText('set TLS_CERT_FILE and TLS_KEY_FILE').waitFor()
  assert.equal(await plain.getByRole('button', { name: 'Scan with the camera' }).count(), 0)
  assert.equal(await scan(plain, bob.ticket_url), 'welcome')
  await plain.locator('#code').fill('Ada')
  assert.equal(await verdictAfter(plain, () => plain.locator('.found button').click()), 'already_inside')
  await untilSent(plain)
  assert.equal((await scans()).length, 3)
})

test('a member who loses the role during the day keeps the scans that wait, without the guests, and sends them with the role', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { event_date: new Date().toISOString() })
  const ada = await anAttendee(world, event.id)
  const { id, token } = await aPerson(world, { role: 'checkin' })
  const setRole = async (role: string) =>
    assert.equal((await world.request('PATCH', `/admin/people/${id}`, { role })).status, 200)
  const page = await panel.visit({ ...PHONE, token })
  await page.goto(`${url}/door`)
  await page.locator('#code').waitFor()
  await page.route('**/scans', (route) => route.abort())
  assert.equal(await scan(page, ada.ticket_url), 'welcome')
  await setRole('viewer')
  await page.unroute('**/scans')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const ended = page.locator('[data-ended=role]')
  await ended.getByText('Your role no longer allows check-in.').waitFor()
  await ended.getByText('1 scan waits on this device').waitFor()
  await page.reload()
  await page.getByText('1 scan waits on this device').waitFor()
  await setRole('checkin')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('#code').waitFor()
  await untilSent(page)
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendance`)
  assert.equal(body.checked_in, 1)
})
