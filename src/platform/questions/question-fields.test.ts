import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import type { QuestionProblem } from './problem-types.ts'
import { questionFields } from './question-fields.ts'
import type { Question } from './question-schema.ts'
import { readTags, sentFields, someAnswer, someQuestions, TEST_WORDS } from './questions.fixture.ts'
import { answerField, readFormAnswers } from './read-form-answers.ts'
import { validateAnswers } from './validate-answers.ts'

const ask = (type: Question['type'], fields: Partial<Question> = {}): Question => ({
  id: 'a',
  type,
  label: 'A',
  ...fields,
})
const draw = (questions: Question[], values: Record<string, unknown> = {}, problems: QuestionProblem[] = []) =>
  questionFields({ questions, values, problems, words: TEST_WORDS })
const control = (question: Question, value?: unknown) =>
  readTags(draw([question], { a: value })).find(({ attributes }) => attributes.has('name'))!.attributes

/** Questions with answers, mostly valid ones. */
const someForms = someQuestions.chain((questions) =>
  fc.tuple(
    fc.constant(questions),
    fc.record(Object.fromEntries(questions.map((question) => [question.id, someAnswer(question)])), {
      noNullPrototype: true,
    }),
  ),
)

const NAMES = new Set([
  ...['class', 'id', 'for', 'lang', 'dir', 'role', 'name', 'type', 'value', 'required', 'checked', 'selected', 'rows'],
  ...['min', 'max', 'step', 'minlength', 'maxlength', 'inputmode', 'autocomplete', 'autocapitalize', 'spellcheck'],
  ...['aria-invalid', 'aria-describedby'],
])

test('whatever is asked and answered, the page is well-formed, every text is escaped and every control has its label', () => {
  fc.assert(
    fc.property(someForms, ([questions, values]) => {
      const { problems } = validateAnswers(questions, values, { complete: true })
      const tags = readTags(draw(questions, values, problems))
      const all = (name: string) => tags.flatMap(({ attributes }) => attributes.get(name) ?? [])
      const ids = all('id')
      assert.equal(new Set(ids).size, ids.length)
      for (const id of all('aria-describedby').flatMap((list) => list.split(' '))) assert.ok(ids.includes(id), id)
      const labelled = all('for')
      assert.equal(new Set(labelled).size, labelled.length)
      const controls = tags.filter(({ name }) => /^(input|select|textarea)$/.test(name))
      assert.deepEqual(controls.map(({ attributes }) => attributes.get('id')!).toSorted(), labelled.toSorted())
      for (const { id, type, label, required } of questions) {
        assert.ok(ids.includes(answerField(id)), 'a link to the question finds its first control')
        if (required && type !== 'choices')
          assert.ok(
            tags.some((tag) => tag.attributes.get('name') === answerField(id) && tag.attributes.has('required')),
          )
        assert.ok(tags.some(({ name, text }) => name === 'bdi' && text === label.replaceAll(/\r\n?/g, '\n')))
      }
      for (const { name, attributes } of tags) {
        for (const attribute of attributes.keys()) assert.ok(NAMES.has(attribute), `${name} ${attribute}`)
        assert.ok(!/^(script|style|a|img)$/.test(name))
      }
      for (const { id, type, params } of problems) {
        const problem = tags.find(({ attributes }) => attributes.get('id') === `${answerField(id)}.problem`)!
        assert.ok(problem.text.startsWith(`<${type}> & "${params?.limit ?? 0}"`))
        assert.ok(tags.some((tag) => tag.attributes.has('aria-invalid')))
      }
    }),
    { numRuns: 300 },
  )
})

test('answers that are drawn into a form and sent as they are come back the same', () => {
  fc.assert(
    fc.property(someForms, ([questions, values]) => {
      const { answers } = validateAnswers(questions, values, { complete: false })
      const given = readFormAnswers(questions, sentFields(draw(questions, answers)))
      assert.deepEqual(validateAnswers(questions, given, { complete: false }), { answers, problems: [] })
    }),
    { numRuns: 500 },
  )
})

test('what was typed stays to be corrected, whatever is wrong with it', () => {
  const number = control(ask('number', { min: 1, max: 9 }), 'twelve')
  assert.deepEqual([number.get('type'), number.get('value')], ['text', 'twelve'])
  const good = control(ask('number', { min: 1, max: 9 }), 12)
  assert.deepEqual(
    ['type', 'value', 'min', 'max', 'step'].map((name) => good.get(name)),
    ['number', '12', '1', '9', 'any'],
  )
  const days = draw([ask('date')], { a: '30.2.2026' }, [{ id: 'a', type: 'not_a_date' }])
  assert.match(days, / type="text"/)
  assert.match(days, / value="30.2.2026"/)
  assert.equal(control(ask('email'), 'ayse@').get('value'), 'ayse@')
  const [area] = readTags(draw([ask('long_text')], { a: '\n <b>' })).filter(({ name }) => name === 'textarea')
  assert.equal(area!.text, '\n\n <b>')
})

