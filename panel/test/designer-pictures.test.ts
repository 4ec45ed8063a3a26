import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { fieldsOnly } from '../../test/support/stored.ts'
import { inspectPage } from './support/inspect-page.ts'
import { aDesign, designOf, openDesign } from './support/open-designer.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const seal = await sharp({
  create: { width: 60, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
})
  .png()
  .toBuffer()

test('an image is added by button and by drop, rotated by handle and by number, described, and printed as shown', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { layout: newest } = await designOf(panel, await aDesign(panel, 'quiet'))
  const older = fieldsOnly({ name: 'Older', layout: JSON.stringify({ ...newest, edition: 2 }) })
  const { id } = (await panel.world.request('POST', '/admin/designs', older.body, { headers: older.headers })).body
  const page = await panel.visit()
  await openDesign(panel, page, id)
  await page.locator('input[type=file]').setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: seal })
  const pictures = page.locator('[data-field=image]')
  await pictures.first().waitFor()
  await page.getByLabel('Rotation (°)').fill('30')
  await page.getByLabel('Rotation (°)').press('Enter')
  assert.match((await pictures.first().getAttribute('transform'))!, /rotate\(30 /)
  await page.getByLabel('Description').fill('Seal of the academy')
  const handle = (await page.locator('.handle.turn').boundingBox())!
  const box = (await page.locator('svg.certificate').boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  const [x, y] = [handle.x + handle.width / 2 - middle.x, handle.y + handle.height / 2 - middle.y]
  // A quarter turn of the handle around the middle of the page, where the image is.
  await page.mouse.move(middle.x - y, middle.y + x, { steps: 6 })
  await page.mouse.up()
  assert.match((await pictures.first().getAttribute('transform'))!, /rotate\(120 /)
  await page.locator('svg.certificate').evaluate(
    (svg, { bytes, at }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
      const where = { clientX: at.x, clientY: at.y, dataTransfer: data, bubbles: true, cancelable: true }
      for (const kind of ['dragover', 'drop']) svg.dispatchEvent(new DragEvent(kind, where))
    },
    { bytes: [...seal], at: { x: box.x + box.width * 0.25, y: box.y + box.height * 0.75 } },
  )
  await pictures.nth(1).waitFor()
  await page.locator('svg.certificate[data-printed=true]').waitFor()
  assert.deepEqual(await inspectPage(page), [])
  await page.getByRole('button', { name: 'Save new version' }).click()
  await page.getByText('Version 2 saved').waitFor()
  const { layout } = await designOf(panel, id)
  const [turned, dropped] = layout.fields.slice(-2)
  assert.equal(turned?.alt, 'Seal of the academy')
  // It was read in the second edition, whose designs look the same and become readable when they are saved.
  assert.equal(layout.edition, 3)
  assert.deepEqual([turned?.type, turned?.rotation, turned?.picture], ['image', 120, dropped?.picture])
  const middleOf = ({ x, y, width, height }: NonNullable<typeof dropped>) => [x + width / 2, y + height / 2]
  for (const [nth, value] of middleOf(dropped!).entries()) assert.ok(Math.abs(value - [0.25, 0.75][nth]!) < 0.01)
  assert.deepEqual(panel.complaints, [])
})

test('a file that is not an image shows the error of the service, and nothing is added', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const id = await aDesign(panel, 'quiet')
  const page = await panel.visit()
  await openDesign(panel, page, id)
  const file = { name: 'seal.png', mimeType: 'image/png', buffer: Buffer.from('nothing') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('alert').getByText('must be a PNG, JPEG or WebP picture').waitFor()
  assert.equal(await page.locator('[data-field=image]').count(), 0)
})
