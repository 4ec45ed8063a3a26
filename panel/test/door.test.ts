import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { hashPassword } from '../../src/modules/identity/passwords/hash-password.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aDoorDevice, anAttendee, anEvent, aSession } from '../../test/support/factories.ts'
import { aPerson, PASSWORD } from '../../test/support/people.ts'
import {
  complaintsOf,
  countPrints,
  filmedCamera,
  openLink,
  PHONE,
  scan,
  untilPrinted,
  untilSent,
  verdictAfter,
} from './support/door-page.ts'
import { inspectInModes } from './support/inspect-page.ts'
import { openPanel } from './support/open-panel.ts'
import { writeQrFilm } from './support/qr-film.ts'

test('a door link lets guests in by camera, scanner and name, without a network too, and nothing of it stays when it ends', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-film-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const film = join(folder, 'tickets.y4m')
  await using panel = await openPanel({}, filmedCamera(film))
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world, { name: 'Node Day İstanbul' })
  const hall = await aSession(world, event.id, { title: 'Hall A', capacity: 2 })
  const guest = (first_name: string) => anAttendee(world, event.id, { first_name, last_name: 'Öz' })
  const [ada, bob, cem, dora] = [await guest('Ada'), await guest('Bob'), await guest('Çiğdem'), await guest('Dora')]
  writeQrFilm(film, [ada.ticket_url])
  const [one, two] = [await aDoorDevice(world, event.id, { name: 'Main gate' }), await aDoorDevice(world, event.id)]

  const page = await openLink(panel, one.url)
  assert.equal(page.url(), `${panel.url}/door`, 'the token has left the address')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await page.locator('.verdict[data-reason=welcome]').waitFor()
  assert.match((await page.locator('.who').textContent())!, /Ada Öz/)
  await page.getByRole('button', { name: 'Stop the camera' }).click()
  assert.equal(await scan(page, bob.ticket_url), 'welcome')
  await countPrints(page)
  const printBadge = page.getByRole('button', { name: 'Print name badge' })
  await printBadge.click()
  await untilPrinted(page, 1)
  assert.equal(await scan(page, bob.ticket_url), 'already_inside')
  await page.getByText(/^Since .* at main gate|^Since .* at this device/).waitFor()
  await page.locator('#code').fill('cigdem')
  assert.equal(await verdictAfter(page, () => page.locator('.found button').click()), 'welcome')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.locator('#code').fill(bob.email)
  assert.equal(await verdictAfter(page, () => page.keyboard.press('Enter')), 'goodbye')
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await untilSent(page)
  assert.deepEqual(await inspectInModes(page, 'door'), [])
  await page.setViewportSize(PHONE.viewport)

  const other = await openLink(panel, two.url)
  await page.context().setOffline(true)
  assert.equal(await scan(other, dora.ticket_url), 'welcome')
  await untilSent(other)
  const late = await guest('Ender')
  await page.reload()
  await page.locator('#code').waitFor()
  assert.equal(await scan(page, late.ticket_url), 'unlisted')
  await printBadge.click()
  await page.getByText('A name badge needs the network.').waitFor()
  assert.equal(await scan(page, dora.ticket_url), 'welcome')
  await page.getByText('Add a guest without a ticket').click()
  await page.getByLabel('First name').fill('Fatma')
  await page.getByLabel('Email', { exact: true }).fill('fatma@example.org')
  assert.equal(
    await verdictAfter(page, () => page.getByRole('button', { name: 'Add and check in' }).click()),
    'registered',
  )
  await page.locator('[data-queued="3"]').waitFor()
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`${panel.url}/door`)
  await again.locator('[data-disputes="1"]').waitFor()
  await untilSent(again)
  const log = (await world.request('GET', `/admin/events/${event.id}/scans`)).body
  assert.deepEqual(
    [log.length, log.filter(({ dispute }: any) => dispute).map(({ attendee_id }: any) => attendee_id)],
    [10, [dora.id]],
  )
  const { body: attendance } = await world.request('GET', `/admin/events/${event.id}/attendance`)
  assert.equal(attendance.checked_in, 5)
  const { body: added } = await world.request('GET', `/admin/events/${event.id}/attendees?search=fatma`)
  assert.deepEqual(
    added.map(({ source }: any) => source),
    ['door'],
  )
  assert.deepEqual(complaintsOf(panel), [])

  await again.getByLabel('Door').selectOption({ label: 'Hall A' })
  for (const { ticket_url } of [ada, bob]) assert.equal(await scan(again, ticket_url), 'welcome')
  assert.equal(await scan(again, cem.ticket_url), 'full')
  const anyway = again.getByRole('button', { name: 'Let in anyway' })
  assert.equal(await verdictAfter(again, () => anyway.click()), 'over_capacity')
  await untilSent(again)
  const [full] = (await world.request('GET', `/admin/events/${event.id}/scans?session_id=${hall.id}`)).body
  assert.equal(full.verdict, 'over_capacity')

  const lab = await aSession(world, event.id, { title: 'Lab', capacity: 3, signup: true })
  const signedUp = { session_ids: [lab.id] }
  for (const { id } of [ada, bob])
    assert.equal(
      (await world.request('PUT', `/admin/events/${event.id}/attendees/${id}/sessions`, signedUp)).status,
      200,
    )
  await again.reload()
  await again.getByLabel('Door').selectOption({ label: 'Lab' })
  await again.getByText('2 people who signed up have not come yet.').waitFor()
  assert.equal(await scan(again, cem.ticket_url), 'not_signed_up')
  await again.getByText('Not signed up for this session.').waitFor()
  assert.deepEqual(await inspectInModes(again, 'not signed up', ['phone', 'dark']), [])
  assert.equal(await scan(again, dora.ticket_url), 'kept')
  assert.equal(await scan(again, ada.ticket_url), 'welcome')
  assert.equal(
    await verdictAfter(again, () =>
      again
        .locator('#code')
        .fill(dora.email)
        .then(() => again.keyboard.press('Enter')),
    ),
    'kept',
  )
  assert.equal(await verdictAfter(again, () => anyway.click()), 'over_capacity')
  assert.equal(await scan(again, bob.ticket_url), 'full', 'a place was given away by hand')
  await untilSent(again)

  await world.request('DELETE', `/admin/events/${event.id}/door-devices/${one.id}`)
  await again.keyboard.type(dora.ticket_url)
  await again.keyboard.press('Enter')
  await again.locator('[data-ended=link]').waitFor()
  const left = () =>
    again.evaluate(async () => [
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      localStorage.length,
    ])
  await again.waitForFunction(async () => (await indexedDB.databases()).length === 0)
  assert.deepEqual(await left(), [0, 0, 0])
})

