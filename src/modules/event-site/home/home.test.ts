import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { setUp } from '../../../../test/support/people.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

const open = (world: World, url: string, headers: Record<string, string> = BROWSER, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ method, url, headers })

test('the start page leads browsers to set-up, then to the public events, otherwise to verification', async () => {
  await using world = await startWorld()
  const leadsTo = async () => {
    const [page, head] = [await open(world, '/'), await open(world, '/', BROWSER, 'HEAD')]
    assert.deepEqual([page.statusCode, head.statusCode], [302, 302])
    assert.deepEqual([head.body, head.headers.location], ['', page.headers.location])
    return page.headers.location
  }
  assert.equal(await leadsTo(), '/admin')
  await setUp(world)
  assert.equal(await leadsTo(), '/verify')
  await anEvent(world, { visibility: 'public' })
  assert.equal(await leadsTo(), '/marketplace')
  assertRefused(await world.request('GET', '/'), 404, 'not_found')
})

test('an unknown address is a page in the language of the visitor for browsers, and JSON for programs', async () => {
  await using world = await startWorld()
  for (const url of ['/nonexistent', '/events', '/e', '/marketplace/none', '/T'])
    for (const [language, words, onward] of [
      ['en', 'There is nothing here', 'Go to the start page'],
      ['tr', 'Burada bir şey yok', 'Ana sayfaya git'],
    ] as const) {
      const page = await open(world, url, { ...BROWSER, 'accept-language': language })
      const { 'content-type': type, 'content-language': said, 'content-security-policy': policy } = page.headers
      assert.deepEqual([page.statusCode, type, said], [404, 'text/html; charset=utf-8', language], url)
      assert.match(String(policy), /default-src 'none'/)
      assert.match(page.body, new RegExp(`<h1>${words}</h1>[^]*<a href="/">${onward}</a>`))
      const head = await open(world, url, { ...BROWSER, 'accept-language': language }, 'HEAD')
      assert.deepEqual([head.statusCode, head.headers['content-type'], head.body], [404, type, ''])
    }
  for (const accept of ['*/*', 'application/json'])
    assert.equal((await open(world, '/nonexistent', { accept })).json().code, 'not_found')
  const api = await open(world, '/api/v1/nonexistent')
  assert.deepEqual([api.statusCode, api.json().code], [404, 'not_found'])
})

test('public pages have an icon, also at the address that browsers try by default', async () => {
  await using world = await startWorld()
  for (const url of ['/favicon.svg', '/favicon.ico']) {
    const { statusCode, headers, body } = await open(world, url)
    assert.deepEqual([statusCode, headers['content-type']], [200, 'image/svg+xml; charset=utf-8'])
    assert.match(body, /^<svg/)
  }
  for (const url of ['/verify', '/marketplace', '/nonexistent'])
    assert.match((await open(world, url)).body, /<link rel="icon" href="\/favicon.svg"/, url)
})
