import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { AppError } from '../../lib/errors.ts'
import { compileProblems } from '../http/validation/validation.ts'
import { checkQuestions } from './check-questions.ts'
import { type Question, Questions } from './question-schema.ts'
import { someQuestions } from './questions.fixture.ts'

const schemaProblems = compileProblems(Questions)

/** Returns the problems of questions, such as `1.options.2 repeated`. */
function wrong(questions: Question[]): string[] {
  assert.deepEqual(schemaProblems(questions), [])
  try {
    checkQuestions(questions, 'ask')
    return []
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'validation_failed')
    return error.problems!.map(({ loc: [body, field, ...place], type, msg }) => {
      assert.deepEqual([body, field], ['body', 'ask'])
      assert.ok(msg.startsWith(`${place[1] ?? 'ask'} `), msg)
      return `${place.join('.')} ${type}`.trim()
    })
  }
}

const ask = (fields: Partial<Question>): Question => ({ id: 'a', type: 'short_text', label: 'A', ...fields })
const options = ['x', 'y', 'z']

test('every question that the interface has can be asked, each limit at its ends', () => {
  for (const fields of [
    {},
    { help: null, required: null, options: null, min: null, max: null },
    { help: '', required: false, options: [] },
    { min: 0, max: 500 },
    { type: 'long_text', min: 1, max: 5_000 },
    { type: 'number', min: -1.5, max: -1.5 },
    { type: 'number', max: 1e300 },
    ...(['email', 'phone', 'url', 'date', 'yes_no', 'consent'] as const).map((type) => ({ type, required: true })),
    { type: 'choice', options: ['x'] },
    { type: 'choices', options, min: 0, max: 3 },
    { type: 'rating' },
    { type: 'rating', min: 1, max: 2 },
    { type: 'rating', max: 10 },
  ] as Partial<Question>[])
    assert.deepEqual(wrong([ask(fields)]), [], JSON.stringify(fields))
  checkQuestions(null, 'ask')
  checkQuestions(undefined, 'ask')
  fc.assert(fc.property(someQuestions, (questions) => assert.deepEqual(wrong(questions), [])))
})

test('questions that nobody can answer, and limits that mean nothing, are refused with their place', () => {
  for (const [fields, ...problems] of [
    [{ options }, '0.options not_allowed'],
    [{ type: 'choice' }, '0.options too_few'],
    [{ type: 'choices', options: [] }, '0.options too_few'],
    [{ type: 'choice', options: ['x', 'y', ' x\t', 'a  b', 'a b'] }, '0.options.2 repeated', '0.options.4 repeated'],
    [{ type: 'choice', options, min: 1, max: 2 }, '0.min not_allowed', '0.max not_allowed'],
    ...(['email', 'phone', 'url', 'date', 'yes_no', 'consent'] as const).map(
      (type) => [{ type, max: 1, min: 0 }, '0.min not_allowed', '0.max not_allowed'] as const,
    ),
    [{ min: -1 }, '0.min too_small'],
    [{ min: 501 }, '0.min too_large'],
    [{ max: 501 }, '0.max too_large'],
    [{ max: 0 }, '0.max too_small'],
    [{ type: 'long_text', max: 5_001 }, '0.max too_large'],
    [{ min: 1.5 }, '0.min integer_type'],
    [{ min: 3, max: 2 }, '0.min order'],
    [{ type: 'number', min: 0.2, max: 0.1 }, '0.min order'],
    [{ type: 'choices', options, min: 4 }, '0.min too_large'],
    [{ type: 'choices', options, max: 4 }, '0.max too_large'],
    [{ type: 'rating', min: 0 }, '0.min too_small'],
    [{ type: 'rating', min: 2 }, '0.min too_large'],
    [{ type: 'rating', max: 1 }, '0.max too_small'],
    [{ type: 'rating', max: 11 }, '0.max too_large'],
    [{ type: 'rating', max: 4.5 }, '0.max integer_type'],
  ] as [Partial<Question>, ...string[]][])
    assert.deepEqual(wrong([ask(fields)]), problems, JSON.stringify(fields))
  const long = Array.from({ length: 61 }, (_, at) => '😀'.repeat(267) + String(at).padStart(2, '0'))
  assert.deepEqual(wrong([ask({ type: 'choices', options: long })]), ['0.options too_long'])
  assert.deepEqual(wrong([ask({ type: 'choices', options: long.slice(1) })]), [])
  assert.deepEqual(wrong([ask({}), ask({ id: 'b' }), ask({ options }), ask({})]), [
    '2.id repeated',
    '2.options not_allowed',
    '3.id repeated',
  ])
})

test('ids, numbers of questions and options, and lengths have their bounds', () => {
  const types = (questions: unknown) => schemaProblems(questions).map(({ type }) => type)
  for (const id of ['', 'A', '-a', 'a.b', 'a b', 'a\n', 'ş', 'a'.repeat(65)])
    assert.deepEqual(types([ask({ id })]), ['question_id'], JSON.stringify(id))
  for (const id of ['a', '0', 'a_b-c', 'constructor', 'a'.repeat(64)]) assert.deepEqual(types([ask({ id })]), [], id)
  assert.deepEqual(types(Array(51).fill(ask({}))), ['too_many'])
  assert.deepEqual(types([ask({ label: '😀'.repeat(301) })]), ['too_long'])
  assert.deepEqual(types([ask({ label: '😀'.repeat(300), help: '😀'.repeat(1_000) })]), [])
  assert.deepEqual(types([ask({ help: 'x'.repeat(1_001) })]), ['too_long'])
  assert.deepEqual(types([ask({ options: Array(101).fill('x') })]), ['too_many'])
  assert.deepEqual(types([ask({ options: ['x'.repeat(301)] })]), ['too_long'])
})

test('a list of questions has at most 100,000 bytes as JSON', () => {
  const list = (last: string) => [
    ...Array.from({ length: 48 }, (_, at) => ask({ id: `q${at}`, help: 'ş'.repeat(1_000) })),
    ask({ id: 'more', help: 'x'.repeat(500) }),
    ask({ id: 'last', help: last }),
  ]
  const room = 100_000 - Buffer.byteLength(JSON.stringify(list('')))
  assert.ok(room > 0 && room < 1_000)
  assert.deepEqual(wrong(list('x'.repeat(room))), [])
  assert.deepEqual(wrong(list('x'.repeat(room + 1))), ['too_long'])
})

test('the form of a list has at most 150,000 bytes, however its ids, options and signs make it long', () => {
  const questions = (count: number, fields: Partial<Question>) =>
    Array.from({ length: count }, (_, at) => ask({ ...fields, id: `${fields.id ?? 'q'}${at}` }))
  const options = (count: number, text = '') => Array.from({ length: count }, (_, at) => `${text}${at}`)
  for (const [what, list] of [
    ['5,000 options', questions(50, { type: 'choices', options: options(100) })],
    ['options in lists that open', questions(50, { type: 'choice', options: options(100, 'o'.repeat(12)) })],
    ['long ids', questions(8, { id: 'i'.repeat(62), type: 'choices', options: options(60) })],
    ['signs that are escaped', questions(50, { help: '&'.repeat(700) })],
  ] as const)
    assert.deepEqual(wrong([...list]), ['too_large'], what)
  assert.deepEqual(wrong(questions(50, { type: 'choices', options: options(10, 'An option ') })), [])
  assert.deepEqual(wrong(questions(5, { type: 'choice', options: options(100, 'Country ') })), [])
})
