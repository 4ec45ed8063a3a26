import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { aBadge, aGuest, handle, holders, PICTURE } from '../../test/support/badges.ts'
import { bakedCredentials } from '../../test/support/baked-credentials.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aPerson } from '../../test/support/people.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a badge is created with a criterion and a picture, and people who meet it get it by themselves', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  await handle(world)
  const { attendee } = await aGuest(world, { first_name: 'Meryem' })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/badges`)
  await button(page, 'New badge').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('First steps')
  await button(page, 'Add criterion').click()
  await dialog.getByLabel('At least').fill('1')
  await dialog.getByText('Attended at least 1 event', { exact: true }).waitFor()
  await dialog.locator('[type=file]').setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: PICTURE })
  await dialog.getByRole('img', { name: 'The picture that you chose' }).waitFor()
  await button(page, 'Create badge').click()
  await page.getByRole('heading', { name: 'First steps', level: 1 }).waitFor()
  const [badge] = (await world.request('GET', '/admin/badge-templates')).body
  assert.deepEqual(
    [badge.criteria, badge.image, badge.validity_months],
    [[{ type: 'events_attended', min: 1 }], 'uploaded', null],
  )
  await world.runJobs()
  assert.deepEqual(await holders(world, { path: `/admin/badge-templates/${badge.id}` }), [attendee.email])
  // The stream brings it.
  await page.getByRole('table', { name: 'Awards' }).getByText(attendee.email).waitFor()
  assert.deepEqual(panel.complaints, [])
})

test('a badge is awarded by hand with evidence, corrected and revoked, and its public page follows', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const badge = await aBadge(world, { name: 'Speaker' })
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/badges/${badge.id}`)
  await button(page, 'Award badge').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ada Lovelcae')
  await dialog.getByLabel('Email').fill('ada@example.org')
  await button(page, 'Add evidence').click()
  await dialog.getByLabel('Text').fill('Talk on engines')
  await dialog.getByLabel('Link (optional)').fill('https://example.org/talk')
  await dialog.getByRole('button', { name: 'Award', exact: true }).click()
  await page.getByText('Ada Lovelcae has the badge now.').waitFor()
  await page.getByRole('table').getByText('Ada Lovelcae').click()
  const sheet = page.getByRole('dialog', { name: 'Ada Lovelcae' })
  await sheet.getByRole('link', { name: 'Talk on engines' }).waitFor()
  const publicPage = await sheet.getByRole('link', { name: 'Open public page' }).getAttribute('href')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copy credential link').click()
  await button(page, 'Copied').waitFor()
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\/b\/[0-9a-f-]{36}\.json$/)
  const download = page.waitForEvent('download')
  await sheet.getByRole('link', { name: 'Save picture' }).click()
  const baked = bakedCredentials(readFileSync(await (await download).path()))
  assert.equal(JSON.parse(baked[0]!).credentialSubject.name, 'Ada Lovelcae')
  await button(page, 'Correct').click()
  await page.getByRole('dialog').getByLabel('Name').fill('Ada Lovelace')
  await button(page, 'Correct').click()
  const corrected = page.getByRole('dialog', { name: 'Ada Lovelace' })
  await corrected.getByText('Correction').waitFor()
  const visitor = await panel.visit({ token: null })
  await visitor.goto(publicPage!)
  await visitor.getByRole('link', { name: 'Open the badge that replaced it' }).click()
  await visitor.getByRole('heading', { name: 'Genuine badge' }).waitFor()
  const link = await visitor.getByRole('link', { name: 'Verifiable credential' }).getAttribute('href')
  const credential = await visitor.request.get(new URL(link!, panel.url).href)
  assert.equal((await credential.json()).credentialSubject.name, 'Ada Lovelace')
  await button(page, 'Revoke').click()
  await page.getByLabel('Reason, shown on the public page').fill('Given by mistake')
  await button(page, 'Revoke').click()
  await corrected.getByText('Given by mistake').waitFor()
  assert.equal(await button(page, 'Correct').count(), 0)
  await visitor.reload()
  await visitor.getByText('Given by mistake').waitFor()
})

test('a badge is awarded from the sheet of an attendee, and a viewer sees badges without a way to change them', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const { event, attendee } = await aGuest(world, { first_name: 'Zeynep' })
  const badge = await aBadge(world, { name: 'Volunteer' })
  const page = await panel.visit()
  const sheet = `${panel.url}/admin/events/${event.id}/attendees?open=${attendee.id}`
  await page.goto(sheet)
  await button(page, 'Award badge').click()
  const dialog = page.getByRole('dialog', { name: /^Award a badge to/ })
  await dialog.getByLabel('Badge').selectOption('Volunteer')
  await dialog.getByRole('button', { name: 'Award', exact: true }).click()
  await page.getByRole('region', { name: 'Badges' }).getByRole('link', { name: 'Volunteer' }).waitFor()
  assert.deepEqual(await holders(world, badge), [attendee.email])
  const viewer = await panel.visit({ token: (await aPerson(world, { role: 'viewer' })).token })
  await viewer.goto(`${panel.url}/admin/badges/${badge.id}`)
  await viewer.getByRole('table').getByText(attendee.email).click()
  await viewer.getByRole('link', { name: 'Open public page' }).waitFor()
  for (const name of ['Award badge', 'Correct', 'Revoke']) assert.equal(await button(viewer, name).count(), 0, name)
  assert.deepEqual(await viewer.getByRole('navigation', { name: 'Badge' }).getByRole('link').allTextContents(), [
    'Awards',
    'Versions',
  ])
})
