import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { operationsOf, readDocument } from './support/api-operations.ts'
import { assertErrorShape, assertRefused } from './support/assert-refused.ts'
import { anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'

let world: World
let event: any

before(async () => {
  world = await startWorld()
  event = await anEvent(world)
})
after(() => world[Symbol.asyncDispose]())

const json = { 'content-type': 'application/json' }
const create = (body: unknown, headers: Record<string, string> = json) =>
  world.request('POST', '/admin/events', body, { headers })

test('what is not there is 404, for every method and with any key', async () => {
  for (const [method, path] of [
    ['GET', '/admin/nothing'],
    ['GET', '/nowhere'],
    ['POST', '/admin/events/1/nothing'],
    ['OPTIONS', '/admin/nothing'],
    ['PUT', '/admin/events/1/nothing'],
    ['PUT', '/c/'],
    ['GET', '/admin//events'],
    ['GET', '/admin/../admin/nothing'],
  ] as const) {
    for (const key of [world.key, null, 'nonsense'])
      assertRefused(await world.request(method, path, undefined, { key }), 404, 'not_found')
  }
})

test('a method that an address does not take is 405 and names those that it takes, whatever the body and the key', async () => {
  const bodies: [body: string | undefined, type: string][] = [
    [undefined, 'application/json'],
    ['{}', 'application/json'],
    ['{"cut', 'application/json'],
    ['<a/>', 'application/xml'],
    ['x'.repeat(1_048_577), 'application/json'],
    ['--x--', 'multipart/form-data; boundary=x'],
  ]
  const taken = new Map<string, string[]>()
  for (const { method, path } of operationsOf(await readDocument())) {
    const own = [...(method === 'GET' ? ['GET', 'HEAD'] : [method]), 'OPTIONS']
    taken.set(path, [...new Set([...(taken.get(path) ?? []), ...own])])
  }
  // An id may stand where these words do.
  const ofIds = new Map([...taken].map(([path, methods]) => [path.replaceAll(/\{\w+\}/g, '{}'), methods]))
  for (const [path, own] of taken) {
    const methods = [...new Set([...own, ...(ofIds.get(path.replaceAll(/\{\w+\}|[^/]+$/g, '{}')) ?? [])])]
    const address = path.replaceAll(/\{\w+\}/g, '1')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter((each) => !methods.includes(each))) {
      const [body, type] = bodies[Math.floor(Math.random() * bodies.length)]!
      for (const key of [world.key, null]) {
        const answer = await world.request(method, address, body, { key, headers: { 'content-type': type } })
        assertRefused(answer, 405, 'method_not_allowed')
        assert.equal(answer.headers['allow'], methods.toSorted().join(', '), path)
      }
    }
  }
  for (const [method, path, allow] of [
    ['HEAD', '/admin/events/1/close-registration', 'OPTIONS, POST'],
    ['POST', '/verify?code=x', 'GET, HEAD, OPTIONS'],
    ['POST', '/c/ABC.pdf', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/docs/x/y.js', 'GET, HEAD, OPTIONS'],
    ['PUT', '/healthz', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const answer = await world.request(method, path)
    assert.deepEqual([answer.status, answer.headers['allow']], [405, allow], path)
  }
})

test('HEAD answers as GET does, without a body', async () => {
  for (const path of ['/admin/events', `/admin/events/${event.id}`, '/admin/api-keys/scopes']) {
    const get = await world.request('GET', path)
    const head = await world.request('HEAD', path)
    assert.equal(head.status, 200, path)
    assert.equal(head.text, '')
    assert.equal(head.headers['content-type'], get.headers['content-type'])
    assert.equal((await world.request('HEAD', path, undefined, { key: null })).status, 401)
  }
})

test('a body that is not JSON is 400, and says why without repeating it', async () => {
  for (const body of [
    '{',
    '{"name":}',
    '{"name":"a"',
    "{'name':1}",
    'undefined',
    'NaN',
    '[1,]',
    '{"a":1}x',
    '"\\x"',
    '\u00a0{}',
  ]) {
    assertRefused(await create(body), 400, 'malformed_json')
  }
  const invalid = [
    Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
    Buffer.from('{"name":"Ay\u015fe"}', 'utf16le'),
    Buffer.from('{"name":"\xe9t\xe9"}', 'latin1'),
  ]
  for (const body of invalid) assertRefused(await create(body), 400, 'malformed_json')
})

test('nesting that is too deep is 400, also where no body is looked at', async () => {
  for (const depth of [65, 1_000, 100_000, 500_000]) {
    const list = '['.repeat(depth) + ']'.repeat(depth)
    assertRefused(await create(list), 400, 'invalid_request')
    assertRefused(await create(`{"name":${list}}`), 400, 'invalid_request')
    const path = `/admin/events/${event.id}/close-registration`
    const headers = { ...json, 'idempotency-key': `deep-${depth}` }
    assertRefused(await world.request('POST', path, list, { headers }), 400, 'invalid_request')
  }
  const deep = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)
  assertRefused(await create(deep), 400, 'invalid_request')
})

test('a body over 1 MiB is 413, one of exactly 1 MiB is read', async () => {
  const body = (size: number) => `{"name":"a","template_image_url":"placeholder"${' '.repeat(size - 47)}}`
  assert.equal(Buffer.byteLength(body(1_048_576)), 1_048_576)
  assert.equal((await create(body(1_048_576))).status, 201)
  assertRefused(await create(body(1_048_577)), 413, 'payload_too_large')
})

test('a body of another kind than JSON is 415, however it is called', async () => {
  const body = '{"name":"a","template_image_url":"placeholder"}'
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'text/json',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application',
    ';',
  ]) {
    assertRefused(await create(body, { 'content-type': type }), 415, 'unsupported_media_type')
    const changed = await world.request('PATCH', `/admin/events/${event.id}`, body, {
      headers: { 'content-type': type },
    })
    assertRefused(changed, 415, 'unsupported_media_type')
  }
  for (const type of [
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;x=y',
  ])
    assert.equal((await create(body, { 'content-type': type })).status, 201, type)
})

