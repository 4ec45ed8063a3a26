import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createLaurel } from '../src/index.ts'
import { readOperations } from './read-operations.ts'
import { writeType } from './write-type.ts'

const document = JSON.parse(readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'))
const operations = readOperations(document)

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

test('every method sends its arguments where its operation has them: path, body, query, options', async () => {
  const asked: { url: URL; method: string; body: unknown; headers: Headers }[] = []
  const fetch = async (url: unknown, { method = '', body, headers }: RequestInit = {}) => {
    asked.push({ url: new URL(String(url)), method, body, headers: new Headers(headers) })
    return Response.json([])
  }
  const laurel = createLaurel({ baseUrl: 'https://laurel.test/base/', fetch })
  for (const { name, method, path, inPath, body, query } of operations) {
    const args: unknown[] = inPath.map((_, nth) => `${nth}/`)
    if (body) args.push({ file: new Blob(['x']) })
    if (query.length > 0) args.push({ one: ['a', 'b'], two: undefined })
    args.push({ headers: { 'X-Told': name } })
    await name.split('.').reduce((within: any, part) => within[part], laurel)(...args)
    const sent = asked.pop()!
    let nth = 0
    assert.equal(sent.url.pathname, `/base${path.replaceAll(/\{\w+\}/g, () => `${nth++}%2F`)}`, name)
    assert.deepEqual([sent.method, sent.headers.get('x-told')], [method, name])
    assert.equal(sent.url.search, query.length > 0 ? '?one=a&one=b' : '', name)
    const kind = typeof sent.body === 'string' ? 'json' : sent.body instanceof FormData ? 'form' : undefined
    assert.equal(kind, body?.kind === 'either' ? 'form' : body?.kind, name)
  }
  assert.ok(operations.length > 200 && asked.length === 0)
})

test('POST requests without an idempotency key are marked, and only those', () => {
  const once = operations.filter((each) => each.once).map(({ path }) => path)
  // No response is stored for sign-in requests or a member's own keys.
  const own = once.filter((path) => /^\/(auth|me)\//.test(path))
  assert.ok(own.includes('/auth/sign-in') && own.includes('/me/totp'))
  assert.deepEqual(
    once.filter((path) => !own.includes(path)),
    ['/public/forms/{slug}/submit', '/public/events/{id}/registrations'],
  )
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