test('browsers let through what is taken: lengths in their units, addresses with letters, days of four digits', () => {
  assert.equal(control(ask('short_text', { max: 3 })).get('maxlength'), '6')
  assert.equal(control(ask('long_text')).get('maxlength'), '10000')
  assert.equal(control(ask('short_text', { min: 3 })).get('minlength'), '3')
  const email = control(ask('email'))
  assert.deepEqual([email.get('type'), email.get('inputmode'), email.get('autocomplete')], ['text', 'email', 'email'])
  assert.deepEqual([control(ask('phone')).get('type'), control(ask('phone')).get('autocomplete')], ['tel', 'tel'])
  assert.deepEqual([control(ask('url')).get('type'), control(ask('url')).get('autocomplete')], ['url', 'url'])
  assert.deepEqual([control(ask('date')).get('min'), control(ask('date')).get('max')], ['0001-01-01', '9999-12-31'])
})

test('a choice that need not be made can be taken back, and a long one is a list that opens', () => {
  const values = (question: Question, value?: unknown) =>
    readTags(draw([question], { a: value }))
      .filter(({ attributes }) => attributes.has('value'))
      .map(
        ({ attributes }) =>
          `${attributes.get('value')}${attributes.has('checked') || attributes.has('selected') ? '*' : ''}`,
      )
  assert.deepEqual(values(ask('yes_no'), false), ['yes', 'no*', ''])
  assert.deepEqual(values(ask('yes_no')), ['yes', 'no', '*'])
  assert.deepEqual(values(ask('yes_no', { required: true })), ['yes', 'no'])
  assert.deepEqual(values(ask('rating', { required: true, max: 3 }), 2), ['1', '2*', '3'])
  const options = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  assert.equal(control(ask('choice', { options: options.slice(1) })).get('type'), 'radio')
  assert.ok(draw([ask('choice', { options })]).includes('<select'))
  assert.deepEqual(values(ask('choice', { options, required: true }), 'i'), [
    '',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
    'i*',
  ])
  assert.deepEqual(values(ask('choices', { options: ['b', 'c'] }), ['c']), ['b', 'c*'])
})

test('fields of a form are read by their questions alone: what is blank is null, what cannot be read as it was typed', () => {
  const questions = [
    ask('number', { id: 'n' }),
    ask('rating', { id: 'r' }),
    ask('yes_no', { id: 'y' }),
    ask('consent', { id: 'c' }),
    ask('choices', { id: 'l', options: ['x', 'y'] }),
    ask('short_text', { id: 'constructor' }),
  ]
  const all = Object.fromEntries(questions.map(({ id }) => [id, null]))
  assert.deepEqual(readFormAnswers(questions, {}), all)
  const read = (fields: object) => {
    const given = Object.entries(readFormAnswers(questions, fields as Record<string, unknown>))
    assert.equal(given.length, questions.length)
    return Object.fromEntries(given.filter(([, value]) => value !== null))
  }
  assert.deepEqual(
    read({ 'answers.n': ' -1.5e3 ', 'answers.r': '3', 'answers.y': 'no', 'answers.c': 'yes', other: 'x' }),
    {
      n: -1500,
      r: 3,
      y: false,
      c: true,
    },
  )
  for (const [text, number] of Object.entries({ '+1.': 1, '.5': 0.5, '007': 7, '1E2': 100 }))
    assert.deepEqual(read({ 'answers.n': text }), { n: number })
  for (const text of ['1,5', '0x10', '1e999', 'Infinity', '1 000', '--1', '.', 'e1', `${'1'.repeat(1e5)}x`])
    assert.deepEqual(read({ 'answers.n': text }), { n: text })
  assert.deepEqual(read({ 'answers.l': 'x', 'answers.y': ['yes', 'no'], 'answers.n': '' }), { l: ['x'], y: true })
  assert.deepEqual(read({ 'answers.l': ['', 'x', 'z'], 'answers.y': 'maybe', 'answers.n': [{}] }), {
    l: ['x', 'z'],
    y: 'maybe',
  })
})
