import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { fieldsOnly } from '../../test/support/stored.ts'
import { inspectInModes, resetModes } from './support/inspect-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

/** How many pages are judged at once, each in a tab: while one is loaded another is judged. */
const TABS = 3

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** Every page that there is, by the sitemap of the panel itself; $eventId and others are filled with what was made. */
async function paths(page: Page, made: Record<string, string | number>): Promise<string[]> {
  await page.goto(`${panel!.url}/admin/`)
  await page.getByRole('navigation').first().waitFor()
  const told = await page.evaluate(() => (window as { laurelPlaces?: string[] }).laurelPlaces!)
  return told.map((path) => path.replace(/\$(\w+)/g, (_, name: string) => String(made[name] ?? `no ${name}`)))
}

async function made({ world }: Panel) {
  const event = await anEvent(world, { name: 'Node Day İstanbul', event_date: '2026-12-01T09:00:00' })
  let person = 0
  for (const first_name of ['Ada', 'مريم', 'Ayşe']) person = (await anAttendee(world, event.id, { first_name })).id
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const webhook = await world.request('POST', '/admin/webhooks', { url: 'https://example.com/hook', events: ['*'] })
  const provider = await world.request('POST', '/admin/identity-providers', {
    slug: 'acme',
    name: 'Acme',
    issuer: 'https://login.acme.example',
    default_role: 'editor',
    client_id: 'laurel',
    client_secret: 'a secret of tests',
  })
  await world.request('POST', `/admin/identity-providers/${provider.body.id}/domains`, { domain: 'acme.example' })
  const form = fieldsOnly({ builtin: 'band' })
  const design = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  const certificate: number = issued.body.certificates[0].id
  return { eventId: event.id, person, certificate, webhookId: webhook.body.id, designId: design.body.id }
}

/** A path, and the button that opens something over it; without one it stands open. */
type Shown = { path: string; opens?: string; isOver?: boolean }

async function show(page: Page, { path, opens, isOver = false }: Shown): Promise<void> {
  await resetModes(page)
  await page.goto(`${panel!.url}/admin${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (opens) await page.getByRole('button', { name: opens }).first().click()
  if (opens || isOver) await page.getByRole('dialog').waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
}

/** Judges all that is to be shown, some at once. */
async function validateAll(all: Shown[], who: { token?: null } = {}): Promise<string[]> {
  const found: string[] = []
  const left = all.values()
  const judge = async () => {
    const page = await panel!.visit(who)
    for (const shown of left) {
      await show(page, shown)
      found.push(...(await inspectInModes(page, `${shown.path} ${shown.opens ?? ''}`)))
    }
  }
  await Promise.all(Array.from({ length: TABS }, judge))
  return found
}

test('every page, and what opens over it, is right by WCAG 2.2 AA, light, dark, from the right, on a phone and in forced colours, and complains of nothing', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const there = await made(panel)
  const { eventId, person, certificate } = there
  const pages = await paths(await panel.visit(), there)
  assert.ok(pages.length >= 12, pages.join())
  const event = `/events/${eventId}`
  const over: Shown[] = [
    { path: '/events', opens: 'New event' },
    { path: event, opens: 'Duplicate' },
    { path: `${event}/attendees`, opens: 'Add attendee' },
    { path: `${event}/attendees?open=${person}`, isOver: true },
    { path: `${event}/certificates`, opens: 'Issue certificates' },
    { path: `/certificates?open=${certificate}`, isOver: true },
    { path: '/designs', opens: 'New design' },
    { path: '/developers', opens: 'Create API key' },
    { path: '/developers/webhooks', opens: 'Add webhook' },
    { path: '/settings/people', opens: 'Invite member' },
  ]
  assert.deepEqual(await validateAll([...pages.map((path) => ({ path })), ...over]), [])
  assert.deepEqual(panel.complaints, [])
})

test('the doors are right too', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const links = ['/set-up', '/invitation', '/link', '/reset'].flatMap((path) => [path, `${path}#token`])
  const ways = ['/sign-in#problem=sso_over', '/second-factor', '/second-factor#ticket=t&methods=totp,passkey']
  const doors = ['/sign-in', ...ways, ...links].map((path) => ({ path }))
  assert.deepEqual(await validateAll(doors, { token: null }), [])
  assert.deepEqual(panel.complaints, [])
})
