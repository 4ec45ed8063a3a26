import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortenInput } from './shorten-input.ts'

test('a list in the objects of another list, and a field that both have, are described once', () => {
  const days = { type: 'integer', maximum: 9, description: 'Days a certificate is valid' }
  const values = () => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { key: { type: 'string', description: 'Key '.repeat(120) } },
      required: ['key'],
    },
  })
  const kind = { values: values(), days: { ...days }, label: { type: 'string', description: 'Name of the kind' } }
  const input = {
    properties: {
      days: { ...days },
      label: { type: 'string', description: 'Name of the event' },
      values: values(),
      kinds: { type: 'array', items: { type: 'object', properties: kind } },
    },
  }
  shortenInput(input, false)
  assert.deepEqual(input.properties.values, values())
  assert.deepEqual(input.properties.kinds.items.properties, {
    values: { type: 'array', items: { type: 'object', description: 'As in values' } },
    days: { type: 'integer', maximum: 9 },
    label: { type: 'string', description: 'Name of the kind' },
  })
})
