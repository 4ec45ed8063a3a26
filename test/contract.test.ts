import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { allOperationsOf, operationsOf, readDocument, type Schema } from './support/api-operations.ts'
import { anEvent } from './support/factories.ts'
import { startWorld } from './support/harness.ts'

/** Endpoints promised by the contract, with the scope named by it or by the decisions; null: anyone. */
const PROMISED: [operation: string, scope: string | null][] = [
  ['GET /admin/events', 'events:read'],
  ['POST /admin/events', 'events:write'],
  ['GET /admin/events/{id}', 'events:read'],
  ['PATCH /admin/events/{id}', 'events:write'],
  ['DELETE /admin/events/{id}', 'events:write'],
  ['POST /admin/events/{id}/close-registration', 'events:write'],
  ['POST /admin/events/{id}/open-registration', 'events:write'],
  ['GET /admin/events/{id}/attendees', 'attendees:read'],
  ['POST /admin/events/{id}/attendees', 'attendees:write'],
  ['PATCH /admin/events/{event_id}/attendees/{attendee_id}', 'attendees:write'],
  ['DELETE /admin/events/{event_id}/attendees/{attendee_id}', 'attendees:write'],
  ['GET /admin/events/{id}/certificates', 'certificates:read'],
  ['POST /admin/events/{id}/certificates', 'certificates:write'],
  ['GET /admin/certificates/{cert_id}', 'certificates:read'],
  ['DELETE /admin/certificates/{cert_id}', 'certificates:write'],
  ['POST /admin/certificates/{cert_id}/revoke', 'certificates:write'],
  ['POST /admin/certificates/{cert_id}/reissue', 'certificates:write'],
  ['GET /admin/events/{id}/certificate-tiers/summary', 'certificates:read'],
  ['POST /admin/events/{id}/bulk-generate', 'certificates:write'],
  ['GET /admin/events/{id}/bulk-generate-jobs', 'certificates:read'],
  ['GET /admin/events/{id}/bulk-generate-jobs/{job_id}', 'certificates:read'],
  ['POST /admin/events/{id}/bulk-generate-jobs/{job_id}/cancel', 'certificates:write'],
  ['GET /admin/events/{id}/bulk-generate-jobs/{job_id}/download', 'certificates:read'],
  ['GET /admin/api-keys', 'api_keys:read'],
  ['POST /admin/api-keys', 'api_keys:write'],
  ['GET /admin/api-keys/scopes', 'api_keys:read'],
  ['PATCH /admin/api-keys/{id}', 'api_keys:write'],
  ['DELETE /admin/api-keys/{id}', 'api_keys:write'],
  ['GET /admin/credits', 'credits:read'],
  ['GET /admin/credits/ledger', 'credits:read'],
  ['GET /v/certs/{cert_code}', null],
]

test('api/openapi.json is what the service publishes (npm run openapi writes it)', async () => {
  const kept = JSON.parse(readFileSync(new URL('../api/openapi.json', import.meta.url), 'utf8'))
  assert.deepEqual(kept, await readDocument())
})

test('api/operations.txt lists every operation of the document, sorted (npm run openapi writes it)', async () => {
  const kept = readFileSync(new URL('../api/operations.txt', import.meta.url), 'utf8')
  const lines = allOperationsOf(await readDocument()).map(
    ({ method, path, scope, id }) => `${method.padEnd(6)} ${path} ${scope ?? '-'} ${id}`,
  )
  const byPath = (line: string) => line.slice(7)
  assert.deepEqual(
    kept.trimEnd().split('\n'),
    lines.sort((a, b) => (byPath(a) < byPath(b) ? -1 : 1)),
  )
})

test('the service publishes the document under its base address, with that address in it, to anyone', async () => {
  await using world = await startWorld()
  const { status, body, headers } = await world.request('GET', '/openapi.json', undefined, { key: null })
  assert.equal(status, 200)
  assert.match(String(headers['content-type']), /^application\/json/)
  assert.equal(body.servers[0].url, 'http://laurel.test/api/v1')
  assert.deepEqual({ ...body, servers: [] }, { ...(await readDocument('http://laurel.test')), servers: [] })
})

test('it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(await readDocument())
  assert.equal(valid, true, JSON.stringify(errors))
  assert.equal(validator.version, '3.1')
})

test('every operation that the interface promises is in it, with its scope', async () => {
  const scopes = new Map(
    operationsOf(await readDocument()).map(({ method, path, scope }) => [`${method} ${path}`, scope]),
  )
  for (const [operation, scope] of PROMISED) {
    assert.ok(scopes.has(operation), `${operation} is missing`)
    assert.equal(scopes.get(operation), scope, operation)
  }
})

test('each operation has an id of its own, a tag, a summary, and describes every parameter of its path', async () => {
  const document = await readDocument()
  const operations = operationsOf(document)
  assert.equal(new Set(operations.map(({ id }) => id)).size, operations.length)
  const tags = document['tags'].map(({ name }: { name: string }) => name)
  for (const { id, path, params, raw } of operations) {
    assert.match(id, /^[a-z][a-zA-Z]+$/)
    assert.doesNotMatch(path, /[:*]/)
    assert.ok(raw['summary'].length > 5, id)
    assert.equal(raw['tags'].length, 1, id)
    assert.ok(tags.includes(raw['tags'][0]), id)
    const described = (raw['parameters'] ?? []).filter((each: any) => each.in === 'path')
    assert.deepEqual(described.map((each: any) => each.name).sort(), params.map(({ name }) => name).sort(), id)
    assert.ok(
      described.every((each: any) => each.required),
      id,
    )
  }
})