test('a member with the role check-in lands at the door, chooses the event, checks somebody in, and leaves nothing when signing out', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { name: 'Node Day' })
  await anEvent(world, { name: 'Other day' })
  const [ada, cem] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const { id, email } = await aPerson(world, { role: 'checkin' })
  await world.query(
    `update person set password_hash = '${await hashPassword(world.services, PASSWORD)}' where id = ${id}`,
  )
  const page = await panel.visit({ ...PHONE, locale: 'tr-TR' })
  await page.goto(`${url}/door`)
  await page.getByRole('link', { name: 'Oturum aç' }).click()
  await page.getByLabel('E-posta').fill(email)
  await page.getByRole('textbox', { name: 'Parola' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Oturum aç', exact: true }).click()
  await page.getByRole('button', { name: 'Node Day' }).click()
  await page.locator('#code').waitFor()
  const second = await page.context().newPage()
  await second.goto(`${url}/door`)
  await second.locator('#code').waitFor()
  assert.equal(await scan(page, ada.ticket_url), 'welcome')
  assert.equal(await page.locator('.verdict strong').textContent(), 'Hoş geldiniz')
  await second.locator('[data-inside]', { hasText: '2 konuktan 1 kişi' }).waitFor()
  assert.equal(await scan(second, ada.ticket_url), 'already_inside')
  await untilSent(page)
  const log = (await world.request('GET', `/admin/events/${event.id}/scans`)).body
  assert.deepEqual(
    log.map(({ actor, told }: any) => [actor, told]),
    ['duplicate', 'accepted'].map((told) => [`person:${id}`, told]),
  )
  await page.getByText('Diğer').click()
  await page.getByLabel('Kiosk modunda yaka kartı yazdır').selectOption('label_90x54')
  await countPrints(page)
  await page.getByLabel('Kiosk modu: çıkmak').fill('2468')
  await page.getByRole('button', { name: 'Kiosk modunu başlat' }).click()
  await page.locator('main.kiosk').waitFor()
  await page.locator('#code').fill('Ada')
  assert.equal(await verdictAfter(page, () => page.keyboard.press('Enter')), 'unknown', 'no name finds anybody')
  assert.equal(await page.getByRole('list').count(), 0)
  await page.locator('#code').fill(ada.email.toUpperCase())
  assert.equal(await verdictAfter(page, () => page.keyboard.press('Enter')), 'already_inside')
  assert.equal(await scan(page, cem.ticket_url), 'welcome')
  await untilPrinted(page, 1)
  assert.deepEqual(await inspectInModes(page, 'kiosk', ['phone', 'dark']), [])
  await page.getByText('Kiosk modundan çık').first().click()
  for (const pin of ['1111', '2468']) {
    await page.getByLabel('PIN').fill(pin)
    await page.getByRole('button', { name: 'Kiosk modundan çık' }).click()
  }
  await page.locator('main:not(.kiosk)').waitFor()
  await page.getByText('Diğer').click()
  await page.getByRole('button', { name: 'Bu cihazda oturumu kapat' }).click()
  for (const tab of [page, second]) await tab.locator('[data-ended=signed_out]').waitFor()
  await page.waitForFunction(async () => (await indexedDB.databases()).length === 0)
  assert.equal((await page.context().cookies()).find(({ name }) => name === 'laurel')?.value ?? '', '')
  assert.deepEqual(complaintsOf(panel), [])
})
