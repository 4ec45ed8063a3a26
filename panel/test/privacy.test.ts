import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { anErasureRequest } from '../../test/support/walk-erasure-requests.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a person is exported, and erased after a report of what goes and stays and their address was typed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: 'ada@example.org' })
  await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const page = await panel.visit()
  await page.goto(`${url}/admin/settings/privacy`)
  await page.getByLabel('Email address').fill('ada@example.org')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download data' }).click()
  assert.equal((await download).suggestedFilename(), 'personal-data.zip')
  await page.getByRole('button', { name: 'Erase person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Kept' }).waitFor()
  await dialog.getByRole('row', { name: /^Registrations 1 / }).waitFor()
  const erase = dialog.getByRole('button', { name: 'Erase person' })
  assert.ok(await erase.isDisabled())
  await dialog.getByLabel('Certificates').selectOption({ label: 'Are revoked and lose the name' })
  await dialog.getByRole('heading', { name: 'Kept' }).waitFor({ state: 'detached' })
  await dialog.getByRole('textbox').fill('ada@example.org')
  await erase.click()
  await page.getByText(/records? (was|were) erased or anonymised/).waitFor()
  await dialog.waitFor({ state: 'detached' })
  const [attendee] = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  assert.deepEqual([attendee.status, attendee.email.includes('ada')], ['cancelled', false])
  const [certificate] = (await world.request('GET', '/admin/certificates')).body
  assert.equal(certificate.status, 'revoked')
  await page.getByRole('button', { name: 'Erase person' }).click()
  await dialog.getByText('Nothing is stored about this address.').waitFor()
  assert.ok(await erase.isDisabled())
  assert.deepEqual(complaints.splice(0), [])
})

test('requests to be erased are declined with a reason, or carried out', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world)
  for (const name of ['stays', 'leaves']) {
    await anAttendee(world, event.id, { email: `${name}@example.org` })
    await anErasureRequest(world, `${name}@example.org`)
  }
  const page = await panel.visit()
  await page.goto(`${url}/admin/settings/privacy?view=requests`)
  await page.getByText('stays@example.org').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByLabel('Reason').fill('Invoices must be kept')
  await dialog.getByRole('link', { name: 'Write to the person' }).waitFor()
  await dialog.locator('[type=submit]').click()
  await page.getByText('Request declined.').waitFor()
  await page.locator('.grid-row', { hasText: 'Invoices must be kept' }).getByText('Declined').waitFor()
  await page.getByText('leaves@example.org').click()
  await dialog.getByRole('button', { name: 'Erase person' }).click()
  await dialog.getByRole('textbox').fill('leaves@example.org')
  await dialog.getByRole('button', { name: 'Erase person' }).last().click()
  await page.locator('.grid-row').getByText('Erased').waitFor()
  const { body } = await world.request('GET', '/admin/privacy/requests')
  assert.deepEqual(
    body.map(({ status, email, reason }: any) => [status, email, reason]),
    [
      ['erased', null, null],
      ['declined', null, 'Invoices must be kept'],
    ],
  )
  assert.deepEqual(complaints.splice(0), [])
})

test('a shorter retention asks with the number of records that it deletes, and a run shows what it deleted', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const { id } = await anEvent(world)
  await anAttendee(world, id)
  await world.query(`
    update domain_event set occurred_at = now() - interval '30 days' where type like 'attendee.%' or type like 'event.%'`)
  const page = await panel.visit()
  await page.goto(`${url}/admin/settings/privacy?view=retention`)
  await page.getByLabel('Event feed').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Event feed must be 7 or more').first().waitFor()
  complaints.splice(0)
  await page.getByLabel('Event feed').fill('7')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('row', { name: /^Event feed [1-9]/ }).waitFor()
  const settings = async () => (await world.request('GET', '/admin/retention')).body.settings
  assert.equal((await settings()).domain_events, 90)
  await dialog.getByRole('button', { name: 'Save and delete' }).click()
  await page.getByText('Saved.').waitFor()
  assert.equal((await settings()).domain_events, 7)
  await page.getByRole('button', { name: 'Run now' }).click()
  await dialog.getByRole('button', { name: 'Run now' }).click()
  await page.getByText('Started. The result appears here.').waitFor()
  await world.runJobs()
  await page.getByText(/· Complete/).waitFor()
  await page.getByLabel('Emails').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').nth(1).waitFor()
  assert.equal((await settings()).emails, null)
  assert.deepEqual(complaints.splice(0), [])
})
