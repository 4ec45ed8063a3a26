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
