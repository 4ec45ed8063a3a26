import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { operationsOf, readDocument } from './support/api-operations.ts'
import { startWorld, type World } from './support/harness.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const origin = 'https://elsewhere.example'
const fill = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

function ask(method: string, path: string, { key = null, body, headers = {}, of = world }: Asked = {}) {
  return of.request(method, path, body, { key, headers: { origin, ...headers } })
}
type Asked = { key?: string | null; body?: unknown; headers?: Record<string, string>; of?: World }

function preflight(path: string, method: string) {
  const headers = { 'access-control-request-method': method, 'access-control-request-headers': 'content-type' }
  return ask('OPTIONS', path, { headers })
}

const corsOf = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

test('scripts of pages from anywhere may read every public operation, and nothing that needs a key or signs people in', async () => {
  let [open, closed] = [0, 0]
  for (const { method, path, scope } of operationsOf(await readDocument())) {
    const address = fill(path)
    const asked = await preflight(address, method)
    assert.ok(String(asked.headers.allow).split(', ').includes(method), path)
    assert.ok(String(asked.headers.allow).split(', ').includes('OPTIONS'), path)
    assert.equal(asked.headers['access-control-allow-credentials'], undefined)
    if (scope === null && !/^\/(auth|me|admin)\b/.test(path)) {
      open += 1
      assert.deepEqual([asked.status, asked.text], [204, ''], path)
      assert.equal(asked.headers['access-control-allow-origin'], '*', path)
      assert.ok(String(asked.headers['access-control-allow-methods']).split(', ').includes(method), path)
      assert.equal(asked.headers['access-control-allow-headers'], 'Content-Type, Idempotency-Key, If-None-Match')
      const { headers } = await ask(method, address)
      assert.equal(headers['access-control-allow-origin'], '*', `${method} ${path}`)
      const exposed = String(headers['access-control-expose-headers']).split(', ')
      for (const name of ['X-Total-Count', 'Link', 'Retry-After', 'RateLimit', 'X-Request-Id'])
        assert.ok(exposed.includes(name), name)
      assert.equal(headers['access-control-allow-credentials'], undefined)
      continue
    }
    closed += 1
    assert.deepEqual([asked.status, asked.text, corsOf(asked.headers)], [204, '', []], path)
    for (const key of method === 'GET' ? [null, 'nonsense', world.key] : [null])
      assert.deepEqual(corsOf((await ask(method, address, { key })).headers), [], `${method} ${path}`)
  }
  assert.ok(open > 10 && closed > 100, `${open} public, ${closed} not`)
})

test('scripts of pages from anywhere may read refusals of what is public, whoever refuses it', async () => {
  await using limited = await startWorld({ rateLimit: true })
  const json = { 'content-type': 'application/json' }
  const submit = '/public/forms/nobody/submit'
  const cases: [status: number, method: string, path: string, asked: Asked][] = [
    [400, 'POST', submit, { body: '{', headers: json }],
    [400, 'GET', '/public/forms/%E0%A4%A/meta', {}],
    [404, 'GET', '/public/marketplace/nobody', {}],
    [405, 'DELETE', '/public/marketplace', {}],
    [405, 'PUT', '/public/forms/nobody/meta', { body: {}, headers: json }],
    [413, 'POST', submit, { body: `{"name":"${'x'.repeat(1_100_000)}"}`, headers: json }],
    [414, 'GET', `/public/marketplace/${'x'.repeat(501)}`, {}],
    [415, 'POST', submit, { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [422, 'GET', '/public/marketplace?limit=x', {}],
  ]
  for (const [status, method, path, asked] of cases) {
    const answer = await ask(method, path, asked)
    const told = [answer.status, answer.headers['access-control-allow-origin'], answer.body.code !== undefined]
    assert.deepEqual(told, [status, '*', true], `${method} ${path.slice(0, 60)}`)
  }
  for (let nth = 0; nth < 10; nth++) await ask('POST', submit, { body: {}, headers: json, of: limited })
  const { status, headers } = await ask('POST', submit, { body: {}, headers: json, of: limited })
  assert.deepEqual([status, headers['access-control-allow-origin']], [429, '*'])
  assert.ok(headers['retry-after'])
  // Asking first counts against no limit.
  assert.equal((await ask('OPTIONS', submit, { of: limited })).status, 204)
})

test('refusals of what needs a key, and of what is not there, cannot be read by scripts of other pages', async () => {
  for (const [status, method, path] of [
    [400, 'GET', '/admin/events/%E0%A4%A'],
    [401, 'GET', '/admin/events'],
    [404, 'GET', '/admin/nothing'],
    [404, 'OPTIONS', '/admin/nothing'],
    [404, 'GET', '/public/nothing'],
    [405, 'PUT', '/admin/events'],
    [414, 'GET', `/admin/events/${'x'.repeat(501)}`],
  ] as const) {
    const answer = await ask(method, path)
    assert.deepEqual([answer.status, corsOf(answer.headers)], [status, []], `${method} ${path.slice(0, 60)}`)
  }
})

test('the document of the API may be read by scripts of pages from anywhere', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await ask(method, '/openapi.json')
    assert.deepEqual([status, headers['access-control-allow-origin']], [200, '*'])
  }
  assert.equal((await preflight('/openapi.json', 'GET')).status, 204)
})
