import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { imageLayout } from '../builtin/image-layout.ts'
import { laurelLayout } from '../builtin/laurel-design.ts'
import { Layout } from './design-layout.ts'

const field = { type: 'name', x: 0.1, y: 0.1, width: 0.5, height: 0.1 }
const withField = (given: object) => ({
  page: { width: 842, height: 595 },
  language: 'en',
  fields: [{ ...field, ...given }],
})

test('the layouts that we bring are valid', () => {
  for (const layout of LANGUAGES.flatMap((tag) => [laurelLayout(tag), imageLayout(tag)]))
    assert.ok(Value.Check(Layout, layout))
})

test('only the place of a field has to be given', () => {
  assert.ok(Value.Check(Layout, withField({})))
})

test('what lies outside the limits is refused', () => {
  const wrong = [
    { x: 1.01 },
    { y: -0.1 },
    { size: 3 },
    { min_size: 201 },
    { color: 'red' },
    { color: '#12345' },
    { font: 'Comic Sans' },
    { align: 'justify' },
    { type: 'photo' },
    { text: 'x'.repeat(501) },
    { letter_spacing: 1 },
  ]
  for (const given of wrong) assert.ok(!Value.Check(Layout, withField(given)), JSON.stringify(given))
  assert.ok(!Value.Check(Layout, { ...withField({}), fields: Array.from({ length: 51 }, () => field) }))
  assert.ok(!Value.Check(Layout, { ...withField({}), language: 'not a language' }))
})
