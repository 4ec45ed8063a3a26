import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type OpenBrowser, openBrowser } from '../../../test/support/browser.ts'
import { freePort } from '../../../test/support/free-port.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { setUp } from '../../../test/support/people.ts'

export type Panel = {
  world: World
  /** Base URL of the site without a trailing slash. */
  url: string
  /** Browser complaints: console errors, content security policy violations, and responses with status 400 or more. */
  complaints: string[]
  /** Opens a browser context, signed in by a session token: the owner by default, nobody for null. */
  visit: (options?: BrowserContextOptions & { token?: string | null }) => Promise<Page>
} & AsyncDisposable

/** The service with its panel, an owner who is signed in, and a browser; null where there is no browser. */
export async function openPanel(
  settings: Parameters<typeof startWorld>[0] = {},
  browserArguments: string[] = [],
): Promise<Panel | null> {
  await using opening = new AsyncDisposableStack()
  const opened: OpenBrowser | null = await openBrowser(browserArguments)
  if (opened === null) return null
  opening.use(opened)
  // An origin that browsers trust with passkeys and the clipboard, and that links point to.
  const port = await freePort()
  const url = `http://localhost:${port}`
  const world = opening.use(await startWorld({ siteUrl: url, ...settings }))
  await world.app.listen({ host: 'localhost', port })
  const owner = await setUp(world, { organisation_name: 'Işık Events', time_zone: 'Europe/Istanbul' })
  const complaints: string[] = []
  const visit: Panel['visit'] = async ({ token = owner, ...options } = {}) => {
    const context = await opened.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      ...options,
    })
    opening_.defer(() => context.close())
    if (token !== null)
      await context.addCookies([{ name: 'laurel', value: token, url, httpOnly: true, sameSite: 'Strict' }])
    return pageOf(context, complaints)
  }
  const opening_ = opening.move()
  return { world, url, complaints, visit, [Symbol.asyncDispose]: () => opening_.disposeAsync() }
}

async function pageOf(context: BrowserContext, complaints: string[]): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()} for ${response.request().method()} ${response.url()}`)
  })
  return page
}
