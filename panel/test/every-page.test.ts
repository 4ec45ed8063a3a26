import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { fieldsOnly } from '../../test/support/stored.ts'
import { judgePage, MODES, resetModes } from './support/judge-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

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

test('every page is right by WCAG 2.2 AA, light, dark, from the right, on a phone and in forced colours, and complains of nothing', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world, { name: 'Node Day İstanbul', event_date: '2026-12-01T09:00:00' })
  for (const first_name of ['Ada', 'مريم', 'Ayşe']) await anAttendee(world, event.id, { first_name })
  await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const webhook = await world.request('POST', '/admin/webhooks', { url: 'https://example.com/hook', events: ['*'] })
  const provider = await world.request('POST', '/admin/identity-providers', {
    ...{ slug: 'acme', name: 'Acme', issuer: 'https://login.acme.example', default_role: 'editor' },
    ...{ client_id: 'laurel', client_secret: 'a secret of tests' },
  })
  await world.request('POST', `/admin/identity-providers/${provider.body.id}/domains`, { domain: 'acme.example' })
  const form = fieldsOnly({ builtin: 'band' })
  const design = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  const page = await panel.visit()
  const found: string[] = []
  const all = await paths(page, { eventId: event.id, webhookId: webhook.body.id, designId: design.body.id })
  assert.ok(all.length >= 12, all.join())
  for (const path of all) {
    await resetModes(page)
    await page.goto(`${url}/admin${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
    for (const [mode, look] of Object.entries(MODES)) {
      await look(page)
      found.push(...(await judgePage(page)).map((each) => `${path}, ${mode}: ${each}`))
    }
  }
  assert.deepEqual(found, [])
  assert.deepEqual(complaints, [])
})

test('the doors are right too', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit({ token: null })
  const found: string[] = []
  const links = ['/set-up', '/invitation', '/link', '/reset'].flatMap((path) => [path, `${path}#token`])
  const ways = ['/sign-in#problem=sso_over', '/second-factor', '/second-factor#ticket=t&methods=totp,passkey']
  for (const path of ['/sign-in', ...ways, ...links]) {
    await resetModes(page)
    await page.goto(`${panel.url}/admin${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const [mode, look] of Object.entries(MODES)) {
      await look(page)
      found.push(...(await judgePage(page)).map((each) => `${path}, ${mode}: ${each}`))
    }
  }
  assert.deepEqual(found, [])
  assert.deepEqual(panel.complaints, [])
})
