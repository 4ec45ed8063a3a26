import type { Page } from 'playwright-core'
import type { Panel } from './open-panel.ts'

export const PHONE = { token: null, viewport: { width: 390, height: 844 }, permissions: ['camera'] }

/** Chromium's arguments for a camera that shows a film, which may be written until the camera starts. */
export const filmedCamera = (film: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

/** Opens a door link on a phone, and waits for the guest list. */
export async function openLink(panel: Panel, url: string): Promise<Page> {
  const page = await panel.visit(PHONE)
  await page.goto(url)
  await page.locator('#code').waitFor()
  return page
}

/** Returns the reason of the verdict that follows an act. */
export async function verdictAfter(page: Page, act: () => Promise<unknown>): Promise<string | null> {
  const before = Number(await page.locator('.verdict').getAttribute('data-nth'))
  await act()
  const verdict = page.locator(`.verdict[data-nth="${before + 1}"]`)
  await verdict.waitFor()
  return verdict.getAttribute('data-reason')
}

/** Types a code as a hand-held scanner does, wherever the focus is. */
export function scan(page: Page, text: string): Promise<string | null> {
  return verdictAfter(page, async () => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  })
}

export const queued = (page: Page) => page.locator('[data-queued]')

/** Waits until no scan is stored to be sent. The page shows a moment later than it stores that one waits. */
export async function untilSent(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const opened = async ({ name }: IDBDatabaseInfo) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const waiting = (db: IDBDatabase) =>
      new Promise<number>((resolve) => {
        const count = db.transaction('scans').objectStore('scans').count()
        count.onsuccess = () => resolve(count.result)
      })
    const databases = await Promise.all((await indexedDB.databases()).map(opened))
    const counts = await Promise.all(
      databases.filter(({ objectStoreNames }) => objectStoreNames.contains('scans')).map(waiting),
    )
    for (const each of databases) each.close()
    return counts.every((count) => count === 0)
  })
  await queued(page).waitFor({ state: 'detached' })
}

/**
 * Replaces printing by a counter, in the page and in all its frames. The browser of tests cannot show PDF files, so the
 * page sees one that can, and `untilPrinted` sends the event for the frame that has loaded.
 */
export async function countPrints(page: Page): Promise<void> {
  const replace = () => {
    const top = window.top as unknown as { prints?: number }
    top.prints ??= 0
    window.print = () => void top.prints!++
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
  }
  await page.addInitScript(replace)
  await page.evaluate(replace)
}

export async function untilPrinted(page: Page, count: number): Promise<void> {
  await page.locator('iframe').last().dispatchEvent('load')
  await page.locator('[data-badge=none]').waitFor({ state: 'attached' })
  await page.waitForFunction((count) => (window as unknown as { prints: number }).prints === count, count)
}

/** Returns the complaints apart from those about a network that the test itself has switched off. */
export function complaintsOf({ complaints }: Panel): string[] {
  return complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))
}
