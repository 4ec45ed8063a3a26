import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { rowsOfTexts, workbookOf } from '../../test/fixtures/spreadsheets/make-workbook.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { count } from '../../test/support/stored.ts'
import { filesIn } from '../../test/support/unzip.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

async function issued({ world }: Panel, names: string[], fields: object = {}) {
  const event = await anEvent(world, fields)
  for (const first_name of names) await anAttendee(world, event.id, { first_name })
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  assert.equal(body.issued, names.length, JSON.stringify(body))
  return { event, certificates: body.certificates }
}

test('the dialog for issuing previews the certificate of an eligible attendee', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const { event } = await issued(panel, ['Ada'])
  await anAttendee(world, event.id, { first_name: 'Grace', last_name: 'Hopper' })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/certificates`)
  await page.getByRole('button', { name: 'Issue certificates' }).first().click()
  await page.getByText('1 person will receive a certificate.').waitFor()
  const drawn = page.getByRole('dialog').getByAltText('Certificate for Grace Hopper')
  await drawn.waitFor()
  assert.equal(await drawn.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth), 700)
  const [picture, dialog] = [await drawn.boundingBox(), await page.getByRole('dialog').boundingBox()]
  assert.ok(picture!.x + picture!.width <= dialog!.x + dialog!.width, 'the whole of it is seen')
  assert.deepEqual(panel.complaints, [])
})

test('certificates are issued only to the selected attendees', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  for (const first_name of ['Ada', 'Bob', 'Cem']) await anAttendee(world, event.id, { first_name })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/attendees`)
  await page.getByText('Bob Lovelace').waitFor()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('toolbar').getByRole('link', { name: 'Issue certificate' }).click()
  await page.getByText('1 person will receive a certificate.').waitFor()
  await page.getByRole('dialog').getByAltText('Certificate for Bob Lovelace').waitFor()
  await page.getByRole('button', { name: 'Issue 1 certificate' }).click()
  await page.getByText('1 certificate issued.').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await count(world, `certificate where event_id = ${event.id} and attendee_name like 'Bob%'`), 1)
  assert.equal(await count(world, `certificate where event_id = ${event.id}`), 1)
})

test('selected certificates are emailed and revoked one by one, and errors are counted and shown', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const { event, certificates } = await issued(panel, ['Ada', 'Bob', 'Cem'])
  const revoked = await world.request('POST', `/admin/certificates/${certificates[0].id}/revoke`, {})
  assert.equal(revoked.status, 200)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/certificates`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /all 3/i }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Send email' }).click()
  await page.getByRole('button', { name: 'Send email (3)' }).click()
  await page.getByText('2 of 3 completed.').waitFor()
  await page.getByRole('dialog').getByText(/^1: /).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  assert.equal(await count(world, `email where event_id = ${event.id}`), 2)

  await page.getByLabel('Status', { exact: true }).selectOption('active')
  await page.waitForURL(/status=active/)
  await page.getByText('2', { exact: true }).waitFor()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Revoke' }).click()
  await page.getByLabel('Reason (shown when the certificate is verified)').fill('The wrong date')
  await page.getByRole('button', { name: 'Revoke (2)' }).click()
  await page.getByText('2 of 2 completed.').waitFor()
  assert.equal(
    await count(world, `certificate where event_id = ${event.id} and revocation_reason = 'The wrong date'`),
    2,
  )
  panel.complaints.length = 0
})

test('certificates are found by tier and by code across events, and viewers see no actions', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const { certificates } = await issued(panel, ['Yusuf'])
  const certificate_tiers = [{ name: 'Gold', min_attendance_percent: 0 }]
  const { event } = await issued(panel, ['Zeynep'], { certificate_tiers })
  const page = await panel.visit({ token: (await aPerson(world, { role: 'viewer' })).token })
  await page.goto(`${panel.url}/admin/certificates`)
  await page.getByText('Yusuf Lovelace').waitFor()
  await page.getByRole('searchbox', { name: 'Tier' }).fill('Gold')
  await page.getByText('Yusuf Lovelace').waitFor({ state: 'detached' })
  await page.getByText('Zeynep Lovelace').waitFor()
  await page.goto(`${panel.url}/admin/events/${event.id}/certificates?tier=Silver`)
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.getByText('Zeynep Lovelace').waitFor()
  assert.equal(await page.getByRole('checkbox').count(), 0)
  await page.goto(`${panel.url}/admin/certificates`)
  await page.getByRole('searchbox', { name: /Search by name/ }).fill(certificates[0].verification_code)
  await page.getByText('Zeynep Lovelace').waitFor({ state: 'detached' })
  await page.getByText('Yusuf Lovelace').click()
  const details = page.getByRole('dialog')
  await details.getByAltText('QR code for the certificate page').waitFor()
  assert.equal(await details.getByRole('button', { name: 'Revoke' }).count(), 0)
  await details.getByRole('button', { name: 'Copy LinkedIn link' }).waitFor()
  const share = await fetch(`${certificates[0].cert_url.replace(/^https?:\/\/[^/]+/, panel.url)}/share/linkedin`, {
    redirect: 'manual',
  })
  assert.match(share.headers.get('location')!, /^https:\/\/www\.linkedin\.com\/profile\/add/)
})

test('the share page has all PDFs as a ZIP, a spreadsheet of links, and LinkedIn', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const empty = await anEvent(panel.world)
  const { event, certificates } = await issued(panel, ['Yusuf', 'Zeynep'], { visibility: 'public' })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${empty.id}/share`)
  await page.getByText('No certificates issued yet.').getByRole('link', { name: 'Issue certificates' }).waitFor()
  await page.goto(`${panel.url}/admin/events/${event.id}/share`)
  await page.getByText('2 people have a certificate.').waitFor()
  const linkedIn = await page.getByRole('link', { name: 'Share on LinkedIn' }).getAttribute('href')
  assert.match(linkedIn!, /^https:\/\/www\.linkedin\.com\/.*\?url=.*%2Fe%2F/)
  const taken = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    return readFile(await (await download).path())
  }
  const files = await filesIn(await taken('Download all PDFs (ZIP)'))
  assert.equal(files.size, 3)
  assert.ok(files.get('manifest.csv')!.toString().includes(certificates[0].public_id))
  const table = await filesIn(await taken('Download all links (spreadsheet)'))
  const sheet = table.get('xl/worksheets/sheet1.xml')!.toString()
  for (const { cert_url } of certificates) assert.ok(sheet.includes(`${cert_url}/share/linkedin`))
  await page.getByRole('link', { name: 'Email certificates' }).click()
  await page.waitForURL(`**/events/${event.id}/certificates`)
  assert.deepEqual(panel.complaints, [])
})

