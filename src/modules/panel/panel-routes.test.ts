import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDoorDevice, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { doorPage } from './door-page.ts'
import { panelPage } from './panel-page.ts'

const get = (world: Awaited<ReturnType<typeof startWorld>>, url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url, headers })

test('every address below /admin is the page, with a nonce of its own and a policy that lets no other style or script in', async () => {
  await using world = await startWorld()
  const nonces = new Set<string>()
  for (const url of ['/admin', '/admin/', '/admin/events/12/attendees?q=ada', '/admin/index.html']) {
    const { statusCode, headers, body } = await get(world, url)
    assert.equal(statusCode, 200, body)
    assert.match(String(headers['content-type']), /^text\/html/)
    const policy = String(headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!
    nonces.add(nonce)
    assert.ok(body.includes(`content="${nonce}"`))
    assert.match(policy, /default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe/)
    assert.equal(headers['cache-control'], 'no-cache')
    assert.doesNotMatch(body, /__NONCE__|__ROOT__|__SITE_URL__|<script>/)
  }
  assert.equal(nonces.size, 4)
})

test('the page is in the language that was chosen in it, else in that of the browser, each with scripts of its own', async () => {
  await using world = await startWorld()
  const scripts = new Set<string>()
  for (const [cookie, language, wanted] of [
    ['', 'tr-TR,en;q=0.8', 'tr'],
    ['', 'de', 'de'],
    ['', 'it', 'en'],
    ['laurel=x; laurel-language=en', 'tr', 'en'],
    ['laurel-language=tr', 'en', 'tr'],
    ['laurel-language=xx', 'tr', 'tr'],
  ] as const) {
    const { body, headers } = await get(world, '/admin', { cookie, 'accept-language': language })
    assert.equal(/<html lang="(\w+)"/.exec(body)![1], wanted, `${cookie} ${language}`)
    assert.equal(headers['vary'], 'Accept-Language, Cookie')
    scripts.add(/\/assets\/[\w-]+\.js/.exec(body)![0])
  }
  assert.equal(scripts.size, 3)
})

test('files of the panel are packed, kept for ever under names that change with them, and never taken for the page', async () => {
  await using world = await startWorld()
  const { body } = await get(world, '/admin')
  const [script] = /\/admin\/assets\/[\w-]+\.js/.exec(body)!
  const packed = await get(world, script, { 'accept-encoding': 'br, gzip' })
  assert.deepEqual(
    [packed.statusCode, packed.headers['content-encoding'], packed.headers['cache-control']],
    [200, 'br', 'public, max-age=31536000, immutable'],
  )
  assert.match(String(packed.headers['content-type']), /^text\/javascript/)
  const plain = await get(world, script)
  assert.ok(packed.rawPayload.length * 3 < plain.rawPayload.length)
  const again = await get(world, script, { 'if-none-match': String(plain.headers['etag']) })
  assert.equal(again.statusCode, 304)
  assert.equal((await get(world, '/admin/colour-scheme.js')).headers['cache-control'], 'no-cache')
  assert.equal((await get(world, '/admin/assets/index-gone.js')).statusCode, 404)
  for (const url of [
    '/admin/stamp',
    '/admin/assets/%2e%2e/stamp',
    '/admin/..%2f..%2fpackage.json',
    '/admin/.vite/manifest-en.json',
    '/admin/index.tr.html',
  ])
    assert.match((await get(world, url)).body, /^<!doctype html>/, url)
})

test('every address below /door is the page for check-in, which lets nothing inline in and keeps itself for working offline', async () => {
  await using world = await startWorld()
  for (const url of ['/door', '/door?event=1', '/door/anything', '/door/index.html']) {
    const { statusCode, headers, body } = await get(world, url)
    assert.equal(statusCode, 200, body)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'none'.*script-src 'self'; style-src 'self';.*frame-ancestors 'none'/)
    assert.match(policy, /; frame-src blob:;/)
    assert.doesNotMatch(policy, /unsafe|nonce/)
    assert.equal(headers['permissions-policy'], 'camera=(self)')
    assert.doesNotMatch(body, /__ROOT__|<script>|<style/)
  }
  const worker = await get(world, '/door/service-worker.js')
  assert.deepEqual([worker.headers['service-worker-allowed'], worker.headers['cache-control']], ['/door', 'no-cache'])
  const [, files, version] = /`(assets\/[^`]+)`\.split\(.*?`([0-9a-f]{16})`/s.exec(worker.body)!
  assert.ok(version)
  for (const file of files!.split(' ')) assert.equal((await get(world, `/door/${file}`)).statusCode, 200, file)
  const manifest = await get(world, '/door/door.webmanifest')
  assert.match(String(manifest.headers['content-type']), /manifest\+json/)
  const { icons } = JSON.parse(manifest.body)
  for (const { src } of icons) assert.equal((await get(world, `/door/${src.slice(2)}`)).statusCode, 200, src)
})

test('a door link leads to the page of its event with the token where browsers send it to nobody; an ended one says so', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { id, token } = await aDoorDevice(world, event.id)
  const opened = await get(world, `/door/${token}`)
  assert.equal(opened.statusCode, 302)
  assert.equal(opened.headers['location'], `/door?event=${event.id}#${token}`)
  assert.deepEqual([opened.headers['cache-control'], opened.headers['referrer-policy']], ['no-store', 'no-referrer'])
  await world.request('DELETE', `/admin/events/${event.id}/door-devices/${id}`)
  for (const each of [token, 'lrl_door_', `lrl_door_${'x'.repeat(43)}`])
    assert.equal((await get(world, `/door/${each}`)).headers['location'], '/door#ended')
})

test('below a path of its own the page names its files and the site by that path', () => {
  const page = panelPage(
    '<link href="./laurel.svg"><meta content="__ROOT__"><meta content="__SITE_URL__"><meta content="__NONCE__">',
    { nonce: 'a$&b', root: '/laurel', siteUrl: 'https://example.org/laurel' },
  )
  assert.equal(
    doorPage('<link href="./a.css"><meta content="__ROOT__">', '/laurel'),
    '<link href="/laurel/door/a.css"><meta content="/laurel">',
  )
  assert.equal(
    page,
    '<link href="/laurel/admin/laurel.svg"><meta content="/laurel"><meta content="https://example.org/laurel"><meta content="a$&b">',
  )
})
