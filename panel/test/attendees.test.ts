import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('all that a filter leaves are chosen, cancelled after a look at what would happen, and put back by one undo', async (t) => {
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
  await page.getByRole('button', { name: 'More acts' }).click()
  await page.getByRole('menuitem', { name: 'Cancel registration' }).click()
  const act = page.getByRole('button', { name: 'Cancel registration: 3' })
  await act.waitFor()
  assert.equal(await registered(), 3)
  await act.click()
  await page.getByText('Cancel registration: done to 3.').waitFor()
  assert.equal(await registered(), 0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('It was taken back.').waitFor()
  assert.equal(await registered(), 3)
})
