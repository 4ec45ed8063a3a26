import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { operationsOf, readDocument } from '../../../../test/support/api-operations.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { count } from '../../../../test/support/stored.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const html = { accept: 'text/html', 'accept-language': 'tr' }
const API = '/api/v1'

test('every operation redirects an address with a trailing slash to its own, with the query, whatever the key', async () => {
  for (const { method, path } of operationsOf(await readDocument())) {
    const address = path.replaceAll(/\{\w+\}/g, '1')
    for (const key of [world.key, null]) {
      const body = ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined
      const { status, headers, text } = await world.request(method, `${address}/?page=2&x=%2F%2F`, body, { key })
      assert.deepEqual([status, headers['location'], text], [308, `${API}${address}?page=2&x=%2F%2F`, ''], method)
    }
  }
  assert.equal(await count(world, 'event'), 0)
})

test('pages redirect too, and /docs/ and the panel stay where they are', async () => {
  for (const path of [
    '/marketplace',
    '/verify',
    '/e/some-event',
    '/c/abc',
    '/healthz',
    '/llms.txt',
    '/docs/webhooks.md',
  ]) {
    const { status, headers } = await world.request('GET', `${path}/`, undefined, { key: null, headers: html })
    const isFile = path.startsWith('/docs/')
    assert.deepEqual([status, headers['location']], isFile ? [404, undefined] : [308, path], path)
  }
  for (const path of ['/docs/', '/admin/', '/']) {
    const { status } = await world.request('GET', path, undefined, { key: null })
    assert.notEqual(status, 308, path)
  }
})

test('no address redirects to another host, and two slashes or none that is known are 404', async () => {
  for (const path of [
    ...['/e//evil.test/', '/%2F%2Fevil.test/', '/%5Cevil.test/', '/e/a//'],
    ...['/marketplace//', `${API}/admin/events//`, `${API}/admin//events/`, `${API}/`, '/nothing/', `${API}/nothing/`],
    ...[`${API}/admin/events//attendees`, `${API}/admin/events/1/attendees//`, `${API}/v/certs/`, '/c/', '/e/'],
  ]) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await world.request(method, path, undefined, { key: null })
      assertRefused(answer, 404, 'not_found')
      assert.equal(answer.headers['location'], undefined, path)
    }
  }
})

test('scripts of other sites may follow the redirect of a public address, and no other', async () => {
  const ask = async (path: string) =>
    (await world.request('GET', path, undefined, { key: null, headers: { origin: 'https://elsewhere.example' } }))
      .headers['access-control-allow-origin']
  assert.deepEqual([await ask('/public/marketplace/'), await ask('/admin/events/')], ['*', undefined])
})

test('the redirect keeps the path below which a proxy serves the site', async () => {
  await using below = await startWorld({ siteUrl: 'http://laurel.test/tools' })
  const { headers } = await below.request('GET', '/marketplace/', undefined, { key: null })
  assert.equal(headers['location'], '/tools/marketplace')
})

test('OPTIONS names the methods of an address, without a key, and of no other address', async () => {
  for (const [path, allow] of [
    ['/admin/events', 'GET, HEAD, OPTIONS, POST'],
    ['/admin/events/7', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['/admin/events/7/close-registration', 'OPTIONS, POST'],
    ['/public/marketplace', 'GET, HEAD, OPTIONS'],
    ['/marketplace', 'GET, HEAD, OPTIONS'],
    ['/mcp', undefined],
  ] as const) {
    const { status, headers, text } = await world.request('OPTIONS', path, undefined, { key: null })
    assert.deepEqual([status, text], [204, ''], path)
    if (allow) assert.equal(headers['allow'], allow, path)
  }
  for (const path of ['/admin/nothing', '/nothing', '/admin/events/7/nothing'])
    assertRefused(await world.request('OPTIONS', path), 404, 'not_found')
})

test('a mistyped address is a page in the language of a browser, and JSON for programs and below the API', async () => {
  for (const path of ['/nothing', '/marketplce', '/verify/x/y', '/c/', '/apinothing']) {
    const page = await world.request('GET', path, undefined, { key: null, headers: html })
    assert.equal(page.status, 404, path)
    assert.match(String(page.headers['content-type']), /^text\/html/, path)
    assert.match(page.text, /<html lang="tr">/, path)
    assertRefused(await world.request('GET', path, undefined, { key: null }), 404, 'not_found')
  }
  for (const path of [`${API}/nothing`, '/api', `${API}/admin/events//x`, '/mcp/nothing'])
    assertRefused(await world.request('GET', path, undefined, { headers: html }), 404, 'not_found')
})
