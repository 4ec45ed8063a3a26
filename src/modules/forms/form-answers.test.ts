import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { aForm, submissionsOf, submit } from '../../../test/support/forms.ts'
import { startWorld } from '../../../test/support/harness.ts'
import type { Question } from '../../platform/questions/question-schema.ts'
import { someAnswer, someQuestions } from '../../platform/questions/questions.fixture.ts'
import { validateAnswers } from '../../platform/questions/validate-answers.ts'

const fieldsOf = (questions: Question[]) => questions.map(({ id, ...asked }) => ({ name: id, ...asked }))

const WELL_KNOWN = ['first_name', 'last_name', 'name', 'email', 'phone', 'company', 'title']

/** Questions, some named like contact fields, with valid values for each and extra values. */
const someSent = someQuestions
  .filter(({ length }) => length > 0)
  .chain((questions) => fc.tuple(fc.constant(questions), fc.shuffledSubarray(WELL_KNOWN)))
  .map(([questions, names]) => {
    const named = questions.map(({ id }, nth) => names[nth] ?? `${id}-${nth}`.slice(-64).replace(/^[-_]/, 'x'))
    const nameOf = (id: string) => named[questions.findIndex((question) => question.id === id)]!
    return questions.map(({ show_if: when, ...question }, nth): Question => {
      const show_if = when ? { show_if: { ...when, question_id: nameOf(when.question_id) } } : {}
      return { ...question, id: named[nth]!, ...show_if }
    })
  })
  .chain((questions) =>
    fc.record({
      questions: fc.constant(questions),
      answers: fc
        .tuple(...questions.map(someAnswer))
        .map((answers) => Object.fromEntries(questions.map(({ id }, at) => [id, answers[at]]))),
      besides: fc.dictionary(fc.constantFrom('__proto__', 'constructor', '_other', 'org_id', 'X'), fc.jsonValue()),
    }),
  )

test('whatever is asked and sent is kept as it is judged, or refused with its place', async () => {
  await using world = await startWorld()
  let kept = 0
  await fc.assert(
    fc.asyncProperty(someSent, async ({ questions, answers, besides }) => {
      const form = await aForm(world, { fields: fieldsOf(questions), tags: ['<b>', '{"a"}'] })
      const { status, body, text } = await submit(world, form, JSON.stringify({ ...besides, ...answers }))
      // JSON has no infinity: it arrives as null.
      const judged = validateAnswers(questions, JSON.parse(JSON.stringify(answers)), { complete: true })
      const isGood = judged.problems.length === 0 && Object.keys(judged.answers).length > 0
      if (text.includes('control_character') || text.includes('nul_character') || text.includes('malformed_unicode'))
        return
      assert.equal(status, isGood ? 201 : 422, text)
      if (!isGood) return assert.ok(body.detail.every(({ loc }: any) => loc[0] === 'body'))
      kept += 1
      const [sent] = await submissionsOf(world, form)
      assert.deepEqual(
        sent.answers,
        questions.flatMap(({ id, label }) =>
          Object.hasOwn(judged.answers, id) ? [{ name: id, label: label.trim(), answer: judged.answers[id] }] : [],
        ),
      )
      for (const read of ['submissions?format=csv', 'submissions?search=a'])
        assert.equal((await world.request('GET', `/admin/forms/${form.id}/${read}`)).status, 200, read)
    }),
    { numRuns: 60 },
  )
  assert.ok(kept > 5, String(kept))
})

test('any body at all is taken or refused, and nothing of it breaks the service', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { consent_text: 'I agree' })
  const anything = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary' }),
    fc
      .dictionary(
        fc.constantFrom('name', 'email', 'message', '_consent', '_stamp', '_version', '_website'),
        fc.jsonValue(),
      )
      .map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '{"name":'.repeat(5_000),
      `{"email":"${'a@'.repeat(20_000)}"}`,
      `{${Array.from({ length: 20_000 }, (_, n) => `"f${n}":${n}`).join()}}`,
      '{"name":"a","name":"b","email":"a@example.org","_consent":true}',
      '{"name":"\\ud800"}',
      '{"__proto__":{"name":"a"}}',
      '[[[[[]]]]]',
      '1e999',
    ),
  )
  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      const { status, text } = await submit(world, form, body)
      assert.ok([201, 400, 413, 422].includes(status), `${status} ${text}`)
    }),
    { numRuns: 300 },
  )
})

test('the most that a form can ask and somebody can write is kept and found', async () => {
  await using world = await startWorld()
  const fields = Array.from({ length: 50 }, (_, nth) => ({
    name: `f${nth}`,
    label: `${nth} ${'L'.repeat(280)}`,
    type: 'short_text',
  }))
  const form = await aForm(world, { fields, notify_emails: ['team@example.org'] })
  const long = Object.fromEntries(fields.map(({ name }, nth) => [name, `${nth} ${'ğ'.repeat(390)}`]))
  assert.equal((await submit(world, form, long)).status, 201)
  const more = await submit(world, form, {
    ...long,
    f0: 'x'.repeat(500),
    f1: 'x'.repeat(500),
    f2: 'x'.repeat(500),
    f3: 'x'.repeat(500),
  })
  assert.deepEqual([more.status, more.body.detail[0].type], [422, 'too_long'])
  assert.equal((await submissionsOf(world, form, '?search=GGGGGGGGGG')).length, 1)
  assert.equal((await submissionsOf(world, form, '?search=nobody')).length, 0)
})
