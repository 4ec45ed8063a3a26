import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fillPath, operationsOf, readDocument, type Schema, sampleOf } from './support/api-operations.ts'
import { assertRefused } from './support/assert-refused.ts'
import { call, idsFor, makeEverything } from './support/everything.ts'
import { startWorld, type World } from './support/harness.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

/** Texts that a kind of field does not take, each a form that the document can tell. */
const REFUSED: Record<string, string[]> = {
  timestamp: ['tomorrow', '2026-13-01', '2026-11-20T25:00', '2026-11-20T10:61', '20.11.2026', '2026-11-20T10:00+25:00'],
  'time-zone': ['+03:00', ' UTC'],
  language: ['klingon!', ''],
  'image-address': ['ftp://example.org/a.png', 'a.png', 'placeholders'],
  email: ['nobody', 'a b@example.org', 'a@localhost'],
  'not-blank': ['   ', '\t\n'],
}
const CONTROLS = ['a\u0000b', 'a\u0007b', '\u001b[31m', 'a\u000bb', '\u007f', 'a\u0085b']

function refusedBy(schema: Schema): [text: string, type: RegExp][] {
  if (schema['enum']) return [['nothing:at-all', /^(enum|unknown_scope|unknown_event_type)$/]]
  const { format = '' } = schema
  return [
    ...CONTROLS.map((text): [string, RegExp] => [text, /^(nul|control)_character$/]),
    ...(REFUSED[format] ?? []).map((text): [string, RegExp] => [
      text,
      new RegExp(`^(${format.replace('-', '_')}|blank)$`),
    ]),
  ]
}

test('the document tells of texts in bodies what the service refuses: forms, words and control characters', async () => {
  const everything = await makeEverything(world)
  const tried = new Set<string>()
  for (const operation of operationsOf(await readDocument())) {
    if (!operation.body) continue
    const takes = ajv.compile(operation.body)
    for (const [name, schema] of Object.entries<Schema>(operation.body['properties'] ?? {})) {
      const list = schema['type'] === 'array'
      const text: Schema = list ? schema['items'] : schema
      if (![text['type']].flat().includes('string')) continue
      for (const [value, type] of refusedBy(text)) {
        const body: object = { ...sampleOf(operation.body), [name]: list ? [value] : value }
        assert.equal(takes(body), false, `${operation.id} ${name}: ${JSON.stringify(value)} is not told`)
        const answer = await call(world, operation, fillPath(operation, idsFor(operation, everything)), { body })
        const place = list ? `body.${name}.0` : `body.${name}`
        assertRefused(answer, 422, 'validation_failed', place)
        const problem = answer.body.detail.find(({ loc }: { loc: string[] }) => loc.join('.') === place)
        assert.match(problem.type, type, answer.text)
        tried.add(text['format'] ?? name)
      }
    }
  }
  for (const each of [...Object.keys(REFUSED), 'scopes', 'events', 'visibility', 'event_description'])
    assert.ok(tried.has(each), `${each} was not tried`)
})

test('the document tells of texts in addresses and headers what the service refuses', async () => {
  const everything = await makeEverything(world)
  for (const operation of operationsOf(await readDocument())) {
    for (const { in: where, name, schema } of operation.raw['parameters'] ?? []) {
      if (schema.type !== 'string' || where === 'path' || operation.multipart) continue
      const bad = where === 'header' ? 'two words' : 'a\u0000b'
      assert.equal(ajv.compile(schema)(bad), false, `${operation.id} ${name}`)
      const path = fillPath(operation, idsFor(operation, everything))
      const query = where === 'query' ? `?${name}=${encodeURIComponent(bad)}` : ''
      const headers: Record<string, string> = where === 'header' ? { [name]: bad } : {}
      const answer = await call(world, operation, path + query, { headers })
      assertRefused(answer, 422, 'validation_failed', `${where}.${name.toLowerCase()}`)
    }
  }
})
