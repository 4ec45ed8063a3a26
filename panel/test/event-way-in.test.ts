import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anEvent } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const ONLINE = 'https://meet.example.org/room'

test('an event gets its end, online address and cover in its settings, and each problem is next to its field', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world, { event_date: '2090-05-01T09:00:00Z', visibility: 'public' })
  const read = async () => (await world.request('GET', `/admin/events/${event.id}`)).body
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/settings`)
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByLabel('Ends').fill('2090-04-30T17:00')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.locator('[name=event_end_date][aria-invalid=true]:focus').waitFor()
  assert.equal((await read()).event_end_date, null)
  complaints.splice(0)
  await details.getByLabel('Ends').fill('2090-05-03T17:00')
  await details.getByLabel('Online address').fill(ONLINE)
  await details.getByLabel('Description').fill('**Two** days')
  await details.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  const saved = await read()
  assert.deepEqual(
    [saved.event_end_date, saved.online_url, saved.event_description],
    ['2090-05-03T17:00:00.000Z', ONLINE, '**Two** days'],
  )
  const cover = page.getByRole('region', { name: 'Cover picture' })
  await cover.getByRole('button', { name: 'Upload picture' }).click()
  await cover.getByText('Choose a picture first.').waitFor()
  const file = cover.getByLabel('Picture', { exact: true })
  await file.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await cover.getByRole('button', { name: 'Upload picture' }).click()
  await cover.locator('[name=image][aria-invalid=true]:focus').waitFor()
  complaints.splice(0)
  const buffer = await sharp({ create: { width: 800, height: 420, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await file.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer })
  await cover.getByRole('button', { name: 'Upload picture' }).click()
  const shown = cover.getByRole('img', { name: 'Current cover picture' })
  await shown.waitFor()
  assert.equal(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)), 800)
  assert.ok((await read()).cover_image_url)
  await cover.getByRole('button', { name: 'Remove picture' }).click()
  await shown.waitFor({ state: 'detached' })
  assert.equal((await read()).cover_image_url, null)
  assert.deepEqual(complaints, [])
})

test('the share page has the line that shows the registration on a website, in Turkish as well', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world, { visibility: 'public' })
  const slug = event.public_url.split('/').at(-1)
  const line = `<script async src="${url}/embed.js" data-event="${slug}"></script>`
  for (const locale of ['en-GB', 'tr-TR']) {
    const page = await panel.visit({ locale, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${url}/admin/events/${event.id}/share`)
    await page.getByText(line).waitFor()
    await page.getByRole('button', { name: /Copy line|Satırı kopyala/ }).click()
    await page.getByText(/Copied|Kopyalandı/).waitFor()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), line)
  }
  assert.deepEqual(complaints, [])
})
