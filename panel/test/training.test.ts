import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anEvent } from '../../test/support/factories.ts'
import { aPerson } from '../../test/support/people.ts'
import { aCourse, aProgramme, assign, assignmentsOf, ok } from '../../test/support/training.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a course and an event become a programme, which is assigned to a pasted list after a preview', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const event = await anEvent(world, { name: 'İş güvenliği günü' })
  const page = await panel.visit()
  const dialog = page.getByRole('dialog')
  await page.goto(`${url}/admin/training/courses`)
  await page.getByRole('button', { name: 'New course' }).first().click()
  await dialog.getByLabel('Name').fill('Fire safety')
  await dialog.getByLabel('Code').fill('F-1')
  await dialog.getByRole('button', { name: 'New course' }).click()
  await page.getByRole('cell', { name: 'Fire safety' }).waitFor()
  await page.getByRole('link', { name: 'Programmes', exact: true }).click()
  await page.getByRole('button', { name: 'New programme' }).first().click()
  await dialog.getByLabel('Name').fill('Safety')
  await dialog.getByLabel('Renewal period in months').fill('12')
  await dialog.getByRole('button', { name: 'Add Fire safety' }).click()
  await dialog.getByLabel('Find an event or course').fill('güvenliği')
  await dialog.getByRole('button', { name: 'Add İş güvenliği günü' }).click()
  await dialog.getByRole('button', { name: 'New programme' }).click()
  await page.getByRole('heading', { name: 'Safety', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Assign' }).first().click()
  await dialog.getByLabel('One person per line').fill('Ada Lovelace <ada@example.org>\nbob@example.org')
  await dialog.getByLabel('Due date').fill('2090-01-31')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('2 people get the programme.').waitFor()
  await dialog.getByRole('button', { name: 'Assign to 2 people' }).click()
  await page.getByRole('row').filter({ hasText: 'Ada Lovelace' }).waitFor()
  const [programme] = await ok(world.request('GET', '/admin/training/programmes'))
  assert.deepEqual(
    programme.requirements.map((each: any) => [each.event_id, each.name]),
    [
      [null, 'Fire safety'],
      [event.id, 'İş güvenliği günü'],
    ],
  )
  const [assignment] = await assignmentsOf(world, 'ada@example.org')
  assert.deepEqual([assignment.name, assignment.due_date, programme.renew_months], ['Ada Lovelace', '2090-01-31', 12])
  assert.deepEqual(panel.complaints, [])
})

test('contacts with a tag get a programme, and those who have it stay unchanged', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const { id } = await aProgramme(world, [], { name: 'Welcome' })
  for (const name of ['carol', 'dan', 'eve'])
    await ok(
      world.request('POST', '/admin/crm/contacts', {
        email: `${name}@example.org`,
        first_name: name,
        tags: name === 'eve' ? [] : ['staff'],
      }),
    )
  await assign(world, id, ['dan@example.org'])
  const page = await panel.visit()
  const dialog = page.getByRole('dialog')
  await page.goto(`${url}/admin/training/programmes/${id}`)
  await page.getByRole('button', { name: 'Assign' }).first().click()
  await dialog.getByLabel('Contacts', { exact: true }).check()
  await dialog.getByLabel('Tag', { exact: true }).selectOption('staff')
  await dialog.getByText('2 contacts match.').waitFor()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('1 person gets the programme.').waitFor()
  await dialog.getByText('1 person already has it and stays unchanged.').waitFor()
  await dialog.getByRole('button', { name: 'Assign to 1 person' }).click()
  await page.getByRole('row').filter({ hasText: 'carol' }).waitFor()
  const listed = await ok(world.request('GET', `/admin/training/programmes/${id}/assignments`))
  assert.deepEqual(listed.map((each: any) => each.email).toSorted(), ['carol@example.org', 'dan@example.org'])
  assert.deepEqual(panel.complaints, [])
})

test('compliance shows who is overdue first, and a person is edited and moved to another address', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const course = await aCourse(world, { name: 'Privacy' })
  const { id } = await aProgramme(world, [{ course_id: course.id }], { name: 'Data protection' })
  await assign(world, id, ['frank@example.org'], { due_date: '2090-01-01' })
  await assign(world, id, ['zoe@example.org'], { due_date: '2020-01-01' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/training?programme_id=${id}`)
  const rows = page.getByRole('table', { name: 'People in training' }).getByRole('row')
  await rows.nth(2).waitFor()
  assert.match((await rows.nth(1).textContent())!, /zoe@example\.org.*1 overdue.*Overdue/)
  assert.match((await rows.nth(2).textContent())!, /frank@example\.org.*1 due.*Due/)
  await rows.nth(1).click()
  const sheet = page.getByRole('dialog').first()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Data protection' })
  await edit.getByLabel('Due date').fill('2090-02-01')
  await edit.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText('due 1 Feb 2090').waitFor()
  await sheet.getByRole('button', { name: 'Change email address' }).click()
  const change = page.getByRole('dialog', { name: 'Change email address' })
  await change.getByLabel('New email address').fill('zoe@example.com')
  await change.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('cell', { name: 'zoe@example.com' }).waitFor()
  const [moved] = await assignmentsOf(world, 'zoe@example.com')
  assert.deepEqual([moved.programme_id, moved.due_date], [id, '2090-02-01'])
  assert.deepEqual(panel.complaints, [])
})

test('due dates of selected people move, and their assignments are deleted; viewers can do neither', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const { id } = await aProgramme(world, [], { name: 'Hygiene' })
  await assign(world, id, ['one@example.org', 'two@example.org', 'three@example.org'])
  const page = await panel.visit()
  const dialog = page.getByRole('dialog')
  await page.goto(`${url}/admin/training/programmes/${id}`)
  for (const name of ['one', 'two']) await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Move due date' }).click()
  await dialog.getByLabel('Due date').fill('2090-03-03')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('Due date moved for 2 people.').waitFor()
  await page.getByRole('row').filter({ hasText: 'one@' }).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 assignment deleted.').waitFor()
  const listed = await ok(world.request('GET', `/admin/training/programmes/${id}/assignments`))
  assert.deepEqual(
    listed.map((each: any) => [each.email, each.due_date]),
    [
      ['two@example.org', '2090-03-03'],
      ['three@example.org', null],
    ],
  )
  const viewer = await panel.visit({ token: (await aPerson(world, { role: 'viewer' })).token })
  await viewer.goto(`${url}/admin/training/programmes/${id}`)
  await viewer.getByRole('row').filter({ hasText: 'two@' }).waitFor()
  assert.equal(await viewer.getByRole('button', { name: /Assign|Edit|Move|Delete/ }).count(), 0)
  assert.equal(await viewer.getByRole('checkbox').count(), 0)
  assert.deepEqual(panel.complaints, [])
})
