import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { auditOf } from '../../../test/support/stored.ts'
import { aSurveyedEvent, aSurveyResponse, responsesOf } from '../../../test/support/surveys.ts'
import { jobContext } from '../../platform/context/context.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'
import { exportPerson } from '../../platform/personal/export-person.ts'

const QUESTIONS = [
  { id: 'why', type: 'long_text', label: 'Why?' },
  { id: 'talks', type: 'choices', label: 'Which talks?', options: ['Opening', 'A; b'] },
  { id: 'again', type: 'yes_no', label: 'Come again?' },
]

test('responses come newest first, a page at a time, and are found by name, address and what was answered', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world, { survey: QUESTIONS })
  const other = await aSurveyedEvent(world, { survey: QUESTIONS })
  await aSurveyResponse(world, event, { why: 'Güzel 100%_ idi' }, { first_name: 'Ayşe', last_name: '' })
  await aSurveyResponse(
    world,
    event,
    { talks: ['A; b'], again: 'yes' },
    { first_name: 'Bob', email: 'bob@örnek.example' },
  )
  await aSurveyResponse(world, event, {}, { first_name: 'Çağrı' })
  await aSurveyResponse(world, other, { why: 'Güzel' })
  const names = async (query = '') => (await responsesOf(world, event, query)).map((each: any) => each.attendee_name)
  assert.deepEqual(await names(), ['Çağrı Lovelace', 'Bob Lovelace', 'Ayşe'])
  for (const [search, found] of [
    ['GUZEL', ['Ayşe']],
    ['0%_', ['Ayşe']],
    ['%i', []],
    ['a; b', ['Bob Lovelace']],
    ['ÖRNEK.exa', ['Bob Lovelace']],
    ['love', ['Çağrı Lovelace', 'Bob Lovelace']],
    ['cagri', ['Çağrı Lovelace']],
    ['true', []],
    ['\u200b', ['Çağrı Lovelace', 'Bob Lovelace', 'Ayşe']],
  ] as const)
    assert.deepEqual(await names(`?search=${encodeURIComponent(search)}`), found, search)
  const path = `/admin/events/${event.id}/survey-responses`
  const page = await world.request('GET', `${path}?limit=2&page=2`)
  assert.deepEqual([page.headers['x-total-count'], page.body.length, page.body[0].attendee_name], ['3', 1, 'Ayşe'])
  assert.deepEqual(page.body[0].answers, [{ question_id: 'why', question: 'Why?', answer: 'Güzel 100%_ idi' }])
  const narrowed = await world.request('GET', `${path}?search=love&limit=1`)
  assert.deepEqual([narrowed.headers['x-total-count'], narrowed.body.length], ['2', 1])
  for (const key of [await world.stranger(), world.key])
    for (const gone of [`/admin/events/${key === world.key ? 0 : event.id}/survey-responses`])
      for (const query of ['', '?search=love', '?format=csv'])
        assert.equal((await world.request('GET', gone + query, undefined, { key })).status, 404)
})

test('responses are selected by the answer to a question, in the list and as a file', async () => {
  await using world = await startWorld()
  const stars = { id: 'stars', type: 'rating', label: 'Stars?' }
  const event = await aSurveyedEvent(world, { survey: [...QUESTIONS, stars] })
  await aSurveyResponse(world, event, { why: 'Opening', stars: '5' }, { first_name: 'Ada' })
  await aSurveyResponse(world, event, { talks: ['Opening', 'A; b'], again: 'yes' }, { first_name: 'Bob' })
  await aSurveyResponse(world, event, { talks: ['Opening'], again: 'no', stars: '4' }, { first_name: 'Can' })
  for (const [query, found] of [
    ['question_id=talks&answer=Opening', ['Can', 'Bob']],
    ['question_id=talks&answer=A%3B%20b', ['Bob']],
    ['question_id=talks&answer=Open', []],
    ['question_id=why&answer=Opening', ['Ada']],
    ['question_id=again&answer=true', ['Bob']],
    ['question_id=stars&answer=5', ['Ada']],
    ['question_id=stars', ['Can', 'Ada']],
    ['question_id=stars&search=can', ['Can']],
    ['question_id=other', []],
  ] as const) {
    const names = (await responsesOf(world, event, `?${query}`)).map(
      ({ attendee_name }: any) => attendee_name.split(' ')[0],
    )
    assert.deepEqual(names, found, query)
    const file = await world.request('GET', `/admin/events/${event.id}/survey-responses?${query}&format=csv`)
    assert.equal(file.text.trim().split('\n').length, found.length + 1, query)
  }
})

