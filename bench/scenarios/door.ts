import type { Page } from 'playwright-core'
import { openBrowser } from '../../test/support/browser.ts'
import { belowBar, type Result } from '../compare.ts'
import { median } from '../load.ts'
import { openStage, type Stage } from '../stage.ts'

const SCANS = 40
const ROUNDS = 5
const AT_ONCE = 10_000

/** Guests on the device, and the most milliseconds from a scan to its verdict on the screen. */
const SIZES = [
  { guests: 10_000, max: 50 },
  { guests: 50_000, max: 100 },
]

/**
 * Runs in the page: types a code into the box as a hand-held scanner does, and resolves with the milliseconds until the
 * verdict was painted.
 */
const SCAN = `(text) => new Promise((resolve) => {
  const [box, began] = [document.querySelector('#code'), performance.now()]
  const watch = new MutationObserver(() => {
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
  })
  watch.observe(document.querySelector('.verdict'), { attributes: true, attributeFilter: ['data-nth'] })
  box.value = text
  box.form.requestSubmit()
})`

/** Runs in the page: resolves with the milliseconds since navigation when the guests are there. */
const OPENED = `new Promise((resolve) => {
  const look = () => document.querySelector('#code') ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look)
  look()
})`

/** Waiting times at the door in a real browser. */
export async function doorScenarios(): Promise<Result[]> {
  await using opened = await openBrowser()
  if (opened === null) throw new Error('There is no Chromium to measure the door in: name one in CHROMIUM_PATH.')
  const stage = await openStage()
  try {
    const results: Result[] = []
    for (const { guests, max } of SIZES) {
      const { link, tickets } = await furnish(stage, guests)
      const context = await opened.browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto(link)
      await page.locator('#code').waitFor({ timeout: 60_000 })
      const times = await scanAll(page, tickets)
      results.push(
        belowBar(`from a scan to its verdict with ${guests} guests, the slowest`, 'ms', Math.max(...times), max),
      )
      await page.evaluate('navigator.serviceWorker.ready')
      await context.setOffline(true)
      results.push(belowBar(`opening the door without a network, ${guests} guests`, 'ms', await reopen(page), 1_000))
      await context.close()
    }
    return results
  } finally {
    await stage.close()
  }
}

async function furnish(stage: Stage, guests: number): Promise<{ link: string; tickets: string[] }> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  for (let first = 0; first < guests; first += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, n) => `Person ${first + n},Bench,p${first + n}@example.org`)
    const form = new FormData()
    form.set('file', new Blob([['first_name,last_name,email', ...rows].join('\n')]), 'people.csv')
    await stage.request('POST', `/admin/events/${event.id}/attendees/import`, form)
  }
  const people = await stage.request('GET', `/admin/events/${event.id}/attendees?limit=${SCANS}`)
  const device = await stage.request('POST', `/admin/events/${event.id}/door-devices`, { name: 'Bench' })
  return {
    link: `${stage.site}${new URL(device.url).pathname}`,
    tickets: people.map(({ ticket_url }: { ticket_url: string }) => ticket_url),
  }
}

async function scanAll(page: Page, tickets: string[]): Promise<number[]> {
  const times: number[] = []
  for (const ticket of tickets) times.push(await page.evaluate<number>(`(${SCAN})(${JSON.stringify(ticket)})`))
  return times
}

async function reopen(page: Page): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.reload({ waitUntil: 'commit' })
    times.push(await page.evaluate<number>(OPENED))
  }
  return median(times)
}
