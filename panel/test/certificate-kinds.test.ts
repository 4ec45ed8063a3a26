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

test('a kind of certificate is added with its validity and values, and found in the list', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { certificate_validity_days: 30 })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/settings`)
  const group = page.getByRole('region', { name: 'Kinds of certificate' })
  await group.getByRole('button', { name: 'Add kind' }).click()
  await group.getByLabel('Name of the kind').fill('Konuşmacı')
  assert.equal(await group.getByLabel('Key of the kind').inputValue(), 'konusmaci')
  await group.getByLabel('Validity').selectOption({ label: 'Number of years' })
  await group.getByLabel('Number of years', { exact: true }).fill('2')
  await group.getByRole('button', { name: 'Add value' }).click()
  await group.getByLabel('Label').fill('Role')
  await group.getByLabel('Value for everyone').fill('Keynote')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await group.getByRole('button', { name: 'Save' }).click()
  assert.equal((await saved).status(), 200)
  const { body } = await world.request('GET', `/admin/events/${event.id}`)
  assert.equal(body.certificate_validity_days, 30)
  assert.deepEqual(body.certificate_kinds, [
    {
      kind: 'konusmaci',
      label: 'Konuşmacı',
      template_id: null,
      certificate_validity_days: null,
      certificate_validity_months: null,
      certificate_validity_years: 2,
      certificate_valid_until: null,
      values: [{ key: 'role', label: 'Role', value: 'Keynote', question_id: null }],
    },
  ])
  const { id } = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}/certificates`
  for (const kind of ['attendee', 'konusmaci']) await world.request('POST', path, { attendee_ids: [id], kind })
  await page.goto(`${url}/admin/events/${event.id}/certificates?kind=konusmaci`)
  await page.getByRole('row').filter({ hasText: 'Ada' }).first().waitFor()
  assert.equal(await page.getByRole('row').filter({ hasText: 'Ada' }).count(), 1)
  assert.deepEqual(panel.complaints, [])
})

test('people who are no attendees are listed, previewed and given a kind of certificate', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { certificate_kinds: [{ kind: 'speaker', label: 'Speaker' }] })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/certificates`)
  await page.getByRole('button', { name: 'Issue to other people' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('People').fill('Grace Hopper\nalan@example.org')
  await dialog.getByLabel('Kind of certificate').selectOption('Speaker')
  await dialog.getByText('Add a name for alan@example.org.').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Continue' }).isDisabled())
  await dialog.getByLabel('People').fill('Grace Hopper\nAlan Turing <alan@example.org>')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('2 people will receive a certificate.').waitFor()
  await dialog.getByRole('button', { name: 'Issue 2 certificates' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { body } = await world.request('GET', `/admin/events/${event.id}/certificates`)
  assert.deepEqual(body.map((each: any) => [each.attendee_name, each.attendee_email, each.kind]).toSorted(), [
    ['Alan Turing', 'alan@example.org', 'speaker'],
    ['Grace Hopper', null, 'speaker'],
  ])
})
