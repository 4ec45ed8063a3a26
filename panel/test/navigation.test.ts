import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** True if an element is within the window, whole. */
const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect()
    return bottom > top && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })

test('on a phone, in Turkish, the open page of an event, the settings and the developers is in sight, and each other one choice away', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const event = await anEvent(panel.world, { name: 'Node Day' })
  const page = await panel.visit({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })
  const select = page.locator('select.place-select')
  for (const [path, least] of [
    [`/events/${event.id}`, 8],
    ['/settings', 8],
    ['/developers', 5],
  ] as const) {
    await page.goto(`${panel.url}/admin${path}`)
    await select.waitFor()
    const all = await select
      .locator('option')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
    assert.ok(all.length >= least, `${path}: ${all.join()}`)
    for (const value of all) {
      const to: string = `${panel.url}/admin${value.replace('$eventId', String(event.id))}`
      await select.selectOption(value)
      await page.waitForURL((url) => url.href.replace(/\/$/, '') === to)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      assert.deepEqual([await select.inputValue(), await isInSight(page, 'select.place-select')], [value, true], to)
    }
  }
  await page.goto(`${panel.url}/admin/events/${event.id}/messages/new`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  assert.equal(await select.inputValue(), '/events/$eventId/messages', 'a page below a place is of that place')
  assert.deepEqual(panel.complaints, [])
})

test('in a low window the side bar shows the open page, the tab names page and event, and Search and every key work', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { name: 'Node Day' })
  await anAttendee(world, event.id)
  const page = await panel.visit({ viewport: { width: 1280, height: 480 } })
  const tab = (title: string) => page.waitForFunction((title) => document.title === title, title)
  await page.goto(`${url}/admin/events/${event.id}`)
  await tab('Node Day · Laurel')
  await page.getByRole('group', { name: 'Node Day' }).getByRole('link', { name: 'Settings' }).click()
  await tab('Settings · Node Day · Laurel')
  assert.equal(await isInSight(page, '.event-menu [aria-current=page]'), true)
  await page.getByRole('group', { name: 'Attend', exact: true }).getByRole('link', { name: 'Attendees' }).click()
  await tab('Attendees · Node Day · Laurel')

  // Turkish, German and Nordic keyboards have these characters above digits.
  const press = (key: string) =>
    page.evaluate((key) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: 'Digit7', shiftKey: true, bubbles: true }))
    }, key)
  const search = page.getByRole('searchbox', { name: 'Search attendees' })
  await search.waitFor()
  await press('/')
  assert.equal(await search.evaluate((box) => box === document.activeElement), true)
  await search.blur()
  await press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('audit')
  await page.getByRole('option', { name: 'Audit log', selected: true }).click()
  await tab('Audit log · Laurel')
  await page.goto(`${url}/admin/settings/no-such-page`)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Events' }).waitFor()
})

test('a section of the menu is offered to whoever may open one of its pages', () => {
  const read = (file: string) => readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8')
  for (const name of ['developers', 'settings']) {
    const listed = new RegExp(`name: '${name}',[^}]*anyOf: \\[([^\\]]*)\\]`).exec(read('frames.tsx'))![1]!
    const needed = [...read(`${name}-routes.ts`).matchAll(/scope: ('[\w:]+'), within/g)].map(([, scope]) => scope)
    assert.ok(needed.length > 4)
    assert.deepEqual(listed.match(/'[\w:]+'/g)!.toSorted(), [...new Set(needed)].toSorted(), name)
  }
})

test('tabs that a phone hides are those of sections alone, for which it has a list', () => {
  const src = new URL('../src/', import.meta.url).pathname
  const hidden = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    readFileSync(`${src}${file}`, 'utf8').includes('className="tabs"'),
  )
  assert.deepEqual(hidden, ['app/section.tsx'])
})
