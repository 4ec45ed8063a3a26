import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Layout } from '@laurel/client'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aDesign, designOf, fieldOnScreen, openDesign } from './support/open-designer.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('several fields are selected, moved, aligned, deleted and copied to another design, each in one announced step', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const [id, other] = [await aDesign(panel, 'quiet'), await aDesign(panel, 'quiet')]
  const { fields } = (await designOf(panel, id)).layout as Layout
  const page = await panel.visit()
  await openDesign(panel, page, id)
  const said = (text: RegExp | string) => page.getByRole('status').getByText(text).waitFor()
  const chosen = () =>
    page.locator('.field[aria-pressed=true]').evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))
  const left = async (type: string) =>
    Math.round((await page.locator(`[data-field=${type}] > rect`).first().boundingBox())!.x)
  const action = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true }).click()
  // By Shift, and dragged as one.
  await page.locator('[data-field=qr] > rect').first().click()
  await page
    .locator('[data-field=code] > rect')
    .first()
    .click({ modifiers: ['Shift'] })
  assert.deepEqual((await chosen()).toSorted(), ['code', 'qr'])
  const before = [await left('qr'), await left('code')]
  const { middle } = await fieldOnScreen(page, 'qr')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.keyboard.down('Alt')
  await page.mouse.move(middle.x - 80, middle.y - 5, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
  assert.deepEqual(
    [await left('qr'), await left('code')],
    before.map((x) => x - 80),
  )
  await action('Align right edges')
  await said('Aligned.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await said('Undone.')
  assert.deepEqual([await left('qr'), await left('code')], before)
  // By a band over all of the page, and by keys.
  const { canvas } = await fieldOnScreen(page, 'qr')
  await page.mouse.move(canvas.x + 2, canvas.y + 2)
  await page.mouse.down()
  await page.mouse.move(canvas.x + canvas.width - 4, canvas.y + canvas.height - 4, { steps: 4 })
  await page.mouse.up()
  assert.equal((await chosen()).length, fields.length)
  await page.locator('[data-field=qr]').press('Enter')
  assert.deepEqual(await chosen(), ['qr'])
  await page.keyboard.press('Control+a')
  await said(`${fields.length} fields selected.`)
  await page.locator('[data-field=qr]').press('Shift+Enter')
  assert.equal((await chosen()).length, fields.length - 1)
  await page.locator('[data-field=name] > rect').first().click()
  assert.deepEqual(await chosen(), ['name'])
  await page
    .locator('[data-field=event] > rect')
    .first()
    .click({ modifiers: ['Shift'] })
  await page.getByLabel('Size (pt)').fill('21')
  await page.getByLabel('Size (pt)').press('Enter')
  for (const type of ['name', 'event'])
    assert.equal(await page.locator(`[data-field=${type}] text`).first().getAttribute('font-size'), '21')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  assert.notEqual(await page.locator('[data-field=name] text').getAttribute('font-size'), '21')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  assert.deepEqual(await chosen(), [])
  // Content covered by a dialog does not change.
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.locator('.field').count(), fields.length)
  await page.getByRole('checkbox', { name: 'Add Name to selection' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Add QR code to selection' }).press('Space')
  await said('2 fields selected.')
  const was = [await left('name'), await left('qr')]
  await page.keyboard.press('Shift+ArrowLeft')
  await said(/mm from the left/)
  assert.ok((await left('name')) < was[0]! && (await left('qr')) < was[1]!)
  await page.keyboard.press('Control+x')
  await said('2 fields cut.')
  assert.equal(await page.locator('.field').count(), fields.length - 2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  assert.equal(await page.locator('.field').count(), fields.length)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await openDesign(panel, page, other)
  await page.keyboard.press('Control+v')
  await said('2 fields pasted.')
  assert.deepEqual((await chosen()).toSorted(), ['name', 'qr'])
  await action('Lock')
  await page.keyboard.press('Delete')
  await said('Nothing changed. The field may be locked.')
  await action('Unlock')
  await page.getByRole('button', { name: 'Save new version' }).click()
  await page.getByText('Version 2 saved').waitFor()
  const pasted = ((await designOf(panel, other)).layout as Layout).fields.slice(fields.length)
  assert.deepEqual(pasted.map(({ type }) => type).toSorted(), ['name', 'qr'])
  assert.deepEqual(panel.complaints, [])
})

test('unsaved changes survive a reload and a crash, and are offered with their time but never restored automatically', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const id = await aDesign(panel, 'quiet')
  const page = await panel.visit()
  const asked: string[] = []
  let answer: 'accept' | 'dismiss' = 'accept'
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog[answer]()
  })
  const offer = (of: Page) => of.getByRole('region', { name: 'Unsaved changes' })
  const top = async (of: Page) => of.locator('[data-field=name]').getAttribute('transform')
  const isKept = () =>
    page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('laurel-draft-')))
  await openDesign(panel, page, id)
  const before = await top(page)
  await page.locator('[data-field=name]').focus()
  await page.keyboard.press('Shift+ArrowUp')
  const after = await top(page)
  await isKept()
  const crashed = await page.context().newPage()
  await openDesign(panel, crashed, id)
  await offer(crashed)
    .getByText(/20\d\d, \d\d:\d\d/)
    .waitFor()
  await crashed.close()
  await page.reload()
  await offer(page).waitFor()
  assert.deepEqual([asked, await top(page)], [['beforeunload'], before])
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await page.waitForFunction(
    (is) => document.querySelector('[data-field=name]')!.getAttribute('transform') === is,
    after,
  )
  answer = 'dismiss'
  await page.getByRole('link', { name: 'Designs' }).first().click()
  assert.deepEqual([asked.at(-1), new URL(page.url()).pathname], ['confirm', `/admin/designs/${id}`])
  await page.getByRole('button', { name: 'Save new version' }).click()
  await page.getByText('Version 2 saved').waitFor()
  await page.locator('[data-field=name]').focus()
  assert.equal(await offer(page).count(), 0)
  await page.keyboard.press('Shift+ArrowUp')
  answer = 'accept'
  await page.getByRole('link', { name: 'Designs' }).first().click()
  await page.locator('.gallery').waitFor()
  await openDesign(panel, page, id)
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await openDesign(panel, page, id)
  assert.deepEqual([await offer(page).count(), await top(page)], [0, after])
  assert.deepEqual(panel.complaints, [])
})

