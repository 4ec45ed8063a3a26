import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { applyRules } from '../../src/modules/training-rules/apply-rules.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aCourse, aProgramme, assign, ok } from '../../test/support/training.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('a course is recorded as completed for a pasted list; people who are left out stay in the list with the reason', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const course = await aCourse(world, { name: 'Fire safety' })
  const { id } = await aProgramme(world, [{ course_id: course.id }])
  await assign(world, id, ['ada@example.org', 'bob@example.org'])
  const page = await panel.visit()
  const dialog = page.getByRole('dialog')
  await page.goto(`${url}/admin/training/completions`)
  await page.getByRole('button', { name: 'Record completions' }).first().click()
  await dialog.getByLabel('Day of completion').fill('2026-01-15')
  await dialog.getByLabel('One person per line').fill('Ada Lovelace <ada@example.org>\nstranger@example.org')
  await dialog.getByRole('button', { name: 'Record completions' }).click()
  await dialog.getByText('Has no assignment and is no attendee.').waitFor()
  assert.equal(await dialog.getByLabel('One person per line').inputValue(), 'stranger@example.org')
  await dialog.getByLabel('One person per line').fill('bob@example.org')
  await dialog.getByRole('button', { name: 'Record completions' }).click()
  await dialog.waitFor({ state: 'detached' })
  const completions = await ok(world.request('GET', '/admin/training/completions'))
  assert.deepEqual(
    completions.map((each: any) => [each.email, each.name, each.completed_at.slice(0, 10)]),
    [
      ['bob@example.org', '', '2026-01-15'],
      ['ada@example.org', 'Ada Lovelace', '2026-01-15'],
    ],
  )
  await page.getByRole('searchbox').fill('bob')
  await page.getByRole('row').filter({ hasText: 'Ada' }).waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: 'bob@' }).click()
  await dialog.getByText('Recorded by hand').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Completion deleted.').waitFor()
  assert.equal((await ok(world.request('GET', '/admin/training/completions'))).length, 1)
  assert.deepEqual(panel.complaints, [])
})

test('a programme is given to contacts with a tag by itself, also to one who gets the tag later', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const { id } = await aProgramme(world, [], { name: 'Induction', due_days: 30 })
  const contact = (email: string, tags: string[]) => ok(world.request('POST', '/admin/crm/contacts', { email, tags }))
  await contact('now@example.org', ['staff'])
  const later = await contact('later@example.org', [])
  const page = await panel.visit()
  const dialog = page.getByRole('dialog')
  await page.goto(`${url}/admin/training/programmes/${id}`)
  await page.getByText('30 days after the assignment').waitFor()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('Add at least one tag.').waitFor()
  await dialog.getByLabel('Tags').fill('staff, crew')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('1 contact matches now.').waitFor()
  await dialog.getByRole('button', { name: 'Assign automatically' }).click()
  await page.getByText('Contacts tagged staff and crew').waitFor()
  await world.runJobs()
  await page.getByRole('row').filter({ hasText: 'now@example.org' }).waitFor()
  await ok(world.request('PATCH', `/admin/crm/contacts/${later.id}`, { tags: ['crew'] }))
  await applyRules(world.services)
  await page.getByRole('row').filter({ hasText: 'later@example.org' }).waitFor()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Automatic assignment is off.').waitFor()
  assert.deepEqual(await ok(world.request('GET', '/admin/training/assignment-rules')), [])
  assert.deepEqual(panel.complaints, [])
})
