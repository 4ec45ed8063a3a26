import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { fieldsOnly } from '../../test/support/stored.ts'
import { inspectPage, MODES } from './support/inspect-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

async function aDesign(name: string): Promise<any> {
  const form = fieldsOnly({ builtin: 'quiet', name })
  return (await panel!.world.request('POST', '/admin/designs', form.body, { headers: form.headers })).body
}

const read = async (id: number) => (await panel!.world.request('GET', `/admin/designs/${id}`)).body

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`${panel!.url}/admin/designs/${id}`)
  await page.locator('svg.certificate[data-ready=true]').waitFor()
}

/** Moves the name, as one of them would. */
async function move(page: Page, key: string): Promise<void> {
  await page.locator('[data-field=name]').focus()
  await page.keyboard.press(key)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save new version' }).click()
const nameIn = ({ layout }: any) => layout.fields.find(({ type }: any) => type === 'name')

/** A 412 is what this is about; the browser says it on its console too. */
function expectStale(): void {
  const { complaints } = panel!
  const others = complaints.filter((each) => !/412/.test(each))
  assert.deepEqual(others, [])
  complaints.length = 0
}

test('what is changed while a save is under way stays on the page, is asked about when leaving, and is saved next', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const design = await aDesign('Slow')
  const page = await panel.visit()
  await open(page, design.id)
  const release = Promise.withResolvers<void>()
  await page.route(`**/admin/designs/${design.id}`, async (route) => {
    if (route.request().method() !== 'GET') await release.promise
    await route.continue()
  })
  await move(page, 'Shift+ArrowUp')
  await page.getByLabel('What changed?').fill('Higher')
  await save(page)
  await page.locator('button[data-loading]', { hasText: 'Save new version' }).waitFor()
  await move(page, 'Shift+ArrowUp')
  await page.getByLabel('What changed?').fill('Higher still')
  const top = () => page.locator('[data-field=name]').getAttribute('transform')
  const moved = await top()
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type()
  })
  await page.getByRole('link', { name: 'Designs' }).first().click()
  assert.equal(await asked, 'confirm')
  release.resolve()
  await page.getByText('Version 2 saved').waitFor()
  await page.locator('button:not([data-loading])', { hasText: 'Save new version' }).waitFor()
  assert.equal(await top(), moved)
  await save(page)
  await page.getByText('Version 3 saved').waitFor()
  assert.equal(await page.getByLabel('What changed?').inputValue(), '')
  const second = await panel.world.request('GET', `/admin/designs/${design.id}/versions/2`)
  const third = await panel.world.request('GET', `/admin/designs/${design.id}/versions/3`)
  assert.deepEqual([second.body.note, third.body.note], ['Higher', 'Higher still'])
  const [was, between, is] = [nameIn(design), nameIn(second.body), nameIn(third.body)]
  assert.ok(is.y < between.y && between.y < was.y, JSON.stringify([was, between, is]))
  await page.reload()
  await page.locator('svg.certificate[data-ready=true]').waitFor()
  assert.equal(await page.getByRole('region', { name: 'Unsaved changes' }).count(), 0)
  assert.deepEqual(panel.complaints, [])
})

test('a second editor of a design sees both versions, and keeps their own or takes the other', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const design = await aDesign('Shared')
  const [first, second] = [await panel.visit(), await panel.visit()]
  await Promise.all([open(first, design.id), open(second, design.id)])
  await move(first, 'Shift+ArrowUp')
  await save(first)
  await first.getByText('Version 2 saved').waitFor()
  const theirs = nameIn(await read(design.id))
  await move(second, 'Shift+ArrowDown')
  await save(second)
  const both = second.getByRole('dialog', { name: 'Someone else has saved this design' })
  await both.getByRole('img', { name: 'Their version 2, as printed' }).waitFor()
  await both.getByRole('img', { name: 'Your unsaved changes, as printed' }).waitFor()
  await both.getByText('Name', { exact: true }).waitFor()
  assert.deepEqual((await read(design.id)).version, 2)
  await MODES['phone']!.look(second)
  assert.deepEqual(await inspectPage(second), [])
  await both.getByRole('button', { name: 'Save mine as a new version' }).click()
  await second.getByText('Version 3 saved').waitFor()
  const mine = nameIn(await read(design.id))
  assert.ok(mine.y > theirs.y)
  await move(first, 'ArrowUp')
  await save(first)
  await first.getByRole('button', { name: 'Use their version' }).click()
  await first.getByText('Showing their version').waitFor()
  assert.equal((await read(design.id)).version, 3)
  await move(first, 'Shift+ArrowUp')
  await save(first)
  await first.getByText('Version 4 saved').waitFor()
  assert.ok(Math.abs((nameIn(await read(design.id)).y - mine.y) * design.layout.page.height + 10) < 0.1)
  expectStale()
})

