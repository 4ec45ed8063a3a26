import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { anOpenEvent, register } from '../../test/support/register.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('all attendees that match a filter are selected, cancelled after a preview, and restored by one undo', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  for (const _ of [1, 2, 3]) await anAttendee(world, event.id)
  const registered = async () =>
    (await world.request('GET', `/admin/events/${event.id}/attendees?status=registered`)).body.length
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees`)
  await page.getByLabel('Status', { exact: true }).selectOption('registered')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /all 3/i }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel registration' }).click()
  const action = page.getByRole('button', { name: 'Cancel 3 registrations' })
  await action.waitFor()
  assert.equal(await registered(), 3)
  await action.click()
  await page.getByText('3 registrations cancelled.').waitFor()
  assert.equal(await registered(), 0)
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Undone.').waitFor()
  assert.equal(await registered(), 3)
})

test('rows keep to the width of the window, and an action on one of three attendees affects only that one', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  for (const first_name of ['Ada', 'Bob', 'Eve']) await anAttendee(world, event.id, { first_name, last_name: 'X' })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees`)
  await page.setViewportSize({ width: 390, height: 844 })
  const [upper, lower] = [page.getByRole('row', { name: /Eve X/ }), page.getByRole('row', { name: /Bob X/ })]
  const gap = async () => (await lower.boundingBox())!.y - (await upper.boundingBox())!.y
  while ((await gap()) < 60) await page.waitForTimeout(50)
  await page.setViewportSize({ width: 1280, height: 800 })
  while ((await gap()) > 50) await page.waitForTimeout(50)
  await page.getByRole('row', { name: /Bob X/ }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete 1 attendee' }).click()
  await page.getByText('Bob X').waitFor({ state: 'detached' })
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees`)
  assert.deepEqual(body.map((each: { first_name: string }) => each.first_name).toSorted(), ['Ada', 'Eve'])
})

test('typing into search or a filter keeps the cursor while rows load, and a view or Clear search and filters empties both', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  await anAttendee(world, event.id, { first_name: 'Ada', tags: ['vip'] })
  await anAttendee(world, event.id, { first_name: 'Bob' })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees`)
  await page.getByText('Bob').waitFor()
  const type = async (name: string, text: string) => {
    await page.getByRole('searchbox', { name }).focus()
    // Slower than what waits for typing to rest, so that each letter goes to the address.
    for (const letter of text) {
      await page.keyboard.type(letter)
      await page.waitForURL((url) => url.search.includes(letter))
    }
  }
  await type('Search attendees', 'love')
  await page.waitForURL(/q=love/)
  await type('Tag', 'vip')
  await page.waitForURL(/tag=vip/)
  await page.getByText('Bob').waitFor({ state: 'detached' })
  await page.getByText('Ada Lovelace').waitFor()
  await type('Tag', 'x')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.getByText('Bob').waitFor()
  assert.equal(await page.getByRole('searchbox', { name: 'Tag' }).inputValue(), '')
  assert.equal(await page.getByRole('searchbox', { name: 'Search attendees' }).inputValue(), '')
})

test('the details of an attendee show check-ins, emails and changes, and have the actions of the list', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const ada = await anAttendee(world, event.id, { first_name: 'Ada' })
  await world.request('POST', `${path}/checkin`, { attendee_id: ada.id })
  await world.request('POST', `${path}/attendees/actions`, { action: 'send_ticket', ids: [ada.id] })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees?open=${ada.id}`)
  const details = page.getByRole('dialog').first()
  await details.getByRole('region', { name: 'Check-ins' }).getByText('Checked in').waitFor()
  await details.getByRole('region', { name: 'Emails' }).getByText('Your ticket: Node Day').waitFor()
  await details.getByRole('region', { name: 'Activity' }).getByText('Checked in').waitFor()
  await details.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel registration' }).click()
  await page.getByRole('button', { name: 'Cancel 1 registration' }).click()
  await details.getByRole('region', { name: 'Activity' }).getByText('Updated').waitFor()
  await details.getByText('cancelled').first().waitFor()
  await details.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('It cannot be undone.').waitFor()
  await page.getByRole('button', { name: 'Delete 1 attendee' }).click()
  await page.getByText('No attendees yet.').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
})

test('the details of a waiting attendee show answers and position, and no action that takes a place', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const registration_questions = [
    { id: 'diet', type: 'choice', label: 'What do you eat?', options: ['All', 'Plants'] },
    { id: 'first', type: 'yes_no', label: 'First time?' },
  ]
  const event = await anOpenEvent(world, { registration_capacity: 1, registration_questions })
  await anAttendee(world, event.id)
  for (const email of ['one@example.org', 'two@example.org'])
    await register(world, event, { email, answers: { diet: 'Plants', first: true } })
  const list = await world.request('GET', `/admin/events/${event.id}/attendees?search=two%40example.org`)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees?open=${list.body[0].id}`)
  const details = page.getByRole('dialog').first()
  const answers = details.getByRole('region', { name: 'Answers' })
  await answers.getByText('What do you eat?').waitFor()
  assert.deepEqual(await answers.getByRole('definition').allTextContents(), ['Plants', 'Yes'])
  const place = details.locator('dl div', { hasText: 'Waiting list position' }).getByRole('definition')
  assert.equal(await place.textContent(), '2')
  assert.deepEqual(await details.locator('.row').first().getByRole('button').allTextContents(), [
    'Offer a place',
    'Edit',
    'More actions',
  ])
})

test('people pasted from an email are previewed and imported, and rejected rows stay available', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees/import`)
  await page
    .getByRole('textbox', { name: 'Pasted rows' })
    .fill('Ada Lovelace <ada@example.org>; "Işık, Ayşe" <ayse@example.org>, Bob')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('2 new, 1 with errors').first().waitFor()
  await page.getByRole('button', { name: 'Import 2 attendees' }).click()
  await page.getByText('Rows with errors stay available for 30 days').waitFor()
  await page.getByRole('button', { name: 'Import another list' }).click()
  const earlier = page.locator('section', { hasText: 'Previous imports' }).getByRole('listitem')
  await earlier.getByText(/ UTC: 2 new, 1 with errors/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    earlier.getByRole('link', { name: 'Download rows with errors' }).click(),
  ])
  assert.match(readFileSync(await download.path(), 'utf8'), /^\ufeffName,E-mail,problem\r\nBob,,/)
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees`)
  await page.getByText('Ayşe Işık').waitFor()
})
