import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { send } from '../../../test/support/public-forms.ts'
import { anAnswerer, aSurveyedEvent, fieldsOf, responsesOf } from '../../../test/support/surveys.ts'
import { someAnswer, someQuestions } from '../../platform/questions/questions.fixture.ts'
import { readFormAnswers } from '../../platform/questions/read-form-answers.ts'
import { validateAnswers } from '../../platform/questions/validate-answers.ts'

/** Questions and the raw form values that browsers send for each. */
const someAnswered = someQuestions
  .filter(({ length }) => length > 0)
  .chain((questions) =>
    fc.record({
      questions: fc.constant(questions),
      sent: fc
        .tuple(...questions.map(someAnswer))
        .map((answers) => Object.fromEntries(questions.map(({ id }, at) => [id, textsOf(answers[at])]))),
    }),
  )

function textsOf(answer: unknown): string[] {
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no']
  return [answer].flat().map((one) => (typeof one === 'string' ? one : one === null ? '' : JSON.stringify(one)))
}

test('whatever is asked and sent is kept as it is judged, or comes back, and list, file and summary hold it', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const path = `/admin/events/${event.id}`
  let kept = 0
  await fc.assert(
    fc.asyncProperty(someAnswered, async ({ questions, sent }) => {
      assert.equal((await world.request('PATCH', path, { survey: questions })).status, 200)
      const one = await anAnswerer(world, event)
      const given = readFormAnswers(questions, fieldsOf(sent))
      const { answers, problems } = validateAnswers(questions, given, { complete: true })
      const { status, text } = await send(world, await one.look(), fieldsOf(sent))
      assert.equal(status, problems.length > 0 ? 422 : 303, text)
      if (status === 303) {
        kept += 1
        const [{ answers: told }] = await responsesOf(world, event, '?limit=1')
        assert.deepEqual(
          told,
          questions.flatMap(({ id, label }) =>
            Object.hasOwn(answers, id) ? [{ question_id: id, question: label, answer: answers[id] }] : [],
          ),
        )
        assert.equal((await send(world, await one.look())).status, 303)
        assert.deepEqual(
          (await responsesOf(world, event, '?limit=1'))[0].answers,
          told,
          'its form says what was answered',
        )
      }
      for (const read of ['survey-summary', 'survey-responses?format=csv', 'survey-responses?search=a'])
        assert.equal((await world.request('GET', `${path}/${read}`)).status, 200, read)
    }),
    { numRuns: 40 },
  )
  assert.ok(kept > 3, String(kept))
})
