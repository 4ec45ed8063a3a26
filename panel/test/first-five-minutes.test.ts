import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { openPanel } from './support/open-panel.ts'

const PEOPLE = [
  'Ad Soyad\tE-posta',
  'Ayşe Yılmaz\tayse@example.org',
  'Mehmet Işık\tmehmet@example.org',
  'مريم الأسطرلابية\tmaryam@example.org',
  'Grace Hopper\tgrace@example.org',
  'Nobody\t',
]

test('an empty installation gets to a certificate that verifies as valid, and as revoked after its revocation', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await page.goto(`${panel.url}/admin/`)
  await page.getByRole('link', { name: 'Create an event' }).click()

  await page.getByRole('textbox', { name: 'Name' }).fill('Node Day İstanbul')
  await page.getByRole('textbox', { name: 'Location' }).fill('İstanbul')
  await button('Create event').click()
  await page.getByText('No attendees yet').waitFor()
  await page.getByRole('link', { name: 'Import' }).first().click()
  await page.getByLabel('Pasted rows').fill(PEOPLE.join('\n'))
  await button('Preview').click()
  await page.getByText('4 new, 1 with errors').waitFor()
  await button('Import 4 attendees').click()
  await page.getByText('Import complete: 4 new').waitFor()
  await page
    .getByRole('group', { name: 'Node Day İstanbul' })
    .getByRole('link', { name: 'Certificates', exact: true })
    .click()
  await button('Issue certificates').click()
  await page.getByText('4 people will receive a certificate.').waitFor()
  await button('Issue 4 certificates').click()
  await page.getByText('4 certificates issued.').waitFor()
  await page.getByText('Grace Hopper').click()
  const link = page.getByRole('link', { name: 'Open certificate page' })
  await page.getByAltText('Certificate for Grace Hopper').waitFor()
  const stranger = await panel.visit({ token: null })
  await stranger.goto((await link.getAttribute('href'))!)
  await stranger.getByRole('heading', { level: 1, name: /valid/i }).waitFor()
  assert.match((await stranger.textContent('body'))!, /Grace Hopper/)
  await button('Revoke').click()
  await page.getByLabel('Reason (shown when the certificate is verified)').fill('A mistake')
  await button('Revoke').click()
  await page.getByText('Certificate revoked.').waitFor()
  await stranger.reload()
  await stranger.getByRole('heading', { level: 1, name: /revoked/i }).waitFor()
  assert.match((await stranger.textContent('body'))!, /A mistake/)
  assert.deepEqual(panel.complaints, [])
})

test('correcting a name opens the new certificate, and the old link leads to it', async (t) => {
  await using panel = await openPanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const event = await anEvent(panel.world)
  await anAttendee(panel.world, event.id, { first_name: 'Gracie', last_name: 'Hoper' })
  const { body } = await panel.world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const old = body.certificates[0]
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/certificates?open=${old.id}`)
  await page.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
  await page.getByRole('button', { name: 'Correct' }).click()
  await page.getByAltText('Certificate for Grace Hopper').waitFor()
  await page.getByRole('dialog').getByText('Valid', { exact: true }).waitFor()
  const stranger = await panel.visit({ token: null })
  await stranger.goto(old.verify_url)
  await stranger.getByRole('heading', { level: 1, name: /replaced/i }).waitFor()
  assert.deepEqual(panel.complaints, [])
})
