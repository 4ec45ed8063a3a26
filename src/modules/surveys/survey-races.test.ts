import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { send } from '../../../test/support/public-forms.ts'
import { holdFirst, untilBlocked } from '../../../test/support/statements.ts'
import { outbox } from '../../../test/support/stored.ts'
import { anAnswerer, aSurveyedEvent, fieldsOf, responsesOf, SURVEY } from '../../../test/support/surveys.ts'

test('of answers that are sent at once one is the first, and what stays is one of them whole', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const one = await anAnswerer(world, event)
  const page = await one.look()
  const sent = [1, 2, 3, 4, 5].map((stars) => send(world, page, fieldsOf({ stars, why: `Because ${stars}` })))
  assert.deepEqual(new Set((await Promise.all(sent)).map(({ status }) => status)), new Set([303]))
  const [response, ...others] = await responsesOf(world, event)
  assert.deepEqual(others, [])
  const [stars, why] = response.answers
  assert.equal(why.answer, `Because ${stars.answer}`)
  assert.equal((await outbox(world, 'survey.answered')).length, 1)
})

test('what somebody answers while the survey is closed, emptied, or they are cancelled is kept before it or not at all', async () => {
  await using world = await startWorld()
  for (const [path, change, heading] of [
    ['', { survey_closes_at: '2020-02-01' }, 'The survey is closed'],
    ['', { survey: null }, 'There are no questions'],
    ['/attendees/', { status: 'cancelled' }, 'This survey is for those who are registered'],
  ] as const) {
    const event = await aSurveyedEvent(world)
    const one = await anAnswerer(world, event)
    const page = await one.look()
    using held = holdFirst(world, 'for key share of e')
    const sending = send(world, page, fieldsOf({ stars: 5 }))
    await held.reached
    await world.request('PATCH', `/admin/events/${event.id}${path}${path && one.attendee.id}`, change)
    held.release()
    const refused = await sending
    assert.deepEqual([refused.status, refused.heading, await responsesOf(world, event)], [409, heading, []])
  }
})

test('a survey that is closed, or a registration that is cancelled, while an answer is being kept waits for it', async () => {
  await using world = await startWorld()
  for (const [path, change] of [
    ['', { survey_closes_at: '2020-02-01' }],
    ['/attendees/', { status: 'cancelled' }],
  ] as const) {
    const event = await aSurveyedEvent(world)
    const one = await anAnswerer(world, event)
    using held = holdFirst(world, 'insert into survey_response')
    const sending = one.answer({ stars: 5 })
    await held.reached
    const changing = world.request('PATCH', `/admin/events/${event.id}${path}${path && one.attendee.id}`, change)
    await Promise.race([untilBlocked(world), changing.then(() => assert.fail('it did not wait'))])
    held.release()
    assert.deepEqual([(await sending).status, (await changing).status], [303, 200])
    assert.equal((await responsesOf(world, event)).length, 1)
  }
})

test('a form whose questions were changed meanwhile comes back, so that an answer is kept with the question that was read', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const one = await anAnswerer(world, event)
  const page = await one.look()
  const survey = [{ ...SURVEY[0], label: 'How did you dislike it?' }, SURVEY[1]]
  await world.request('PATCH', `/admin/events/${event.id}`, { survey })
  const outdated = await send(world, page, fieldsOf({ stars: 5, why: 'Because' }))
  assert.equal(outdated.status, 422)
  assert.match(outdated.text, /<p class="problem" role="alert">The organiser has changed the questions/)
  assert.deepEqual(await responsesOf(world, event), [])
  assert.equal((await send(world, outdated)).status, 303)
  const [{ answers }] = await responsesOf(world, event)
  assert.deepEqual(answers[0], { question_id: 'stars', question: 'How did you dislike it?', answer: 5 })
})
