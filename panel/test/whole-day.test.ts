import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { fireMoments } from '../../src/modules/automations/fire-moments.ts'
import { aRule, settledRuns, startListening, startPerforming, untilListening } from '../../test/support/automations.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aDoorDevice } from '../../test/support/factories.ts'
import type { World } from '../../test/support/harness.ts'
import { until } from '../../test/support/installation.ts'
import { register } from '../../test/support/register.ts'
import { startSending } from '../../test/support/send.ts'
import { startSmtpReceiver } from '../../test/support/smtp-receiver.ts'
import { complaintsOf, filmedCamera, openLink, queued, scan, untilSent, verdictAfter } from './support/door-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'
import { writeQrFilm } from './support/qr-film.ts'

const MINUTE = 60_000
const NAMES = ['Ada', 'Bob', 'Cem', 'Dora', 'Ender', 'Filiz', 'Gül', 'Hugo', 'İpek', 'Jale']
const PLACES = 8

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
async function pasteAgenda(world: World, { id, event_timezone }: any): Promise<any> {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: event_timezone, timeStyle: 'short' })
  const at = (minutes: number) => clock.format(Date.now() + minutes * MINUTE)
  const text = `${at(-10)}–${at(50)} Opening (Grace Hopper) @Main hall\n${at(50)}–${at(60)} Farewell @Main hall`
  const { status, body } = await world.request('POST', `/admin/events/${id}/sessions/import`, { text })
  assert.equal(status, 200, JSON.stringify(body))
  const { body: sessions } = await world.request('GET', `/admin/events/${id}/sessions`)
  assert.deepEqual(
    sessions.map(({ title }: any) => title),
    ['Opening', 'Farewell'],
  )
  return sessions[0]
}

/** Ten visitors register, the first on the public page. Returns their tickets by first name; who waits has none. */
async function registerVisitors({ world, visit }: Panel, event: any): Promise<Record<string, string | null>> {
  const page = await visit({ token: null, viewport: { width: 390, height: 844 } })
  await page.goto(event.public_url)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Öz')
  await page.getByLabel('Email').fill('ada@example.org')
  // The form refuses those who are too fast to be a person.
  world.advance(MINUTE / 10)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('heading', { level: 1, name: /registered/i }).waitFor()
  for (const first_name of NAMES.slice(1)) {
    const email = `${first_name.toLowerCase()}@example.org`
    const { status } = await register(world, event, { first_name, last_name: 'Öz', email })
    assert.equal(status, 201)
  }
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees?limit=50`)
  assert.deepEqual(
    ['registered', 'waitlisted'].map((status) => body.filter((each: any) => each.status === status).length),
    [PLACES, NAMES.length - PLACES],
  )
  const tickets = await Promise.all(
    body.map(async ({ id, first_name }: any) => {
      const { body: one } = await world.request('GET', `/admin/events/${event.id}/attendees/${id}`)
      return [first_name, one.ticket_url]
    }),
  )
  return Object.fromEntries(tickets)
}

async function checkOut(page: Page, ticket: string): Promise<void> {
  const direction = page.getByLabel('Direction')
  await direction.getByText('Check out').click()
  assert.equal(await scan(page, ticket), 'goodbye')
  await direction.getByText('Check in').click()
}

test('one day from the announcement to the last guest: whatever happens to network and devices, page, door, figures and certificates agree', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-film-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const film = join(folder, 'tickets.y4m')
  await using panel = await openPanel({}, filmedCamera(film))
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  await using receiver = await startSmtpReceiver()
  await using _listening = await startListening(world)
  await untilListening(world)
  await using _performing = await startPerforming(world)
  await using _sending = await startSending(world, { smtpUrl: receiver.url })

  const event = await createEvent(panel)
  await pasteAgenda(world, event)
  const tickets = await registerVisitors(panel, event)
  const ticket = (name: string): string => tickets[name]!
  const rule = await aRule(world, event.id, {
    trigger: 'after_event',
    trigger_hours: 1,
    conditions: [{ field: 'attended', value: 'true' }],
    actions: [{ type: 'send_email', template_id: (await world.request('GET', '/admin/email-templates')).body[0].id }],
  })

  const [gate, side] = [await aDoorDevice(world, event.id), await aDoorDevice(world, event.id, { name: 'Side' })]
  const one = await openLink(panel, gate.url)
  const two = await openLink(panel, side.url)
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

  await one.context().setOffline(true)
  assert.equal(await scan(two, ticket('Ender')), 'welcome')
  assert.equal(await scan(one, ticket('Ender')), 'welcome')
  assert.equal(await scan(one, ticket('Filiz')), 'welcome')
  assert.equal(await queued(one).getAttribute('data-queued'), '2')
  const phone = one.context()
  await one.close()
  await two.getByText('Add a guest without a ticket').click()
  await two.getByLabel('First name').fill('Walter')
  await two.getByLabel('Last name').fill('Ink')
  await two.getByLabel('Email', { exact: true }).fill('walter@example.org')
  const walkIn = two.getByRole('button', { name: 'Add and check in' })
  assert.equal(await verdictAfter(two, () => walkIn.click()), 'registered')
  await untilSent(two)
  await phone.setOffline(false)
  const again = await phone.newPage()
  await again.goto(`${panel.url}/door`)
  await again.locator('[data-disputes="1"]').waitFor()
  await untilSent(again)

  const inside = ['Ada', 'Bob', 'Cem', 'Ender', 'Filiz', 'Walter']
  const came = [...inside, 'Dora']
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
  await until(figures, (each) => each.every((figure) => figure === came.length))
  for (const page of [again, two]) await page.locator('[data-inside]', { hasText: `${inside.length} of` }).waitFor()
  assert.deepEqual(complaintsOf(panel), [])

  world.advance(130 * MINUTE)
  await fireMoments(world.services)
  const runs = await settledRuns(world, rule)
  const thanked = runs.filter(({ status }: any) => status === 'done')
  assert.deepEqual(thanked.map(({ name }: any) => name.split(' ')[0]).toSorted(), came.toSorted())
  assert.ok(thanked.every(({ email }: any) => receiver.received.some(({ to }) => to.includes(email))))
  const { body: issued } = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  assert.deepEqual(
    issued.certificates.map(({ attendee_name }: any) => attendee_name.split(' ')[0]).toSorted(),
    inside.toSorted(),
    'those who stayed for half an hour',
  )
})
