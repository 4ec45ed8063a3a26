import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readOperations } from '../read-operations.ts'
import { docstring, pascalCase, pythonName } from './python-text.ts'
import { pythonTypes } from './python-types.ts'
import { writePython } from './write-python.ts'

const document = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'))
const package_ = new URL('../../../clients/python/src/laurel/', import.meta.url)

test('the committed Python client is the one of the API: otherwise run `npm run openapi`', () => {
  for (const [name, text] of Object.entries(writePython(document)))
    assert.ok(
      readFileSync(new URL(name, package_), 'utf8') === text,
      `clients/python/src/laurel/${name} is out of date`,
    )
})

test('every operation has a method of its own in the Python client', () => {
  const classes = new Map(
    writePython(document)
      ['resources.py']!.split(/^class /m)
      .slice(1)
      .map((text) => [/^\w+/.exec(text)![0], text]),
  )
  const operations = readOperations(document)
  for (const { name, path } of operations) {
    const [, resource, method] = /^(.*)\.(\w+)$/.exec(name)!
    const text = classes.get(`${pascalCase(resource!)}Resource`)!
    assert.equal(text.split(`    def ${pythonName(method!)}(`).length > 1, true, name)
    assert.ok(text.includes(path.split('{')[0]!), name)
  }
  assert.ok(operations.length > 200)
})

test('schemas become Python types: what may be left out, words, null, lists, records, files', () => {
  const types = pythonTypes(['Other'])
  types.define('Thing', {
    type: 'object',
    required: ['id', 'kind'],
    properties: {
      id: { type: 'integer', description: 'A "number"' },
      kind: { enum: ['a', 'b'] },
      at: { type: ['string', 'null'] },
      parts: { type: 'array', items: { type: 'object', properties: { other: { $ref: '#/Other' } } } },
      rest: { type: 'object', additionalProperties: { type: 'number' } },
      file: { type: 'string', format: 'binary' },
    },
  })
  types.define('Range', { type: 'object', required: ['from'], properties: { from: { type: 'string' } } })
  assert.deepEqual(types.definitions, [
    'class ThingPartsItem(TypedDict):\n    other: NotRequired[Other]\n',
    `class Thing(TypedDict):
    id: int
    """A "number" """
    kind: Literal["a", "b"]
    at: NotRequired[str | None]
    parts: NotRequired[list[ThingPartsItem]]
    rest: NotRequired[dict[str, float]]
    file: NotRequired[Upload]
`,
    'Range = TypedDict(\n    "Range",\n    {\n        "from": "str",\n    },\n)\n',
  ])
  assert.throws(() => types.typeOf({ type: 'colour' }, ''), /does not know this schema/)
  assert.equal(types.named('Other', {}), 'OtherFields')
  assert.throws(() => types.named('Other', {}), /Two types/)
})

test('names and texts of the API cannot break the Python code', () => {
  assert.deepEqual(['notDuplicates', 'import', 'list', 'from'].map(pythonName), [
    'not_duplicates',
    'import_',
    'list',
    'from_',
  ])
  assert.equal(docstring(['a """ \\n', ''], ''), `"""a ''' \\\\n"""\n`)
  assert.equal(docstring([undefined], ''), '')
})
