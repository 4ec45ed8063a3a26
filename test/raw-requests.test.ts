import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { after, before, test } from 'node:test'
import { assertErrorShape } from './support/assert-refused.ts'
import { startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { type RawAnswer, rawRequest } from './support/raw-request.ts'

let world: World
let port: number

before(async () => {
  world = await startWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})
after(() => world[Symbol.asyncDispose]())

const head = (line: string, ...headers: string[]) => `${[line, 'Host: laurel.test', ...headers].join('\r\n')}\r\n\r\n`

/** The one answer that a request gets. */
async function only(bytes: string | Buffer): Promise<RawAnswer> {
  const answers = await rawRequest(port, bytes)
  assert.equal(answers.length, 1, String(bytes).slice(0, 100))
  return answers[0]!
}

/** Asserts that these bytes are refused once, in the agreed shape, and that the service still answers others. */
async function assertRefusedRaw(bytes: string | Buffer, ...statuses: number[]): Promise<RawAnswer> {
  const answer = await only(bytes)
  assert.ok(statuses.includes(answer.status), `${answer.status} ${answer.text} to ${String(bytes).slice(0, 100)}`)
  assertErrorShape(answer)
  assert.equal((await only(head('GET /healthz HTTP/1.1'))).status, 200)
  return answer
}

test('headers that are too large are 431', async () => {
  const { body } = await assertRefusedRaw(head('GET /healthz HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`), 431)
  assert.equal(body.code, 'headers_too_large')
  await assertRefusedRaw(head('GET /healthz HTTP/1.1', ...Array(3_000).fill('X-Many: x')), 431)
  await assertRefusedRaw(head(`GET /${'x'.repeat(20_000)} HTTP/1.1`), 414, 431)
})

test('requests that two servers could read differently get one 400, and what follows is not answered', async () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: laurel.test\r\n\r\n'
  const post = (headers: string[], body: string) =>
    head('POST /api/v1/admin/events HTTP/1.1', 'Content-Type: application/json', ...headers) + body
  for (const bytes of [
    post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`),
    post(['Content-Length: 2', 'Content-Length: 3'], `{}${smuggled}`),
    post(['Content-Length: 2, 3'], `{}${smuggled}`),
    post(['Content-Length: +2'], `{}${smuggled}`),
    post(['Content-Length: 0x2'], `{}${smuggled}`),
    post(['Content-Length: -1'], `{}${smuggled}`),
    post(['Content-Length : 2'], `{}${smuggled}`),
    post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`),
    ...['xchunked', 'gzip', 'identity', 'chunked, identity'].map(
      (coding) => `${head('POST /p HTTP/1.1', `Transfer-Encoding: ${coding}`)}0\r\n\r\n${smuggled}`,
    ),
    post(['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: chunked'], `2\n{}\n0\n\n${smuggled}`),
    post(['Transfer-Encoding: chunked'], `2 \r\n{}\r\n0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: chunked'], `2;a\nb\r\n{}\r\n0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`),
    post(['Transfer-Encoding:\x0bchunked'], `0\r\n\r\n${smuggled}`),
    post(['Content-Length: 2\r\n 3'], `{}${smuggled}`),
    post(['Content-Length: '], `{}${smuggled}`),
    post(['X: 1\rContent-Length: 2'], `{}${smuggled}`),
    `GET /healthz HTTP/1.1\r\nHost: laurel.test\r\n X-Folded: 1\r\n\r\n${smuggled}`,
    `GET /healthz HTTP/1.1\r\nHost: laurel.test\r\nX-Bare: 1\nX-Next: 2\r\n\r\n${smuggled}`,
    `GET /healthz HTTP/1.1\r\nHost: laurel.test\r\nX-Nul: a\0b\r\n\r\n${smuggled}`,
  ]) {
    await assertRefusedRaw(bytes, 400)
    assert.equal((await rawRequest(port, bytes, 2)).length, 1, `answered twice: ${bytes}`)
  }
})

test('a second Host, Authorization or Content-Type is one 400, whichever of them comes first', async () => {
  const [good, bad] = [`Authorization: Bearer ${world.key}`, 'authorization: Bearer nonsense']
  const json = 'Content-Type: application/json'
  const before = await world.query('select id from event')
  for (const headers of [
    [good, bad],
    [bad, good],
    [good, good],
    [good, 'AUTHORIZATION:'],
    [good, 'Host: laurel.test'],
    [good, 'CONTENT-TYPE: text/plain'],
    [good, json],
  ]) {
    const line = 'POST /api/v1/admin/events HTTP/1.1'
    const body = '{"name":"Twice","template_image_url":"placeholder"}'
    await assertRefusedRaw(head(line, ...headers, json, `Content-Length: ${body.length}`) + body, 400)
    await assertRefusedRaw(head('GET /api/v1/admin/events HTTP/1.1', ...headers, json), 400)
  }
  assert.deepEqual(await world.query('select id from event'), before)
})

test('an expectation that is not met is 417', async () => {
  await assertRefusedRaw(head('GET /healthz HTTP/1.1', 'Expect: a-miracle'), 417)
})

test('what is not HTTP, or not as it must be, is 400', async () => {
  for (const bytes of [
    'hello\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n',
    'GET / healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    'get /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET /healthz HTTP/1.1\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nHost: laurel.test\r\nHost: elsewhere.test\r\n\r\n',
  ]) {
    await assertRefusedRaw(bytes, 400)
  }
})

test('an address that cannot be decoded is 400, wherever it is broken, and the process lives on', async () => {
  const authorization = `Authorization: Bearer ${world.key}`
  for (const path of [
    '/%',
    '/%zz',
    '/api/v1/admin/events/%ff',
    '/api/v1/admin/events/%c3%28/attendees',
    '/api/v1/admin/events?search=%',
    '/api/v1/admin/events?search=%ff',
    '/api/v1/admin/events?%zz=1',
    '/api/v1/v/certs/%e0%80%80',
    '/c/%ff',
    '/verify/%ff?x=%ff',
    '/verify?code=%ff',
  ]) {
    await assertRefusedRaw(head(`GET ${path} HTTP/1.1`, authorization), 400)
  }
})

test('a request that names the whole address is one for its path', async () => {
  const authorization = `Authorization: Bearer ${world.key}`
  const { status, headers } = await only(
    head('GET http://elsewhere.test/api/v1/admin/events?limit=1 HTTP/1.1', authorization),
  )
  assert.equal(status, 200)
  assert.match(headers['link']!, /^<http:\/\/laurel\.test\/api\/v1\/admin\/events\?limit=1&page=1>/)
  await assertRefusedRaw(head('GET //admin/events HTTP/1.1', authorization), 404)
  await assertRefusedRaw(head('OPTIONS * HTTP/1.1'), 404)
})

test('a trailing slash redirects to an address of this site only, whatever comes before it', async () => {
  const asked = async (target: string) => (await only(head(`GET ${target} HTTP/1.1`))).headers['location']
  assert.equal(await asked('/marketplace/?page=2'), '/marketplace?page=2')
  assert.equal(await asked('http://evil.test/marketplace/'), '/marketplace')
  for (const target of [
    ...[
      '//evil.test/',
      '//evil.test/marketplace/',
      '/\\evil.test/',
      '/\\/evil.test/',
      '/e/\\\\evil.test/',
      '//',
      '///',
    ],
    ...['http://evil.test//', 'http://evil.test//evil.test/', '/e//evil.test/', '/%2F/evil.test/'],
  ]) {
    const { headers } = await assertRefusedRaw(head(`GET ${target} HTTP/1.1`), 404)
    assert.equal(headers['location'], undefined, target)
  }
})

test('a method that nobody knows here, or that would open a tunnel, is refused', async () => {
  await assertRefusedRaw(head('BREW /api/v1/admin/events HTTP/1.1'), 400)
  for (const method of ['TRACE', 'PROPFIND', 'SEARCH', 'PUT']) {
    const { headers } = await assertRefusedRaw(head(`${method} /api/v1/admin/events HTTP/1.1`), 405)
    assert.equal(headers['allow'], 'GET, HEAD, OPTIONS, POST')
    await assertRefusedRaw(head(`${method} /nowhere HTTP/1.1`), 404)
  }
  for (const to of ['laurel.test:80', '/api/v1/admin/events', '169.254.169.254:80'])
    await assertRefusedRaw(head(`CONNECT ${to} HTTP/1.1`), 405)
})

test('a client that holds on to its half of a refused tunnel holds no connection', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  try {
    socket.on('error', () => {}).write(head('CONNECT laurel.test:80 HTTP/1.1'))
    await once(socket.resume(), 'end')
    const open = () => new Promise<number>((resolve) => world.app.server.getConnections((_, count) => resolve(count)))
    await until(open, (count) => count === 0)
  } finally {
    socket.destroy()
  }
})

test('a body that is longer than was said is no part of the request, one that is too long is 413', async () => {
  const line = 'POST /api/v1/admin/events HTTP/1.1'
  const headers = [`Authorization: Bearer ${world.key}`, 'Content-Type: application/json']
  const { body } = await assertRefusedRaw(head(line, ...headers, 'Content-Length: 1048577'), 413)
  assert.equal(body.code, 'payload_too_large')
  const chunk = `40000\r\n${' '.repeat(0x40000)}\r\n`
  await assertRefusedRaw(`${head(line, ...headers, 'Transfer-Encoding: chunked')}${chunk.repeat(5)}0\r\n\r\n`, 413)
})
