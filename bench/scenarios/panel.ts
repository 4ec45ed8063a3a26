import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { BUILT, ROOT } from '../../src/modules/panel/panel-stamp.ts'
import { openBrowser } from '../../test/support/browser.ts'
import { belowBar, type Result } from '../compare.ts'
import { median } from '../load.ts'
import { openStage, type Stage } from '../stage.ts'

const ROUNDS = 5
const PEOPLE = 10_000
/** An older phone: a quarter of this processor, and 10 Mbit/s over 20 ms. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 20, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 }
const OWNER = { email: 'owner@example.org', password: 'heron-marble-lantern-47' }
const MOVES = 120

/**
 * Runs in the page: resolves when the first row with a text was painted, on the page's own clock, which starts with
 * navigation.
 */
const ROWS_SEEN = (text: string) => `window.rowSeen = new Promise((resolve) => {
  const isThere = () => [...document.querySelectorAll('.grid-row')].some((row) => row.textContent.includes('${text}'))
  const watch = new MutationObserver(() => {
    if (!isThere()) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
})`
/** The layout shift so far, without user input. */
const SHIFT = `new Promise((resolve) => {
  const moved = (entries) => entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
  new PerformanceObserver((list) => resolve(moved(list.getEntries()))).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(0), 500)
})`
/** The longest time in milliseconds between an input and its paint, from here on. */
const WATCH_INPUT = `window.worst = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.worst = Math.max(window.worst, duration)
}).observe({ type: 'event', durationThreshold: 16 })`

type Place = { stage: Stage; browser: Browser; cookie: string; eventId: number; designId: number }

/** Waiting times of panel users in a real browser, and the build time. */
export async function panelScenarios(): Promise<Result[]> {
  const opened = await openBrowser()
  if (opened === null) throw new Error('There is no Chromium to measure the panel in: name one in CHROMIUM_PATH.')
  await using _ = opened
  const stage = await openStage({
    LAUREL_BOOTSTRAP_EMAIL: OWNER.email,
    LAUREL_BOOTSTRAP_PASSWORD: OWNER.password,
  })
  try {
    const place = { stage, browser: opened.browser, ...(await furnish(stage)) }
    return [...(await seen(place)), ...(await used(place)), await dragged(place), await built()]
  } finally {
    await stage.close()
  }
}

async function furnish(stage: Stage): Promise<Omit<Place, 'stage' | 'browser'>> {
  const { id: eventId } = await stage.request('POST', '/admin/events', {
    name: 'Bench',
    template_image_url: 'placeholder',
  })
  const people = Array.from({ length: PEOPLE }, (_, n) => `Person ${n},Bench,p${n}@example.org`)
  const form = new FormData()
  form.set('file', new Blob([['first_name,last_name,email', ...people].join('\n')]), 'people.csv')
  await stage.request('POST', `/admin/events/${eventId}/attendees/import`, form)
  const design = new FormData()
  design.set('builtin', 'quiet')
  const { id: designId } = await stage.request('POST', '/admin/designs', design)
  const answer = await fetch(`${stage.api}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stage.site },
    body: JSON.stringify(OWNER),
  })
  const [cookie] = answer.headers.getSetCookie()
  if (!cookie) throw new Error(`Signing in answered ${answer.status}.`)
  return { eventId, designId, cookie: cookie.split(';')[0]!.split('=')[1]! }
}

/** From navigation to the first rows with an empty cache, and the layout shift in between. */
async function seen(place: Place): Promise<Result[]> {
  const { stage, eventId } = place
  const shifts: number[] = []
  const timed = async (path: string, row: string, slow: boolean): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await using visit = await comeIn(place, slow)
      await visit.page.addInitScript(ROWS_SEEN(row))
      await visit.page.goto(`${stage.site}/admin/${path}`, { waitUntil: 'commit' })
      times.push(await visit.page.evaluate<number>('window.rowSeen'))
      shifts.push(await visit.page.evaluate<number>(SHIFT))
    }
    return median(times)
  }
  const people = `events/${eventId}/attendees`
  const slowly = `, at a processor ${SLOWER} times slower and 10 Mbit/s`
  return [
    belowBar('events in sight, nothing kept', 'ms', await timed('events', 'Bench', false), 600),
    belowBar(`events in sight${slowly}`, 'ms', await timed('events', 'Bench', true), 1_200),
    belowBar(
      `${PEOPLE} attendees in sight${slowly}`,
      'ms',
      await timed(people, `Person ${PEOPLE - 1} Bench`, true),
      1_200,
    ),
    belowBar('most that moves while a page comes (layout shift)', '', Math.max(...shifts), 0.02),
  ]
}

/** From a click or key to its first paint: typing, opening, scrolling and leaving among ten thousand rows. */
async function used(place: Place): Promise<Result[]> {
  const worst = async (slow: boolean) => {
    await using visit = await comeIn(place, false)
    const { page } = visit
    await page.goto(`${place.stage.site}/admin/events/${place.eventId}/attendees`)
    await page.getByText(`Person ${PEOPLE - 1} Bench`, { exact: true }).waitFor()
    if (slow) await slowDown(visit.devtools)
    await page.evaluate(WATCH_INPUT)
    await page.getByRole('searchbox').first().pressSequentially('Person 9977', { delay: 60 })
    await page.getByText('Person 9977 Bench', { exact: true }).waitFor()
    await page.getByText('Person 9977 Bench', { exact: true }).click()
    await page.getByRole('dialog').getByText('p9977@example.org').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    for (const key of ['j', 'j', 'x', 'k', 'x']) await page.keyboard.press(key)
    await page.getByRole('link', { name: 'Certificates' }).first().click()
    await page.getByRole('heading', { name: 'Certificates' }).waitFor()
    return await page.evaluate<number>('window.worst')
  }
  return [
    belowBar('input to paint, the slowest', 'ms', await worst(false), 200),
    belowBar(`input to paint at a processor ${SLOWER} times slower, the slowest`, 'ms', await worst(true), 500),
  ]
}

/** Main thread time of one move of a dragged field. */
async function dragged(place: Place): Promise<Result> {
  await using visit = await comeIn(place, false)
  const { page, devtools } = visit
  await page.goto(`${place.stage.site}/admin/designs/${place.designId}`)
  await page.locator('svg.certificate[data-printed=true]').waitFor()
  const box = (await page.locator('[data-field=name] > rect').first().boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y)
  const begun = await workOf(devtools)
  for (let move = 0; move < MOVES; move++) await page.mouse.move(x + 10 + (move % 60), y + (move % 40))
  const took = (await workOf(devtools)) - begun
  await page.mouse.up()
  return belowBar('a move of a dragged field, in the thread that draws', 'ms', took / MOVES, 16)
}

/** The whole build, and the size of its compressed files. */
async function built(): Promise<Result> {
  await rm(join(BUILT, 'stamp'))
  const began = performance.now()
  execFileSync(process.execPath, [join(ROOT, 'panel/tools/build-if-stale.ts')])
  return belowBar('building the panel', 's', (performance.now() - began) / 1_000, 10)
}

type Visit = { page: Page; devtools: CDPSession } & AsyncDisposable

/** A fresh browser with the owner signed in. */
async function comeIn({ stage, browser, cookie }: Place, slow: boolean): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'laurel', value: cookie, url: stage.site, httpOnly: true, sameSite: 'Strict' }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  if (slow) await slowDown(devtools)
  return { page, devtools, [Symbol.asyncDispose]: () => context.close() }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Milliseconds of tasks so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000
}
