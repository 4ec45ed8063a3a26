import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { anAttendee, aSession } from '../../test/support/factories.ts'
import { anOpenEvent, aRegistration, mailsTo } from '../../test/support/register.ts'
import { aSurveyResponse } from '../../test/support/surveys.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const FIRM = { id: 'firm', type: 'short_text', label: 'Company' }

test('questions are added with a condition, moved, removed with undo and saved as the preview shows them; closing can be undone', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anOpenEvent(world, { registration_questions: [FIRM] })
  await aRegistration(world, event, { answers: { firm: 'Acme' } })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/registration`)
  const field = (name: string) => page.locator(`[name="registration_questions.${name}"]`)
  await page.getByRole('button', { name: 'Add question' }).click()
  await field('1.label').fill('Diet')
  await field('1.type').selectOption('choice')
  await field('1.options').fill('Vegan\n\n Halal \nNone')
  const preview = page.frameLocator('.question-preview iframe')
  await preview.getByText('Halal').waitFor()
  await page.getByRole('button', { name: 'Add question' }).click()
  await field('2.label').fill('Which allergy?')
  await field('2.show_if.question_id').selectOption({ label: 'Depending on: Diet' })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.locator('[name="registration_questions.2.show_if.is_any_of"][aria-invalid=true]').waitFor()
  complaints.splice(0)
  await page.getByRole('group', { name: 'Only with one of these answers' }).getByLabel('Vegan').check()
  // People have answered the first question: its removal asks, and can be undone.
  await page.getByRole('button', { name: 'Remove: Company' }).click()
  await page.getByRole('dialog').getByText('1 person has answered').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove question' }).click()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Move down: Company' }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Saved.').waitFor()
  const { body } = await world.request('GET', `/admin/events/${event.id}`)
  assert.deepEqual(
    body.registration_questions.map(({ id, options, show_if }: any) => [id, options ?? null, show_if]),
    [
      ['diet', ['Vegan', 'Halal', 'None'], null],
      ['firm', null, null],
      ['which_allergy', null, { question_id: 'diet', is_any_of: ['Vegan'] }],
    ],
  )
  await page.getByRole('button', { name: 'Close registration' }).click()
  await page.getByText('Registration was closed.').waitFor()
  await page.locator('.toast').filter({ hasText: 'Registration closed.' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('People can register now.').waitFor()
  assert.deepEqual(complaints.splice(0), [])
})

test('a type is added with a question that depends on one of the event, moved, offered on the public page, and kept while an attendee has it', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const isOnSite = { id: 'on_site', type: 'yes_no', label: 'Do you come in person?' }
  const event = await anOpenEvent(world, { registration_questions: [isOnSite] })
  await world.request('POST', `/admin/events/${event.id}/registration-types`, { name: 'Press' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/registration`)
  await page.getByRole('button', { name: 'Add type' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Student')
  await dialog.getByLabel('Places').fill('30')
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await dialog.locator('[name="questions.0.label"]').fill('University')
  await dialog.locator('[name="questions.0.show_if.question_id"]').selectOption({ index: 1 })
  await dialog.getByLabel('Yes').check()
  await dialog.getByRole('button', { name: 'Add type' }).click()
  await page.getByText('0 of 30 places taken · 1 question').waitFor()
  await page.frameLocator('.question-preview iframe').getByText('Student').waitFor()
  // A saved condition on a question of the event is kept when the type is saved again.
  await page.getByRole('button', { name: 'Student', exact: true }).click()
  await dialog.getByLabel('Description').fill('With a valid card')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('With a valid card').waitFor()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Move up: Student' }).press('Enter')
  await saved
  await page.getByText('Moved to position 1 of 2.').waitFor()
  await page.goto(event.public_url)
  assert.deepEqual(
    await page
      .getByRole('radio')
      .evaluateAll((all: any[]) => all.map(({ labels }) => labels[0].textContent))
      .then((all) =>
        all.filter((text: string) => /Student|Press/.test(text)).map((text: string) => text.split(' ')[0]),
      ),
    ['Student', 'Press'],
  )
  const { body } = await world.request('GET', `/admin/events/${event.id}/registration-types`)
  assert.deepEqual(body[0].questions[0].show_if, { question_id: 'on_site', is_any_of: [true] })
  await aRegistration(world, event, {
    registration_type_id: body[0].id,
    answers: { on_site: true, university: 'METU' },
  })
  await aRegistration(world, event, { registration_type_id: body[1].id })
  await page.goto(`${url}/admin/events/${event.id}/attendees?registration_type_id=${body[0].id}`)
  const row = page.locator('.grid-row', { hasText: '@example.org' })
  await row.first().waitFor()
  assert.deepEqual(await row.count(), 1)
  await row.getByText('Student').click()
  await dialog.getByText('University').waitFor()
  await aRegistration(world, event, { registration_type_id: body[0].id, answers: { on_site: false } })
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /all 2/i }).click()
  await page.getByRole('link', { name: 'Send message' }).click()
  await page.locator('[name="audience.registration_type_id"]').waitFor()
  assert.equal(await page.locator('[name="audience.registration_type_id"]').inputValue(), String(body[0].id))
  // The event has places without limit, and the only one of a type is taken.
  await world.request('PATCH', `/admin/events/${event.id}/registration-types/${body[1].id}`, { capacity: 1 })
  await aRegistration(world, event, { first_name: 'Cem', registration_type_id: body[1].id })
  await page.goto(`${url}/admin/events/${event.id}/waiting-list`)
  await page.getByText('Press: 0 free.').waitFor()
  await page.getByRole('button', { name: 'Offer a place: Cem' }).click()
  await dialog.getByText('No place is free for the type “Press”.').waitFor()
  await dialog.getByRole('button', { name: 'Offer beyond capacity' }).click()
  await page.locator('.grid-row', { hasText: 'Cem' }).getByText('Offered').waitFor()
  await page.goto(`${url}/admin/events/${event.id}/registration`)
  await page.getByRole('button', { name: 'Delete: Student' }).click()
  await dialog.getByText('2 attendees have this type, so it cannot be deleted.').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Delete type' }).isDisabled())
  await page.keyboard.press('Escape')
  // Escape closes the question that is asked first, and not the dialog around it.
  await page.getByRole('button', { name: 'Student', exact: true }).click()
  await dialog.getByLabel('Places').fill('40')
  await dialog.getByRole('button', { name: 'Remove: University' }).click()
  await dialog.getByText('1 person has answered').waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByText('1 person has answered').waitFor({ state: 'hidden' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 of 40 places taken').waitFor()
  assert.deepEqual(complaints.splice(0), [])
})

