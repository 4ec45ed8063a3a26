import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ method, url, headers })

async function scriptUrl(): Promise<string> {
  const page = await get('/docs/')
  return `/docs/${/<script src="([^"]+)"/.exec(page.payload)![1]!}`
}

test('the script of the reference goes out packed as the browser takes it, and the same bytes without', async () => {
  const url = await scriptUrl()
  const plain = await get(url)
  assert.deepEqual([plain.statusCode, plain.headers['content-encoding']], [200, undefined])
  assert.ok(plain.rawPayload.length > 4_000_000)
  const cases: [accepted: string, coding: string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['zstd', undefined],
  ]
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [accepted, coding] of cases) {
    const { headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
    assert.equal(headers['content-encoding'], coding, accepted)
    assert.equal(headers['vary'], 'Accept-Encoding')
    if (coding) assert.ok(rawPayload.length < 1_400_000, `${accepted}: ${rawPayload.length}`)
    assert.ok((coding ? unpack[coding as 'br'](rawPayload) : rawPayload).equals(plain.rawPayload), accepted)
  }
})

test('browsers keep the script for ever, under an address that is made of its content', async () => {
  const url = await scriptUrl()
  const { headers, rawPayload } = await get(url)
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.match(String(headers['content-type']), /^text\/javascript/)
  assert.equal(url, `/docs/reference-${sha256(rawPayload).toString('hex').slice(0, 20)}.js`)
  const other = await get(url.replace(/-\w/, '-x'))
  assert.deepEqual([other.statusCode, other.headers['cache-control']], [404, 'no-store'])
})

test('whoever has a file of the reference is not sent it again, each coding by a tag of its own', async () => {
  for (const url of [await scriptUrl(), '/docs/', '/docs/favicon.svg', '/api/v1/openapi.json']) {
    const tags = new Set<string>()
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': coding }
      const first = await get(url, headers)
      const tag = String(first.headers['etag'])
      assert.match(tag, /^"[\w-]+"$/)
      tags.add(tag)
      const again = await get(url, { ...headers, 'if-none-match': tag })
      assert.deepEqual([again.statusCode, again.payload, again.headers['etag']], [304, '', tag])
      assert.equal(again.headers['cache-control'], first.headers['cache-control'])
      assert.equal((await get(url, { ...headers, 'if-none-match': '"other"' })).statusCode, 200)
      const head = await get(url, headers, 'HEAD')
      assert.deepEqual([head.statusCode, head.payload, head.headers['etag']], [200, '', tag])
      assert.equal(Number(head.headers['content-length']), first.rawPayload.length)
    }
    assert.equal(tags.size, 3, url)
  }
})

test('the page of the reference may load and ask nothing but this service', async () => {
  const { headers, payload } = await get('/docs/')
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /^default-src 'none'; /)
  assert.match(policy, /connect-src 'self' http:\/\/laurel\.test;/)
  const inline = /<script>(.*)<\/script>/.exec(payload)![1]!
  assert.ok(policy.includes(`'sha256-${sha256(inline).toString('base64')}'`))
  assert.match(payload, /<title>Laurel API reference<\/title>/)
})

test('the document is published from the committed one, and is what this site would compose', async () => {
  for (const siteUrl of ['http://laurel.test', 'https://events.example/tools']) {
    await using own = await startWorld({ siteUrl })
    const published = await own.app.inject({ method: 'GET', url: '/api/v1/openapi.json' })
    const composed = JSON.parse(JSON.stringify(await own.app.apiDocument()))
    assert.deepEqual(published.json(), composed)
    assert.equal(published.json().servers[0].url, `${siteUrl}/api/v1`)
    assert.match(await own.app.apiSource(), /"stored":"file:/)
  }
})

test('a name that no file of the reference has is 404, however often it is asked', async () => {
  for (let nth = 0; nth < 3; nth++)
    for (const name of ['nothing.md', 'reference/nothing.md', 'guides/../../package.md', 'openapi.json.md'])
      assert.equal((await get(`/docs/${name}`)).statusCode, 404, name)
})
