import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { ConsoleMessage } from 'playwright-core'
import { brandedPages, giveLogo, paint } from '../../test/support/branded-pages.ts'
import { NO_BROWSER, openBrowser } from '../../test/support/browser.ts'
import { aSession } from '../../test/support/factories.ts'
import { startWorld, type World } from '../../test/support/harness.ts'
import { askFor, linkOf } from '../../test/support/my-pages.ts'
import { inspectInModes, MODES, resetModes } from './support/inspect-page.ts'

/** The pages are alike: each is inspected in light, on a phone, and in one of the other modes. */
const modesOf = (nth: number) => ['light', ['dark', 'from the right', 'forced colours'][nth % 3]!, 'phone']
/** Gives an event an agenda, registration types, and a question that depends on another. */
async function fill(world: World, event: number): Promise<void> {
  const diet = { id: 'diet', type: 'choice', label: 'Diet', options: ['Vegan', 'None'] }
  const show_if = { question_id: 'diet', is_any_of: ['Vegan'] }
  const avoided = { id: 'avoided', type: 'short_text', label: 'Which food do you avoid?', show_if }
  const change = { registration_questions: [diet, avoided] }
  assert.equal((await world.request('PATCH', `/admin/events/${event}`, change)).status, 200)
  for (const name of ['Student', 'Press'])
    assert.equal((await world.request('POST', `/admin/events/${event}/registration-types`, { name })).status, 201)
  for (const location of ['Hall A', 'Hall B'])
    await aSession(world, event, { title: location, location, track: 'Core' })
}

const GARISH = { primary: '#ff00c8', background: '#d4ff00' }

test('pages of attendees can be used by everybody in a garish brand and without a script, up to a certificate in search', async (t) => {
  await using opened = await openBrowser()
  if (opened === null) return t.skip(NO_BROWSER)
  await using world = await startWorld()
  const { pages, event, email } = await brandedPages(world)
  await fill(world, event.id)
  await paint(world, 'Işık & <b>Co</b>', GARISH)
  await giveLogo(world)
  await askFor(world, email)
  const link = await linkOf(world, email)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  const found: string[] = []
  const context = await opened.browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  // The form that is refused below is a 422, which browsers report.
  const isBad = (message: ConsoleMessage) => message.type() === 'error' && !message.text().includes('status of 422')
  page.on('console', (message) => isBad(message) && found.push(message.text()))
  const { event: first, personal, ticket, survey, certificate } = pages
  for (const [nth, path] of [first, personal, ticket, survey, certificate, '/my?done=asked'].entries()) {
    await resetModes(page)
    await page.goto(url + path)
    found.push(...(await inspectInModes(page, path, modesOf(nth))))
  }
  // The form with what is wrong in it, at 200 % of a small window, has nothing to its side.
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto(url + first)
  await page.getByLabel('Vegan').check()
  await page.getByLabel('Which food do you avoid?').waitFor()
  await page.locator('form [type=submit]').first().click()
  await page.getByRole('link', { name: /^First name/ }).waitFor()
  found.push(...(await inspectInModes(page, 'the refused form', ['light'])))
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
  found.push(...(await inspectInModes(list, '/my', Object.keys(MODES))))
  await judged.close()
  await own.getByRole('button', { name: 'Leave' }).click()
  await own.getByLabel('Email address').fill(email)
  await own.getByRole('button', { name: 'Send me a link' }).click()
  await own.getByRole('heading', { level: 1 }).waitFor()
  await plain.close()
  assert.deepEqual(found, [])
})
