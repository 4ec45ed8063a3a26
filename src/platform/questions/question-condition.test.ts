import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { AppError } from '../../lib/errors.ts'
import { compileProblems } from '../http/validation/validation.ts'
import { checkQuestions } from './check-questions.ts'
import { CONDITION_RULES, MAX_HIDDEN_PARTS, shownQuestions } from './question-condition.ts'
import { formChecks, questionFields } from './question-fields.ts'
import { type Question, Questions } from './question-schema.ts'
import { readTags, sentFields, someAnswer, someQuestions, TEST_WORDS } from './questions.fixture.ts'
import { answerField, readFormAnswers } from './read-form-answers.ts'
import { validateAnswers } from './validate-answers.ts'

const ask = (id: string, type: Question['type'], fields: Partial<Question> = {}): Question => ({
  ...{ id, type, label: id },
  ...fields,
})
const when = (question_id: string, ...is_any_of: (string | number | boolean)[]) => ({
  show_if: { question_id, is_any_of },
})

const draw = (questions: Question[], values: Record<string, unknown>) =>
  questionFields({ questions, values, problems: [], words: TEST_WORDS })

/** Returns the ids of the questions that a browser shows, by the classes of the page as `CONDITION_RULES` read them. */
function shownOnPage(questions: Question[], values: Record<string, unknown>): string[] {
  const tags = readTags(draw(questions, values))
  const classesOf = (attributes: Map<string, string>) => (attributes.get('class') ?? '').split(' ')
  const checked = tags.filter(({ attributes }) => attributes.has('checked') || attributes.has('selected'))
  const opened = new Set(checked.flatMap(({ attributes }) => classesOf(attributes)))
  const parts = tags.filter(({ attributes }) => classesOf(attributes)[0] === 'question')
  assert.equal(parts.length, questions.length)
  return questions.flatMap(({ id }, index) => {
    const needed = classesOf(parts[index]!.attributes).slice(1)
    return needed.every((name) => opened.has(name.replace(/^if-/, 'opens-'))) ? [id] : []
  })
}

const someForms = someQuestions.chain((questions) =>
  fc.tuple(
    fc.constant(questions),
    fc.record(Object.fromEntries(questions.map((question) => [question.id, someAnswer(question)])), {
      noNullPrototype: true,
    }),
  ),
)

test('page and service agree on which questions are shown, whatever is asked and answered', () => {
  let conditions = 0
  fc.assert(
    fc.property(someForms, ([questions, values]) => {
      // A browser shows and sends what it was given, so a form is judged after it came back.
      const sent = readFormAnswers(questions, sentFields(draw(questions, values)))
      const shown = shownQuestions(questions, sent).map(({ id }) => id)
      assert.deepEqual(shownOnPage(questions, sent), shown)
      const { answers, problems } = validateAnswers(questions, sent, { complete: true })
      for (const id of [...Object.keys(answers), ...problems.map((problem) => problem.id)])
        assert.ok(shown.includes(id))
      assert.deepEqual(
        shownQuestions(questions, answers).map(({ id }) => id),
        shown.filter((id) => shownQuestions(questions, answers).some((question) => question.id === id)),
        'what is stored shows nothing that was hidden',
      )
      conditions += questions.filter(({ show_if }) => show_if).length
    }),
    { numRuns: 500 },
  )
  assert.ok(conditions > 100)
})

test('a question hides those that depend on it, and the stylesheet has a rule for each part that can be hidden', () => {
  const questions = [
    ask('food', 'yes_no'),
    ask('diet', 'choice', { options: ['All', 'Other'], required: true, ...when('food', true) }),
    ask('which', 'short_text', { required: true, ...when('diet', 'Other ') }),
  ]
  const judge = (given: Record<string, unknown>) => validateAnswers(questions, given, { complete: true })
  assert.deepEqual(judge({ food: false, diet: 'Other', which: 'Plants' }), { answers: { food: false }, problems: [] })
  assert.deepEqual(judge({ food: true }).problems, [{ id: 'diet', type: 'missing' }])
  assert.deepEqual(judge({ food: true, diet: 'Other' }).problems, [{ id: 'which', type: 'missing' }])
  assert.deepEqual(shownOnPage(questions, { food: false, diet: 'Other' }), ['food'])
  assert.deepEqual(shownOnPage(questions, { food: true, diet: 'Other' }), ['food', 'diet', 'which'])
  const rules = CONDITION_RULES.match(
    /:is\(form, \.person\):not\(:has\(\.opens-(\d+):checked\)\) \.if-\1 \{\s+display: none;\s+\}/g,
  )
  assert.equal(rules?.length, MAX_HIDDEN_PARTS)
  // A browser would not send a form whose hidden question is required.
  assert.deepEqual([formChecks(questions), formChecks(questions.slice(0, 1))], [' novalidate', ''])
})