test('renaming a design is no conflict: the layout is saved and the name stays', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const design = await aDesign('Named')
  const page = await panel.visit()
  await open(page, design.id)
  await panel.world.request('PATCH', `/admin/designs/${design.id}`, { name: 'Renamed' })
  await move(page, 'ArrowUp')
  await save(page)
  await page.getByText('Version 2 saved').waitFor()
  assert.equal((await read(design.id)).name, 'Renamed')
  expectStale()
})

test('versions show author and use, can be compared side by side or overlaid, and restored and undone', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const design = await aDesign('Kept')
  const event = await anEvent(world, { template_id: design.id })
  for (const n of [1, 2]) await anAttendee(world, event.id, { first_name: `Ada ${n}` })
  await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const page = await panel.visit()
  await open(page, design.id)
  const note = page.getByLabel('What changed? (optional)')
  assert.equal(await note.isDisabled(), true)
  await move(page, 'Shift+ArrowUp')
  await note.fill(' Name higher ')
  await save(page)
  await page.getByText('Version 2 saved').waitFor()
  assert.deepEqual([(await read(design.id)).note, await note.inputValue()], ['Name higher', ''])
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('img', { name: 'Version 1, as printed' }).waitFor()
  await versions.getByText('2 certificates issued').waitFor()
  await versions.getByText('by Olga').waitFor()
  for (const n of [1, 2]) await versions.getByLabel(`Compare version ${n}`).check()
  await versions.getByText('Differences: Name').waitFor()
  await versions.getByText('Name higher', { exact: true }).waitFor()
  const figures = versions.getByRole('figure')
  const places = () => figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
  const [left, right] = await places()
  assert.ok(left! < right! && (await figures.count()) === 2)
  await versions.getByLabel('Comparison').selectOption('Overlay')
  assert.equal(new Set(await places()).size, 1)
  await versions.getByLabel('Opacity of Version 2').fill('25')
  assert.equal(await figures.last().evaluate((each) => getComputedStyle(each).opacity), '0.25')
  await MODES['dark']!.look(page)
  assert.deepEqual(await inspectPage(page), [])
  await versions.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByText('Version 1 restored as version 3.').waitFor()
  assert.deepEqual(nameIn(await read(design.id)), nameIn(design))
  const undone = page.waitForResponse((response) => response.url().endsWith('/versions/2/restore'))
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await undone
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await versions.getByText('Restored from version 2').waitFor()
  assert.ok(nameIn(await read(design.id)).y < nameIn(design).y)
  assert.deepEqual(panel.complaints, [])
})

test('a design is duplicated, archived and unarchived in the gallery', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const design = await aDesign('Autumn')
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/designs`)
  await page.getByRole('button', { name: 'Duplicate Autumn', exact: true }).click()
  await page.getByRole('link', { name: /Autumn \(copy\)/ }).waitFor()
  await page.getByRole('button', { name: 'Archive Autumn', exact: true }).click()
  const own = page.getByRole('link', { name: /^Autumn Version/ })
  await own.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Archived', exact: true }).click()
  await own.waitFor()
  assert.match(page.url(), /archived=true/)
  await page.getByRole('button', { name: 'Unarchive Autumn', exact: true }).click()
  await own.waitFor({ state: 'detached' })
  assert.equal((await read(design.id)).archived_at, null)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click()
  await own.waitFor()
  assert.deepEqual(panel.complaints, [])
})

test('saving other settings of an event keeps its archived design', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const design = await aDesign('Put away')
  const event = await anEvent(world, { template_id: design.id })
  await world.request('DELETE', `/admin/designs/${design.id}`)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/settings`)
  const group = page.getByRole('region', { name: 'Certificates', exact: true })
  await group.getByRole('option', { name: 'Put away' }).waitFor({ state: 'attached' })
  await group.getByLabel('Validity').selectOption({ label: 'Number of days' })
  await group.getByLabel('Number of days', { exact: true }).fill('365')
  await group.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('status').getByText('Saved').waitFor()
  const { body } = await world.request('GET', `/admin/events/${event.id}`)
  assert.deepEqual([body.template_id, body.certificate_validity_days], [design.id, 365])
})
