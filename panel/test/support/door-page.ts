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

export async function untilSent(page: Page): Promise<void> {
  await queued(page).waitFor({ state: 'detached' })
}

/** Returns the complaints apart from those about a network that the test itself has switched off. */
export function complaintsOf({ complaints }: Panel): string[] {
  return complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))
}
