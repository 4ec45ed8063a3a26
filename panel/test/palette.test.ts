import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { inspectPage } from './support/inspect-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('the palette opens attendees and runs page actions by keyboard, and returns the focus when it closes', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world, { name: 'Node Day' })
  const grace = await anAttendee(world, event.id, { first_name: 'Grace', email: 'hopper@example.org' })
  const page = await panel.visit()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const selected = (name: string | RegExp) => page.getByRole('option', { name, selected: true }).waitFor()
  await page.goto(`${url}/admin/events/${event.id}`)
  await page.getByRole('link', { name: 'Share', exact: true }).focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('hopper@')
  await selected(/^Grace.*Attendee/)
  assert.deepEqual(await inspectPage(page), [])
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor({ state: 'detached' })
  assert.equal(await focused(), 'Share')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('hopper@')
  await selected(/^Grace/)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/events/${event.id}/attendees?open=${grace.id}`)
  await page.getByRole('dialog').getByText('hopper@example.org').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('add att')
  await selected('Add attendee')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await focused(), 'Add attendee')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('curl')
  await selected(/^Copy last request as cURL/)
  await page.keyboard.press('Enter')
  await page.getByText('Copied. Set LAUREL_KEY to an API key before you run it.').waitFor()
  const command = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(command, /^curl 'http.*\/api\/v1\/admin\/.*' \\\n {2}-H 'Authorization: Bearer '"\$LAUREL_KEY"$/)
  assert.deepEqual(complaints, [])
})

test('single-key shortcuts do nothing while they are turned off', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world)
  await anAttendee(world, event.id)
  const page = await panel.visit()
  const active = page.locator('[data-active=true]')
  const go = async () => {
    await page.goto(`${url}/admin/events/${event.id}/attendees`)
    await page.getByRole('cell', { name: 'Ada Lovelace' }).waitFor()
  }
  const toggle = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('keyboard')
    await page.getByRole('option', { name: 'Keyboard shortcuts', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await go()
  await toggle()
  await page.reload()
  await page.getByRole('cell', { name: 'Ada Lovelace' }).waitFor()
  for (const key of ['j', 'x', 'c', '/', '?', 'g', 'e']) await page.keyboard.press(key)
  // Keys that are not characters still work.
  await page.keyboard.press('ArrowDown')
  await active.waitFor()
  assert.deepEqual(
    [
      await page.getByRole('dialog').count(),
      await page.locator(':focus').count(),
      await page.getByRole('toolbar').count(),
    ],
    [0, 0, 0],
  )
  await toggle()
  await page.keyboard.press('x')
  await page.getByRole('toolbar').waitFor()
  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('body').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('e')
  await page.waitForURL('**/attendees?open=*')
  assert.deepEqual(complaints, [])
})
