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

test('a view of a list is saved, used in another browser, renamed, changed and deleted', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const [event, other] = [await anEvent(world), await anEvent(world)]
  for (const { id } of [event, other]) await anAttendee(world, id, { first_name: 'Grace' })
  await world.query(`update attendee set status = 'cancelled' where event_id = ${event.id}`)
  const views = () => world.query<{ list: string; views: unknown }>('select list, views from person_view')
  const page = await panel.visit()
  const choose = async (menu: string, item: string | RegExp) => {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await page
      .getByRole('menuitem', { name: item })
      .or(page.getByRole('menuitemradio', { name: item }))
      .click()
  }
  const name = async (text: string) => {
    await page.getByRole('textbox', { name: 'View name' }).fill(text)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await page.goto(`${url}/admin/events/${event.id}/attendees`)
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled')
  await page.getByRole('button', { name: 'Sort by Name' }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Email' }).click()
  await page.keyboard.press('Escape')
  await choose('Views', 'Save view')
  await name('Gone')
  await page.getByRole('button', { name: 'Gone', exact: true }).waitFor()
  const query = 'sort=name&status=cancelled&columns=name.status.checked_in_at.certificate'
  assert.deepEqual(await views(), [{ list: 'attendees', views: [{ name: 'Gone', query }] }])

  await page.goto(`${url}/admin/events/${other.id}/attendees`)
  await page.getByText('Grace').waitFor()
  await choose('Views', 'Gone')
  await page.getByText('No results match these filters.').waitFor()
  assert.match(page.url(), /status=cancelled.*view=Gone/)
  await page.getByLabel('Status', { exact: true }).selectOption('registered')
  await choose('Gone', 'Save changes to Gone')
  await page.getByText('Saved').waitFor()
  await choose('Gone', 'Rename Gone')
  await name('Here')
  await page.getByRole('button', { name: 'Here', exact: true }).waitFor()
  assert.deepEqual(await views(), [
    { list: 'attendees', views: [{ name: 'Here', query: query.replace('cancelled', 'registered') }] },
  ])
  await choose('Here', 'Default view')
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  assert.doesNotMatch(page.url(), /status|view/)
  await choose('Views', 'Here')
  await choose('Here', 'Delete Here')
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  assert.deepEqual(await views(), [{ list: 'attendees', views: [] }])
  assert.deepEqual(complaints, [])
})