test('an action takes no body, an empty one, an empty object, and names what it does not know', async () => {
  const path = `/admin/events/${event.id}/close-registration`
  assert.equal((await world.request('POST', path)).status, 200)
  assert.equal((await world.request('POST', path, '', { headers: json })).status, 200)
  assert.equal((await world.request('POST', path, '{}', { headers: json })).status, 200)
  assert.equal((await world.request('POST', path, 'null', { headers: json })).status, 200)
  for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
    assert.equal((await world.request('POST', path, '', { headers: { 'content-type': type } })).status, 200, type)
  const { status, headers } = await world.request('POST', path, { closed: false, 'ü,x': 1 })
  assert.equal(status, 200)
  assert.equal(headers['x-ignored-fields'], 'closed, %C3%BC%2Cx')
  assertRefused(await world.request('POST', path, '{', { headers: json }), 400, 'malformed_json')
})

test('to delete takes no body, an empty one, an empty object, and names what it does not know', async () => {
  const gone = async (body: string | undefined, headers = json) => {
    const { id } = await anEvent(world)
    const answer = await world.request('DELETE', `/admin/events/${id}`, body, { headers })
    const { status } = await world.request('GET', `/admin/events/${id}`)
    return [answer.status, answer.headers['x-ignored-fields'], status]
  }
  for (const body of [undefined, '', '{}', 'null']) assert.deepEqual(await gone(body), [204, undefined, 404], body)
  assert.deepEqual(await gone('', { 'content-type': 'text/plain' }), [204, undefined, 404])
  assert.deepEqual(await gone('{"force":true}'), [204, 'force', 404])
  assert.deepEqual(await gone('{"force'), [400, undefined, 200])
  assert.deepEqual(await gone('force', { 'content-type': 'text/plain' }), [415, undefined, 200])
})

