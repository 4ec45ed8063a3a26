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
const SECOND_DAY = '\n2 May 2090\n14:00–15:00 Closing @Hall'

test('an agenda is pasted, moved by menu and by drag, undone, and seen on the public page', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const dated = { event_date: '2090-05-01T09:00:00Z', event_timezone: 'Europe/Istanbul', visibility: 'public' }
  const event = await anEvent(world, dated)
  const stored = async () =>
    (await world.request('GET', `/admin/events/${event.id}/sessions`)).body.map(
      ({ title, start_time, location }: any) => `${title} ${start_time.slice(11, 16)} ${location}`,
    )
  // Nothing is at the edge of the window, where the page would scroll below the pointer.
  const page = await panel.visit({ viewport: { width: 1280, height: 1800 } })
  await page.goto(`${url}/admin/events/${event.id}/agenda`)
  await page.getByText('No sessions yet').waitFor()
  await page.getByRole('button', { name: 'Paste agenda' }).click()
  const pasting = page.getByRole('dialog')
  await pasting.getByLabel('Agenda').fill(`${AGENDA}\n12:00`)
  await pasting.getByRole('button', { name: 'Check' }).click()
  await pasting.getByText('Refused', { exact: true }).waitFor()
  assert.ok(await pasting.getByRole('button', { name: 'Add 3 sessions' }).isDisabled())
  await pasting.getByRole('button', { name: 'Back' }).click()
  await pasting.getByLabel('Agenda').fill(AGENDA + SECOND_DAY)
  await pasting.getByRole('button', { name: 'Check' }).click()
  await pasting.getByRole('button', { name: 'Add 4 sessions' }).click()
  const block = (title: string) => page.getByRole('article').filter({ hasText: title })
  await block('Engines').waitFor()
  await page.getByRole('button', { name: 'Move “Opening” to…' }).click()
  const moving = page.getByRole('dialog')
  await moving.getByLabel('Starts').fill('2090-05-01T08:30')
  await moving.getByRole('button', { name: 'Move' }).click()
  await block('Opening').getByText('08:30–09:30').waitFor()
  assert.deepEqual((await stored()).slice(0, 3), [
    'Opening 05:30 Hall',
    'Engines 07:00 Room 1',
    'Workshop 07:00 Room 2',
  ])
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
  // To the second day, half an hour after what is there.
  await block('Closing').scrollIntoViewIfNeeded()
  const [taken, day] = [(await block('Engines').boundingBox())!, (await block('Closing').boundingBox())!]
  await page.mouse.move(taken.x + 20, taken.y + 5)
  await page.mouse.down()
  await page.mouse.move(day.x + 20, day.y + 5, { steps: 4 })
  await page.locator('.drag-label').getByText('2 May 2090 · 14:00 · Hall').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  assert.equal((await stored())[1], 'Engines 07:00 Room 1')
  await page.mouse.move(taken.x + 20, taken.y + 5)
  await page.mouse.down()
  await page.mouse.move(day.x + 20, day.y + day.height + 5, { steps: 4 })
  await page.mouse.up()
  await block('Engines').getByText('15:00–16:00').waitFor()
  assert.deepEqual((await stored()).slice(2), ['Closing 11:00 Hall', 'Engines 12:00 Hall'])
  await moveByFinger(panel, event.id)
  assert.deepEqual((await stored()).slice(1, 2), ['Workshop 07:00 Room 2'])
  assert.equal((await stored())[0], 'Opening 07:00 Hall')

  await page.getByRole('button', { name: 'Ada Lovelace' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('who is then missing in one session').waitFor()
  assert.equal((await world.request('GET', `/admin/events/${event.id}/speakers`)).body.length, 1)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.goto(event.public_url.replace(/^https?:\/\/[^/]+/, url))
  await page.locator('.beside').getByText('Workshop').waitFor()
  await page.getByRole('heading', { name: 'Speakers' }).waitFor()
  assert.deepEqual(complaints, [])
})

/** On a phone, where a day is a list, drags the first session by its grip onto another, whose time it takes. */
async function moveByFinger({ url, visit }: Panel, eventId: number): Promise<void> {
  const page = await visit({ viewport: { width: 390, height: 1800 }, hasTouch: true })
  await page.goto(`${url}/admin/events/${eventId}/agenda`)
  const block = (title: string) => page.getByRole('article').filter({ hasText: title })
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const target = page.locator('.drag-label').getByText('10:00')
  // A section that loads above moves both blocks, so a touch can miss them.
  for (let tries = 0; tries < 10 && !(await target.isVisible()); tries++) {
    if (tries > 0) await touch('touchEnd')
    await block('Opening').locator('.session-grip').hover({ trial: true })
    const [grip, to] = [
      (await block('Opening').locator('.session-grip').boundingBox())!,
      (await block('Workshop').boundingBox())!,
    ]
    await touch('touchStart', { x: grip.x + 20, y: grip.y + 20 })
    await touch('touchMove', { x: grip.x + 20, y: grip.y + 40 })
    await touch('touchMove', { x: to.x + 60, y: to.y + 20 })
    await target.waitFor({ timeout: 5_000 }).catch(() => {})
  }
  await touch('touchEnd')
  await block('Opening').getByText('10:00–11:00').waitFor()
}