test('registrations are approved in one tap and declined with a reason, and a group is shown with who registered it', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/registration`)
  await page.getByLabel('Approve each registration').check()
  await page.getByLabel('Guests per registration').fill('2')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('Saved.').waitFor()
  const bob = { first_name: 'Bob', last_name: 'Guest', email: 'bob.guest@example.org' }
  await aRegistration(world, event, { first_name: 'Ada', guests: [bob] })
  const cem = await aRegistration(world, event, { first_name: 'Cem' })
  await page.goto(`${url}/admin/events/${event.id}`)
  await page.getByRole('link', { name: '3 awaiting approval' }).click()
  const row = (name: string) => page.locator('.grid-row', { hasText: name })
  await row('Ada').getByRole('button', { name: 'Approve: Ada Yılmaz' }).click()
  await page.getByText('Ada Yılmaz is registered and gets an email.').waitFor()
  await row('Ada').waitFor({ state: 'detached' })
  await row('Cem').getByRole('button', { name: 'Decline: Cem Yılmaz' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason (optional)').fill('Members only')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await row('Cem').waitFor({ state: 'detached' })
  const [mail] = await mailsTo(world, cem.email)
  assert.deepEqual([mail.kind, mail.text.includes('Members only')], ['registration_declined', true])
  await row('Bob Guest').getByText('Bob Guest').click()
  await dialog.getByRole('link', { name: 'Ada Yılmaz' }).waitFor()
  await dialog.getByRole('button', { name: 'Approve: Bob Guest' }).click()
  await page.getByText('No place is free: Bob Guest is on the waiting list and gets an email.').waitFor()
  await dialog.getByRole('button', { name: 'Offer a place: Bob Guest' }).waitFor()
  const two = [await aRegistration(world, event), await aRegistration(world, event)]
  await page.goto(`${url}/admin/events/${event.id}/attendees?status=pending`)
  await row('@example.org').nth(1).waitFor()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /all 2/i }).click()
  await page.locator('.chosen').getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog.getByLabel('Reason (optional)').fill('Full')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Decline 2 registrations' }).click()
  await page.getByText('2 registrations declined.').waitFor()
  assert.match((await mailsTo(world, two[1]!.email))[0].text, /Full/)
  assert.deepEqual(complaints.splice(0), [])
})

test('a session that people sign up for shows who did, in the agenda, in a filter and in the sheet, where it is changed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anOpenEvent(world)
  const talk = await aSession(world, event.id, { title: 'Workshop', capacity: 1 })
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id, { first_name: 'Bob' })]
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/agenda`)
  await page.getByRole('button', { name: 'Workshop', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('People sign up for this session').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('0 of 1 signed up').waitFor()
  await world.request('PUT', `/admin/events/${event.id}/attendees/${ada.id}/sessions`, { session_ids: [talk.id] })
  await page.getByText('1 of 1 signed up').waitFor()
  await page.goto(`${url}/admin/events/${event.id}/check-in`)
  await page.getByText('1 of 1 signed up').waitFor()
  await page.goto(`${url}/admin/events/${event.id}/attendees?open=${bob.id}`)
  const part = dialog.getByRole('region', { name: 'Sessions' })
  await part.getByText('Signed up for no session.').waitFor()
  await part.getByRole('button', { name: 'Change sessions' }).click()
  const changing = page.getByRole('dialog', { name: 'Change sessions' })
  await changing.getByLabel('Workshop').check()
  await changing.getByRole('button', { name: 'Save' }).click()
  await changing.getByRole('alert').waitFor()
  assert.deepEqual(
    complaints.splice(0).filter((each) => !each.includes('409')),
    [],
  )
  await changing.getByLabel('Also when a session is full').check()
  await changing.getByRole('button', { name: 'Save' }).click()
  await part.getByText('Workshop').waitFor()
  await page.goto(`${url}/admin/events/${event.id}/attendees?signed_up_for=${talk.id}`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /all 2/i }).click()
  await page.getByRole('link', { name: 'Send message' }).click()
  const audience = page.getByLabel('Signed up for')
  await audience.getByText('Workshop').waitFor({ state: 'attached' })
  assert.equal(await audience.inputValue(), String(talk.id))
  assert.deepEqual(complaints.splice(0), [])
})

