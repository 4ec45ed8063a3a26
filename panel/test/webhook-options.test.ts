import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anEvent } from '../../test/support/factories.ts'
import { openPanel } from './support/open-panel.ts'

test('a webhook is limited to events and gets headers, which are kept, replaced and removed, and never shown', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { name: 'Node Day' })
  await anEvent(world, { name: 'Design Week' })
  const stored = async () => (await world.request('GET', '/admin/webhooks')).body[0]

  const page = await panel.visit()
  await page.goto(`${url}/admin/developers/webhooks`)
  await page.getByRole('button', { name: 'Add webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('URL').fill('https://example.com/hook')
  await dialog.getByLabel('Description').fill('Our gateway')
  await dialog.getByLabel('Selected events only').check()
  await dialog.getByLabel('Search events').fill('Node')
  await dialog.getByLabel('Design Week').waitFor({ state: 'detached' })
  await dialog.getByLabel('Node Day').check()
  const add = async (name: string, value: string) => {
    await dialog.getByRole('button', { name: 'Add header' }).click()
    await dialog.getByLabel('Header name').last().fill(name)
    await dialog.getByLabel(`Value of ${name}`).last().fill(value)
  }
  const submit = () => dialog.locator('[type=submit]').click()
  await add('X-Service-Event', 'mine')
  await submit()
  await dialog.getByText('This header is set by Laurel or by the connection. Use another name.').first().waitFor()
  await dialog.getByLabel('Header name').fill('X-Api-Key')
  await add('X-Api-Key', 'other')
  await submit()
  await dialog.getByText('Custom headers must be different from the others.').first().waitFor()
  await dialog.getByRole('button', { name: 'Remove header' }).last().click()
  await submit()
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  const { description, event_ids, header_names } = await stored()
  assert.deepEqual([description, event_ids, header_names], ['Our gateway', [event.id], ['X-Api-Key']])

  await page.getByRole('link', { name: 'https://example.com/hook' }).click()
  await page.locator('.facts').getByText('Node Day').waitFor()
  assert.equal(await page.getByText('mine').count(), 0)
  const edit = () => page.getByRole('button', { name: 'Edit' }).click()
  await edit()
  await dialog.getByText('Current headers: X-Api-Key. Their values stay as they are.').waitFor()
  await dialog.getByLabel('The whole organisation').check()
  await dialog.getByLabel('Description').fill('')
  await submit()
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(
    [(await stored()).description, (await stored()).event_ids, (await stored()).header_names],
    [null, null, ['X-Api-Key']],
  )
  const replace = async (names: string[]) => {
    await edit()
    await dialog.getByRole('button', { name: 'Replace headers' }).click()
    await dialog.getByRole('button', { name: 'Remove header' }).click()
    for (const name of names) await add(name, 'new')
    await submit()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual((await stored()).header_names, names)
  }
  await replace(['X-Other'])
  await replace([])
  await page.locator('.facts').getByText('None').waitFor()
})
