import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { aContact, aDeal, anAccount, aTask } from '../../test/support/crm.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

test('duplicates are compared side by side, merged with chosen values, undone, and marked as different people', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const account_id = (await anAccount(world, { name: 'Navy' })).id
  const shared = { first_name: 'Grace', account_id }
  const first = await aContact(world, { ...shared, last_name: 'Hopper', title: 'Admiral', tags: ['navy'] })
  const second = await aContact(world, { ...shared, last_name: 'Hoper', title: 'Captain', email: 'grace@navy.example' })
  await aDeal(world, { title: 'Ship', contact_id: second.id })
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/duplicates`)
  const group = page
    .getByRole('region', { name: 'Grace Hopper and Grace Hoper' })
    .or(page.getByRole('region', { name: 'Grace Hoper and Grace Hopper' }))
  await group.getByText('Similar name at the same company').waitFor()
  assert.match((await group.getByRole('row', { name: /Job title/ }).textContent())!, /differs/)
  await group.getByRole('button', { name: 'Merge…' }).click()
  const merging = page.getByRole('dialog')
  await merging.getByLabel('Grace Hopper').check()
  await merging.getByRole('group', { name: 'Job title' }).getByLabel('Captain').check()
  await merging.getByText('1 deal').waitFor()
  await merging.getByRole('button', { name: 'Merge 2 contacts' }).click()
  await page.getByText('Merged into Grace Hopper.').waitFor()
  await page.getByText('No duplicates').waitFor()
  const { body: merged } = await world.request('GET', `/admin/crm/contacts/${first.id}`)
  assert.deepEqual([merged.title, merged.email, merged.tags], ['Captain', 'grace@navy.example', ['navy']])
  await page.getByRole('button', { name: 'Merges' }).click()
  await page
    .getByRole('row', { name: /Grace Hopper/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await page.getByText('The merge is undone.').waitFor()
  assert.equal((await world.request('GET', `/admin/crm/contacts/${second.id}`)).body.title, 'Captain')
  assert.equal((await world.request('GET', `/admin/crm/contacts/${first.id}`)).body.title, 'Admiral')
  await page.getByRole('button', { name: 'To review' }).click()
  await page.getByRole('button', { name: 'Different people' }).click()
  await page.getByText('No duplicates').waitFor()
  await page.getByRole('button', { name: 'Dismissed' }).click()
  await page.getByRole('button', { name: 'Show as duplicates again' }).click()
  await page.getByText('No dismissed duplicates').waitFor()
  await page.getByRole('button', { name: 'To review' }).click()
  await page.getByRole('button', { name: 'Merge…' }).waitFor()
})

test('a task is added to a deal, done and opened again, and many are done at once', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const deal = await aDeal(world, { title: 'Seats' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/pipeline/${deal.id}`)
  await page.getByRole('button', { name: 'Add task' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByRole('button', { name: 'Add task' }).click()
  await adding.getByText('Title is required.').first().waitFor()
  await adding.getByLabel('Title').fill('Call back')
  await adding.getByLabel('Due').fill('2026-01-01T09:00')
  await adding.getByRole('button', { name: 'Add task' }).click()
  await page.getByText('Overdue').waitFor()
  const [stored] = (await world.request('GET', `/admin/crm/tasks?deal_id=${deal.id}`)).body
  assert.deepEqual([stored.due_at, stored.owner_name], ['2026-01-01T06:00:00.000Z', 'Olga'])
  for (const title of ['One', 'Two']) await aTask(world, { title, owner_id: stored.owner_id })
  await page.getByRole('link', { name: 'Tasks' }).click()
  const list = page.getByRole('table', { name: 'Tasks' })
  await list.getByText('Two').waitFor()
  await page.getByRole('checkbox', { name: 'Mark “Call back” as done' }).click()
  await page.getByText('Done: Call back').waitFor()
  await list.getByText('Call back').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await list.getByText('Call back').waitFor()
  await list.getByRole('row').nth(1).getByRole('checkbox', { name: 'Select' }).check()
  await page.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByText('Changed 3 tasks.').waitFor()
  const left = await world.request('GET', '/admin/crm/tasks?status=open')
  assert.deepEqual(left.body, [])
})

test('score rules are added, corrected and taken back, and all scores follow', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url } = panel
  const contact = await aContact(world, { first_name: 'Vera', tags: ['vip'] })
  const page = await panel.visit()
  await page.goto(`${url}/admin/crm/scores`)
  await page.getByText('Attended an event').first().waitFor()
  await page.getByRole('button', { name: 'Add rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Very important')
  await dialog.getByLabel('Points').fill('1001')
  await dialog.getByLabel('Counts').selectOption('A tag')
  await dialog.getByLabel('Tag', { exact: true }).fill('vip')
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await dialog.getByText('Points must be 1000 or less.').first().waitFor()
  await dialog.getByLabel('Points').fill('70')
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await page.getByText('Rules saved. All scores are recalculated.').waitFor()
  await page.getByText('Has the tag vip').waitFor()
  const rules = async () => (await world.request('GET', '/admin/crm/lead-score-rules')).body
  assert.deepEqual((await rules()).at(-1), {
    ...{ key: 'very_important', label: 'Very important', points: 70, active: true },
    ...{ half_life_days: null, max_count: null, when: { tag: 'vip' } },
  })
  await page.getByRole('button', { name: 'Delete Attended an event' }).click()
  await page.getByText('Deleted “Attended an event”.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('button', { name: 'Delete Attended an event' }).waitFor()
  assert.equal((await rules())[0].key, 'attended')
  await world.request('POST', '/admin/crm/lead-scores/recalculate')
  assert.equal((await world.request('GET', `/admin/crm/contacts/${contact.id}`)).body.lead_score, 70)
})