test('where only what is given is judged, conditions do not matter', () => {
  const questions = [ask('a', 'consent'), ask('b', 'number', { required: true, ...when('a', true) })]
  assert.deepEqual(validateAnswers(questions, { b: 1 }, { complete: false }), { answers: { b: 1 }, problems: [] })
})

test('a condition names an earlier question and answers that it can have, or is refused with its place', () => {
  const problems = (...questions: Question[]) => {
    try {
      checkQuestions(questions, 'ask')
      return []
    } catch (error) {
      assert.ok(error instanceof AppError && error.code === 'validation_failed')
      return error.problems!.map(({ loc, type, msg }) => {
        assert.ok(msg.startsWith(`show_if.${loc[4]} must `), msg)
        return `${loc.slice(2).join('.')} ${type}`
      })
    }
  }
  const asked = ask('a', 'choice', { options: ['x', 'a  b'] })
  assert.deepEqual(problems(asked, ask('b', 'date', when('a', 'x', ' a b'))), [])
  for (const [on, wrong, ...right] of [
    [ask('a', 'yes_no'), 'yes', true, false],
    [ask('a', 'consent'), false, true],
    [ask('a', 'rating', { max: 3 }), 4, 1, 3],
    [ask('a', 'choices', { options: ['1'] }), 1, '1'],
  ] as [Question, string | number | boolean, ...(string | number | boolean)[]][]) {
    assert.deepEqual(problems(on, ask('b', 'date', when('a', ...right))), [], on.type)
    assert.deepEqual(problems(on, ask('b', 'date', when('a', wrong))), ['1.show_if.is_any_of.0 no_option'], on.type)
  }
  const place = '0.show_if.question_id unknown_reference'
  assert.deepEqual(problems(ask('a', 'yes_no', when('a', true))), [place])
  assert.deepEqual(problems(ask('a', 'date', when('b', true)), ask('b', 'yes_no')), [place])
  assert.deepEqual(problems(ask('a', 'date', when('constructor', true))), [place])
  assert.deepEqual(problems(ask('a', 'short_text'), ask('b', 'date', when('a', 'x'))), [
    '1.show_if.question_id not_allowed',
  ])
  assert.deepEqual(problems(asked, ask('b', 'date', when('a', 'x', 'x ', 'y'))), [
    '1.show_if.is_any_of.1 repeated',
    '1.show_if.is_any_of.2 no_option',
  ])
  const shape = compileProblems(Questions)
  const types = (show_if: unknown) => shape([{ ...asked, show_if }]).map(({ type }) => type)
  for (const show_if of [null, { question_id: 'a', is_any_of: ['x'] }]) assert.deepEqual(types(show_if), [])
  for (const show_if of [
    {},
    { question_id: 'a' },
    { question_id: 'a', is_any_of: [] },
    { question_id: 'a', is_any_of: [[]] },
  ])
    assert.notEqual(types(show_if).length, 0, JSON.stringify(show_if))
})

test('a form whose conditions make it long is refused', () => {
  const options = Array.from({ length: 100 }, (_, at) => String(at))
  const list = [
    ask('a', 'choices', { options }),
    ...Array.from({ length: 49 }, (_, at) => ask(`q${at}`, 'choices', { options, ...when('a', ...options) })),
  ]
  assert.throws(() => checkQuestions(list, 'ask'), /cannot be asked/)
  assert.equal(answerField('a'), 'answers.a')
})
