import type { Page } from 'playwright-core'

/** A page that did not change for so long is complete. */
const QUIET_MS = 700

/** Waits until nothing loads, moves or changes any more. */
export async function settle(page: Page, quietMs = QUIET_MS): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
  await page.evaluate(untilQuiet, quietMs)
  await page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...document.getAnimations().map((each) => each.finished.catch(() => undefined)),
      ...[...document.images].map((each) => each.decode().catch(() => undefined)),
    ]),
  )
}

function untilQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(end, quietMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
