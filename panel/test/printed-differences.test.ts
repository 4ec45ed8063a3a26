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

test('fields printed more than two points from where they are drawn are marked and named, and no others', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  let points = 0
  // The service prints the name elsewhere, as it would with another font.
  await page.route('**/designs/preview', (route) => {
    const asked = route.request().postDataJSON()
    for (const field of asked.layout.fields) if (field.type === 'name') field.y += points / asked.layout.page.height
    return route.continue({ postData: asked })
  })
  await openDesign(panel, page, await aDesign(panel, 'quiet'))
  const marked = () =>
    page.locator('[data-differs=true]').evaluateAll((all) => all.map((each) => each.getAttribute('data-field')))
  const again = async () => {
    await page.locator('svg.certificate[data-judged=true]').waitFor()
    const before = await page.locator('image.printed').getAttribute('href')
    await page.getByLabel('View', { exact: true }).selectOption('drawn')
    await page.getByLabel('View', { exact: true }).selectOption('over')
    await page.locator(`svg.certificate[data-judged=true]:not(:has([href="${before}"]))`).waitFor()
  }
  points = 4
  await again()
  await page.getByText(/^These fields print more than 2 pt away from .*: Name$/).waitFor()
  assert.deepEqual(await marked(), ['name'])
  for (points of [1, 0]) {
    await again()
    assert.deepEqual(await marked(), [], `${points} points`)
  }
  assert.deepEqual(panel.complaints, [])
})
