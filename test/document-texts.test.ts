import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operationsOf, readDocument, type Schema } from './support/api-operations.ts'

const MAX_IN_SUMMARY = 40
const MAX_IN_DESCRIPTION = 300
/** Phrases that leave a reader guessing: whose id, or what happened then. */
const SAYS_NOTHING = ['Identifier', 'UTC']

/** Tags whose operations are not described in full. One that is comes off the list; none is added. */
const NOT_YET: string[] = ['Emails', 'Email templates', 'Forms', 'Webhooks', 'Automations']

/** Lists what an operation leaves undescribed, including its inputs and outputs. */
function missingTexts(raw: Schema, document: Schema): string[] {
  const { summary = '', description = '', parameters = [], requestBody, responses } = raw
  const missing: string[] = []
  if (summary.length === 0 || summary.length > MAX_IN_SUMMARY || summary.endsWith('.'))
    missing.push(`a summary of at most ${MAX_IN_SUMMARY} characters without a full stop: ${summary}`)
  if (description.length === 0 || description.length > MAX_IN_DESCRIPTION)
    missing.push(`a description of at most ${MAX_IN_DESCRIPTION} characters, not ${description.length}`)
  for (const { name, description, schema } of parameters) {
    if (!description || SAYS_NOTHING.includes(description)) missing.push(`what the parameter ${name} is`)
    missing.push(...undescribed(schema, name, document))
  }
  for (const told of [requestBody, ...Object.values<Schema>(responses)])
    for (const { schema } of Object.values<Schema>(told?.content ?? {}))
      missing.push(...undescribed(schema, 'body', document))
  return missing
}

/** Properties without a description, at any depth; one that is a named schema may have it there. */
function undescribed(schema: Schema | undefined, place: string, document: Schema, within: string[] = []): string[] {
  if (!schema) return []
  const name: string | undefined = schema['$ref']?.split('/').at(-1)
  if (name) {
    const named = document['components'].schemas[name]
    return within.includes(name) ? [] : undescribed(named, name, document, [...within, name])
  }
  const described = (inner: Schema) =>
    inner['description'] ?? document['components'].schemas[inner['$ref']?.split('/').at(-1)]?.description
  const says = (field: string, inner: Schema) =>
    described(inner) && (field === 'id' || !SAYS_NOTHING.includes(inner['description']))
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema
  const own = Object.entries<Schema>(properties).flatMap(([field, inner]) => [
    ...(says(field, inner) ? [] : [`what ${place}.${field} is`]),
    ...undescribed(inner, `${place}.${field}`, document, within),
  ])
  return [
    ...own,
    ...[items, additionalProperties, ...anyOf].flatMap((inner) => undescribed(inner, place, document, within)),
  ]
}

test('each operation has a short title and a description, and so has every parameter and every field of what it takes and gives', async () => {
  const document = await readDocument()
  const complete = new Set<string>()
  const missing = operationsOf(document).flatMap(({ id, raw }) => {
    const [tag] = raw['tags']
    complete.add(tag)
    return missingTexts(raw, document).map((what) => ({ tag, words: `${id}: ${what}` }))
  })
  for (const { tag } of missing) complete.delete(tag)
  assert.deepEqual(
    missing.filter(({ tag }) => !NOT_YET.includes(tag)).map(({ words }) => words),
    [],
  )
  assert.deepEqual(
    NOT_YET.filter((tag) => complete.has(tag)),
    [],
    'these are described in full: take them off the list',
  )
})

test('each title is of one operation alone, and where a description names another one, that one is there', async () => {
  const operations = operationsOf(await readDocument())
  const titles = operations.map(({ raw }) => raw['summary'])
  assert.deepEqual(
    titles.filter((title, at) => titles.indexOf(title) !== at),
    [],
  )
  const named = operations.flatMap(({ id, raw: { description = '' } }) =>
    [...description.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ id, title })),
  )
  assert.ok(named.length > 20)
  assert.deepEqual(
    named.filter(({ title }) => !titles.includes(title)),
    [],
  )
})

test('what is not described is found: at any depth, in lists, and in named schemas', () => {
  const inner = {
    properties: {
      told: { description: 'x' },
      id: { description: 'Identifier' },
      at: { description: 'UTC' },
      deep: { properties: { silent: {} } },
    },
  }
  const document = { components: { schemas: { Named: { items: inner } } } }
  const named = { $ref: '#/components/schemas/Named' }
  const raw = {
    parameters: [
      { name: 'silent', schema: {} },
      { name: 'id', description: 'Identifier', schema: {} },
    ],
    requestBody: { content: { json: { schema: named } } },
    responses: {
      200: { content: { json: { schema: { anyOf: [{ type: 'null' }, { properties: { list: named } }] } } } },
    },
  }
  assert.deepEqual(missingTexts({ ...raw, summary: 'Read.', description: 'x'.repeat(301) }, document), [
    'a summary of at most 40 characters without a full stop: Read.',
    'a description of at most 300 characters, not 301',
    'what the parameter silent is',
    'what the parameter id is',
    'what Named.at is',
    'what Named.deep is',
    'what Named.deep.silent is',
    'what body.list is',
    'what Named.at is',
    'what Named.deep is',
    'what Named.deep.silent is',
  ])
  assert.deepEqual(missingTexts({ summary: 'Read it', description: 'It is read.', responses: {} }, document), [])
})

/** Names that may be left out or empty, because the record has another name or an address. */
const MAY_BE_EMPTY =
  /^(createContact|updateContact)\.(first_name|last_name|title)$|^(\w+)\.last_name$|^(assignProgramme\.people|postCompletions\.completions|updateAssignment)\.name$|^previewDesign\.record\.\w+_name$|^importContacts\.file_name$|^sendScans\.scans\.guest\.last_name$|^register\.guests\.last_name$|^(create|update|preview)Form\.fields\.name$/

test('every name, title, label and subject that is sent refuses a text that shows nothing, or may be empty', async () => {
  const found: string[] = []
  const walk = (schema: any, path: string): void => {
    for (const each of schema.anyOf ?? []) walk(each, path)
    if (schema.items) walk(schema.items, path)
    for (const [name, inner] of Object.entries<any>(schema.properties ?? {})) {
      const text = [inner, ...(inner.anyOf ?? [])].find((each) => [each.type].flat().includes('string') && !each.enum)
      if (text && /^(\w+_)?(name|title|label|subject)$/.test(name)) {
        found.push(`${path}.${name}`)
        assert.equal(text.format === 'not-blank', !MAY_BE_EMPTY.test(`${path}.${name}`), `${path}.${name}`)
      }
      walk(inner, `${path}.${name}`)
    }
  }
  for (const { id, body } of operationsOf(await readDocument())) if (body) walk(body, id)
  assert.ok(found.length > 50)
})
