import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hashPassword } from '../../src/modules/identity/passwords/hash-password.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { aPerson, PASSWORD } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a role is limited to selected events, and the comparison of roles matches the service', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { name: 'Node Day' })
  await anEvent(world, { name: 'Another day' })
  const { id } = await aPerson(world, { role: 'viewer' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/settings/people`)
  await page.getByText('Compare roles').click()
  const row = page.getByRole('row', { name: /^webhooks:write/ })
  await row.waitFor()
  assert.deepEqual(await row.locator('td .hidden-text').allTextContents(), ['Yes', 'Yes', 'No', 'No', 'No'])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const [{ name }] = (await world.query(`select name from person where id = ${id}`)) as [{ name: string }]
  await page.getByText(name, { exact: true }).click()
  const details = page.getByRole('dialog')
  await details.getByLabel('Role').selectOption('admin')
  await details.getByLabel('Selected events only').waitFor({ state: 'detached' })
  await details.getByLabel('Role').selectOption('checkin')
  await details.getByLabel('Selected events only').check()
  await details.getByLabel('Search events').fill('node')
  await details.getByLabel('Another day').waitFor({ state: 'detached' })
  await details.getByLabel('Node Day').check()
  await details.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Check-in, 1 event').waitFor()
  const kept = await world.query(`select event_id from membership_event where person_id = ${id}`)
  assert.deepEqual(kept, [{ event_id: event.id }])
})

test('a check-in helper signs in on a phone, lands at the door and lets somebody in, and may do so in the panel too', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { name: 'Door day', event_date: new Date().toISOString() })
  const grace = await anAttendee(world, event.id, { first_name: 'Grace', last_name: 'Hopper' })
  const alan = await anAttendee(world, event.id, { first_name: 'Alan', last_name: 'Turing' })
  const isIn = async ({ id }: { id: number }) =>
    (await world.request('GET', `/admin/events/${event.id}/attendees/${id}`)).body.checked_in_at !== null
  const { id, email } = await aPerson(world, { role: 'checkin', events: [event.id] })
  const password = await hashPassword(world.services, PASSWORD)
  await world.query(`update person set password_hash = '${password}' where id = ${id}`)
  const page = await panel.visit({ token: null, viewport: { width: 390, height: 844 } })
  await page.goto(`${url}/admin`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/door`)
  await page.locator('#code').fill('hopper')
  await page.locator('.found button').click()
  await page.locator('.verdict[data-reason=welcome]').waitFor()
  await page.locator('[data-queued]').waitFor({ state: 'detached' })
  assert.equal(await isIn(grace), true)

  await page.goto(`${url}/admin/events/${event.id}/attendees`)
  await page.getByText('Alan Turing').click()
  const details = page.getByRole('dialog')
  await details.getByRole('button', { name: 'Check in' }).click()
  await page.getByText('Checked in.').waitFor()
  assert.equal(await isIn(alan), true)
  assert.equal(await details.getByRole('button', { name: 'Edit' }).count(), 0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone.').waitFor()
  assert.equal(await isIn(alan), false)
})

test('a member of two organisations switches between them, and keeps name, language and colours in every browser', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const { id, token } = await aPerson(world)
  await world.stranger()
  await world.query(
    `insert into membership (org_id, person_id, role, every_event, created_at) select max(id), ${id}, 'admin', true, now() from organisation`,
  )
  const page = await panel.visit({ token })
  await page.goto(`${url}/admin/me`)
  await page.getByLabel('Name').fill('Grace')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Grace' }).waitFor()
  await page.getByLabel('Appearance').selectOption('dark')
  await page.getByLabel('Language').selectOption('tr')
  await page.getByRole('heading', { name: 'Hesabım' }).waitFor()
  await page.getByRole('navigation', { name: 'Gezinti' }).getByLabel('Kuruluş').selectOption('Stranger')
  await page.waitForURL(`${url}/admin/`)
  await page.getByText('Stranger').first().waitFor()
  const other = await panel.visit({
    token: (await page.context().cookies(url)).find(({ name }) => name === 'laurel')!.value,
  })
  await other.goto(`${url}/admin/events`)
  await other.getByRole('heading', { name: 'Etkinlikler' }).waitFor()
  assert.equal(await other.evaluate(() => document.documentElement.dataset['mantineColorScheme']), 'dark')
})

test('too many wrong passwords start a countdown, after which sign-in works again', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit({ token: null })
  await page.clock.install()
  await page.goto(`${panel.url}/admin/sign-in`)
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one at all')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  for (let nth = 0; nth < 6; nth++) {
    const answered = page.waitForResponse(/auth\/sign-in$/)
    await button.click()
    await answered
    await page.getByRole('alert').waitFor()
  }
  await page.getByText(/^Try again in \d+ s/).waitFor()
  assert.equal(await button.isDisabled(), true)
  await page.clock.runFor(61_000)
  await page.getByText('You can try again now.').waitFor()
  assert.equal(await button.isDisabled(), false)
})

test('the audit log filters by action, actor and object, and exports', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  await world.request('POST', '/admin/events', { name: 'Node Day', event_date: '2026-12-01' })
  const key = await world.request('POST', '/admin/api-keys', { name: 'Another', scopes: ['events:read'] })
  assert.equal(key.status, 201)
  const page = await panel.visit()
  await page.goto(`${url}/admin/settings/audit`)
  await page.getByText('Event created').first().waitFor()
  await page.getByRole('searchbox', { name: 'Action', exact: true }).fill('api_key.')
  await page.getByText('Event created').first().waitFor({ state: 'detached' })
  await page.getByText('API key created').first().click()
  await page.getByRole('dialog').getByText('After').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await page.getByRole('menuitem', { name: 'CSV file' }).getAttribute('href')
  const { status, text } = await page.evaluate(async (url) => {
    const answer = await fetch(url)
    return { status: answer.status, text: await answer.text() }
  }, file!)
  assert.equal(status, 200)
  assert.match(text, /api_key\.create/)
  assert.doesNotMatch(text, /event\.create/)
})
