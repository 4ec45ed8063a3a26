import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterOf, readAnswerFilter } from './answer-filter.ts'

test('a filter names a question and one of its answers, which may have any characters', () => {
  const question = { question_id: 'best' } as Parameters<typeof filterOf>[0]
  const filter = filterOf(question, { value: 'A = B & C', to: null, count: 1 })
  assert.equal(filter, 'best=A = B & C')
  assert.deepEqual(readAnswerFilter(filter!), { question_id: 'best', answer: 'A = B & C' })
  assert.deepEqual(readAnswerFilter(filterOf(question, { value: true, to: null, count: 1 })!), {
    question_id: 'best',
    answer: 'true',
  })
})

test('a range of numbers is no filter, and an address without one filters nothing', () => {
  assert.equal(filterOf({ question_id: 'age' } as never, { value: 10, to: 20, count: 1 }), null)
  assert.deepEqual(readAnswerFilter(undefined), {})
  assert.deepEqual(readAnswerFilter('nonsense'), {})
})
