import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anAnswerer, aSurveyedEvent, aSurveyResponse } from '../../../../test/support/surveys.ts'

async function summaryOf(world: World, event: { id: number }) {
  const { status, body } = await world.request('GET', `/admin/events/${event.id}/survey-summary`)
  assert.equal(status, 200, JSON.stringify(body))
  const of = (id: string, type?: string) =>
    body.questions.find((each: any) => each.question_id === id && (type === undefined || each.type === type))
  return { ...body, of }
}

const shares = ({ distribution }: any) => distribution.map(({ value, to, count }: any) => [value, to, count])

test('a summary counts, measures and quotes what was answered to each question', async () => {
  await using world = await startWorld()
  const survey = [
    { id: 'stars', type: 'rating', label: 'Stars', max: 4 },
    { id: 'years', type: 'number', label: 'Years' },
    { id: 'meal', type: 'choice', label: 'Meal', options: ['All', 'Plants', 'None'] },
    { id: 'talks', type: 'choices', label: 'Talks', options: ['A', 'B', 'C'] },
    { id: 'again', type: 'yes_no', label: 'Again?' },
    { id: 'mail', type: 'consent', label: 'May we write?' },
    { id: 'why', type: 'long_text', label: 'Why?' },
    { id: 'day', type: 'date', label: 'Best day' },
  ]
  const event = await aSurveyedEvent(world, { survey })
  const answer = (answers: Record<string, unknown>) => aSurveyResponse(world, event, answers)
  await answer({ stars: 1, years: 0.1, meal: 'All', talks: ['A', 'C'], again: 'yes', why: 'First', day: '2026-11-20' })
  await answer({ stars: 4, years: 0.2, meal: 'None', talks: ['C'], again: 'no', mail: 'yes', why: 'Second' })
  await answer({ stars: 4, years: -3, meal: 'None' })
  await answer({ stars: 3 })
  const summary = await summaryOf(world, event)
  assert.deepEqual([summary.asked, summary.responses, summary.response_rate, summary.state], [4, 4, 1, 'open'])
  const measures = ({ answered, mean, median, min, max }: any) => [answered, mean, median, min, max]
  assert.deepEqual(measures(summary.of('stars')), [4, 3, 3.5, 1, 4])
  assert.deepEqual(shares(summary.of('stars')), [
    [1, null, 1],
    [2, null, 0],
    [3, null, 1],
    [4, null, 2],
  ])
  assert.deepEqual(measures(summary.of('years')), [3, -0.9, 0.1, -3, 0.2])
  assert.deepEqual(shares(summary.of('years')), [
    [-3, null, 1],
    [0.1, null, 1],
    [0.2, null, 1],
  ])
  assert.deepEqual(shares(summary.of('meal')), [
    ['All', null, 1],
    ['Plants', null, 0],
    ['None', null, 2],
  ])
  assert.deepEqual(measures(summary.of('meal')), [3, null, null, null, null])
  assert.deepEqual(shares(summary.of('talks')), [
    ['A', null, 1],
    ['B', null, 0],
    ['C', null, 2],
  ])
  assert.deepEqual(shares(summary.of('again')), [
    [true, null, 1],
    [false, null, 1],
  ])
  assert.deepEqual(shares(summary.of('mail')), [[true, null, 1]])
  assert.deepEqual([summary.of('why').texts, summary.of('why').answered], [['Second', 'First'], 2])
  assert.deepEqual([summary.of('day').texts, shares(summary.of('day'))], [['2026-11-20'], []])
})

test('the response rate is of those who are registered, and nobody is no error', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const empty = await summaryOf(world, event)
  assert.deepEqual([empty.asked, empty.responses, empty.response_rate, empty.questions[0].mean], [0, 0, 0, null])
  const gone = await aSurveyResponse(world, event, { stars: 2 })
  await aSurveyResponse(world, event, { stars: 3 })
  await anAnswerer(world, event)
  await anAnswerer(world, event)
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${gone.attendee.id}`, { status: 'cancelled' })
  const { asked, responses, response_rate } = await summaryOf(world, event)
  assert.deepEqual([asked, responses, response_rate], [3, 2, 1 / 3])
  const key = await world.stranger()
  assert.equal((await world.request('GET', `/admin/events/${event.id}/survey-summary`, undefined, { key })).status, 404)
})

test('numbers of many sizes are counted in ten equal ranges, however large they are', async () => {
  await using world = await startWorld()
  const survey = [
    { id: 'n', type: 'number', label: 'N' },
    { id: 'far', type: 'number', label: 'Far' },
  ]
  const event = await aSurveyedEvent(world, { survey })
  const far = ['-1.7976931348623157e308', '1.7976931348623157e308', '5e-324', '-5e-324']
  for (let n = 0; n <= 20; n++) await aSurveyResponse(world, event, { n: n * 5, far: far[n] ?? n })
  await aSurveyResponse(world, event, { n: 100 })
  const summary = await summaryOf(world, event)
  const counts = Array.from({ length: 10 }, (_, at) => [at * 10, at * 10 + 10, at === 9 ? 4 : 2])
  assert.deepEqual(shares(summary.of('n')), counts)
  const { mean, median, min, max, distribution } = summary.of('far')
  assert.deepEqual([min, max, median], [-1.7976931348623157e308, 1.7976931348623157e308, 11])
  assert.ok(Math.abs(mean - 204 / 21) < 1e-9, String(mean))
  assert.deepEqual([distribution[0].count, distribution[9].count, distribution[9].to], [1, 1, max])
  assert.equal(
    distribution.reduce((sum: number, { count }: any) => sum + count, 0),
    21,
  )
})

test('what was asked once, or in another type, is summed up behind the questions of now', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world, { survey: [{ id: 'a', type: 'rating', label: 'Rate' }] })
  await aSurveyResponse(world, event, { a: 9 - 4 })
  const now = [{ id: 'a', type: 'choice', label: 'Choose', options: ['x', 'y'] }]
  await world.request('PATCH', `/admin/events/${event.id}`, { survey: now })
  await aSurveyResponse(world, event, { a: 'y' })
  await world.request('PATCH', `/admin/events/${event.id}`, { survey: [{ ...now[0], options: ['z'] }] })
  const { questions, of } = await summaryOf(world, event)
  const told = questions.map(({ question, asked, answered }: any) => [question, asked, answered])
  assert.deepEqual(told, [
    ['Choose', true, 1],
    ['Rate', false, 1],
  ])
  assert.deepEqual(shares(of('a', 'choice')), [
    ['z', null, 0],
    ['y', null, 1],
  ])
  assert.equal(of('a', 'rating').mean, 5)
})
