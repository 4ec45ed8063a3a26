import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { collectEventTypes } from '../src/collect.ts'
import { announced } from '../src/platform/context/event-type.ts'
import { forGenerators } from '../src/platform/http/validation/for-generators.ts'
import { readDocument, type Schema } from './support/api-operations.ts'
import { CONTRACT_EVENTS } from './support/webhooks.ts'

const ADDED = {
  event: ['created', 'updated', 'deleted'],
  attendee: [
    'registered',
    'waitlisted',
    'pending',
    'updated',
    'cancelled',
    'checked_in',
    'checked_out',
    'came_back',
    'check_in_undone',
  ],
  session: ['created', 'updated', 'deleted'],
  survey: ['answered'],
  form: ['submitted'],
  badge: ['awarded', 'revoked'],
  training: ['completed', 'overdue'],
  contact: ['created', 'updated', 'deleted', 'merged'],
  import: ['completed'],
  email: ['bounced', 'failed'],
}

const PROMISED = [
  ...CONTRACT_EVENTS,
  ...Object.entries(ADDED).flatMap(([subject, types]) => types.map((type) => `${subject}.${type}`)),
].sort()

test('the document tells under webhooks every type of event that the interface lists, and no other', async () => {
  const { webhooks, components } = await readDocument()
  assert.deepEqual(
    announced(collectEventTypes())
      .map(({ type }) => type)
      .sort(),
    PROMISED,
  )
  assert.deepEqual(Object.keys(webhooks).sort(), PROMISED)
  for (const [type, methods] of Object.entries<Schema>(webhooks)) {
    assert.deepEqual(Object.keys(methods), ['post'])
    const { $ref } = methods['post'].requestBody.content['application/json'].schema
    const envelope = components.schemas[$ref.split('/').at(-1)]
    assert.deepEqual(envelope.required, ['event', 'timestamp', 'data'])
    assert.equal(envelope.properties.event.const, type)
    const data = components.schemas[envelope.properties.data.$ref.split('/').at(-1)]
    const declared = collectEventTypes().find((event) => event.type === type)!.data
    assert.deepEqual(data, forGenerators(JSON.parse(JSON.stringify(declared))))
  }
})

test('each tells the headers that a delivery carries, that no key is needed, and what counts as received', async () => {
  for (const { post } of Object.values<Schema>((await readDocument())['webhooks'])) {
    const headers = new Map<string, Schema>(post.parameters.map((each: Schema) => [each['name'], each]))
    assert.deepEqual(
      [...headers.keys()],
      [
        'X-Service-Event',
        'X-Service-Signature',
        'X-Service-Signature-Previous',
        'X-Service-Timestamp',
        'X-Service-Attempt',
        'X-Service-Delivery',
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ],
    )
    const optional = [...headers].filter(([, { required }]) => !required).map(([name]) => name)
    assert.deepEqual(optional, ['X-Service-Signature-Previous'])
    for (const header of headers.values()) assert.ok(header['in'] === 'header' && header['description'].length > 10)
    const { minimum, maximum } = headers.get('X-Service-Attempt')!['schema']
    assert.deepEqual([minimum, maximum], [1, 3])
    const signature = new RegExp(headers.get('X-Service-Signature')!['schema'].pattern)
    assert.ok(signature.test(`sha256=${'0f'.repeat(32)}`) && !signature.test('0f'.repeat(32)))
    assert.deepEqual(post.security, [])
    assert.deepEqual(Object.keys(post.responses), ['2XX', 'default'])
    assert.ok(post.summary.length > 10 && post.requestBody.required)
  }
})

test('the data of an event is closed, and each of its fields is required and told in words', () => {
  let fields = 0
  const judge = (schema: Schema, where: string): void => {
    for (const each of [schema, schema['items']]) {
      if (each?.type !== 'object' || each.patternProperties) continue
      const names = Object.keys(each.properties)
      assert.equal(each.additionalProperties, false, where)
      assert.deepEqual(each.required, names, where)
      for (const name of names) {
        fields++
        assert.ok(each.properties[name].description?.length > 5, `${where}.${name} is not described`)
        judge(each.properties[name], `${where}.${name}`)
      }
    }
  }
  for (const { type, data } of collectEventTypes()) judge(data, type)
  assert.ok(fields > 50)
})

test('each type has an example that its schema accepts', async () => {
  const document = await readDocument()
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'document' })
  for (const [type, { post }] of Object.entries<Schema>(document['webhooks'])) {
    const { schema, example } = post.requestBody.content['application/json']
    assert.equal(example?.event, type)
    const validate = ajv.compile({ $ref: `document${schema.$ref}` })
    assert.ok(validate(example), `${type}: ${ajv.errorsText(validate.errors)}`)
  }
})
