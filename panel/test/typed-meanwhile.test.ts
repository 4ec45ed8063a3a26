import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { aBadge } from '../../test/support/badges.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Sends the form and holds the request to an address until the returned function is called. */
async function holdSave(page: Page, address: string, button = saveButton(page)): Promise<() => Promise<void>> {
  const release = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await release.promise
    await route.continue()
  })
  const sent = page.waitForRequest((request) => request.method() !== 'GET')
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET')
  await button.click()
  await sent
  return async () => {
    release.resolve()
    await answered
    await page.unroute(address)
  }
}

test('text that is typed while a form is saved stays, is asked about when leaving, and is saved next', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const badge = await aBadge(world, { name: 'Slow', description: 'Once' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/badges/${badge.id}?view=settings`)
  const [name, description] = [page.getByLabel('Name'), page.getByLabel('Description')]
  await name.fill('  Slower ')
  const release = await holdSave(page, `**/admin/badge-templates/${badge.id}`)
  await description.fill('Twice')
  await page.getByRole('button', { name: 'Add criterion' }).click()
  await release()
  await page.getByRole('heading', { name: 'Slower', level: 1 }).waitFor()
  await page.locator('button:not([data-loading])', { hasText: 'Save' }).first().waitFor()
  // The service trimmed the name that was sent, and what came later is as it was typed.
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=name]')!.value === 'Slower')
  assert.equal(await description.inputValue(), 'Twice')
  assert.equal(await page.getByLabel('At least').inputValue(), '2')
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type()
  })
  await page.getByRole('link', { name: 'Badges' }).first().click()
  assert.equal(await asked, 'confirm')
  await saveButton(page).click()
  await page.getByText('Attended at least 2 events').first().waitFor()
  await page.locator('button:not([data-loading])', { hasText: 'Save' }).first().waitFor()
  const { body } = await world.request('GET', badge.path)
  assert.deepEqual(
    [body.name, body.description, body.criteria],
    ['Slower', 'Twice', [{ type: 'events_attended', min: 2 }]],
  )
  assert.equal(await page.getByText('Someone else saved changes').count(), 0)
  assert.deepEqual(panel.complaints, [])
})

test('a change by somebody else reaches the fields that nobody touched, and is named next to those with other text', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const badge = await aBadge(world, { name: 'Shared', description: 'Old', validity_days: 30 })
  const page = await panel.visit()
  await page.goto(`${url}/admin/badges/${badge.id}?view=settings`)
  const [name, description] = [page.getByLabel('Name'), page.getByLabel('Description')]
  await description.fill('Mine')
  const change = { name: 'Renamed', description: 'Theirs', validity_days: null, validity_months: 6, active: false }
  assert.equal((await world.request('PATCH', badge.path, change)).status, 200)
  const note = page.getByRole('status').filter({ hasText: 'Someone else saved changes meanwhile.' })
  await note.getByText('Description was changed as well.').waitFor()
  await note.getByText('Theirs', { exact: true }).waitFor()
  await note.getByText('New values are now in these fields: Name, Valid for and Can be awarded.').waitFor()
  assert.equal(await name.inputValue(), 'Renamed')
  assert.equal(await page.getByLabel('Valid for').inputValue(), 'months')
  assert.equal(await page.locator('[name=validity_months]').inputValue(), '6')
  assert.equal(await page.locator('[name=active]').isChecked(), false)
  assert.equal(await description.inputValue(), 'Mine')
  await note.getByRole('button', { name: 'Use theirs: Description' }).click()
  assert.equal(await description.inputValue(), 'Theirs')
  await description.fill('Both')
  await saveButton(page).click()
  await note.waitFor({ state: 'detached' })
  const { body } = await world.request('GET', badge.path)
  assert.deepEqual([body.name, body.description, body.validity_months], ['Renamed', 'Both', 6])
  assert.deepEqual(panel.complaints, [])
})

test('a row that is added while rows are saved stays, and rows of somebody else are offered', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/pipeline/stages`)
  const rows = page.locator('fieldset[name=stages] .value-row')
  await rows.first().waitFor()
  const count = await rows.count()
  const labels = () =>
    rows.locator('input[name$=".label"]').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  const add = page.getByRole('button', { name: 'Add stage' })
  await add.click()
  await page.getByRole('group', { name: 'Stage', exact: true }).getByLabel('Name').fill('Demo')
  const save = page.getByRole('button', { name: 'Save stages' })
  const release = await holdSave(page, '**/crm/deal-stages', save)
  await add.click()
  await rows
    .locator('input[name$=".label"]')
    .nth((await labels()).indexOf(''))
    .fill('Trial')
  await release()
  await page.locator('button:not([data-loading])', { hasText: 'Save stages' }).waitFor()
  assert.deepEqual((await labels()).filter((label) => ['Demo', 'Trial'].includes(label)).sort(), ['Demo', 'Trial'])
  const { body: stored } = await world.request('GET', '/admin/crm/deal-stages')
  assert.equal(stored.length, count + 1)
  const renamed = stored.map((stage: any) => (stage.label === 'Demo' ? { ...stage, label: 'Show' } : stage))
  const put = renamed.map(({ key, label, kind, weight }: any) => ({ key, label, kind, weight }))
  assert.equal((await world.request('PUT', '/admin/crm/deal-stages', put)).status, 200)
  await page.getByText('Your rows stay, and saving them replaces theirs.').waitFor()
  await page.getByRole('button', { name: 'Use their rows' }).click()
  assert.deepEqual(
    (await labels()).filter((label) => ['Demo', 'Show', 'Trial'].includes(label)),
    ['Show'],
  )
  assert.equal(await rows.count(), count + 1)
  assert.deepEqual(panel.complaints, [])
})
