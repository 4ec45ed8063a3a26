import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { startWorld } from '../../../../test/support/harness.ts'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { visit } from './public-pages.fixture.ts'

const MAX_PAGE = 20_000

/** Sources of the scripts that run and the styles in a page, as a policy names them. */
function inlineSources(text: string, element: 'script' | 'style'): string[] {
  const found = text.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))
  return [...found].map(([, inner]) => `'sha256-${createHash('sha256').update(inner!).digest('base64')}'`)
}

test('the page lets only its own script run, which may ask issuers, and offers no other page a script', async () => {
  await using world = await startWorld()
  for (const path of ['/verify', '/verify?code=', `/verify?code=${'x'.repeat(500)}`]) {
    const { text, headers } = await visit(world, path)
    const [own, ...others] = inlineSources(text, 'script')
    assert.ok(own && others.length === 0)
    assert.equal(
      headers['content-security-policy'],
      `default-src 'none';img-src 'self';style-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';script-src ${own};connect-src 'self' https:`,
    )
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.doesNotMatch(text, /<script src|\son\w+=/)
    assert.match(text, /The only script on this page/)
  }
})

test('the page is sent packed, in each language, and 304 to browsers that have it', async () => {
  await using world = await startWorld()
  for (const language of ['en', 'tr']) {
    const headers = { 'accept-language': language, 'accept-encoding': 'gzip' }
    const { headers: sent, bytes } = await visit(world, '/verify', headers)
    assert.deepEqual([sent['content-encoding'], sent['content-language']], ['gzip', language])
    assert.equal(sent['vary'], 'Accept, Accept-Language, Accept-Encoding')
    assert.ok(bytes.length <= MAX_PAGE, `${bytes.length} bytes`)
    const again = await visit(world, '/verify', { ...headers, 'if-none-match': String(sent['etag']) })
    assert.equal(again.status, 304)
  }
})

test('the page to keep is one file of at most 20 KB in every language that loads nothing and runs only its own script', async (t) => {
  await using world = await startWorld()
  for (const language of LANGUAGES) {
    const { text, headers } = await visit(world, '/verify/offline.html', { 'accept-language': language })
    const size = gzipSync(text).length
    t.diagnostic(`${language}: ${size} bytes`)
    assert.ok(size <= MAX_PAGE, `${language}: ${size} bytes`)
    assert.equal(headers['content-disposition'], 'attachment; filename="verify.html"')
    assert.match(text, new RegExp(`<html lang="${language}"`))
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)!
    const [[script], [style]] = [inlineSources(text, 'script'), inlineSources(text, 'style')]
    assert.equal(
      policy!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
      `default-src 'none';script-src ${script};style-src ${style};connect-src https:`,
    )
    assert.doesNotMatch(text, /<(?:link|img|iframe)\b|<script src|@import|url\(/)
    assert.match(text, /id="file-check-kept">null</)
  }
})
