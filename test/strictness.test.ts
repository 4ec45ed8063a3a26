import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fillPath, operationsOf, readDocument, type Schema, sampleOf } from './support/api-operations.ts'
import { assertRefused } from './support/assert-refused.ts'
import { call, idsFor, makeEverything } from './support/everything.ts'
import { aCertificate, aKey, anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

/** Values of other types than the schema takes, none of which may be read as if they were of it. */
function wrongFor(schema: Schema): unknown[] {
  const types = [schema['type']].flat()
  return [
    ...(types.includes('string') ? [] : ['5', 'true', '']),
    ...(types.includes('integer') || types.includes('number') ? [] : [5]),
    ...(types.includes('integer') ? [5.5] : []),
    ...(types.includes('boolean') ? [] : [true]),
    ...(types.includes('null') ? [] : [null]),
    ...(types.includes('array') ? [] : [[], ['x']]),
    ...(types.includes('object') ? [] : [{}]),
  ]
}

test('no field of any body is coerced: a value of another type is 422 and named', async () => {
  const everything = await makeEverything(world)
  let tried = 0
  for (const operation of operationsOf(await readDocument())) {
    for (const [name, schema] of Object.entries<Schema>(operation.body?.['properties'] ?? {})) {
      for (const value of wrongFor(schema)) {
        const body = { ...sampleOf(operation.body!), [name]: value }
        const answer = await call(world, operation, fillPath(operation, idsFor(operation, everything)), { body })
        assertRefused(answer, 422, 'validation_failed', `body.${name}`)
        tried++
      }
    }
  }
  assert.ok(tried > 250)
})

test('fields that nobody knows take no effect and are named, also inside of others', async () => {
  const { status, body, headers } = await world.request('POST', '/admin/events', {
    name: 'Node Day',
    template_image_url: 'placeholder',
    nmae: 'x',
    certificate_tiers: [{ name: 'Gold', min_attendance_percent: 1, colour: 'yellow' }],
    survey: [{ id: 'why', label: 'Why?', type: 'long_text', hidden: { deep: true } }],
    'a, b\r\nX-Evil: 1': 1,
    ünal: 1,
    __proto__x: 1,
    constructor: 1,
    toString: 1,
  })
  assert.equal(status, 201)
  assert.deepEqual(String(headers['x-ignored-fields']).split(', ').sort(), [
    '%C3%BCnal',
    '__proto__x',
    'a%2C%20b%0D%0AX-Evil%3A%201',
    'certificate_tiers.0.colour',
    'constructor',
    'nmae',
    'survey.0.hidden',
    'toString',
  ])
  assert.equal(headers['x-evil'], undefined)
  assert.deepEqual(body.certificate_tiers, [{ name: 'Gold', min_attendance_percent: 1 }])
  assert.deepEqual(body.survey, [{ id: 'why', label: 'Why?', type: 'long_text' }])
  const prototype = '{"name":"a","template_image_url":"placeholder","__proto__":{"visibility":"public"}}'
  const polluted = await world.request('POST', '/admin/events', prototype)
  assert.equal(polluted.status, 201)
  assert.equal(polluted.body.visibility, 'private')
  assert.equal(polluted.headers['x-ignored-fields'], '__proto__')
})

test('thousands of unknown fields do not make a header that nobody can read', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field_${n}`, n]))
  const { status, headers } = await world.request('POST', '/admin/events', {
    name: 'a',
    template_image_url: 'placeholder',
    ...many,
  })
  assert.equal(status, 201)
  assert.ok(String(headers['x-ignored-fields']).length <= 2_000)
})

test('a free object with 70,000 entries is refused by its limit, before its entries are judged one by one', async () => {
  const event = await anEvent(world, {
    visibility: 'public',
    event_date: '2099-01-01',
    registration_enabled: true,
    registration_questions: [{ id: 'why', label: 'Why?', type: 'long_text' }],
  })
  const form = await world.request('POST', '/admin/forms', {
    name: 'Talk to us',
    fields: [{ name: 'email', label: 'E-mail', type: 'email' }],
  })
  const many = Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`k${at}`, true]))
  const person = { first_name: 'Ada', email: 'ada@example.org' }
  for (const [method, path, body, field, most] of [
    ['POST', '/admin/crm/contacts', { ...person, properties: many }, 'properties', 50],
    ['PATCH', '/admin/crm/contacts/1', { properties: many }, 'properties', 50],
    [
      'POST',
      '/admin/crm/merge',
      { primary_id: 1, duplicate_ids: [2], fields: { properties: many } },
      'fields.properties',
      50,
    ],
    ['PATCH', `/admin/forms/${form.body.id}`, { contact_mapping: many }, 'contact_mapping', 50],
    ['POST', `/admin/events/${event.id}/attendees`, { ...person, answers: many }, 'answers', 50],
    ['POST', `/public/events/${event.id}/registrations`, { ...person, answers: many }, 'answers', 50],
    ['POST', `/public/forms/${form.body.slug}/submit`, many, '', 200],
  ] as const) {
    const answer = await world.request(method, path, body)
    assert.equal(answer.status, 422, `${method} ${path}: ${answer.text.slice(0, 300)}`)
    const loc = ['body', ...field.split('.').filter(Boolean)]
    const name = loc.at(-1) === 'body' ? 'the body' : loc.at(-1)
    assert.deepEqual(answer.body.detail[0], { loc, msg: `${name} must have at most ${most} entries`, type: 'too_many' })
    assert.ok(answer.body.detail.length <= 1 + most + 1, `${answer.body.detail.length} problems`)
  }
})

test('an unknown name as long as a body makes no answer as long', async () => {
  const long = 'x'.repeat(900_000)
  const event = await anEvent(world)
  for (const [method, path, body] of [
    ['PATCH', `/admin/events/${event.id}`, { [long]: 1 }],
    ['POST', '/admin/crm/contacts', { email: 'long@example.org', properties: { [long]: 'x' } }],
    ['POST', '/admin/crm/contacts', { email: 'long@example.org', properties: { [long]: true } }],
    ['POST', '/admin/crm/contacts', { email: 'long@example.org', properties: { [long]: '\0' } }],
    [
      'POST',
      `/admin/events/${event.id}/attendees`,
      { email: 'a@example.org', first_name: 'A', answers: { [long]: 1 } },
    ],
  ] as const) {
    const answer = await world.request(method, path, body)
    assert.equal(answer.status, 422)
    assert.ok(answer.text.length < 2_000, `${method} ${path}: ${answer.text.length} characters`)
  }
})

test('what the service itself keeps cannot be set from outside', async () => {
  const stranger = await world.stranger()
  const own = {
    id: 1,
    org_id: 2,
    created_at: '2000-01-01',
    updated_at: '2000-01-01',
    attendee_count: 99,
    source: 'panel',
    template_status: 'ready',
    template_error: 'x',
    folded_name: 'x',
    status: 'cancelled',
    event_id: 1,
    checked_in: true,
    checked_in_at: '2000-01-01',
    sessions_attended: 5,
    certificate_id: 1,
    email_key: 'x',
    prefix: 'x',
    key: `lrl_live_${'x'.repeat(43)}`,
    key_hash: 'x',
    last_used_at: '2000-01-01',
    active: false,
  }
  const event = await anEvent(world, own)
  assert.deepEqual([event.attendee_count, event.template_status, event.template_error], [0, 'builtin', null])
  assert.notEqual(event.created_at.slice(0, 4), '2000')
  const attendee = await anAttendee(world, event.id, own)
  assert.deepEqual(
    [attendee.status, attendee.source, attendee.checked_in, attendee.sessions_attended, attendee.certificate_id],
    ['registered', 'api', false, 0, null],
  )
  const key = await aKey(world, ['events:read'], own)
  assert.notEqual(key.key, own.key)
  assert.equal(key.active, true)
  assert.equal((await world.request('GET', '/admin/events', undefined, { key: stranger })).body.length, 0)
})

test('a change of which no field can be changed is refused, each field named', async () => {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  const key = await aKey(world, ['events:read'])
  for (const [path, fields] of [
    [`/admin/events/${event.id}`, { nmae: 'x', id: 5 }],
    [`/admin/events/${event.id}/attendees/${attendee.id}`, { checked_in: true, source: 'panel' }],
    [`/admin/api-keys/${key.id}`, { key: 'x', prefix: 'y' }],
  ] as const) {
    const answer = await world.request('PATCH', path, fields)
    for (const name of Object.keys(fields))
      assertRefused(answer, 422, 'validation_failed', `body.${name}`, 'unknown_field')
    assert.equal(answer.body.detail.length, 2)
    assert.equal(answer.headers['x-ignored-fields'], Object.keys(fields).join(', '))
  }
})

test('of a change with known and unknown fields the known ones act', async () => {
  const event = await anEvent(world)
  const { status, body, headers } = await world.request('PATCH', `/admin/events/${event.id}`, {
    name: 'New',
    nmae: 'x',
  })
  assert.equal(status, 200)
  assert.equal(body.name, 'New')
  assert.equal(headers['x-ignored-fields'], 'nmae')
})

test('a certificate takes no field from outside but those of its requests', async () => {
  const certificate = await aCertificate(world)
  const path = `/admin/certificates/${certificate.id}/revoke`
  const { status, body, headers } = await world.request('POST', path, { status: 'active', revoked_at: null })
  assert.equal(status, 200)
  assert.equal(body.status, 'revoked')
  assert.equal(headers['x-ignored-fields'], 'status, revoked_at')
})

test('an invalid entry of a list is named with its list', async () => {
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const texts = async (answer: Promise<{ body: any }>) =>
    ((await answer).body.detail as { msg: string }[]).map(({ msg }) => msg)
  assert.deepEqual(await texts(world.request('POST', `${path}/certificates`, { attendee_ids: [1, 'x', 2.5] })), [
    'attendee_ids.1 must be a whole number',
    'attendee_ids.2 must be a whole number',
  ])
  assert.deepEqual(await texts(world.request('PUT', '/admin/crm/properties', [0])), ['entry 0 must be an object'])
  assert.deepEqual(await texts(world.request('PATCH', path, { certificate_tiers: [0] })), [
    'certificate_tiers.0 must be an object',
  ])
  assert.deepEqual(await texts(world.request('POST', '/admin/api-keys', { name: 'Key', scopes: ['a\u0000'] })), [
    'scopes.0 must not contain the character U+0000',
  ])
  assert.deepEqual(
    await texts(
      world.request('POST', '/admin/badge-templates', { name: 'B', criteria: [{ type: 'events_attended' }] }),
    ),
    ['min is required for events_attended'],
  )
})