test('people are offered a place out of turn, also beyond the capacity, and a change made elsewhere is seen without a reload', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const ada = await aRegistration(world, event, { first_name: 'Ada' })
  await aRegistration(world, event, { first_name: 'Bob' })
  const cem = await aRegistration(world, event, { first_name: 'Cem' })
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/waiting-list`)
  const row = (name: string) => page.locator('.grid-row', { hasText: name })
  await row('Bob').getByText('Number 1 in line').waitFor()
  await row('Cem').getByRole('button', { name: 'Offer a place: Cem' }).click()
  await page.getByRole('button', { name: 'Offer beyond capacity' }).click()
  await row('Cem').getByText('Offered').waitFor()
  assert.equal((await mailsTo(world, cem.email))[0].kind, 'place_offered')
  await row('Cem').getByRole('button', { name: 'Withdraw offer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw offer' }).click()
  await row('Cem').getByText('offers only by hand').waitFor()
  // Somebody leaves elsewhere, and their place is offered to the next.
  await ada.ask('DELETE')
  await world.runJobs()
  await row('Bob').getByText('Offered').waitFor()
  await row('Cem').getByRole('link').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Offer a place' }).waitFor()
  assert.equal(await sheet.getByRole('button', { name: 'Check in' }).count(), 0)
  assert.deepEqual(complaints.splice(0), [])
})

test('the ready-made survey is one click; its answers are shown by question and one by one', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world, url, complaints } = panel
  const event = await anOpenEvent(world)
  const page = await panel.visit()
  await page.goto(`${url}/admin/events/${event.id}/survey`)
  await page.getByRole('button', { name: 'Use the ready-made survey' }).click()
  await page.frameLocator('.question-preview iframe').getByText('Would you come again?').waitFor()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Not open yet').waitFor()
  await page.locator('[name=survey_opens_at]').fill('2020-01-01T10:00')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByLabel('Survey status').getByText('Open', { exact: true }).waitFor()
  await aSurveyResponse(world, event, { how_was_the_event: 4, what_should_we_do_better: 'More tea' })
  await page.getByRole('link', { name: 'Results' }).click()
  const rating = page.getByRole('region', { name: 'How was the event?' })
  await rating.getByText('Mean 4, median 4').waitFor()
  assert.equal(await rating.getByRole('row', { name: / 1 100%$/ }).count(), 1)
  await page.getByRole('link', { name: 'Responses' }).click()
  await page.locator('.grid-row').click()
  await page.getByRole('dialog').getByText('More tea').waitFor()
  assert.deepEqual(complaints.splice(0), [])
})
