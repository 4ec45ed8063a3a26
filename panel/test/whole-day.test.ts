import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { fireMoments } from '../../src/modules/automations/fire-moments.ts'
import { aRule, settledRuns, startListening, startPerforming, untilListening } from '../../test/support/automations.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aDoorDevice } from '../../test/support/factories.ts'
import type { World } from '../../test/support/harness.ts'
import { until } from '../../test/support/installation.ts'
import { startSending } from '../../test/support/send.ts'
import { startSmtpReceiver } from '../../test/support/smtp-receiver.ts'
import { complaintsOf, filmedCamera, PHONE, queued, scan, untilSent, verdictAfter } from './support/door-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'
import { writeQrFilm } from './support/qr-film.ts'

const MINUTE = 60_000
const NAMES = ['Ada', 'Bob', 'Cem', 'Dora', 'Ender', 'Filiz', 'Gül', 'Hugo', 'İpek', 'Jale']
const PLACES = 8
const addressOf = (name: string) => `${name.toLowerCase().normalize('NFKD').replace(/\W/g, '')}@example.org`

type Mails = Awaited<ReturnType<typeof startSmtpReceiver>>
type TicketOf = (name: string) => string

/** A zone where it is about noon, so that an event of some hours does not cross midnight. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Creates the event in the panel, and returns it as the rest of the day needs it. */
async function createEvent({ world, url, visit }: Panel): Promise<any> {
  const page = await visit()
  await page.goto(`${url}/admin/events`)
  await page.getByText('No events yet').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Name' }).fill('Node Day İstanbul')
  await page.getByRole('textbox', { name: 'Location' }).fill('İstanbul')
  await page.getByRole('button', { name: 'Create event' }).first().click()
  await page.getByText('No attendees yet').waitFor()
  const [{ id }] = (await world.request('GET', '/admin/events')).body
  const { status, body } = await world.request('PATCH', `/admin/events/${id}`, {
    ...{ visibility: 'public', event_timezone: noonZone(), event_date: new Date().toISOString() },
    ...{ registration_capacity: PLACES, certificate_eligibility: 'attended', certificate_min_minutes: 30 },
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** Pastes an agenda with a session that began ten minutes ago and lasts an hour. */
async function pasteAgenda({ world, url, visit }: Panel, { id, event_timezone }: any): Promise<void> {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: event_timezone, timeStyle: 'short' })
  const at = (minutes: number) => clock.format(Date.now() + minutes * MINUTE)
  const page = await visit()
  await page.goto(`${url}/admin/events/${id}/agenda`)
  await page.getByRole('button', { name: 'Paste agenda' }).click()
  const dialog = page.getByRole('dialog')
  const lines = [`${at(-10)}–${at(50)} Opening (Grace Hopper) @Main hall`, `${at(50)}–${at(60)} Farewell @Main hall`]
  await dialog.getByLabel('Agenda').fill(lines.join('\n'))
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('button', { name: 'Add 2 sessions' }).click()
  await page.getByRole('article').filter({ hasText: 'Farewell' }).waitFor()
  const { body } = await world.request('GET', `/admin/events/${id}/sessions`)
  assert.deepEqual(
    body.map(({ title, location }: any) => [title, location]),
    ['Opening', 'Farewell'].map((title) => [title, 'Main hall']),
  )
}

/** Ten visitors register on the public page. Returns the tickets in their mails by first name; those who wait have none. */
async function registerVisitors({ world, visit }: Panel, event: any, mails: Mails): Promise<Map<string, string>> {
  const page = await visit({ token: null, viewport: { width: 390, height: 844 } })
  for (const [nth, name] of NAMES.entries()) {
    await page.goto(event.public_url)
    await page.getByLabel('First name').fill(name)
    await page.getByLabel('Last name').fill('Öz')
    await page.getByLabel('Email').fill(addressOf(name))
    // The form refuses those who are too fast to be a person.
    world.advance(MINUTE / 10)
    await page.getByRole('button', { name: /^(Register|Join the waiting list)/ }).click()
    const outcome = nth < PLACES ? /registered/i : /waiting list/i
    await page.getByRole('heading', { level: 1, name: outcome }).waitFor()
  }
  const tickets = await ticketsIn(mails)
  assert.deepEqual([...tickets.keys()], NAMES.slice(0, PLACES))
  await page.goto(tickets.get('Ada')!)
  await page.getByRole('img', { name: /QR/ }).waitFor()
  return tickets
}

/** Reads the tickets in the mails of all visitors, as a camera reads them. */
async function ticketsIn(mails: Mails): Promise<Map<string, string>> {
  const nthOf = (name: string) => mails.received.findIndex(({ to }) => to.includes(addressOf(name)))
  await until(
    () => Promise.resolve(NAMES.filter((name) => nthOf(name) === -1)),
    (left) => left.length === 0,
  )
  const tickets = new Map<string, string>()
  for (const name of NAMES) {
    const { attachments } = await mails.parsed(nthOf(name))
    const png = attachments.find(({ filename }) => filename === 'ticket.png')?.content
    if (png === undefined) continue
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    tickets.set(name, decodeQR({ data: new Uint8Array(data), ...info }))
  }
  return tickets
}

async function checkOut(page: Page, ticket: string): Promise<void> {
  const direction = page.getByLabel('Direction')
  await direction.getByText('Check out').click()
  assert.equal(await scan(page, ticket), 'goodbye')
  await direction.getByText('Check in').click()
}

/** Opens a door link on a phone whose clock the test moves. */
async function openDevice(panel: Panel, url: string): Promise<Page> {
  const page = await panel.visit(PHONE)
  await page.clock.install({ time: panel.world.services.now() })
  await page.goto(url)
  await page.locator('#code').waitFor()
  return page
}

/** Lets two minutes go by, for the service and for devices. */
async function passTwoMinutes(world: World, pages: Page[]): Promise<void> {
  world.advance(2 * MINUTE)
  await Promise.all(pages.map((page) => page.clock.fastForward(2 * MINUTE)))
}

/** Switches the network of a tab off. @returns the way back */
async function cutOff(page: Page): Promise<() => Promise<unknown>> {
  const tab = await page.context().newCDPSession(page)
  const set = (offline: boolean) =>
    tab.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  await set(true)
  return () => set(false)
}

/** Returns how many minutes the clock of a device is past the time that it shows. */
const minutesSince = (page: Page, shown: string): Promise<number> =>
  page.evaluate((shown) => {
    const [, hours, minutes] = /(\d\d):(\d\d)/.exec(shown)!
    const now = new Date()
    return (now.getHours() * 60 + now.getMinutes() - Number(hours) * 60 - Number(minutes) + 1440) % 1440
  }, shown)

/** Kills a tab as the system does when memory is short: nothing of its page runs any more. */
async function killTab(page: Page): Promise<BrowserContext> {
  const context = page.context()
  const crashed = page.waitForEvent('crash')
  await Promise.all([crashed, assert.rejects(page.goto('chrome://crash'))])
  await page.close()
  return context
}

/** Two phones at one door: camera, scanner, two minutes without a network, a killed tab and a guest without a ticket. */
async function letEverybodyIn(panel: Panel, event: any, { film, ticket }: { film: string; ticket: TicketOf }) {
  const { world } = panel
  const [gate, side] = [await aDoorDevice(world, event.id), await aDoorDevice(world, event.id, { name: 'Side' })]
  const [one, two] = [await openDevice(panel, gate.url), await openDevice(panel, side.url)]
  writeQrFilm(film, [ticket('Ada'), ticket('Bob')])
  await one.getByRole('button', { name: 'Scan with the camera' }).click()
  for (const name of ['Ada Öz', 'Bob Öz']) await one.locator('.who', { hasText: name }).waitFor()
  await one.getByRole('button', { name: 'Stop the camera' }).click()
  assert.equal(await scan(two, ticket('Cem')), 'welcome')
  assert.equal(await scan(two, ticket('Dora')), 'welcome')
  await checkOut(two, ticket('Dora'))
  await two.locator('#code').fill('ipek')
  assert.equal(await verdictAfter(two, () => two.locator('.found button').click()), 'waiting')
  await untilSent(one)

  await cutOff(one)
  assert.equal(await scan(two, ticket('Ender')), 'welcome')
  assert.equal(await scan(one, ticket('Ender')), 'welcome')
  assert.equal(await scan(one, ticket('Filiz')), 'welcome')
  const since = (await queued(one).textContent())!
  assert.match(since, /^2 scans wait to be sent since \d\d:\d\d\.$/)
  await passTwoMinutes(world, [one, two])
  await one.getByText('Offline', { exact: true }).waitFor()
  assert.equal(await queued(one).textContent(), since)
  assert.ok((await minutesSince(one, since)) >= 2)
  const phone = await killTab(one)
  await two.getByText('Add a guest without a ticket').click()
  await two.getByLabel('First name').fill('Walter')
  await two.getByLabel('Last name').fill('Ink')
  await two.getByLabel('Email', { exact: true }).fill('walter@example.org')
  const walkIn = two.getByRole('button', { name: 'Add and check in' })
  assert.equal(await verdictAfter(two, () => walkIn.click()), 'registered')
  await untilSent(two)

  const again = await phone.newPage()
  const reconnect = await cutOff(again)
  await again.goto(`${panel.url}/door`)
  await again.locator('[data-queued="2"]').waitFor()
  await reconnect()
  await again.locator('[data-disputes="1"]').waitFor()
  await untilSent(again)
  await two.clock.fastForward(MINUTE / 4)
  return [again, two]
}

const INSIDE = ['Ada', 'Bob', 'Cem', 'Ender', 'Filiz', 'Walter']
const CAME = [...INSIDE, 'Dora']

/** Waits until attendance, analytics, door and database count the same people. */
async function untilCountsAgree(world: World, event: any, devices: Page[]): Promise<void> {
  const figures = async () => {
    const [attendance, analytics] = await Promise.all(
      ['attendance', 'analytics'].map((name) => world.request('GET', `/admin/events/${event.id}/${name}`)),
    )
    const [rows] = await world.query<{ people: number }>(
      'select count(distinct attendee_id)::int as people from check_in where session_id is null',
    )
    const attended = analytics!.body.funnel.find(({ step }: any) => step === 'attended').count
    return [attendance!.body.checked_in, attended, rows!.people]
  }
  await until(figures, (each) => each.every((figure) => figure === CAME.length))
  for (const page of devices) await page.locator('[data-inside]', { hasText: `${INSIDE.length} of` }).waitFor()
}

test('one day from the announcement to the last guest: whatever happens to network and devices, page, door, figures and certificates agree', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-film-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const film = join(folder, 'tickets.y4m')
  await using panel = await openPanel({}, filmedCamera(film))
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  await using mails = await startSmtpReceiver()
  await using _listening = await startListening(world)
  await untilListening(world)
  await using _performing = await startPerforming(world)
  await using _sending = await startSending(world, { smtpUrl: mails.url })

  const event = await createEvent(panel)
  await pasteAgenda(panel, event)
  const tickets = await registerVisitors(panel, event, mails)
  const rule = await aRule(world, event.id, {
    trigger: 'after_event',
    trigger_hours: 1,
    conditions: [{ field: 'attended', value: 'true' }],
    actions: [{ type: 'send_email', template_id: (await world.request('GET', '/admin/email-templates')).body[0].id }],
  })
  const devices = await letEverybodyIn(panel, event, { film, ticket: (name) => tickets.get(name)! })
  await untilCountsAgree(world, event, devices)
  assert.deepEqual(complaintsOf(panel), [])

  world.advance(130 * MINUTE)
  await fireMoments(world.services)
  const thanked = (await settledRuns(world, rule)).filter(({ status }: any) => status === 'done')
  assert.deepEqual(thanked.map(({ name }: any) => name.split(' ')[0]).toSorted(), CAME.toSorted())
  assert.ok(thanked.every(({ email }: any) => mails.received.some(({ to }) => to.includes(email))))
  const { body: issued } = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  assert.deepEqual(
    issued.certificates.map(({ attendee_name }: any) => attendee_name.split(' ')[0]).toSorted(),
    INSIDE.toSorted(),
    'those who stayed for half an hour',
  )
})
