import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createLaurel } from '../src/index.ts'
import { readOperations } from './read-operations.ts'
import { writeClient } from './write-client.ts'
import { writeType } from './write-type.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const document = JSON.parse(read('../../openapi.json'))
const operations = readOperations(document)

test('the generated files are those of openapi.json: npm run client writes them', () => {
  for (const [name, text] of Object.entries(writeClient(document)))
    assert.ok(read(`../src/generated/${name}`) === text, `${name} is out of date: npm run client`)
})

test('every operation of the document has a method of its own, and no method is also a resource', () => {
  const ids = Object.values<object>(document.paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ name }) => name)
  assert.ok(ids.length > 200 && names.length >= ids.length)
  assert.deepEqual([...new Set(names)], names)
  const laurel = createLaurel({ baseUrl: 'https://laurel.test' })
  for (const name of names) {
    const method = name.split('.').reduce((within: any, part) => within[part], laurel)
    assert.equal(typeof method, 'function', name)
    assert.deepEqual(Object.keys(method), [], name)
  }
})

test('POST requests without an idempotency key are marked, and only those', () => {
  const once = operations.filter((each) => each.once).map(({ path }) => path)
  assert.deepEqual(once, ['/public/events/{id}/registrations', '/public/forms/{slug}/submit'])
})

test('schemas become types: what may be left out, words, null, lists, records, files', () => {
  const type = writeType({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'Who */ it is' },
      'a-b': { type: ['integer', 'null'] },
      kinds: { type: 'array', items: { type: 'string', enum: ['x', "it's"] } },
      file: { type: 'string', format: 'binary' },
      more: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
  })
  const lines = [
    '{',
    '  /** Who *∕ it is */',
    '  name: string',
    "  'a-b'?: number | null",
    "  kinds?: ('x' | 'it\\'s')[]",
    '  file?: Upload',
    '  more?: Record<string, boolean>',
    '}',
  ]
  assert.equal(type, lines.join('\n'))
  assert.throws(() => writeType({ type: 'tuple' }), /does not know/)
})
