import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { anAnswerer, aSurveyedEvent, aSurveyResponse } from '../../test/support/surveys.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const DAY_MS = 86_400_000
const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The numbers of a chart as its table has them, without intervals of 0. */
const numbersOf = async (page: Page, name: string) => {
  const card = chart(page, name)
  await card.getByText('Show as table').click()
  const rows = await card.getByRole('table', { name }).locator('tbody tr').all()
  const cells = await Promise.all(rows.map((row) => row.locator('th, td').allTextContents()))
  return cells.filter(([, ...counts]) => counts.some((count) => count !== '0'))
}

test('the figures of an event follow the period in the address, and its charts have their numbers as tables', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  world.advance(-40 * DAY_MS)
  const event = await anEvent(world, { registration_capacity: 9 })
  await anAttendee(world, event.id)
  world.advance(35 * DAY_MS)
  for (let nth = 0; nth < 2; nth++) await anAttendee(world, event.id)
  world.advance(5 * DAY_MS)
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/analytics`)
  await page.getByText('3 of 9', { exact: true }).waitFor()
  assert.deepEqual(
    (await numbersOf(page, 'Registrations')).map(([, count]) => count),
    ['1', '2'],
  )
  const picture = chart(page, 'Registrations').getByRole('img')
  assert.match((await picture.getAttribute('aria-label'))!, /^Registrations: 3 in all, most in .+ with 2$/)
  await page.getByLabel('Period').last().selectOption('Last 7 days')
  await chart(page, 'Registrations').getByText('2', { exact: true }).first().waitFor()
  assert.equal(new URL(page.url()).searchParams.get('period'), '7')
  const file = await page.getByRole('link', { name: 'CSV' }).getAttribute('href')
  const { from, to, format } = Object.fromEntries(new URL(file!).searchParams)
  assert.equal((Date.parse(to!) - Date.parse(from!)) / DAY_MS, 6)
  assert.equal(format, 'csv')
  await page.reload()
  await chart(page, 'Registrations').getByText('2', { exact: true }).first().waitFor()
  await chart(page, 'Certificates issued').getByText('Nothing in this period.').waitFor()
  assert.deepEqual(panel.complaints, [])
})

test('figures of the organisation say from when there is enough to compare and to draw', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { name: 'Opened today' })
  await anAttendee(world, event.id)
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/analytics?period=30`)
  await chart(page, 'Registrations')
    .getByText(/^Not enough data yet: the first counts are from .+\. From .+ there is a trend to see\.$/)
    .waitFor()
  assert.equal(await chart(page, 'Registrations').getByRole('img').count(), 0)
  await page.goto(`${url}/admin/analytics?period=365`)
  await page.getByText(/^Not enough data to compare yet: .+ From .+ on there is something to compare/).waitFor()
  await page.getByLabel('Period').last().selectOption('Last 7 days')
  // The test before added people 40 and 5 days ago.
  await page.getByText(/^Not enough data to compare yet/).waitFor()
  await page.getByLabel('Period').last().selectOption('Last 30 days')
  await page.getByText(/^Compared with the period before: /).waitFor()
  await page.getByText('1 before').waitFor()
  for (const tab of ['Certificates', 'Contacts and deals', 'Training']) {
    await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: tab }).click()
    await page.locator('.stat-tiles').waitFor()
  }
  assert.deepEqual(panel.complaints, [])
})

test('an answer leads to the people who gave it, as a list and as a file, and the link of one attendee is copied', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const best = { id: 'best', type: 'choice', label: 'Best part', options: ['Talks', 'A = b'] }
  const event = await aSurveyedEvent(world, { survey: [best] })
  await aSurveyResponse(world, event, { best: 'Talks' }, { first_name: 'Ada' })
  await aSurveyResponse(world, event, { best: 'A = b' }, { first_name: 'Bob' })
  const { link } = await anAnswerer(world, event, { first_name: 'Zeynep', last_name: '' })
  const page = await panel.visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${url}/admin/events/${event.id}/survey`)
  await page.getByRole('table', { name: 'Best part' }).getByRole('link', { name: 'A = b' }).click()
  const list = page.getByRole('table', { name: 'Responses' })
  await list.getByText('Bob Lovelace').waitFor()
  assert.equal(await list.getByText('Ada Lovelace').count(), 0)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
  const lines = (await Array.fromAsync(await download.createReadStream())).join('').trim().split('\n')
  assert.deepEqual([lines.length, lines[1]!.includes('Bob')], [2, true])
  await page.getByRole('button', { name: 'Link of an attendee' }).click()
  await page.getByLabel('Name or email of the attendee').fill('zeynep')
  await page.getByRole('button', { name: 'Copy survey link of Zeynep' }).click()
  await page.getByText('Survey link of Zeynep copied. The survey is open.').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), (await link()).url)
  assert.deepEqual(panel.complaints, [])
})
