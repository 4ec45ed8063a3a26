import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { Frame, Page } from 'playwright-core'
import { NO_BROWSER, type OpenBrowser, openBrowser } from './support/browser.ts'
import { anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { anOpenEvent } from './support/register.ts'

let opened: OpenBrowser | null
before(async () => {
  opened = await openBrowser()
})
after(() => opened?.[Symbol.asyncDispose]())

const slugOf = ({ public_url }: { public_url: string }) => public_url.split('/').at(-1)!

/** The service and a website of another origin, whose pages hold what they are given. */
async function aWebsite() {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld())
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const port = (world.app.server.address() as AddressInfo).port
  const pages = new Map<string, string>()
  const website = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Ours</title>${pages.get(request.url!) ?? ''}`)
  })
  await new Promise<void>((done) => website.listen(0, '127.0.0.1', done))
  opening.defer(() => void website.close())
  const url = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
  const context = await opened!.browser.newContext({ locale: 'en-GB' })
  opening.defer(() => context.close())
  const complaints: string[] = []
  const show = async (body: string, head = '') => {
    pages.set('/', `${head}<body>${body}`)
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`${url}/`)
    return page
  }
  const script = (attributes: string) => `<script async src="http://127.0.0.1:${port}/embed.js" ${attributes}></script>`
  const opening_ = opening.move()
  return { world, show, script, complaints, [Symbol.asyncDispose]: () => opening_.disposeAsync() }
}

/** The framed registration, once it is there. */
async function framed(page: Page): Promise<Frame> {
  await page.locator('iframe').waitFor()
  const frame = await until(
    async () => page.frames().find((each) => each.url().includes('/embed')),
    (each) => each !== undefined,
  )
  await frame!.locator('main').waitFor()
  return frame!
}

const heightOf = (page: Page) => page.locator('iframe').evaluate((each) => each.getBoundingClientRect().height)
const contentOf = (frame: Frame) =>
  frame.evaluate<number>('Math.ceil(document.documentElement.getBoundingClientRect().height)')
const fits = (page: Page, frame: Frame) =>
  until(
    async () => [await heightOf(page), await contentOf(frame)] as const,
    ([height, content]) => height === content,
  )

const registered = (world: World, id: number) =>
  world.request('GET', `/admin/events/${id}/attendees`).then(({ body }) => body.map(({ email }: any) => email))

test('one line of HTML shows the registration on a website of another origin, which people complete by keyboard', async (t) => {
  if (opened === null) return t.skip(NO_BROWSER)
  await using site = await aWebsite()
  const event = await anOpenEvent(site.world)
  const page = await site.show(site.script(`data-event="${slugOf(event)}"`))
  const frame = await framed(page)
  assert.equal(await page.locator('iframe').getAttribute('title'), 'Registration')
  const [first] = await fits(page, frame)
  site.world.advance(10_000)
  await frame.locator('#first_name').focus()
  for (const text of ['Ada', 'Lovelace', 'nowhere']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await frame.locator('[aria-invalid=true]').waitFor()
  await frame.locator('.summary:focus').waitFor()
  const [refused] = await fits(page, frame)
  assert.ok(refused > first, `${refused} is taller than ${first}`)
  await frame.locator('#email').fill('ada@example.org')
  await page.keyboard.press('Enter')
  await frame.locator('[role=status]').waitFor()
  const [done] = await fits(page, frame)
  assert.ok(done < refused, `${done} is shorter than ${refused}`)
  assert.deepEqual(await registered(site.world, event.id), ['ada@example.org'])
  assert.deepEqual(await page.context().cookies(), [])
  const kept = '[localStorage.length, sessionStorage.length, document.cookie]'
  assert.deepEqual(
    [await page.evaluate(kept), await frame.evaluate(kept)],
    [
      [0, 0, ''],
      [0, 0, ''],
    ],
  )
  assert.deepEqual(
    site.complaints.filter((each) => !/422|Blocked autofocusing/.test(each)),
    [],
  )
})

test('the widget takes a theme and an accent, which stays readable whatever it is', async (t) => {
  if (opened === null) return t.skip(NO_BROWSER)
  await using site = await aWebsite()
  const slug = slugOf(await anOpenEvent(site.world))
  const looks: unknown[] = []
  for (const more of [
    'data-theme="dark"',
    'data-theme="light" data-accent="#ffff00"',
    'data-accent="red;}*{display:none"',
  ]) {
    const page = await site.show(site.script(`data-event="${slug}" ${more}`))
    const frame = await framed(page)
    await fits(page, frame)
    looks.push(
      await frame.evaluate(`[
        getComputedStyle(document.documentElement).colorScheme,
        getComputedStyle(document.querySelector('.sheet')).backgroundColor,
        getComputedStyle(document.querySelector('button[type=submit]')).backgroundColor]`),
    )
    await page.close()
  }
  assert.deepEqual(looks, [
    ['dark', 'rgb(27, 33, 30)', 'rgb(151, 211, 181)'],
    ['light', 'rgb(255, 253, 248)', 'rgb(102, 102, 0)'],
    ['light dark', 'rgb(255, 253, 248)', 'rgb(30, 81, 64)'],
  ])
})

test('a script in the head of a page shows the registration at the end of its body', async (t) => {
  if (opened === null) return t.skip(NO_BROWSER)
  await using site = await aWebsite()
  const page = await site.show('', site.script(`data-event="${slugOf(await anOpenEvent(site.world))}"`))
  await fits(page, await framed(page))
})

test('messages of other frames and of the page itself change nothing', async (t) => {
  if (opened === null) return t.skip(NO_BROWSER)
  await using site = await aWebsite()
  const slug = slugOf(await anOpenEvent(site.world))
  const hostile = `<script>const post = (to) => to.postMessage({ laurel: 'form', height: 5, redirect: 'https://example.org/' }, '*')</script>`
  const other = `<iframe id="other" srcdoc="<script>parent.postMessage({ laurel: 'form', height: 5, redirect: 'https://example.org/' }, '*'); parent.postMessage('sent', '*')</script>"></iframe>`
  const page = await site.show(`<div>${site.script(`data-event="${slug}"`)}</div>${hostile}`)
  const frame = await framed(page)
  const [height] = await fits(page, frame)
  await page.evaluate(`new Promise((done) => {
    addEventListener('message', ({ data }) => data === 'sent' && done())
    post(window)
    document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(other)})
  })`)
  assert.equal(await page.locator('div > iframe').evaluate((each) => each.getBoundingClientRect().height), height)
  assert.match(page.url(), /^http:\/\/127/)
})

test('a slug that is none frames nothing; a private, a closed and a past event show why there is no form', async (t) => {
  if (opened === null) return t.skip(NO_BROWSER)
  await using site = await aWebsite()
  for (const slug of ['../../admin', '//evil.example/', 'a/b', '', '..', 'a b', 'a?x']) {
    const page = await site.show(`${site.script(`data-event="${slug}" onload="window.ran = true"`)}`)
    await page.waitForFunction('window.ran === true')
    assert.equal(await page.locator('iframe').count(), 0, slug)
    await page.close()
  }
  const hidden = await anOpenEvent(site.world)
  await site.world.request('PATCH', `/admin/events/${hidden.id}`, { visibility: 'private' })
  const closed = await anOpenEvent(site.world, { registration_closed: true })
  const past = await anEvent(site.world, {
    visibility: 'public',
    event_date: '2020-01-01',
    event_end_date: '2020-01-02',
  })
  for (const [event, heading] of [
    [hidden, /No such event|no event/i],
    [closed, /Registration is closed/],
    [past, /This event is over/],
  ] as const) {
    const page = await site.show(site.script(`data-event="${slugOf(event)}"`))
    const frame = await framed(page)
    assert.match((await frame.locator('main').textContent())!, heading)
    assert.equal(await frame.locator('form').count(), 0)
    await fits(page, frame)
    await page.close()
  }
})
