import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { NO_BROWSER, openBrowser } from './support/browser.ts'
import { anEvent } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { anOpenEvent } from './support/register.ts'

const options = Array.from({ length: 9 }, (_, at) => `Option "${at}"`)
const QUESTIONS = [
  { id: 'dinner', type: 'yes_no', label: 'Dinner?' },
  { id: 'diet', type: 'choice', label: 'Diet?', options, show_if: { question_id: 'dinner', is_any_of: [true] } },
  {
    ...{ id: 'which', type: 'short_text', label: 'Which?', required: true },
    show_if: { question_id: 'diet', is_any_of: [options[8], options[7]] },
  },
]

test('a browser shows questions by their conditions without a script, sends the form, and shows a preview that cannot be sent', async (t) => {
  await using opened = await openBrowser()
  if (opened === null) return t.skip(NO_BROWSER)
  await using world = await startWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  const event = await anOpenEvent(world, { registration_questions: QUESTIONS })
  const context = await opened.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/e/${event.public_url.split('/').at(-1)}`)
  const shown = () =>
    page
      .locator('.question:visible [name^="answers."]')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('name')))])
  assert.deepEqual(await shown(), ['answers.dinner'])
  await page.getByLabel('Yes').check()
  assert.deepEqual(await shown(), ['answers.dinner', 'answers.diet'])
  await page.getByLabel('Diet?').selectOption(options[8]!)
  assert.deepEqual(await shown(), ['answers.dinner', 'answers.diet', 'answers.which'])
  // The question in between is hidden with its answer, and what depends on it with it.
  await page.getByLabel('No', { exact: true }).check()
  assert.deepEqual(await shown(), ['answers.dinner'])
  await page.getByLabel('First name').fill('Ayşe')
  await page.getByLabel('Email address').fill('ayse@example.org')
  world.advance(60_000)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL(/done=registered/)
  assert.deepEqual(await world.query('select answers from attendee'), [{ answers: { dinner: false } }])

  const { body, status, text } = await world.request('POST', `/admin/events/${event.id}/registration-preview`, {
    questions: QUESTIONS,
  })
  assert.equal(status, 200, text)
  const outside = await (await opened.browser.newContext()).newPage()
  const sent: string[] = []
  outside.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await outside.goto(`${origin}/admin/sign-in`)
  await outside.setContent('<iframe sandbox="allow-forms" style="width:600px;height:900px"></iframe>')
  await outside.locator('iframe').evaluate((frame, html) => frame.setAttribute('srcdoc', html), body.html)
  const frame = outside.frameLocator('iframe')
  await frame.getByText('Diet?').waitFor({ state: 'hidden' })
  await frame.getByLabel('Yes').check()
  assert.equal(await frame.getByText('Diet?').isVisible(), true)
  await frame.getByLabel('First name').fill('Ayşe')
  await frame.getByLabel('First name').press('Enter')
  assert.ok(sent.includes('GET /assets/pages.css'))
  assert.deepEqual(
    sent.filter((each) => each.startsWith('POST') && !each.startsWith('POST /api/v1/auth/')),
    [],
  )
  assert.equal(outside.frames().at(-1)!.url(), 'about:srcdoc')
})

test('a preview has the questions and the language of its event, for registration and survey, and refuses what cannot be asked', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { event_language: 'tr' })
  const preview = (body: object, id = event.id) =>
    world.request('POST', `/admin/events/${id}/registration-preview`, body)
  for (const kind of ['registration', 'survey']) {
    const { status, body } = await preview({ questions: QUESTIONS, kind })
    assert.equal(status, 200)
    for (const part of ['<html lang="tr">', 'name="answers.diet"', 'Which?', "form-action 'none'"])
      assert.ok(body.html.includes(part), part)
    assert.equal(body.html.includes('name="email"'), kind === 'registration')
  }
  assert.equal((await preview({ questions: [] }, 999)).status, 404)
  const refused = await preview({ questions: QUESTIONS.slice(1) })
  assert.deepEqual(
    [refused.status, refused.body.detail[0].loc],
    [422, ['body', 'questions', '0', 'show_if', 'question_id']],
  )
  assert.deepEqual(await world.query('select registration_questions as asked, survey from event'), [
    { asked: null, survey: null },
  ])
})
