import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Layout } from '@laurel/client'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { fieldsOnly } from '../../test/support/stored.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

async function aDesign(builtin: string): Promise<number> {
  const form = fieldsOnly({ builtin })
  return (await panel!.world.request('POST', '/admin/designs', form.body, { headers: form.headers })).body.id
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`${panel!.url}/admin/designs/${id}`)
  await page.locator('svg.certificate[data-ready=true]').waitFor()
}

const layoutOf = async (id: number) => (await panel!.world.request('GET', `/admin/designs/${id}`)).body

/** Where a field begins on the screen, and how many pixels a point has there. */
async function fieldOnScreen(page: Page, type: string) {
  const canvas = (await page.locator('svg.certificate').boundingBox())!
  const field = (await page.locator(`[data-field=${type}] > rect`).first().boundingBox())!
  return {
    canvas,
    middle: { x: field.x + field.width / 2, y: field.y + field.height / 2 },
    scale: canvas.width / 841.89,
  }
}

test('a field is dragged, caught by the middle of the page, put back by one undo, moved by keys, and saved as a version', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const id = await aDesign('quiet')
  const before = (await layoutOf(id)).layout
  const nth = before.fields.findIndex(({ type }: { type: string }) => type === 'qr')
  const page = await panel.visit()
  await open(page, id)
  const { canvas, middle } = await fieldOnScreen(page, 'qr')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  // Two points beside the middle of the page, which catches it.
  await page.mouse.move(canvas.x + canvas.width / 2 + 2, middle.y - 60, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  assert.equal(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled(), true)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.locator('[data-field=qr]').focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await page.getByText('Version 2 is saved').waitFor()
  const saved = await layoutOf(id)
  const [was, is] = [before.fields[nth], saved.layout.fields[nth]]
  assert.equal(saved.version, 2)
  assert.ok(Math.abs(is.x + is.width / 2 - 0.5) < 1e-4, `${is.x}`)
  assert.deepEqual([is.width, is.height], [was.width, was.height])
  assert.ok(is.y < was.y - 10 / 595)
  assert.deepEqual(saved.layout.fields.toSpliced(nth, 1), before.fields.toSpliced(nth, 1))
  assert.deepEqual(panel.complaints, [])
})

test('what is seen lies within a point of what is printed, and what was issued before stays as it is to the byte', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const id = await aDesign('quiet')
  const event = await anEvent(world, { template_id: id, name: 'Node Day İstanbul' })
  await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'Yılmaz' })
  const pdfOf = async () => {
    const [{ id }] = (await world.request('GET', `/admin/events/${event.id}/certificates`)).body
    return (await world.request('GET', `/admin/certificates/${id}/pdf`)).bytes
  }
  await world.request('POST', `/admin/events/${event.id}/certificates`, {})
  const issued = await pdfOf()
  const page = await panel.visit()
  await open(page, id)
  await page.locator('[data-field=name]').focus()
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await page.getByText('Version 2 is saved').waitFor()
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

test('what is printed is asked for when the layout rests, with the layout as it is then, and what went wrong is said', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const page = await panel.visit()
  const asked: Layout[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/designs/preview')) asked.push(request.postDataJSON().layout)
  })
  await open(page, await aDesign('quiet'))
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
  const refusal = { status: 422, json: { code: 'validation_failed', detail: 'The press is on fire.' } }
  await page.route('**/designs/preview', (route) => route.fulfill(refusal))
  await page.keyboard.press('ArrowDown')
  await page.getByRole('alert').getByText('The press is on fire.').waitFor()
  assert.equal(await canvas.getAttribute('data-printed'), 'false')
  await page.unroute('**/designs/preview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await isPrinted.waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)
  await page.getByLabel('View').selectOption('beside')
  await page.getByRole('img', { name: 'As printed for Ayşe Yılmaz' }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  const pdf = await readFile(await (await saving).path())
  assert.ok((await textsOf(pdf)).some(({ text }) => text === 'Ayşe Yılmaz'))
  assert.deepEqual(
    panel.complaints.splice(0).filter((each) => !/\b422\b/.test(each)),
    [],
  )
})

