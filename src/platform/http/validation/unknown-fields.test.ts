import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonField } from './json-field.ts'
import { keepKnownFields } from './unknown-fields.ts'

const free = (maxProperties?: number) => ({ type: 'object', ...(maxProperties === undefined ? {} : { maxProperties }) })
const many = Object.fromEntries(Array.from({ length: 110_000 }, (_, at) => [`k${at}`, at]))

test('of a free object, one entry more than its limit reaches the judge, and without a limit all do', () => {
  const schema = { properties: { answers: free(50), anything: free() } }
  const { value, unknown } = keepKnownFields({ answers: many, anything: many }, schema) as any
  assert.deepEqual([Object.keys(value.answers).length, Object.keys(value.anything).length], [51, 110_000])
  assert.deepEqual([value.answers.k50, unknown], [50, []])
  assert.equal(Object.keys(keepKnownFields(many, free(200)).value as object).length, 201)
  assert.deepEqual(keepKnownFields({ a: 1, b: 2 }, free(2)).value, { a: 1, b: 2 })
  const polluted = JSON.parse('{"__proto__": {"admin": true}, "b": 2, "c": 3}')
  assert.deepEqual(Object.keys(keepKnownFields(polluted, free(1)).value as object), ['__proto__', 'b'])
})

test('JSON in the text field of a form or a query is cut to its limit too', () => {
  assert.equal(Object.keys(jsonField('body', 'mapping', JSON.stringify(many), free(256)) as object).length, 257)
})

test('names of unknown fields are bounded in number and length', () => {
  const { unknown } = keepKnownFields(
    { ...many, list: [{ [`😀${'x'.repeat(500_000)}`]: 1 }] },
    {
      properties: { list: { items: { properties: {} } } },
    },
  )
  assert.equal(unknown.length, 1_000)
  const [long] = keepKnownFields({ ['😀'.repeat(250_000)]: 1 }, { properties: {} }).unknown
  assert.equal(long, '😀'.repeat(32))
})
