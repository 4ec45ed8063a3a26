import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { answerProblems, problemText } from './problem-text.ts'
import { PROBLEM_TYPES } from './problem-types.ts'
import type { Question } from './question-schema.ts'
import { someAnswer, someId, someQuestions } from './questions.fixture.ts'
import { validateAnswers } from './validate-answers.ts'

const ask = (type: Question['type'], fields: Partial<Question> = {}): Question => ({
  id: 'a',
  type,
  label: 'A',
  ...fields,
})
const options = ['Red ', 'Sea  green', 'Blue']

/** Validates one answer: returns it as it is stored, undefined for none, or the problem. */
function judged(question: Question, value: unknown): unknown {
  const { answers, problems } = validateAnswers([question], { a: value }, { complete: false })
  assert.ok(problems.length === 0 || !('a' in answers))
  const [problem] = problems
  return problem ? `${problem.type} ${problem.params?.limit ?? ''}`.trim() : answers['a']
}

test('answers of every type are kept as the interface has them', () => {
  const texts = (text: string) => [text, text] as const
  for (const [question, given, kept] of [
    [ask('short_text'), ' \u00a0Ayşe \ufeff', 'Ayşe'],
    [ask('short_text', { min: 2, max: 3 }), ' 😀😀😀 ', '😀😀😀'],
    [ask('short_text'), ...texts('😀'.repeat(500))],
    [ask('long_text'), '\r\na\r\nb\rc\n\td\n', 'a\nb\nc\n\td'],
    [ask('long_text'), ...texts('x'.repeat(5_000))],
    [ask('number'), 1e300, 1e300],
    [ask('number', { min: -1.5, max: 0 }), -0, 0],
    [ask('email'), ' ş.o@örnek.example ', 'ş.o@örnek.example'],
    [ask('phone'), '+90 (212) 555-00.00/1', '+90 (212) 555-00.00/1'],
    [ask('phone'), ...texts('12345678901234567890')],
    [ask('url'), ...texts('HTTPS://örnek.example/a?b=1&c=<2>#d')],
    [ask('date'), ...texts('0001-01-01')],
    [ask('date'), ...texts('2024-02-29')],
    [ask('date'), ...texts('9999-12-31')],
    [ask('yes_no'), false, false],
    [ask('choice', { options }), 'Sea\r\ngreen ', 'Sea  green'],
    [ask('choices', { options }), ['Blue', 'Red'], ['Red ', 'Blue']],
    [ask('rating'), 5, 5],
    [ask('rating', { max: 10 }), 10, 10],
    [ask('consent'), true, true],
  ] as const)
    assert.deepEqual(judged(question, given), kept, question.type)
})

test('nothing, blanks, an empty list and a consent that is not given are no answer', () => {
  for (const type of ['short_text', 'long_text', 'email', 'phone', 'url', 'date'] as const)
    for (const blank of ['', ' \r\n\t', '\u200b', '\u2800'])
      assert.equal(judged(ask(type, { min: 2 }), blank), undefined)
  assert.equal(judged(ask('choice', { options }), ' '), undefined)
  assert.equal(judged(ask('choices', { options, min: 2 }), []), undefined)
  assert.equal(judged(ask('consent', { required: true }), false), undefined)
  for (const type of ['number', 'yes_no', 'rating', 'choice'] as const) assert.equal(judged(ask(type), null), undefined)
})

