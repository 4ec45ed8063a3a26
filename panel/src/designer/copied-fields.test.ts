import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pastedFields, readCopied, writeCopied } from './copied-fields.ts'
import type { Layout, LayoutField } from './scene-types.ts'

const field = (x: number, y = 0.1): LayoutField => ({ type: 'name', x, y, width: 0.2, height: 0.1 })
const layout = (width: number, ...fields: LayoutField[]): Layout => ({
  page: { width, height: 400 },
  language: 'en',
  fields,
})
const full = layout(800, { ...field(0.1), id: 'a', locked: true }, field(0.5), field(0.6))

test('copies are offset from their originals, further each time, and have no id or lock', () => {
  const copied = readCopied(writeCopied(full, [0, 1]))!
  const once = pastedFields(copied, full)
  assert.deepEqual(once, [field(0.12, 0.12), field(0.52, 0.12)])
  const twice = pastedFields(copied, { ...full, fields: [...full.fields, ...once] })
  assert.deepEqual(twice, [field(0.14, 0.14), field(0.54, 0.14)])
})

test('on the page of another design copies have the size in points that they had, and nothing leaves it', () => {
  const copied = readCopied(writeCopied(full, [2]))!
  assert.deepEqual(pastedFields(copied, layout(1600)), [{ ...field(0.6), width: 0.1 }])
  assert.deepEqual(pastedFields(copied, layout(200)), [{ ...field(0.2), width: 0.8 }])
  const edge = layout(800, { ...field(0.8), y: 0.9 })
  assert.deepEqual(pastedFields(readCopied(writeCopied(edge, [0]))!, edge), [field(0.78, 0.88)])
})

test('anything that is not a copy of fields is rejected', () => {
  const wrong = [null, '', 'x', 'null', '[]', '{}', '{"page":{"width":1,"height":1},"fields":[]}']
  const off = { page: { width: 1, height: 1 }, fields: [{ ...field(0.1), x: 7 }] }
  for (const text of [...wrong, JSON.stringify(off), JSON.stringify({ ...off, fields: [null] })])
    assert.equal(readCopied(text), null, String(text))
})
