import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const GUIDES = new URL('../../../../docs/guides/organisers/', import.meta.url)

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const get = (url: string | URL) => world.app.inject({ method: 'GET', url: String(url) })

test('each guide for organisers is a page with its pictures, which the list of guides links', async () => {
  const list = new URL('http://laurel.test/docs/guides/organisers/')
  const linked = [...(await get(list.pathname)).payload.matchAll(/<a href="([\w-]+)">/g)].map(([, name]) => name!)
  const files = readdirSync(GUIDES).map((name) => name.replace('.md', ''))
  assert.deepEqual(linked.toSorted(), files.toSorted())
  for (const name of linked) {
    const { statusCode, headers, payload } = await get(`${list.pathname}${name}`)
    assert.deepEqual([statusCode, headers['content-type']], [200, 'text/html; charset=utf-8'], name)
    assert.match(payload, /<title>[A-Z][^<]+ · Laurel<\/title>/)
    assert.doesNotMatch(payload, /npm run|&lt;!--/)
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/)
    const pictures = [...payload.matchAll(/<img src="([^"]+)" alt="[^"]+"/g)].map(([, path]) => path!)
    assert.ok(pictures.length >= 3, name)
    for (const path of pictures) {
      const picture = await get(new URL(path, list).pathname)
      assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp'], path)
      assert.equal(picture.rawPayload.subarray(8, 12).toString(), 'WEBP', path)
    }
  }
})

test('no other file is read by addresses of pictures and guides', async () => {
  for (const name of ['pictures/none.webp', 'pictures/..%2F..%2FREADME.md', 'pictures/', 'guides/organisers/none'])
    assert.equal((await get(`/docs/${name}`)).statusCode, 404, name)
})
