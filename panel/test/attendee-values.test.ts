import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, anEvent } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const VALUES = {
  certificate_values: [
    { key: 'hours', label: 'Hours', value: '8' },
    { key: 'grade', label: 'Grade' },
  ],
}

test('values of an attendee are written, shown with their label, chosen as a column, and removed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, VALUES)
  const { id } = await anAttendee(world, event.id, { values: { grade: 'B', hours: '12' } })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/attendees?columns=name.value_grade`)
  await page.getByRole('columnheader', { name: 'Grade' }).waitFor()
  await page.getByRole('row', { name: /Ada Lovelace.*B/ }).waitFor()
  await page.goto(`${url}/admin/events/${event.id}/attendees?open=${id}`)
  const values = page.getByRole('region', { name: 'Values on certificates' })
  await values.getByText('12').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  assert.equal(await page.getByRole('textbox', { name: 'Hours' }).getAttribute('placeholder'), '8')
  await page.getByRole('textbox', { name: 'Hours' }).fill('')
  await page.getByRole('textbox', { name: 'Grade' }).fill(' A ')
  await page.getByRole('button', { name: 'Save' }).click()
  await values.getByText('A', { exact: true }).waitFor()
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees/${id}`)
  assert.deepEqual(body.values, { grade: 'A' })
  assert.deepEqual(panel.complaints, [])
})

test('an import shows a column of a value, which can be mapped to another one', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, VALUES)
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/attendees/import`)
  const csv = 'Name,Email,Grade,Score\nAda,ada@example.org,A,36'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const meaning = (header: string) => page.getByRole('combobox', { name: new RegExp(`: ${header}$`) })
  await meaning('Grade').waitFor()
  assert.equal(await meaning('Grade').inputValue(), 'values.grade')
  await meaning('Score').selectOption('Value: Hours')
  await page.getByRole('button', { name: 'Import 1 attendee' }).click()
  await page.getByText('Import complete').first().waitFor()
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees`)
  assert.deepEqual(body[0].values, { grade: 'A', hours: '36' })
  assert.deepEqual(panel.complaints, [])
})

test('answers of an attendee are edited by the questions of the event and of the chosen type, and kept where nothing changed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const show_if = { question_id: 'meal', is_any_of: [true] }
  const event = await anEvent(world, {
    registration_questions: [
      { id: 'meal', type: 'yes_no', label: 'Do you eat with us?' },
      { id: 'diet', type: 'choices', label: 'What do you eat?', options: ['Fish', 'Plants'], show_if },
      { id: 'company', type: 'short_text', label: 'Company' },
    ],
  })
  const path = `/admin/events/${event.id}`
  const questions = [{ id: 'year', type: 'number', label: 'Year of study', min: 1, max: 9 }]
  await world.request('POST', `${path}/registration-types`, { name: 'Student', questions })
  const { id } = await anAttendee(world, event.id, { answers: { company: 'Acme' } })
  await world.query(`update attendee set answers = answers || '{"old": "kept"}' where id = ${id}`)
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/attendees?open=${id}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  const answers = page.getByRole('group', { name: 'Answers' })
  const labels = () => answers.locator('label, legend').allTextContents()
  assert.deepEqual(await labels(), ['Answers', 'Do you eat with us?', 'Company'])
  await page.getByRole('dialog').getByLabel('Registration type').selectOption('Student')
  await answers.getByLabel('Do you eat with us?').selectOption('Yes')
  await answers.getByRole('group', { name: 'What do you eat?' }).getByLabel('Plants').check()
  await answers.getByLabel('Company').fill('')
  await answers.getByLabel('Year of study').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await answers.getByText('Year of study must be 9 or less.').waitFor()
  await answers.getByLabel('Year of study').fill('2,5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('region', { name: 'Answers' }).getByText('2.5').waitFor()
  const { body } = await world.request('GET', `${path}/attendees/${id}`)
  assert.deepEqual(body.answers, { old: 'kept', meal: true, diet: ['Plants'], year: 2.5 })
  assert.deepEqual(
    panel.complaints.filter((each) => !each.includes('422')),
    [],
  )
  panel.complaints.length = 0
})
