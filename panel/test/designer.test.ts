import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Layout } from '@laurel/client'
import sharp from 'sharp'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { aDesign, designOf, fieldOnScreen, openDesign } from './support/open-designer.ts'
import { openPanel, type Panel } from './support/open-panel.ts'
import { textsOf } from './support/printed-texts.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a field is dragged, snaps to the middle of the page, is undone, moved by keys, and saved as a version', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const id = await aDesign(panel, 'quiet')
  const before = (await designOf(panel, id)).layout
  const nth = before.fields.findIndex(({ type }: { type: string }) => type === 'qr')
  const page = await panel.visit()
  await openDesign(panel, page, id)
  const { canvas, middle } = await fieldOnScreen(page, 'qr')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  // Two points from the middle of the page, which it snaps to.
  await page.mouse.move(canvas.x + canvas.width / 2 + 2, middle.y - 60, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  assert.equal(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled(), true)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.locator('[data-field=qr]').focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.getByRole('button', { name: 'Save new version' }).click()
  await page.getByText('Version 2 saved').waitFor()
  const saved = await designOf(panel, id)
  const [was, is] = [before.fields[nth]!, saved.layout.fields[nth]!]
  assert.equal(saved.version, 2)
  assert.ok(Math.abs(is.x + is.width / 2 - 0.5) < 1e-4, `${is.x}`)
  assert.deepEqual([is.width, is.height], [was.width, was.height])
  assert.ok(is.y < was.y - 10 / 595)
  assert.deepEqual(saved.layout.fields.toSpliced(nth, 1), before.fields.toSpliced(nth, 1))
  assert.deepEqual(panel.complaints, [])
})

test('the drawing is within a point of the print, and issued certificates stay byte for byte the same', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const id = await aDesign(panel, 'quiet')
  const event = await anEvent(world, { template_id: id, name: 'Node Day İstanbul' })
  await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'Yılmaz' })
  const pdfOf = async () => {
    const [{ id }] = (await world.request('GET', `/admin/events/${event.id}/certificates`)).body
    return (await world.request('GET', `/admin/certificates/${id}/pdf`)).bytes
  }
  await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const issued = await pdfOf()
  const page = await panel.visit()
  await openDesign(panel, page, id)
  await page.locator('[data-field=name]').focus()
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Save new version' }).click()
  await page.getByText('Version 2 saved').waitFor()
  await page.locator('svg.certificate[data-ready=true]').waitFor()
  assert.ok((await pdfOf()).equals(issued))
  await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'Yılmaz' })
  await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const printed = await textsOf(await pdfOf())
  const seen = await page.locator('svg.certificate').evaluate((svg) =>
    [...svg.querySelectorAll('text')].map((text) => {
      const { x, y } = text
        .getStartPositionOfChar(0)
        .matrixTransform(
          (text.closest('[data-field]') as unknown as SVGGElement).transform.baseVal.consolidate()!.matrix,
        )
      return { text: text.textContent!, x, y }
    }),
  )
  const both = seen.flatMap((on) => {
    const there = printed.find(({ text }) => text === on.text)
    return there ? [{ ...on, off: Math.hypot(there.x - on.x, there.y - on.y) }] : []
  })
  assert.ok(both.some(({ text }) => text === 'Ayşe Yılmaz') && both.length >= 5, JSON.stringify({ seen, printed }))
  assert.deepEqual(
    both.filter(({ off }) => off > 1),
    [],
  )
})

test('the print preview is requested once the layout rests, and errors are shown', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  const asked: Layout[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/designs/preview')) asked.push(request.postDataJSON().layout)
  })
  await openDesign(panel, page, await aDesign(panel, 'quiet'))
  const canvas = page.locator('svg.certificate')
  const isPrinted = page.locator('svg.certificate[data-printed=true]')
  await isPrinted.waitFor()
  assert.equal(asked.length, 1)
  const nth = asked[0]!.fields.findIndex(({ type }) => type === 'name')
  await page.locator('[data-field=name]').focus()
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('ArrowDown')
  assert.equal(await canvas.getAttribute('data-printed'), 'false')
  await isPrinted.waitFor()
  assert.ok(asked.length < 6, `${asked.length} requests for eight steps`)
  const moved = (asked.at(-1)!.fields[nth]!.y - asked[0]!.fields[nth]!.y) * asked[0]!.page.height
  assert.ok(Math.abs(moved - 8) < 0.01, `${moved}`)
  // A request that something newer makes stale is ended.
  await page.route('**/designs/preview', () => undefined, { times: 1 })
  const held = page.waitForRequest('**/designs/preview')
  await page.keyboard.press('ArrowDown')
  await held
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/designs/preview'))
  await page.keyboard.press('ArrowDown')
  assert.match((await ended).failure()!.errorText, /ABORTED/)
  await isPrinted.waitFor()
  const refusal = { status: 422, json: { code: 'validation_failed', detail: 'The press is on fire.' } }
  await page.route('**/designs/preview', (route) => route.fulfill(refusal))
  await page.keyboard.press('ArrowDown')
  await page.getByRole('alert').getByText('The press is on fire.').waitFor()
  assert.equal(await canvas.getAttribute('data-printed'), 'false')
  await page.unroute('**/designs/preview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await isPrinted.waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)
  await page.getByLabel('View', { exact: true }).selectOption('beside')
  await page.getByRole('img', { name: 'Print preview for Ayşe Yılmaz' }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  const pdf = await readFile(await (await saving).path())
  assert.ok((await textsOf(pdf)).some(({ text }) => text === 'Ayşe Yılmaz'))
  assert.deepEqual(
    panel.complaints.splice(0).filter((each) => !/\b422\b/.test(each)),
    [],
  )
})

