import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aContact } from '../../test/support/crm.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('custom fields are added and moved, and one with values is removed only after a warning that names it', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  await world.request('PUT', '/admin/crm/properties', [
    { key: 'size', label: 'Shoe size', type: 'number' },
    { key: 'plan', label: 'Plan', type: 'text' },
  ])
  const { id } = await aContact(world, { first_name: 'Ada', properties: { size: 38, plan: 'Pro' }, tags: ['vip'] })
  const fields = async () =>
    (await world.request('GET', '/admin/crm/properties')).body.map(({ key, type }: Record<string, string>) => [
      key,
      type,
    ])
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/settings`)
  const part = page.getByRole('region', { name: 'Custom fields' })
  await part.getByRole('button', { name: 'Add field' }).click()
  const added = part.getByRole('group', { name: 'Field 3' })
  await added.getByLabel('Label').fill('Favourite colour')
  assert.equal(await added.getByLabel('Key').inputValue(), 'favourite_colour')
  await added.getByLabel('Type').selectOption('Choice')
  await part.getByRole('button', { name: 'Save' }).click()
  await added.getByText('Options needs at least one entry.').waitFor()
  await added.getByLabel('Options').fill('Red\nBlue')
  await part.getByRole('button', { name: 'Move up: Plan' }).click()
  await part.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  assert.deepEqual(await fields(), [
    ['plan', 'text'],
    ['size', 'number'],
    ['favourite_colour', 'choice'],
  ])

  await part.getByRole('button', { name: 'Remove: Shoe size' }).click()
  await part.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Shoe size').waitFor()
  assert.equal((await fields()).length, 3)
  await dialog.getByRole('button', { name: 'Delete values and save' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(await fields(), [
    ['plan', 'text'],
    ['favourite_colour', 'choice'],
  ])
  assert.deepEqual((await world.request('GET', `/admin/crm/contacts/${id}`)).body.properties, { plan: 'Pro' })

  await page.getByRole('link', { name: 'vip' }).click()
  await page.getByRole('row', { name: /Ada/ }).waitFor()
  assert.match(page.url(), /tag=vip/)
})

test('the feed from events is switched off', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/settings`)
  const part = page.getByRole('region', { name: 'Contacts from events' })
  await part.getByRole('checkbox').uncheck()
  await part.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  assert.deepEqual((await world.request('GET', '/admin/crm/settings')).body, { feed_from_events: false })
})
