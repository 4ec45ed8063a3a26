import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'
import { assertUsable, formsOf, open, sendFields } from '../../../../test/support/public-forms.ts'
import { auditOf, outbox } from '../../../../test/support/stored.ts'
import {
  anAnswerer,
  aSurveyedEvent,
  aSurveyResponse,
  fieldsOf,
  responsesOf,
  SURVEY,
} from '../../../../test/support/surveys.ts'

const TURKISH = { 'accept-language': 'tr' }
const at = (time: string) => new Date(`2026-11-22T${time}Z`)

test('each state of a survey has its text in both languages, with a form while it can be answered', async () => {
  await using world = await startWorld()
  const times = { survey_opens_at: '2026-11-22T09:00:00Z', survey_closes_at: '2026-11-22T12:00:00Z' }
  const event = await aSurveyedEvent(world, { ...times, event_timezone: 'Europe/Istanbul' })
  const path = `/admin/events/${event.id}`
  const one = await anAnswerer(world, event)
  const other = await anAnswerer(world, event)
  const told = async ({ look }: typeof one, english: string, turkish: string, forms: number, text = /./) => {
    const page = await look()
    assert.deepEqual([page.status, page.heading, formsOf(page).length], [200, english, forms])
    assert.match(page.text, text)
    assertUsable(page)
    assert.equal((await look(TURKISH)).heading, turkish)
  }
  world.stopClock(at('08:59:59.999'))
  const opens = /It opens on <time [^>]*>22 November 2026, 12:00 \(Istanbul, UTC\+3\)</
  await told(one, 'The survey has not opened yet', 'Anket henüz açılmadı', 0, opens)
  world.stopClock(at('09:00:00'))
  const until =
    /go to <bdi lang="">My organisation<\/bdi>, together with your name[\s\S]*until <time [^>]*>22 November 2026, 15:00 /
  await told(one, 'How was it?', 'Nasıldı?', 1, until)
  assert.equal((await one.answer({ stars: 4 })).status, 303)
  const saved = /saved on <time [^>]*>22 November 2026, 12:00 [\s\S]*change them until <time /
  await told(one, 'Thank you for your answers', 'Yanıtlarınız için teşekkürler', 1, saved)
  await world.request('PATCH', path, { survey_closes_at: null })
  const open = /You can change them for as long as the survey is open\./
  await told(one, 'Thank you for your answers', 'Yanıtlarınız için teşekkürler', 1, open)
  await world.request('PATCH', path, { survey_closes_at: times.survey_closes_at })
  world.stopClock(at('12:00:00'))
  await told(one, 'Thank you for your answers', 'Yanıtlarınız için teşekkürler', 0, /closed, so they stay as they are/)
  await told(other, 'The survey is closed', 'Anket kapandı', 0, /answered until <time /)
  await world.request('PATCH', path, { survey: [] })
  await told(one, 'There are no questions', 'Soru yok', 0)
  await world.request('PATCH', path, { survey: SURVEY, survey_closes_at: null })
  await world.request('PATCH', `${path}/attendees/${other.attendee.id}`, { status: 'cancelled' })
  await told(other, 'This survey is for those who are registered', 'Bu anket kayıtlı katılımcılar içindir', 0)
})

test('by default a survey opens when the event ends, and stays closed while that time is unknown', async () => {
  await using world = await startWorld()
  const day = { survey_opens_at: null, event_date: '2026-11-22T10:00:00Z', event_timezone: 'Europe/Istanbul' }
  const event = await aSurveyedEvent(world, day)
  const { look, link } = await anAnswerer(world, event)
  const headingAt = async (time: Date) => {
    world.stopClock(time)
    return [(await look()).heading, (await link()).state]
  }
  const closed = ['The survey has not opened yet', 'not_open']
  assert.deepEqual(await headingAt(at('20:59:59.999')), closed)
  assert.deepEqual(await headingAt(at('21:00:00')), ['How was it?', 'open'])
  await world.request('PATCH', `/admin/events/${event.id}`, { event_date: null })
  assert.deepEqual(await headingAt(at('21:00:00')), closed)
  assert.match((await look()).text, /It opens when the event is over\./)
  assert.match((await look(TURKISH)).text, /Etkinlik sona erdiğinde açılır\./)
})

test('a survey is answered once, can be changed until it closes, and is announced only the first time', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const one = await anAnswerer(world, event, { first_name: 'Ayşe', last_name: 'Yılmaz' })
  world.stopClock(at('09:00:00'))
  const sent = await one.answer({ stars: 4, why: ' The "talks" <b>\r\n& the food ' })
  assert.deepEqual([sent.status, sent.headers['location']], [303, `${one.page}?done=answer`])
  const [first] = await responsesOf(world, event)
  assert.deepEqual(first, {
    id: first.id,
    attendee_id: one.attendee.id,
    attendee_name: 'Ayşe Yılmaz',
    attendee_email: one.attendee.email,
    submitted_at: '2026-11-22T09:00:00.000Z',
    updated_at: '2026-11-22T09:00:00.000Z',
    answers: [
      { question_id: 'stars', question: 'How did you like it?', answer: 4 },
      { question_id: 'why', question: 'Why?', answer: 'The "talks" <b>\n& the food' },
    ],
  })
  const saved = await open(world, `${one.page}?done=answer`)
  assert.match(saved.text, /<div class="verdict valid" role="status">/)
  const [form] = formsOf(saved)
  assert.deepEqual([form!.fields['answers.stars'], form!.fields['answers.why']], ['4', 'The "talks" <b>\r\n& the food'])
  world.stopClock(at('10:00:00'))
  await one.answer({ stars: 5, why: ' ' })
  const [second, ...others] = await responsesOf(world, event)
  assert.deepEqual(others, [])
  assert.deepEqual(second, {
    ...first,
    updated_at: '2026-11-22T10:00:00.000Z',
    answers: [{ ...first.answers[0], answer: 5 }],
  })
  const about = { attendee_id: one.attendee.id, event_id: event.id }
  const told = (await outbox(world, 'survey.answered')).map(({ data }) => data)
  const { first_name, last_name, email } = one.attendee
  const answers = first.answers.map(({ question: label, ...each }: any) => ({ ...each, label }))
  const expected = { response_id: first.id, ...about, first_name, last_name, email, answers }
  assert.deepEqual(told, [{ ...expected, submitted_at: first.submitted_at }])
  const [made] = await auditOf(world, 'survey_response.create')
  const [changed] = await auditOf(world, 'survey_response.update')
  assert.deepEqual([made.after, made.actor.split(':')[0]], [{ ...about, questions_answered: 2 }, 'visitor'])
  assert.deepEqual([changed.after, changed.subject_id], [{ ...about, questions_answered: 1 }, first.id])
})