test('as CSV a survey has a line for each response and a column for each question, also for those that were asked once', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world, { survey: QUESTIONS })
  const one = await aSurveyResponse(world, event, { why: '=1+1', again: 'no' }, { email: 'ada@example.org' })
  const survey = [{ id: 'talks', type: 'choices', label: 'Which talks were good?', options: ['A; b', 'Opening'] }]
  await world.request('PATCH', `/admin/events/${event.id}`, { survey })
  await aSurveyResponse(world, event, { talks: ['Opening', 'A; b'] }, { first_name: 'Bob', email: 'bob@example.org' })
  const csv = async (query = '') => {
    const path = `/admin/events/${event.id}/survey-responses?format=csv${query}`
    const { headers, text } = await world.request('GET', path)
    assert.equal(headers['content-disposition'], `attachment; filename="survey-responses-${event.id}.csv"`)
    const time = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
    return text.replaceAll(time, 'TIME').split('\r\n')
  }
  const id = one.attendee.id
  const [head, ada, bob, end] = await csv()
  assert.equal(
    head,
    '\ufeffid,attendee_id,first_name,last_name,email,submitted_at,updated_at,Which talks were good?,Come again?,Why?',
  )
  assert.match(ada!, new RegExp(`^\\d+,${id},Ada,Lovelace,ada@example\\.org,TIME,TIME,,no,'=1\\+1$`))
  assert.match(bob!, /,Bob,Lovelace,bob@example\.org,TIME,TIME,"A; b; Opening",,$/)
  assert.equal(end, '')
  assert.deepEqual(await csv('&search=bob'), [head, bob, ''])
})

test('answers keep the question as it was asked, also to questions that are asked no more and while others are changed', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world, { survey: QUESTIONS })
  const one = await aSurveyResponse(world, event, { why: 'Because', again: 'yes', talks: ['Opening'] })
  const changed = [
    { id: 'again', type: 'rating', label: 'How likely is it that you come again?' },
    { id: 'talks', type: 'choices', label: 'Which talks did you hear?', options: ['A; b', 'Opening'] },
  ]
  await world.request('PATCH', `/admin/events/${event.id}`, { survey: changed })
  const told = async () => (await responsesOf(world, event))[0].answers.map((each: any) => Object.values(each))
  const before = [
    ['why', 'Why?', 'Because'],
    ['talks', 'Which talks?', ['Opening']],
    ['again', 'Come again?', true],
  ]
  assert.deepEqual(await told(), before)
  assert.equal((await one.answer({ again: '3' })).status, 303)
  assert.deepEqual(await told(), [
    ['again', 'How likely is it that you come again?', 3],
    ['talks', 'Which talks did you hear?', ['Opening']],
    ['why', 'Why?', 'Because'],
  ])
})

test('a response that is deleted is gone, and can be given anew as a first one', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world, { survey: QUESTIONS })
  const other = await aSurveyedEvent(world)
  const one = await aSurveyResponse(world, event, { why: 'Because' })
  const [{ id }] = await responsesOf(world, event)
  const path = (eventId: number) => `/admin/events/${eventId}/survey-responses/${id}`
  for (const [key, eventId] of [
    [await world.stranger(), event.id],
    [world.key, other.id],
  ])
    assert.equal((await world.request('DELETE', path(eventId), undefined, { key })).status, 404)
  assert.equal((await world.request('DELETE', path(event.id))).status, 204)
  assert.equal((await world.request('DELETE', path(event.id))).status, 404)
  assert.deepEqual(await responsesOf(world, event), [])
  const [entry, ...more] = await auditOf(world, 'survey_response.delete')
  assert.deepEqual([entry.before, more], [{ attendee_id: one.attendee.id, event_id: event.id }, []])
  assert.equal((await one.answer({ why: 'Again' })).status, 303)
  assert.equal((await responsesOf(world, event)).length, 1)
})

test('whoever is erased is out of what they answered, which is counted still; whom others name is not', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world, { survey: QUESTIONS })
  const email = 'Zuleika@example.org'
  await aSurveyResponse(world, event, { why: 'I am zuleika@example.org' }, { email })
  await aSurveyResponse(world, event, { why: 'zuleika@example.org was there' })
  const ctx = jobContext(world.services, 1, 'test')
  const exported = await exportPerson(ctx, { email: email.toUpperCase() })
  assert.deepEqual(
    exported['survey_response']!.map((row: any) => [row.answers[0].answer, row.folded]),
    [['I am zuleika@example.org', undefined]],
  )
  assert.equal((await erasePerson(ctx, { email }))['survey_response'], 1)
  const left = (await responsesOf(world, event)).map((each: any) => each.answers.length)
  assert.deepEqual(left, [1, 0])
  assert.deepEqual(await responsesOf(world, event, '?search=i am'), [])
})

test('the link of a survey is told with what can be done by it', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world, { survey_closes_at: '2099-01-01' })
  const { attendee, link, page } = await aSurveyResponse(world, event, { stars: 3 })
  const { url, submitted_at, ...told } = await link()
  assert.deepEqual([url, typeof submitted_at], [`http://laurel.test${page}`, 'string'])
  const times = { opens_at: '2020-01-01T00:00:00.000Z', closes_at: '2099-01-01T00:00:00.000Z' }
  assert.deepEqual(told, { state: 'open', ...times })
  await world.request('PATCH', `/admin/events/${event.id}`, { survey: null })
  assert.equal((await link()).state, 'none')
  const path = (eventId: number, id: number) => `/admin/events/${eventId}/attendees/${id}/survey-link`
  const other = await aSurveyedEvent(world)
  for (const [key, address] of [
    [world.key, path(other.id, attendee.id)],
    [world.key, path(event.id, 0)],
    [await world.stranger(), path(event.id, attendee.id)],
  ])
    assert.equal((await world.request('GET', address!, undefined, { key: key! })).status, 404)
})
