import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_BROWSER, openBrowser } from './support/browser.ts'
import { startWorld } from './support/harness.ts'

/** Links to services of the vendor of the page's script. */
const ELSEWHERE = /Ask AI|Generate MCP|Deploy|Share\b|Developer Tools|Powered by|scalar/i

test('a browser shows the reference, asks nobody but the service, and finds nothing there that leads elsewhere', async (t) => {
  await using opened = await openBrowser()
  if (opened === null) return t.skip(NO_BROWSER)
  await using world = await startWorld()
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await opened.browser.newPage({ colorScheme })
    const asked: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('requestfailed', (request) => complaints.push(`not loaded: ${request.url()}`))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(`${url}/docs`)
    await page.getByRole('heading', { level: 1, name: /^Laurel/ }).waitFor()
    await page.getByText('Selected Auth Type: apiKey').waitFor({ state: 'attached' })
    assert.equal(await page.title(), 'Laurel API reference')
    assert.match((await page.locator('body').getAttribute('class'))!, new RegExp(`${colorScheme}-mode`))
    assert.ok(asked.includes(`${url}/api/v1/openapi.json?samples`))
    assert.deepEqual(
      asked.filter((each) => !each.startsWith(`${url}/`) && !each.startsWith('data:')),
      [],
    )
    assert.deepEqual(complaints, [])
    const seen = (words: RegExp) => page.getByText(words).filter({ visible: true }).allTextContents()
    assert.notDeepEqual(await seen(/^API keys$/), [])
    assert.deepEqual(await seen(ELSEWHERE), [])
    await page
      .getByRole('link', { name: /List events/ })
      .first()
      .click()
    await page.getByText('laurel.events.list').first().waitFor()
    const links = await page
      .locator('a[href]:visible')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')!))
    assert.ok(links.length > 0)
    assert.deepEqual(
      links.filter((each) => ![url, world.config.siteUrl].includes(new URL(each, page.url()).origin)),
      [],
    )
    await page.close()
  }
})
