import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER, openBrowser } from './support/browser.ts'
import { anEvent } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { until } from './support/installation.ts'

const source = readFileSync(new URL('../panel/src/api/live-stream.ts', import.meta.url), 'utf8')
const script = stripTypeScriptTypes(source).replaceAll('export ', '')

/** Messages a tab received, and whether it holds the connection. */
const heard = (page: Page) => page.evaluate('({ told, isLive })') as Promise<{ told: any[]; isLive: boolean }>
const hears = (page: Page, id: number) =>
  until(
    () => heard(page),
    ({ told }) => told.some((each) => each.type === 'event' && each.ids.includes(id)),
  )

test('all tabs of a browser hear what changes over one connection, and go on when the tab that has it is closed', async (t) => {
  await using opened = await openBrowser()
  if (opened === null) return t.skip(NO_BROWSER)
  await using world = await startWorld()
  let streams = 0
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  const context = await opened.browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${world.key}` } })
  context.on('request', (request) => {
    if (request.url().endsWith('/admin/stream')) streams++
  })
  const openTab = async () => {
    const page = await context.newPage()
    await page.goto(`${url}/healthz`)
    await page.evaluate(`${script}
      var told = [], isLive = false
      openLiveStream('/api/v1/admin/stream', { onChange: (each) => told.push(each), onLive: (is) => { isLive = is } }); 0`)
    await until(
      () => heard(page),
      ({ isLive }) => isLive,
    )
    return page
  }
  const first = await openTab()
  const second = await openTab()
  const one = await anEvent(world)
  await Promise.all([hears(first, one.id), hears(second, one.id)])
  assert.equal(streams, 1)
  await first.close()
  await until(
    () => heard(second),
    ({ told }) => told.some(({ type }) => type === '*'),
  )
  await hears(second, (await anEvent(world, { name: 'Later' })).id)
  assert.equal(streams, 2)
})