test('every operation tells its success and the refusals that its kind can have', async () => {
  for (const { id, method, scope, params, raw } of operationsOf(await readDocument())) {
    const statuses = Object.keys(raw['responses'])
    assert.ok(
      statuses.some((status) => status.startsWith('2')),
      id,
    )
    const expected = ['429', '503', ...(scope ? ['401', '403'] : []), ...(params.length > 0 ? ['404', '422'] : [])]
    if (['POST', 'PATCH'].includes(method)) expected.push('400', '409', '413', '415', '422')
    for (const status of expected) assert.ok(statuses.includes(status), `${id} does not tell of ${status}`)
    for (const [status, response] of Object.entries<any>(raw['responses'])) {
      assert.notEqual(response.description, 'Default Response', id)
      if (status < '400' || id === 'verifyCertificate') continue
      const name = status === '422' ? 'ValidationError' : 'Error'
      const { schema } = response.content['application/json']
      // With the record as it stands beside it.
      if (status === '412') assert.match(schema.$ref, /\/Stale\w+$/, id)
      else assert.deepEqual(schema, { $ref: `#/components/schemas/${name}` }, `${id} ${status}`)
    }
  }
})

test('a body is called required exactly where the server refuses a request without one', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const template = await world.request('POST', '/admin/badge-templates', { name: 'Came', criteria: [] })
  const ids: Record<string, number> = { events: event.id, 'badge-templates': template.body.id }
  const wrong: string[] = []
  for (const { method, path, params, forPeople, raw } of operationsOf(await readDocument())) {
    const types = Object.keys(raw['requestBody']?.content ?? {})
    if (forPeople || types.join() !== 'application/json') continue
    const at = params.reduce((at, { name, of }) => at.replace(`{${name}}`, String(ids[of] ?? 999_999)), path)
    const { status } = await world.request(method, at)
    // 404: the body was taken, and it is the record that is missing.
    if (raw['requestBody'].required !== [400, 415, 422].includes(status)) wrong.push(`${method} ${path}: ${status}`)
  }
  assert.deepEqual(wrong, [])
})

test('every object in a request that takes any names says how many it takes at most', async () => {
  const isFree = (schema: Schema) => {
    const { type, properties, additionalProperties = properties === undefined } = schema
    return [type].flat().includes('object') && additionalProperties !== false
  }
  const unbounded = (schema: unknown, place: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const own = isFree(schema) && (schema as Schema)['maxProperties'] === undefined ? [place] : []
    return [...own, ...Object.entries(schema).flatMap(([name, inner]) => unbounded(inner, `${place}.${name}`))]
  }
  assert.deepEqual(unbounded({ properties: { a: { type: ['object', 'null'] } } }, 'x'), ['x.properties.a'])
  const operations = allOperationsOf(await readDocument())
  assert.deepEqual(
    operations.flatMap(({ id, bodies }) => bodies.flatMap((body) => unbounded(body, id))),
    [],
  )
})

test('no schema has a list of types besides null, and none in a body a default, as code generators need it', async () => {
  const faults: string[] = []
  const look = (value: unknown, place: string, mayDefault: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, default: fallback } = value as { type?: unknown; default?: unknown }
    if (Array.isArray(type) && type.filter((each) => each !== 'null').length > 1) faults.push(`${place}: ${type}`)
    if (!mayDefault && fallback !== undefined && typeof fallback !== 'object') faults.push(`${place}: ${fallback}`)
    for (const [name, inner] of Object.entries(value))
      if (!['example', 'examples'].includes(name)) look(inner, `${place}/${name}`, mayDefault || name === 'parameters')
  }
  const { paths, webhooks, components } = await readDocument()
  look({ paths, webhooks, schemas: components.schemas }, '', false)
  assert.deepEqual(faults, [])
})

test('uploads are described as multipart with a file, downloads as binary of their kind', async () => {
  const operations = operationsOf(await readDocument())
  const uploads = operations.filter(({ multipart }) => multipart)
  const ids = uploads.map(({ id }) => id).sort()
  assert.deepEqual(ids, [
    ...['addPicture', 'addTrainingEvidence', 'createBulkJob', 'createDesign', 'importAttendees', 'importContacts'],
    'setBadgeImage',
    'uploadOrganisationLogo',
  ])
  for (const { raw, id } of uploads) {
    const { properties } = raw['requestBody'].content['multipart/form-data'].schema
    assert.ok(
      Object.values<any>(properties).some(({ format }) => format === 'binary'),
      id,
    )
  }
  const files = {
    getCertificatePdf: 'application/pdf',
    getCertificatePng: 'image/png',
    getBadgeImage: 'image/png',
    downloadBulkJob: 'application/zip',
    downloadCertificates: 'application/zip',
    exportAttendeesCsv: 'text/csv',
    downloadFailedAttendees: 'text/csv',
    downloadFailedRows: 'text/csv',
    getAgendaCalendar: 'text/calendar',
    getSessionCalendar: 'text/calendar',
    exportAttendeesXlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
  for (const [id, type] of Object.entries(files)) {
    const { content } = operations.find((operation) => operation.id === id)!.raw['responses']['200']
    assert.deepEqual(Object.keys(content), [type])
    assert.equal(content[type].schema.format, 'binary')
  }
})