test('invalid answers are shown as they were typed, each with its problem, and nothing is stored', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const one = await anAnswerer(world, event)
  for (const [heading, headers, sentence] of [
    [
      'Your answers are not saved yet',
      {},
      /<div class="summary" role="alert"[\s\S]*How did you like it\?<\/bdi> – Please answer this question\./,
    ],
    [
      'Yanıtlarınız henüz kaydedilmedi',
      TURKISH,
      /<div class="summary" role="alert"[\s\S]*How did you like it\?<\/bdi> – Lütfen bu soruyu yanıtlayın\./,
    ],
  ] as const) {
    const wrong = await one.answer({ why: 'Because' }, headers)
    assert.deepEqual([wrong.status, wrong.heading], [422, heading])
    assertUsable(wrong)
    assert.match(wrong.text, sentence)
    assert.equal(formsOf(wrong)[0]!.fields['answers.why'], 'Because')
  }
  for (const stars of ['0', '6', '4.5', 'many', '1e400']) assert.equal((await one.answer({ stars })).status, 422)
  assert.deepEqual(await responsesOf(world, event), [])
  await one.answer({ stars: 1 })
  const wrong = await one.answer({ stars: 2, why: 'x'.repeat(5_001) })
  assert.deepEqual([wrong.status, wrong.heading], [422, 'Your answers are not saved yet'])
  assert.match(wrong.text, /<details open>/)
  assert.equal((await responsesOf(world, event))[0].answers[0].answer, 1)
})

test('all answers together have a size limit, for any number of questions, and nothing typed is lost', async () => {
  await using world = await startWorld()
  const texts = Array.from({ length: 5 }, (_, at) => ({ id: `q${at}`, type: 'long_text', label: `Question ${at}` }))
  const meal = { id: 'meal', type: 'choice', label: 'Meal', options: ['x'.repeat(300)] }
  const event = await aSurveyedEvent(world, { survey: [...texts, meal] })
  const one = await anAnswerer(world, event)
  const four = { q0: 'a'.repeat(5_000), q1: 'b'.repeat(5_000), q2: 'c'.repeat(5_000), q3: 'd'.repeat(5_000) }
  const long = await one.answer({ ...four, q4: '!' })
  assert.equal(long.status, 422)
  assertUsable(long)
  assert.match(long.text, /<p class="problem" role="alert">All your answers together are longer than 20,000 /)
  assert.equal(formsOf(long)[0]!.fields['answers.q3'], four.q3)
  assert.deepEqual(await responsesOf(world, event), [])
  assert.equal((await one.answer({ ...four, meal: 'x'.repeat(300) })).status, 303)
  assert.equal((await responsesOf(world, event, '?search=ddd xxx')).length, 1)
})

test('a link opens one survey only, stops working when the address changes, and is stored nowhere', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const one = await anAnswerer(world, event)
  const registration = one.page.replace('/s/', '/t/')
  const token = one.page.slice(3)
  const wrong = [`/s/${token.slice(0, -1)}-`, `/s/${token}A`, '/s/x', `/s/${token.slice(0, 8)}${'A'.repeat(22)}`]
  for (const page of wrong) {
    const missing = await open(world, page)
    assert.deepEqual([missing.status, missing.heading], [404, 'No such survey'])
    assertUsable(missing)
    assert.equal((await open(world, page, TURKISH)).heading, 'Böyle bir anket yok')
    assert.equal((await sendFields(world, page, fieldsOf({ stars: 5 }))).status, 404)
  }
  assert.equal((await open(world, registration)).status, 404)
  const { headers, text } = await one.look()
  assert.deepEqual([headers['cache-control'], headers['referrer-policy']], ['no-store', 'no-referrer'])
  assert.equal(headers['x-robots-tag'], 'noindex, noarchive')
  assert.ok(!text.includes(one.attendee.email))
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${one.attendee.id}`, { email: 'new@example.org' })
  assert.equal((await one.look()).status, 404)
  assert.notEqual(new URL((await one.link()).url).pathname, one.page)
})

test('opening the page of a survey, however often, changes nothing', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const one = await anAnswerer(world, event)
  for (const query of ['', '?done=answer', '?answers.stars=5']) await open(world, one.page + query)
  assert.deepEqual(await responsesOf(world, event), [])
  assert.equal((await one.link()).submitted_at, null)
})

test('many people who answer from one network at the end of an event do not block each other', async () => {
  await using world = await startWorld({ rateLimit: true })
  const event = await aSurveyedEvent(world)
  for (let nth = 0; nth < 15; nth++) await aSurveyResponse(world, event, { stars: 5 })
  assert.equal((await responsesOf(world, event)).length, 15)
})
