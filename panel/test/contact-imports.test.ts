import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aContact } from '../../test/support/crm.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a pasted list is reviewed row by row, its columns are matched, and nothing is stored before the import', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const plan = { key: 'plan', label: 'Plan', type: 'choice', options: ['Basic', 'Pro'] }
  await world.request('PUT', '/admin/crm/properties', [plan])
  const known = await aContact(world, { first_name: 'Ada', email: 'ada@example.org', title: 'Analyst' })
  const stored = async () => (await world.request('GET', '/admin/crm/contacts?sort=oldest')).body
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm`)
  await page.getByRole('link', { name: 'Import' }).click()
  const rows = [
    ['Name', 'Email', 'Plan', 'What they do'],
    ['Ada Lovelace', 'ada@example.org', 'Pro', 'Engineer'],
    ['Ayşe Işık', 'ayse@example.org', 'Basic', 'Director'],
    ['Broken', 'no address', 'Gold', ''],
  ]
  await page.getByLabel('Pasted rows').fill(rows.map((cells) => cells.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('1 new, 1 updated, 1 with errors').waitFor()
  assert.equal(await page.getByLabel('Field: Plan').inputValue(), 'properties.plan')
  assert.equal(await page.getByLabel('Field: What they do').inputValue(), '')
  await page.getByLabel('Field: What they do').selectOption('Job title')
  await page.getByLabel('Existing contacts').selectOption('Only fill in empty fields')
  await page.getByText('Select a valid value for Plan.').waitFor()
  assert.equal((await stored()).length, 1)

  await page.getByRole('button', { name: 'Import 2 contacts' }).click()
  await page.getByText('Import complete: 1 new, 1 updated, 1 with errors').waitFor()
  const [ada, ayse] = await stored()
  assert.deepEqual(
    [ada.id, ada.title, ada.last_name, ada.properties],
    [known.id, 'Analyst', 'Lovelace', { plan: 'Pro' }],
  )
  assert.deepEqual([ayse.first_name, ayse.title], ['Ayşe', 'Director'])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download rows with errors' }).click()
  assert.match(readFileSync(await (await download).path(), 'utf8'), /Broken/)

  await page.getByRole('button', { name: 'Import another list' }).click()
  await page.getByRole('row', { name: /contacts\.csv.*Complete.*1 new, 1 updated, 1 with errors/ }).click()
  await page.getByRole('dialog').getByText('Complete: 1 new, 1 updated, 1 with errors').waitFor()
})

test('a long import shows its progress, is cancelled, and keeps what was imported', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const people = Array.from({ length: 5_001 }, (_, nth) => `person${nth}@many.example`)
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/import`)
  await page
    .getByLabel('Choose a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Email', ...people].join('\n')),
    })
  await page.getByText('5001 new').waitFor()
  await page.getByRole('button', { name: 'Import 5001 contacts' }).click()
  // No job runs in this test, so the import waits.
  await page.getByText('0 of 5,001 rows').waitFor()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await page.getByText('Import cancelled.').waitFor()
  await page.getByText(/^Cancelled: /).waitFor()
  const [{ status, created }] = (await world.request('GET', '/admin/crm/imports')).body
  assert.deepEqual([status, created], ['cancelled', 0])
})