test('a design is previewed with attendees of an event: the longest name, the next ones, and search results', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const id = await aDesign(panel, 'quiet')
  const tiers = { certificate_tiers: [{ name: 'With honours', min_attendance_percent: 0 }] }
  const event = await anEvent(panel.world, { template_id: id, name: 'Autumn School', ...tiers })
  for (const first_name of ['Bo', 'Maximiliane', 'Lea'])
    await anAttendee(panel.world, event.id, { first_name, last_name: '' })
  await anEvent(panel.world, { name: 'Another one' })
  const page = await panel.visit()
  await openDesign(panel, page, id)
  const says = (name: string) => page.locator('[data-field=name] text', { hasText: new RegExp(`^${name}$`) }).waitFor()
  const printed = page.waitForRequest((request) => request.postDataJSON()?.attendee_id !== undefined)
  await page.getByLabel('Preview').selectOption('longest_name')
  await says('Maximiliane')
  await page.locator('[data-field=event] text', { hasText: 'Autumn School' }).waitFor()
  await page.locator('[data-field=tier] text', { hasText: 'With honours' }).waitFor()
  assert.equal((await printed).postDataJSON().event_id, event.id)
  await page.getByRole('button', { name: 'Next attendee' }).click()
  await says('Lea')
  await page.getByText('Lea, 2 of 3').waitFor()
  await page.getByLabel('Preview').selectOption('search')
  await page.getByLabel('Name or email').fill('bo')
  await says('Bo')
  await page.getByLabel('Event', { exact: true }).selectOption('Another one')
  await page.getByText('No registered attendees found').waitFor()
  await page.getByLabel('Preview').selectOption('arabic')
  await says('محمد عبد الرحمن الحداد')
  assert.deepEqual(panel.complaints, [])
})

test('problems are listed while a design is edited, each with a fix and a link to its field', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  await openDesign(panel, page, await aDesign(panel, 'laurel'))
  const found = () =>
    page.locator('[data-found]').evaluateAll((all) => all.map((one) => one.getAttribute('data-found')))
  await page.getByText('No problems found.').waitFor()
  await page.getByLabel('Preview').selectOption('long')
  await page.getByText(/Name: the previewed text shrinks from 50 pt to [\d.]+ pt/).waitFor()
  assert.deepEqual(await found(), ['shrunk'])
  await page.getByLabel('Preview').selectOption('usual')
  await page.locator('[data-field=date]').focus()
  await page.getByLabel('Colour').fill('#e0d8c8')
  await page.getByText(/Contrast with the background: 1\.\d:1/).waitFor()
  await page.locator('[data-field=qr]').focus()
  await page.getByRole('button', { name: 'Align bottom edges' }).click()
  assert.deepEqual(await found(), ['faint', 'edge'])
  await page.getByText(/^Date: its contrast with the background is 1\.\d:1/).click()
  assert.equal(await page.locator('.field[aria-pressed=true]').getAttribute('data-field'), 'date')
  assert.deepEqual(panel.complaints, [])
})

test('a design starts from an image with its print size and sharpness, and a locked field stays in place', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  await page.goto(`${panel.url}/admin/designs`)
  await page.getByRole('button', { name: 'New design' }).click()
  await page.getByLabel('Your own image').check()
  await page.getByRole('button', { name: 'Create design' }).click()
  await page.getByRole('alert').getByText('Choose an image first.').waitFor()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Image', { exact: true }).setInputFiles({ name, mimeType, buffer })
  await choose('a.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await page.getByText('Choose a PNG, JPEG or WebP image.').waitFor()
  await choose('a.png', 'image/png', Buffer.from('nothing'))
  await page.getByText('The image could not be read.').waitFor()
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#20304a' } }).png()
  await choose('autumn_school.png', 'image/png', await picture.toBuffer())
  await page.getByText('1,200 × 900 pixels, printed at 297 × 223 mm and 103 dpi. This will look blurry').waitFor()
  await page.getByRole('button', { name: 'Create design' }).click()
  await page.getByRole('heading', { level: 1, name: 'autumn school' }).waitFor()
  await page.locator('svg.certificate[data-printed=true]').waitFor()
  assert.equal(await page.locator('[data-field=qr] .paper').count(), 1)
  await page.locator('[data-found=faint]').first().waitFor()
  await page.locator('[data-field=name]').focus()
  await page.getByRole('toolbar').getByRole('button', { name: 'Lock' }).click()
  assert.equal(await page.getByLabel('Left (mm)').isDisabled(), true)
  const place = () => page.locator('[data-field=name]').getAttribute('transform')
  const was = await place()
  await page.getByRole('button', { name: /^Name, .*, locked$/i }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  assert.equal(await place(), was)
  assert.deepEqual(panel.complaints, [])
})