test('answers of another type, beyond a limit or without the form of their question are told for what they are', () => {
  for (const [question, type, ...values] of [
    [ask('short_text'), 'not_a_text', 1, true, {}, ['x']],
    [ask('short_text'), 'unreadable_text', 'a\0', 'a\u0007', '\ud800'],
    [ask('short_text'), 'many_lines', 'a\nb', 'a\r\nb', 'a\rb'],
    [ask('short_text'), 'too_long 500', 'x'.repeat(501), 'x'.repeat(1e6)],
    [ask('short_text', { min: 2 }), 'too_short 2', '😀', ' x '],
    [ask('long_text', { max: 3 }), 'too_long 3', '😀😀😀😀'],
    [ask('number'), 'not_a_number', '1', '', Number.POSITIVE_INFINITY, Number.NaN, true, [1]],
    [ask('number', { min: 1 }), 'too_small 1', 0.99],
    [ask('number', { max: -1 }), 'too_large -1', 0],
    [ask('email'), 'not_an_email', 'x', 'a@b', 'a b@example.org', 'a@example.org\nb@example.org'],
    [ask('email'), 'too_long 254', `${'x'.repeat(250)}@example.org`],
    [ask('phone'), 'not_a_phone', '123', '123456789012345678901', '555 00 00 x', '٥٥٥٠٠٠', '1234\n'.repeat(2)],
    [ask('url'), 'not_a_link', 'example.org', 'javascript:alert(1)', 'ftp://example.org', 'http://', 'http://a b'],
    [
      ask('url'),
      'not_a_link',
      'https://example.org/\nx',
      ' javascript://x.org/%0aalert(1)',
      '//example.org',
      'http://[',
    ],
    [ask('url'), 'too_long 2000', `https://example.org/${'x'.repeat(2_000)}`],
    [
      ask('date'),
      'not_a_date',
      '2023-02-29',
      '0000-01-01',
      '2026-1-1',
      '2026-11-20T09:00',
      '20.11.2026',
      '10000-01-01',
    ],
    [ask('yes_no'), 'not_yes_or_no', 'yes', 1, 'true', {}],
    [ask('choice', { options }), 'no_option', 'red', 'Green', 'x'.repeat(1e6)],
    [ask('choice', { options }), 'not_a_text', ['Blue'], 0],
    [ask('choices', { options }), 'not_a_list', 'Blue', { 0: 'Blue' }, { length: 1 }],
    [ask('choices', { options }), 'no_option', ['Blue', 'Green'], ['Blue', null], [['Blue']], ['']],
    [ask('choices', { options }), 'repeated_option', ['Blue', ' Blue']],
    [ask('choices', { options }), 'too_many 3', Array(4).fill('Blue'), Array(1e6).fill('x')],
    [ask('choices', { options, max: 1 }), 'too_many 1', ['Blue', 'Red']],
    [ask('choices', { options, min: 2 }), 'too_few 2', ['Blue']],
    [ask('rating'), 'not_a_whole_number', 1.5, '3', true],
    [ask('rating'), 'too_small 1', 0],
    [ask('rating'), 'too_large 5', 6],
    [ask('consent'), 'not_yes_or_no', 'yes', 1],
  ] as [Question, string, ...unknown[]][])
    for (const value of values) assert.equal(judged(question, value), type, JSON.stringify(value)?.slice(0, 60))
})

test('required questions must be answered where all are, and only what is given is judged where it is changed', () => {
  const questions = [
    ask('short_text', { id: 'name', required: true }),
    ask('consent', { id: 'terms', required: true }),
    ask('consent', { id: 'letters' }),
    ask('number', { id: 'constructor', required: true }),
    ask('yes_no', { id: 'food', required: true }),
  ]
  const judge = (given: object, complete: boolean) =>
    validateAnswers(questions, given as Record<string, unknown>, { complete })
  assert.deepEqual(judge({ name: ' ', terms: false, letters: false, food: false }, true), {
    answers: { food: false },
    problems: [
      { id: 'name', type: 'missing' },
      { id: 'terms', type: 'not_consented' },
      { id: 'constructor', type: 'missing' },
    ],
  })
  assert.deepEqual(judge({ name: null, terms: true }, false), { answers: { terms: true }, problems: [] })
})

test('an answer to what nobody asked is a problem, and so are the first hundred of a hundred thousand', () => {
  const given = JSON.parse(`{"__proto__": 1, "toString": 2, "a": "x", "${'😀'.repeat(9_999)}": 3}`)
  const { answers, problems } = validateAnswers([ask('short_text')], given, { complete: true })
  assert.deepEqual(answers, { a: 'x' })
  assert.deepEqual(problems, [
    { id: '__proto__', type: 'unknown_question' },
    { id: 'toString', type: 'unknown_question' },
    { id: '😀'.repeat(32), type: 'unknown_question' },
  ])
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}`, at]))
  assert.equal(validateAnswers([], many, { complete: true }).problems.length, 100)
})

test('each kind of problem has a sentence for programs, and a place in the body', () => {
  const sentences = PROBLEM_TYPES.map((type) => problemText({ id: 'a', type, params: { limit: 7 } }))
  assert.equal(new Set(sentences).size, PROBLEM_TYPES.length)
  for (const sentence of sentences) assert.match(sentence, /^a (is|must) .*[^.]$/)
  assert.deepEqual(answerProblems([{ id: 'a', type: 'too_long', params: { limit: 7 } }]), [
    { loc: ['body', 'answers', 'a'], msg: 'a must have at most 7 characters', type: 'too_long' },
  ])
})

test('no answers of any kind are too much, and what is kept is kept as it is when it is judged again', () => {
  const anything = fc.dictionary(someId, fc.jsonValue(), { noNullPrototype: true })
  const asked = someQuestions.chain((questions) =>
    fc.tuple(
      fc.constant(questions),
      fc.record(Object.fromEntries(questions.map((question) => [question.id, someAnswer(question)])), {
        noNullPrototype: true,
      }),
      anything,
      fc.boolean(),
    ),
  )
  fc.assert(
    fc.property(asked, ([questions, likely, others, complete]) => {
      const { answers, problems } = validateAnswers(questions, { ...others, ...likely }, { complete })
      for (const { id } of questions)
        assert.ok(Object.hasOwn(answers, id) ? problems.every((problem) => problem.id !== id) : true)
      assert.deepEqual(validateAnswers(questions, answers, { complete: false }), { answers, problems: [] })
      assert.deepEqual(JSON.parse(JSON.stringify(answers)), answers)
      for (const problem of problems) assert.ok(problemText(problem))
    }),
    { numRuns: 500 },
  )
})
