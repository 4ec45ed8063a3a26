import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { hashPassword } from '../../src/modules/identity/passwords/hash-password.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aPerson, PASSWORD } from '../../test/support/people.ts'
import { openPanel } from './support/open-panel.ts'

/** The focused element: its name, and whether the focus is visible. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null
    if (at === null || at === document.body) return { name: null, isSeen: false }
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const label = (at as HTMLInputElement).labels?.[0]?.textContent
    const name = at.getAttribute('aria-label') ?? label ?? at.textContent
    return { name: name.trim(), isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 }
  })

/** Reaches an element by Tab alone, and fails if it cannot. */
function keysOf(page: Page) {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const reach = async (name: string, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab') => {
    const passed = new Set<string | null>()
    // Lazy parts of a page may still be loading.
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const at = await focus(page)
      if (at.name === name) {
        assert.ok(at.isSeen, `nobody sees that ${at.name} has the focus`)
        return
      }
      passed.add(at.name)
      await page.keyboard.press(key)
    }
    assert.fail(`${name} is not to be reached by ${key}, which passed ${[...passed].join(', ')}`)
  }
  /** After an act: the focus is somewhere, so that the next key is heard from there. */
  const isThere = async () => {
    await page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body)
  }
  return { press, reach, isThere, type: (text: string) => page.keyboard.type(text) }
}

test('by keyboard alone from sign-in to certificates, the focus is always visible and returns to where it was', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const { id, email } = await aPerson(world)
  await world.query(
    `update person set password_hash = '${await hashPassword(world.services, PASSWORD)}' where id = ${id}`,
  )
  const page = await panel.visit({ token: null })
  const { press, reach, isThere, type } = keysOf(page)
  await page.goto(`${url}/admin/events`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await reach('Email')
  await type(email)
  await press('Tab')
  await type(PASSWORD)
  await press('Enter')

  await page.getByText('No events yet').waitFor()
  await press('c')
  await page.getByRole('dialog').getByRole('button', { name: 'Create event' }).waitFor()
  await reach('Name')
  await type('Node Day')
  await press('Enter')
  await page.getByRole('heading', { name: 'Attendees' }).waitFor()
  await isThere()
  await reach('Import')
  await press('Enter')
  await reach('Pasted rows')
  await type('Ada Lovelace <ada@example.org>, Grace Hopper <grace@example.org>')
  await reach('Preview')
  await press('Enter')
  await reach('Import 2 attendees')
  await press('Enter')
  await reach('View attendees')
  await press('Enter')
  await page.getByText('Grace Hopper').waitFor()
  await isThere()

  await press('j', 'Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).waitFor()
  await reach('Edit')
  await press('Enter')
  await reach('First name')
  await press('Control+a')
  await type('Amazing')
  await press('Enter')
  await page.getByRole('dialog').getByText('Amazing').first().waitFor()
  await isThere()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await isThere()

  await press('x', 'j', 'x')
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'More actions' }).waitFor()
  await reach('More actions', 'Shift+Tab')
  await press('Enter')
  await page.getByRole('menuitem', { name: 'Cancel registration' }).waitFor()
  await reach('Cancel registration', 'ArrowDown')
  await press('Enter')
  await reach('Cancel 2 registrations')
  await press('Enter')
  await page.getByText('2 registrations cancelled.').waitFor()
  await isThere()
  await reach('Undo')
  await press('Enter')
  await page.getByText('Undone.').waitFor()
  await isThere()
  assert.equal((await world.query('select from attendee where cancelled_at is null')).length, 2)

  await press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
  await type('certificates')
  await page
    .getByRole('option', { name: /Certificates/ })
    .first()
    .waitFor()
  await press('Escape')
  await isThere()
  await reach('Certificates', 'Shift+Tab')
  await press('Enter')
  await page.getByRole('heading', { name: 'Certificates', exact: true }).waitFor()
  await isThere()
  assert.deepEqual(
    complaints.filter((each) => !each.includes('401')),
    [],
  )
})
