import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anEvent } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const AGENDA = `09:00–10:00 Opening @Hall
10:00–11:00 Engines (Ada Lovelace) @Room 1 [Machines]
10:00–11:30 Workshop @Room 2`

test('an agenda is pasted, moved by menu and by drag, undone, and seen on the public page', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const dated = { event_date: '2090-05-01T09:00:00Z', event_timezone: 'Europe/Istanbul', visibility: 'public' }
  const event = await anEvent(world, dated)
  const stored = async () =>
    (await world.request('GET', `/admin/events/${event.id}/sessions`)).body.map(
      ({ title, start_time, location }: any) => `${title} ${start_time.slice(11, 16)} ${location}`,
    )
  const page = await panel.visit({ viewport: { width: 1280, height: 1000 } })
  await page.goto(`${url}/admin/events/${event.id}/agenda`)
  await page.getByText('No sessions yet').waitFor()
  await page.getByRole('button', { name: 'Paste agenda' }).click()
  const pasting = page.getByRole('dialog')
  await pasting.getByLabel('Agenda').fill(`${AGENDA}\n12:00`)
  await pasting.getByRole('button', { name: 'Check' }).click()
  await pasting.getByText('Refused', { exact: true }).waitFor()
  assert.ok(await pasting.getByRole('button', { name: 'Add 3 sessions' }).isDisabled())
  await pasting.getByRole('button', { name: 'Back' }).click()
  await pasting.getByLabel('Agenda').fill(AGENDA)
  await pasting.getByRole('button', { name: 'Check' }).click()
  await pasting.getByRole('button', { name: 'Add 3 sessions' }).click()
  const block = (title: string) => page.getByRole('article').filter({ hasText: title })
  await block('Engines').waitFor()
  await page.getByRole('button', { name: 'Move “Opening” to…' }).click()
  const moving = page.getByRole('dialog')
  await moving.getByLabel('Starts').fill('2090-05-01T08:30')
  await moving.getByRole('button', { name: 'Move' }).click()
  await block('Opening').getByText('08:30–09:30').waitFor()
  assert.deepEqual(await stored(), ['Opening 05:30 Hall', 'Engines 07:00 Room 1', 'Workshop 07:00 Room 2'])
  const [from, to] = [(await block('Engines').boundingBox())!, (await block('Workshop').boundingBox())!]
  await block('Engines').hover({ position: { x: 20, y: 5 } })
  await page.mouse.down()
  await page.mouse.move(to.x + 20, from.y + 60, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y + to.height + 8, { steps: 4 })
  await page.mouse.up()
  await block('Engines').getByText('11:30–12:30').waitFor()
  assert.equal((await stored())[2], 'Engines 08:30 Room 2')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await block('Engines').getByText('10:00–11:00').waitFor()
  assert.equal((await stored())[1], 'Engines 07:00 Room 1')
  await page.goto(event.public_url.replace(/^https?:\/\/[^/]+/, url))
  await page.locator('.beside').getByText('Engines').waitFor()
  await page.getByRole('heading', { name: 'Speakers' }).waitFor()
  assert.deepEqual(complaints, [])
})
