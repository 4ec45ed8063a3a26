import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anEvent } from '../../test/support/factories.ts'
import { aPerson, as } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('event settings show who else has them open, and show this person until they leave', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, visit } = panel
  const event = await anEvent(world)
  const other = await aPerson(world)
  const [{ name }] = (await world.query<{ name: string }>(`select name from person where id = ${other.id}`)) as [
    { name: string },
  ]
  const say = async () =>
    (await world.request('PUT', `/me/editing/event/${event.id}`, undefined, as(other.token))).body.others
  assert.deepEqual(await say(), [])
  const page = await visit()
  await page.goto(`${url}/admin/events/${event.id}/settings`)
  await page.getByText(`${name} is also viewing this page.`).waitFor()
  assert.equal((await say()).length, 1)
  const left = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('link', { name: 'Designs' }).first().click()
  await left
  assert.deepEqual(await say(), [])
})
