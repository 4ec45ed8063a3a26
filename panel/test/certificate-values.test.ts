import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { aDesign, designOf, openDesign } from './support/open-designer.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('values of an event are added with a proposed key, ordered, removed and saved', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, {
    registration_questions: [{ id: 'role', type: 'short_text', label: 'Your role' }],
    certificate_values: [{ key: 'credits', label: 'CPD credits', value: '6' }],
  })
  const valuesOf = async () => (await world.request('GET', `/admin/events/${event.id}`)).body.certificate_values
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/settings`)
  const group = page.getByRole('region', { name: 'Values on certificates' })
  await group.getByRole('button', { name: 'Add value' }).click()
  await group.locator('[name="certificate_values.1.label"]').fill('Görev ve rol')
  assert.equal(await group.locator('[name="certificate_values.1.key"]').inputValue(), 'gorev_ve_rol')
  await group.locator('[name="certificate_values.1.question_id"]').selectOption('Your role')
  await group.getByRole('button', { name: 'Move up' }).click()
  await group.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const role = { key: 'gorev_ve_rol', label: 'Görev ve rol', value: null, question_id: 'role' }
  assert.deepEqual(await valuesOf(), [role, { key: 'credits', label: 'CPD credits', value: '6', question_id: null }])
  // A stored key is fixed: attendees and designs refer to it.
  assert.equal(await group.locator('[name="certificate_values.0.key"]').getAttribute('readonly'), '')
  await group.getByRole('group', { name: 'Value 2' }).getByRole('button', { name: 'Remove' }).click()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await group.getByRole('button', { name: 'Save' }).click()
  assert.equal((await saved).status(), 200)
  assert.deepEqual(await valuesOf(), [role])
  assert.deepEqual(panel.complaints, [])
})

test('a refused value is named by its label, in English and in Turkish', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { certificate_values: [{ key: 'hours', label: 'Hours', value: '8' }] })
  const words = [
    {
      locale: 'en-GB',
      add: 'Add value',
      save: 'Save',
      title: 'Values on certificates',
      said: ['Label is required.', 'Key must be different from the others.'],
    },
    {
      locale: 'tr-TR',
      add: 'Değer ekle',
      save: 'Kaydet',
      title: 'Sertifikadaki değerler',
      said: ['Etiket zorunludur.', 'Anahtar diğerlerinden farklı olmalıdır.'],
    },
  ]
  for (const { locale, add, save, title, said } of words) {
    const page = await panel.visit({ locale })
    await page.goto(`${url}/admin/events/${event.id}/settings`)
    const group = page.getByRole('region', { name: title })
    await group.getByRole('button', { name: add }).click()
    const label = group.locator('[name="certificate_values.1.label"]')
    const key = group.locator('[name="certificate_values.1.key"]')
    await key.fill('hours')
    await group.getByRole('button', { name: save }).click()
    await group.getByRole('alert').getByText(said[0]!).waitFor()
    await label.fill('Hours again')
    await group.getByRole('button', { name: save }).click()
    await group.getByRole('alert').getByText(said[1]!).waitFor()
    assert.equal(await key.getAttribute('aria-invalid'), 'true')
  }
  panel.complaints.length = 0
})

test('the designer places values of events, keeps them private, and names those that are not defined or missing', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const design = await aDesign(panel, 'quiet')
  const event = await anEvent(world, {
    template_id: design,
    certificate_values: [
      { key: 'hours', label: 'Training hours', value: '36 hours' },
      { key: 'grade', label: 'Grade', value: null },
    ],
  })
  await anAttendee(world, event.id)
  const page = await panel.visit()
  await openDesign(panel, page, design)
  const add = page.getByRole('combobox', { name: 'Value…' })
  await add.selectOption('Training hours')
  const value = page.locator('[data-field=value]')
  await value.getByText('36 hours').waitFor()
  await page.getByRole('checkbox', { name: 'Training hours', exact: true }).check()
  await add.selectOption('Grade')
  await page.locator('[data-found=missingValue]').getByText('Value: Grade: 1 attendee has no “Grade”').waitFor()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Room {{values.room}}')
  await page.locator('[data-found=unknownValue]').getByText('defines the value “room”').waitFor()
  await page.getByRole('button', { name: 'Save new version' }).click()
  await page.getByText('Version 2 saved').waitFor()
  const { layout } = await designOf(panel, design)
  assert.deepEqual(layout.private_values, ['hours'])
  assert.deepEqual(
    layout.fields.flatMap(({ type, value_key }) => (type === 'value' ? [value_key] : [])),
    ['hours', 'grade'],
  )
  assert.deepEqual(panel.complaints, [])
})

test('the print of a value is where the designer draws it', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const design = await aDesign(panel, 'quiet')
  await anEvent(panel.world, {
    template_id: design,
    certificate_values: [{ key: 'grade', label: 'Grade', value: 'Başarıyla tamamladı' }],
  })
  const page = await panel.visit()
  await openDesign(panel, page, design)
  await page.getByRole('combobox', { name: 'Value…' }).selectOption('Grade')
  await page.locator('[data-field=value]').getByText('Başarıyla tamamladı').waitFor()
  await page.locator('svg.certificate[data-printed=true][data-judged=true]').waitFor()
  assert.equal(await page.locator('[data-elsewhere]').count(), 0)
  assert.deepEqual(panel.complaints, [])
})

test('issuing shows who lacks a value and leaves them out on request, and a value is corrected later', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, {
    certificate_values: [
      { key: 'hours', label: 'Hours', value: '8' },
      { key: 'grade', label: 'Grade' },
    ],
  })
  const ada = await anAttendee(world, event.id, { values: { grade: 'B' } })
  await anAttendee(world, event.id, { first_name: 'Grace', last_name: 'Hopper' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/certificates`)
  await page.getByRole('button', { name: 'Issue certificates' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 attendee has no “Grade”.').waitFor()
  await dialog.getByText('Grace Hopper: Grade').waitFor()
  await dialog.getByRole('button', { name: 'Issue 2 certificates' }).waitFor()
  await dialog.getByRole('radio', { name: 'Leave the person out' }).check()
  await dialog.getByText('1 lack a value').waitFor()
  await dialog.getByRole('button', { name: 'Issue 1 certificate' }).click()
  await page.getByText('1 certificate issued.').waitFor()
  const [{ id, attendee_id }] = (await world.request('GET', `/admin/events/${event.id}/certificates`)).body
  assert.equal(attendee_id, ada.id)
  await page.goto(`${url}/admin/certificates?open=${id}`)
  const facts = page.locator('[data-values]')
  await facts.getByText('Grade').waitFor()
  assert.equal(await facts.textContent(), 'Hours8GradeB')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByRole('textbox', { name: 'Grade' }).fill('A')
  await page.getByRole('textbox', { name: 'Hours' }).fill('')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByText('Corrected certificate issued.').waitFor()
  await facts.getByText('A', { exact: true }).waitFor()
  assert.equal(await facts.textContent(), 'GradeA')
  assert.deepEqual(panel.complaints, [])
})
