import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startListening, untilHandled, untilListening } from '../../test/support/automations.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anEvent, aSession } from '../../test/support/factories.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const DATE = '2090-05-01T09:00:00Z'
const QUESTIONS = [{ id: 'diet', type: 'choice', label: 'Diet', options: ['Vegan', 'None'] }]

test('a rule gets its hours, session and conditions in the form, reads as sentences, and keeps them when it is renamed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world, { event_date: DATE, registration_questions: QUESTIONS })
  const keynote = await aSession(world, event.id, {
    title: 'Keynote',
    start_time: DATE,
    end_time: '2090-05-01T10:00:00Z',
  })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/automations`)
  await page.getByRole('button', { name: 'New automation' }).click()
  const form = page.getByRole('dialog').locator('form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await field('name').fill('Soon')
  await field('trigger').selectOption('before_session')
  assert.equal(await field('trigger').locator('option').count(), 16)
  await field('trigger_hours').fill('2')
  await field('session_id').selectOption({ label: 'Keynote' })
  // The email of the trigger is proposed.
  await form
    .locator('[name="actions.0.template_id"] option:checked', { hasText: 'Session reminder' })
    .waitFor({ state: 'attached' })
  for (let nth = 0; nth < 3; nth++) await form.getByRole('button', { name: 'Add condition' }).click()
  await field('conditions.0.field').selectOption('answer')
  await field('conditions.0.question_id').selectOption({ label: 'Diet' })
  await field('conditions.0.value').selectOption('Vegan')
  await field('conditions.1.operator').selectOption('is_not')
  await field('conditions.1.value').fill('staff')
  await field('conditions.2.field').selectOption('tier')
  await field('conditions.2.value').waitFor()
  await form.getByRole('button', { name: 'New automation' }).click()
  await form.locator('[name="conditions.2.value"][aria-invalid=true]').waitFor()
  complaints.splice(0)
  await form.getByRole('button', { name: 'Remove condition 3' }).click()
  await form.getByRole('button', { name: 'New automation' }).click()
  const facts = page.locator('.facts')
  await facts.getByText('2 hours before Keynote starts').waitFor()
  await facts.getByText('Does not have the tag staff').waitFor()
  await facts.getByText('Diet: Vegan').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await form.locator('[name=session_id] option:checked', { hasText: 'Keynote' }).waitFor({ state: 'attached' })
  await field('name').fill('Very soon')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Very soon', level: 1 }).waitFor()
  const [rule] = (await world.request('GET', `/admin/events/${event.id}/automations`)).body
  assert.deepEqual([rule.name, rule.trigger_hours, rule.session_id], ['Very soon', 2, keynote.id])
  assert.deepEqual(rule.conditions, [
    { field: 'answer', question_id: 'diet', operator: 'is', value: 'Vegan' },
    { field: 'tag', question_id: null, operator: 'is_not', value: 'staff' },
  ])
  assert.deepEqual(complaints, [])
})

test('a ready-made rule that lacks something leads to its field; one click adds it once it is there, and no second time', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anEvent(world, { event_date: null })
  const page = await panel.visit()
  const open = () => page.goto(`${url}/admin/events/${event.id}/automations`)
  await open()
  const card = page.locator('.preset', { hasText: 'Reminder the day before' })
  await card.getByRole('button').click()
  await card.getByText('It needs an event date that has not passed.').waitFor()
  await card.getByRole('link', { name: 'Open event settings' }).click()
  await page.locator('[name=event_date]:focus').waitFor()
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}/automations`)).body, [])
  await world.request('PATCH', `/admin/events/${event.id}`, { event_date: DATE })
  await open()
  await card.getByRole('button').click()
  await page.locator('.grid-row').getByText('24 hours before the event starts').waitFor()
  await open()
  await page.getByText('Ready-made automations').click()
  await card.getByRole('button').click()
  await card.getByText('This event already has it.').waitFor()
  await card.getByRole('link', { name: 'Open' }).click()
  await page.locator('.facts').getByText('24 hours before the event starts').waitFor()
  const refused = complaints.splice(0).filter((each) => !each.includes('409'))
  assert.deepEqual(refused, [])
})

test('a rule of the organisation is on a new event as a copy that has nothing but its switch', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  await using _ = await startListening(world)
  await untilListening(world)
  const page = await panel.visit()
  await page.goto(`${url}/admin/settings/automations`)
  await page.getByRole('button', { name: 'New automation' }).click()
  const form = page.getByRole('dialog').locator('form')
  await form.locator('[name=name]').fill('Thank everyone')
  await form.locator('[name=trigger]').selectOption('after_event')
  await form.locator('[name="actions.0.type"]').selectOption('add_crm_tag')
  await form.locator('[name="actions.0.tag"]').fill('came')
  await form.getByRole('button', { name: 'New automation' }).click()
  await page.locator('.facts').getByText('1 hour after the event ends').waitFor()
  const event = await anEvent(world)
  await untilHandled(world)
  await page.goto(`${url}/admin/events/${event.id}/automations`)
  const row = page.locator('.grid-row', { hasText: 'Thank everyone' })
  await row.getByText('Organisation').waitFor()
  await row.getByRole('switch').click()
  await row.locator('[role=switch][aria-checked=false]').waitFor()
  await row.getByRole('link').click()
  await page.getByText('This automation comes from the organisation').waitFor()
  const buttons = page.locator('.page-actions button')
  assert.deepEqual(await buttons.allTextContents(), ['Enable'])
  await page.getByRole('link', { name: 'Open the organisation’s automation' }).click()
  await page.locator('.facts').getByText('1 event has it').waitFor()
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('button', { name: 'Enable' }).waitFor()
  await page.goto(`${url}/admin/events/${event.id}/automations`)
  await row.getByRole('switch').click()
  await page.getByText('The organisation has disabled this automation.').waitFor()
  assert.deepEqual(
    complaints.splice(0).filter((each) => !each.includes('409')),
    [],
  )
  const made = (await world.request('GET', '/admin/automations')).body[0]
  assert.deepEqual([made.trigger_hours, made.conditions, made.enabled], [1, [], false])
  assert.equal(made.actions[0].tag, 'came')
})
