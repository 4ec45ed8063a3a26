import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aDesign, openDesign } from './support/open-designer.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** Edges are rounded to whole pixels, so that each can be off by one. */
function isNear(edges: number[], wanted: number[], what: string): void {
  assert.ok(
    edges.every((edge, nth) => Math.abs(edge - wanted[nth]!) <= 1),
    `${what}: ${edges}, not ${wanted}`,
  )
}

test('eight handles of 24 pixels resize a field from the opposite corner, as the properties do, each in one step', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  await openDesign(panel, page, await aDesign(panel, 'quiet'))
  await page.locator('[data-field=event]').focus()
  const box = async () => {
    const { x, y, width, height } = (await page.locator('[data-field=event] > rect').first().boundingBox())!
    return [x, y, x + width, y + height].map(Math.round)
  }
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const was = await box()
  const handles = page.locator('.handle')
  assert.equal(await handles.count(), 9)
  for (const one of await handles.all()) {
    const { width, height } = (await one.locator('.target').boundingBox())!
    assert.ok(width >= 23.9 && height >= 23.9, `${width} × ${height}`)
  }
  const grown = { '-1 -1': [-20, -10, 0, 0], '1 -1': [0, -10, -20, 0], '-1 0': [-20, 0, 0, 0], '0 1': [0, 0, 0, -10] }
  for (const [side, by] of Object.entries(grown)) {
    const { x, y, width, height } = (await page.locator(`.handle[data-side="${side}"] .target`).boundingBox())!
    const [from, to] = [
      { x: x + width / 2, y: y + height / 2 },
      { x: x + width / 2 - 20, y: y + height / 2 - 10 },
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    isNear(
      await box(),
      was.map((edge, nth) => edge + by[nth]!),
      side,
    )
    await undo.click()
    isNear(await box(), was, side)
    assert.equal(await undo.isDisabled(), true)
  }
  await page.getByLabel('Resize from').selectOption('Bottom right')
  await page.getByLabel('Width (mm)').fill('60')
  await page.getByLabel('Width (mm)').press('Enter')
  const [left, ...others] = await box()
  isNear(others, was.slice(1), 'opposite corner')
  assert.notEqual(left, was[0])
  await undo.click()
  isNear(await box(), was, 'undone')
  assert.deepEqual([await undo.isDisabled(), panel.complaints], [true, []])
})