test('the certificate zooms from 50 to 400 percent by keys and wheel around the pointer', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  await openDesign(panel, page, await aDesign(panel, 'quiet'))
  const size = async () => Math.round((await fieldOnScreen(page, 'qr')).scale * 75)
  const fit = await size()
  await page.keyboard.press('1')
  await page.getByText('Zoom: 100%').waitFor()
  assert.equal(await size(), 100)
  for (let steps = 0; steps < 9; steps++) await page.keyboard.press('+')
  assert.equal(await size(), 400)
  const frame = page.getByRole('region', { name: 'Certificate view' })
  assert.ok(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth * 2))
  await page.keyboard.press('1')
  await page.locator('[data-field=name]').focus()
  const { middle } = await fieldOnScreen(page, 'name')
  await page.mouse.move(middle.x, middle.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await page.getByText('Zoom: 165%').waitFor()
  const then = (await fieldOnScreen(page, 'name')).middle
  assert.ok(Math.hypot(then.x - middle.x, then.y - middle.y) < 3, JSON.stringify([middle, then]))
  const left = () => frame.evaluate(({ scrollLeft }) => scrollLeft)
  const was = await left()
  await page.mouse.down({ button: 'middle' })
  await page.mouse.move(middle.x - 50, middle.y, { steps: 3 })
  await page.mouse.up({ button: 'middle' })
  assert.ok(Math.abs((await left()) - was - 50) <= 1)
  await page.getByRole('button', { name: 'Fit' }).click()
  assert.equal(await size(), fit)
  assert.deepEqual(panel.complaints, [])
})

test('a finger on a field drags it, and elsewhere scrolls the page', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit({ viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true })
  await openDesign(panel, page, await aDesign(panel, 'quiet'))
  const touch = await page.context().newCDPSession(page)
  const drag = async (x: number, y: number, by: number) => {
    const at = (y: number) => ({ touchPoints: [{ x, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(y) })
    for (let part = 1; part <= 8; part++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y + (by * part) / 8) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  // A touch that a page at work does not answer soon enough scrolls it: all that is asked for has to have come.
  await page.locator('svg.certificate[data-printed=true]').waitFor()
  await page.locator('[data-field=qr]').scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  const before = await fieldOnScreen(page, 'qr')
  const stood = await page.locator('[data-field=qr]').getAttribute('transform')
  await drag(before.middle.x, before.middle.y, -40)
  await page.locator(`[data-field=qr]:not([transform="${stood}"])`).waitFor()
  // The last request is drawn in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const after = await fieldOnScreen(page, 'qr')
  assert.ok(Math.abs(after.middle.y - before.middle.y + 40) < 4, `${after.middle.y - before.middle.y}`)
  // Not how far it is scrolled, which the browser changes by itself when words above take another line.
  assert.ok(Math.abs(after.canvas.y - before.canvas.y) < 2, `${after.canvas.y - before.canvas.y}`)
  await drag(after.canvas.x + 3, after.canvas.y + after.canvas.height / 2, -100)
  await page.waitForFunction(
    (was) => document.querySelector('svg.certificate')!.getBoundingClientRect().top < was - 50,
    after.canvas.y,
  )
})