test('a body that is missing, null, a list or a plain value is 422', async () => {
  for (const body of [undefined, '', 'null', '[]', '[{"name":"a"}]', '"text"', '5', 'true']) {
    for (const [method, path] of [
      ['POST', '/admin/events'],
      ['POST', '/admin/api-keys'],
      ['POST', `/admin/events/${event.id}/attendees`],
      ['PATCH', `/admin/events/${event.id}`],
    ] as const) {
      const answer = await world.request(method, path, body)
      assertRefused(answer, 422, 'validation_failed', 'body', 'object_type')
    }
  }
})

test('an id in a path that is no whole number is 422, and named', async () => {
  for (const id of ['abc', '1.5', '1e3', '0x1', '1_000', '%20', '1%20', 'NaN', 'null', "1'--", '%D9%A1', '--1']) {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { name: 'a' } : undefined
      const answer = await world.request(method, `/admin/events/${id}`, body)
      assertRefused(answer, 422, 'validation_failed', 'path.id', 'integer_type')
    }
    const path = `/admin/events/${event.id}/attendees/${id}`
    assertRefused(await world.request('DELETE', path), 422, 'validation_failed', 'path.attendee_id', 'integer_type')
  }
  assertRefused(await world.request('GET', '/admin/events/%00'), 422, 'validation_failed', 'path.id')
})

test('an id that cannot exist, or is another organisation’s, is 404 with the same answer', async () => {
  const key = await world.stranger()
  const theirs = await world.request('POST', '/admin/events', { name: 'T', template_image_url: 'placeholder' }, { key })
  const ask = async (id: string) => {
    const answer = await world.request('GET', `/admin/events/${id}`)
    assertRefused(answer, 404, 'not_found')
    assertRefused(await world.request('DELETE', `/admin/events/${event.id}/attendees/${id}`), 404, 'not_found')
    assertRefused(await world.request('PATCH', `/admin/api-keys/${id}`, { name: 'a' }), 404, 'not_found')
    return answer.body.detail
  }
  const impossible = ['0', '-0', '-1', '9223372036854775807', '-9223372036854775808', '9'.repeat(100)]
  for (const id of [...impossible, '999999999', String(theirs.body.id)])
    assert.equal(await ask(id), 'There is no such event.')
})

test('an address that is very long is refused in the same shape', async () => {
  for (const path of [
    `/admin/events/${'9'.repeat(501)}`,
    `/admin/events/${'x'.repeat(10_000)}`,
    `/v/certs/${'x'.repeat(2_000)}`,
  ]) {
    const answer = await world.request('GET', path)
    assert.ok([404, 414, 422].includes(answer.status), answer.text)
    assertErrorShape(answer)
  }
})

test('every answer has an X-Request-Id, and an error names the same one', async () => {
  for (const path of ['/admin/events', '/admin/events/0', '/nowhere', '/admin/events/abc', '/admin/events?x=%']) {
    const { headers, body } = await world.request('GET', path)
    assert.match(String(headers['x-request-id']), /^req_[0-9a-f]{32}$/)
    if (body.code) assert.equal(body.request_id, headers['x-request-id'])
  }
})

test('thousands of wrong entries are answered with a hundred problems', async () => {
  const path = `/admin/events/${event.id}/certificates`
  const answer = await world.request('POST', path, { attendee_ids: Array(9_000).fill('x') })
  assertRefused(answer, 422, 'validation_failed', 'body.attendee_ids.0', 'integer_type')
  assert.ok(answer.body.detail.length <= 100)
})

test('what goes wrong inside is 500 and tells nothing of it, whatever kind of answer it was to be', async () => {
  await using broken = await startWorld({ doctor: false })
  await broken.pool.query('alter table event rename to secret; alter table certificate rename to hidden')
  for (const path of ['/admin/events', '/admin/certificates/1/pdf', '/admin/certificates/1']) {
    const answer = await broken.request('GET', path)
    assertRefused(answer, 500, 'internal')
    assert.doesNotMatch(answer.text, /secret|column|hidden|relation/)
  }
})
