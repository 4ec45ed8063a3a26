import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { brandedPages, giveLogo, paint } from '../../test/support/branded-pages.ts'
import { NO_BROWSER, openBrowser } from '../../test/support/browser.ts'
import { startWorld } from '../../test/support/harness.ts'
import { askFor, linkOf } from '../../test/support/my-pages.ts'
import { inspectInModes, resetModes } from './support/inspect-page.ts'

const MODES = ['light', 'dark', 'phone']
const GARISH = { primary: '#ff00c8', background: '#d4ff00' }

test('pages of attendees can be used by everybody in a garish brand and without a script, up to a certificate in search', async (t) => {
  await using opened = await openBrowser()
  if (opened === null) return t.skip(NO_BROWSER)
  await using world = await startWorld()
  const { pages, email } = await brandedPages(world)
  await paint(world, 'Işık & <b>Co</b>', GARISH)
  await giveLogo(world)
  await askFor(world, email)
  const link = await linkOf(world, email)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  const found: string[] = []
  const context = await opened.browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  for (const path of [pages.event, pages.ticket, pages.certificate, '/my?done=asked']) {
    await resetModes(page)
    await page.goto(url + path)
    found.push(...(await inspectInModes(page, path, MODES)))
  }
  await context.close()

  const plain = await opened.browser.newContext({ locale: 'en-GB', javaScriptEnabled: false })
  const own = await plain.newPage()
  await own.goto(`${url}/my/${link}`)
  await own.getByRole('button', { name: 'Show them' }).click()
  await own.getByRole('button', { name: 'Show to search engines' }).first().click()
  await own.getByText('Search engines may now show this certificate.').waitFor()
  const [cookie] = await plain.cookies()
  assert.deepEqual([cookie!.name, cookie!.httpOnly, cookie!.sameSite], ['laurel-my', true, 'Strict'])
  const judged = await opened.browser.newContext({ locale: 'en-GB' })
  await judged.addCookies([cookie!])
  const list = await judged.newPage()
  list.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  await list.goto(`${url}/my`)
  found.push(...(await inspectInModes(list, '/my', MODES)))
  await judged.close()
  await own.getByRole('button', { name: 'Leave' }).click()
  await own.getByLabel('Email address').fill(email)
  await own.getByRole('button', { name: 'Send me a link' }).click()
  await own.getByRole('heading', { level: 1 }).waitFor()
  await plain.close()
  assert.deepEqual(found, [])
})