test('a list of names is dropped, previewed, fixed and turned into certificates; its job shows its rate and the refund', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/bulk`)
  await page.getByText('No bulk jobs yet.').waitFor()
  const drop = (name: string, rows: string[][]) => dropList(page, name, [['Name', 'Email'], ...rows])
  const wrong = await drop('wrong.xlsx', [
    ['Ada', 'ada@example.org'],
    ['Bob', 'nobody'],
    ['x'.repeat(400), ''],
    ['', 'only@example.org'],
  ])
  await wrong.getByText('Fix these rows in your file and upload it again').waitFor()
  await wrong.getByText('1 row has no name and will be skipped.').waitFor()
  assert.equal(await wrong.getByRole('button', { name: /^Create/ }).isDisabled(), true)
  await page.keyboard.press('Escape')
  await wrong.waitFor({ state: 'detached' })
  const right = await drop('guests.xlsx', [
    ['Ada', 'ada@example.org'],
    ['Bob', 'bob@example.org'],
  ])
  await right.getByText('2 names found.').waitFor()
  await right.getByRole('button', { name: 'Create 2 certificates' }).click()
  await right.waitFor({ state: 'detached' })
  await page.getByText('guests.xlsx').waitFor()
  assert.equal(await count(world, `bulk_job where event_id = ${event.id}`), 1)

  let done = 0
  await page.route(/bulk-generate-jobs$/, async (route) => {
    const answer = await route.fetch()
    const jobs = (await answer.json()) as object[]
    done += 50
    const goesOn = { status: 'processing', processed_count: done, total_count: 10_000, credits_held: 9_000 }
    await route.fulfill({ response: answer, json: jobs.map((job) => ({ ...job, ...goesOn })) })
  })
  await page.getByText(/per second, \d+ (seconds|minutes) left/).waitFor()
  await page.getByRole('button', { name: 'Cancel job', exact: true }).click()
  await page.getByText('returns 9,000 credits').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel job' }).first().waitFor()
  assert.deepEqual(panel.complaints, [])
})

test('a list without known headers is matched by hand, and its job names sheet and column', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const event = await anEvent(world, { certificate_values: [{ key: 'hours', label: 'Hours' }] })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/events/${event.id}/bulk`)
  await page.getByText('No bulk jobs yet.').waitFor()
  const odd = await dropList(page, 'odd.xlsx', [
    ['Who', 'Stay'],
    ['Ada', '7'],
    ['Bob', ''],
  ])
  await odd.getByText('No column of names was recognised. Choose it below.').waitFor()
  assert.equal(await odd.getByRole('button', { name: /^Create/ }).isDisabled(), true)
  await odd.getByLabel('Use as: Who').selectOption('Full name')
  await odd.getByText('2 names found.').waitFor()
  await odd.getByLabel('Use as: Stay').selectOption('Hours')
  await odd.getByLabel('Leave the row out').check()
  await odd.getByRole('button', { name: 'Create 1 certificate' }).click()
  await odd.waitFor({ state: 'detached' })
  await page.getByText('Sheet “Sheet1”, column “Who”').waitFor()
  const [matched] = await world.query<{ mapping: object }>('select mapping from bulk_job order by id desc limit 1')
  assert.deepEqual(matched!.mapping, { Who: 'name', Stay: 'values.hours' })
  assert.deepEqual(panel.complaints, [])
})

/** Drops a workbook of these rows on the page of bulk jobs. @returns its dialog */
async function dropList(page: Page, name: string, rows: string[][]) {
  const files = await page.evaluateHandle(
    ({ name, bytes }) => {
      const carried = new DataTransfer()
      carried.items.add(new File([new Uint8Array(bytes)], name))
      return carried
    },
    { name, bytes: [...workbookOf({ rows: rowsOfTexts(rows) })] },
  )
  await page.getByRole('region', { name: 'Bulk certificates' }).dispatchEvent('drop', { dataTransfer: files })
  return page.getByRole('dialog', { name })
}
