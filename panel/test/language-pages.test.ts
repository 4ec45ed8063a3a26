import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { directionOf } from '../../src/lib/text/languages.ts'
import { brandedPages } from '../../test/support/branded-pages.ts'
import { NO_BROWSER, openBrowser } from '../../test/support/browser.ts'
import { startWorld } from '../../test/support/harness.ts'
import { inspectPage } from './support/inspect-page.ts'

test('public pages in the longest language and from right to left are accessible, and no wider than a phone', async (t) => {
  await using opened = await openBrowser()
  if (opened === null) return t.skip(NO_BROWSER)
  await using world = await startWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  const { pages } = await brandedPages(world)
  const all = { ...pages, marketplace: '/marketplace', verify: '/verify', my: '/my', missing: '/e/none' }
  const problems: string[] = []
  for (const locale of ['de', 'ar']) {
    const context = await opened.browser.newContext({ locale, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    for (const [name, path] of Object.entries(all)) {
      await page.goto(`http://127.0.0.1:${port}${path}`)
      const html = page.locator('html')
      assert.equal(await html.getAttribute('lang'), locale, name)
      assert.equal(await html.evaluate((root) => getComputedStyle(root).direction), directionOf(locale), name)
      problems.push(...(await inspectPage(page)).map((problem) => `${locale} ${name}: ${problem}`))
    }
    await context.close()
  }
  assert.deepEqual(problems, [])
})
