import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { cookieIn, PASSWORD } from '../../../test/support/people.ts'
import { openPanel, type Panel } from '../support/open-panel.ts'
import type { Stage } from './guide.ts'
import { settle } from './settle.ts'
import { isWritten } from './stored-guide.ts'

/** Opens the panel; links show the address of a real site. Null where there is no browser. */
export const openGuidePanel = (): Promise<Panel | null> => openPanel({ siteUrl: 'http://events.example.org' })

/** Opens a page for the guides, 1440 px wide, in light colours. */
export async function openStage(panel: Panel): Promise<Omit<Stage, 'opened'>> {
  const { world, url } = panel
  const page = await panel.visit({
    ...{ token: null, colorScheme: 'light', reducedMotion: 'reduce' },
    timezoneId: 'Europe/Istanbul',
    // Toasts are hidden in pictures by a style.
    bypassCSP: isWritten,
  })
  const setTime = async (time: string) => {
    world.stopClock(new Date(time))
    await page.clock.setFixedTime(new Date(time))
    const person = { email: 'olga@example.org', password: PASSWORD }
    const answer = await world.request('POST', '/auth/sign-in', person, { key: null })
    assert.equal(answer.status, 204, answer.text)
    const cookie = { name: 'laurel', value: cookieIn(answer)!, url, httpOnly: true, sameSite: 'Strict' as const }
    await page.context().addCookies([cookie])
  }
  const isSaved = noteSaves(page)
  const open = async (path: string) => {
    await isSaved()
    await page.goto(`${url}${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settle(page, 200)
  }
  return { world, page, setTime, open, ids: {} }
}

/** @returns waits until everything that the last step saved has been answered, as a reader would before going on */
function noteSaves(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  page.on('request', (request) => request.method() !== 'GET' && running.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => running.delete(request))
  return async () => {
    await settle(page, 200)
    while (running.size > 0) await setTimeout(50)
  }
}