test('a design is shown with people of an event: the longest name, those after it, and whoever is looked for', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const id = await aDesign('quiet')
  const tiers = { certificate_tiers: [{ name: 'With honours', min_attendance_percent: 0 }] }
  const event = await anEvent(panel.world, { template_id: id, name: 'Autumn School', ...tiers })
  for (const first_name of ['Bo', 'Maximiliane', 'Lea'])
    await anAttendee(panel.world, event.id, { first_name, last_name: '' })
  await anEvent(panel.world, { name: 'Another one' })
  const page = await panel.visit()
  await open(page, id)
  const says = (name: string) => page.locator('[data-field=name] text', { hasText: new RegExp(`^${name}$`) }).waitFor()
  const printed = page.waitForRequest((request) => request.postDataJSON()?.attendee_id !== undefined)
  await page.getByLabel('Shown with').selectOption('longest_name')
  await says('Maximiliane')
  await page.locator('[data-field=event] text', { hasText: 'Autumn School' }).waitFor()
  await page.locator('[data-field=tier] text', { hasText: 'With honours' }).waitFor()
  assert.equal((await printed).postDataJSON().event_id, event.id)
  await page.getByRole('button', { name: 'Next person' }).click()
  await says('Lea')
  await page.getByText('Lea, 2 of 3').waitFor()
  await page.getByLabel('Shown with').selectOption('search')
  await page.getByLabel('Name or e-mail address').fill('bo')
  await says('Bo')
  await page.getByLabel('Event', { exact: true }).selectOption('Another one')
  await page.getByText('Nobody who is registered is found').waitFor()
  await page.getByLabel('Shown with').selectOption('arabic')
  await says('محمد عبد الرحمن الحداد')
  assert.deepEqual(panel.complaints, [])
})

test('several fields are chosen, moved, lined up, taken away and copied to another design, each in one step and said', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const [id, other] = [await aDesign('quiet'), await aDesign('quiet')]
  const { fields } = (await layoutOf(id)).layout as Layout
  const page = await panel.visit()
  await open(page, id)
  const said = (text: RegExp | string) => page.getByRole('status').getByText(text).waitFor()
  const chosen = () =>
    page.locator('.field[aria-pressed=true]').evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))
  const left = async (type: string) =>
    Math.round((await page.locator(`[data-field=${type}] > rect`).first().boundingBox())!.x)
  const act = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()
  // By Shift, and dragged as one.
  await page.locator('[data-field=qr] > rect').first().click()
  await page
    .locator('[data-field=code] > rect')
    .first()
    .click({ modifiers: ['Shift'] })
  assert.deepEqual((await chosen()).toSorted(), ['code', 'qr'])
  const before = [await left('qr'), await left('code')]
  const { middle } = await fieldOnScreen(page, 'qr')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.keyboard.down('Alt')
  await page.mouse.move(middle.x - 80, middle.y - 5, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Alt')
  assert.deepEqual(
    [await left('qr'), await left('code')],
    before.map((x) => x - 80),
  )
  await act('Align right edges')
  await said('Aligned.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await said('Undone.')
  assert.deepEqual([await left('qr'), await left('code')], before)
  // By a band over all of the page, and by keys.
  const { canvas } = await fieldOnScreen(page, 'qr')
  await page.mouse.move(canvas.x + 2, canvas.y + 2)
  await page.mouse.down()
  await page.mouse.move(canvas.x + canvas.width - 4, canvas.y + canvas.height - 4, { steps: 4 })
  await page.mouse.up()
  assert.equal((await chosen()).length, fields.length)
  await page.keyboard.press('Escape')
  assert.deepEqual(await chosen(), [])
  await page.getByRole('checkbox', { name: 'Select also: Name' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Select also: QR code' }).press('Space')
  await said('2 fields are selected.')
  const was = [await left('name'), await left('qr')]
  await page.keyboard.press('Shift+ArrowLeft')
  await said(/mm from the left/)
  assert.ok((await left('name')) < was[0]! && (await left('qr')) < was[1]!)
  await page.keyboard.press('Control+x')
  await said('Cut: 2.')
  assert.equal(await page.locator('.field').count(), fields.length - 2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  assert.equal(await page.locator('.field').count(), fields.length)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await open(page, other)
  await page.keyboard.press('Control+v')
  await said('Pasted: 2.')
  assert.deepEqual((await chosen()).toSorted(), ['name', 'qr'])
  await act('Lock')
  await page.keyboard.press('Delete')
  await said('It is locked, or there already.')
  await act('Unlock')
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await page.getByText('Version 2 is saved').waitFor()
  const pasted = ((await layoutOf(other)).layout as Layout).fields.slice(fields.length)
  assert.deepEqual(pasted.map(({ type }) => type).toSorted(), ['name', 'qr'])
  assert.deepEqual(panel.complaints, [])
})

/** The lines of text of a page and where each begins, in points from the left and the top. */
async function textsOf(pdf: Buffer): Promise<{ text: string; x: number; y: number }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  await document.cleanup()
  return items.flatMap((item) =>
    'str' in item && item.str !== '' ? [{ text: item.str, x: item.transform[4], y: height - item.transform[5] }] : [],
  )
}
