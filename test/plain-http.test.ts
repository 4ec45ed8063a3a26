import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { selfSignedCertificate } from '../src/lib/safe-fetch/self-signed.helpers.ts'
import { assertRefused } from './support/assert-refused.ts'
import { freePort } from './support/free-port.ts'
import { KEY } from './support/installation.ts'
import { dataFolder, emptyDatabase, type Laurel, startLaurel } from './support/laurel.ts'

const EVENTS = '/api/v1/admin/events'
const bearer = { authorization: `Bearer ${KEY}` }
const HSTS = 'max-age=31536000; includeSubDomains'

/** The refusal of a running process in the form that `assertRefused` judges. */
const refusal = ({ status, headers, text, json }: Awaited<ReturnType<Laurel['get']>>) => ({
  status,
  headers: Object.fromEntries(headers),
  text,
  body: json(),
})

describe('a running service', () => {
  const resources = new AsyncDisposableStack()
  let env: Record<string, string>
  before(async () => {
    const database = resources.use(await emptyDatabase())
    const data = resources.use(dataFolder())
    env = { DATABASE_URL: database.url, DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: KEY, LOG_LEVEL: 'warn' }
  })
  after(() => resources.disposeAsync())

  it('tells its figures to its own machine, and not to whom a proxy speaks for', async () => {
    await using laurel = await startLaurel(env)
    await laurel.get(EVENTS, bearer)
    const figures = await laurel.get('/metrics')
    assert.equal(figures.status, 200)
    assert.match(figures.headers.get('content-type')!, /^text\/plain; .*version=0\.0\.4/)
    assert.match(figures.text, /^process_resident_memory_bytes \d+/m)
    assert.match(
      figures.text,
      /^laurel_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/admin\/events",status="200"\} 1$/m,
    )
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      assertRefused(refusal(await laurel.get('/metrics', { [header]: '127.0.0.1' })), 403, 'forbidden')
  })

  it('tells its figures from another address with its own token only', async (t) => {
    await using laurel = await startLaurel({ ...env, HOST: '0.0.0.0', METRICS_TOKEN: 'figures-please' })
    const given = (authorization: string) => laurel.get('/metrics', { authorization })
    assert.equal((await given('Bearer figures-please')).status, 200)
    assertRefused(refusal(await laurel.get('/metrics')), 403, 'forbidden')
    for (const wrong of ['Bearer figures-pleas', 'Bearer figures-please2', 'figures-please', `Bearer ${KEY}`])
      assertRefused(refusal(await given(wrong)), 403, 'forbidden')

    const outside = Object.values(networkInterfaces())
      .flat()
      .find((found) => found?.family === 'IPv4' && !found.internal)
    if (!outside) return t.diagnostic('LEFT OUT: this machine has no address besides loopback')
    await using open = await startLaurel({ ...env, HOST: '0.0.0.0' })
    const fromOutside = await fetch(`http://${outside.address}:${new URL(open.url).port}/metrics`)
    assert.equal(fromOutside.status, 403)
  })

  it('shows a reference that loads nothing from elsewhere, and the document it describes', async () => {
    await using laurel = await startLaurel({ ...env, SITE_URL: 'https://events.example.org' })
    const moved = await laurel.get('/docs')
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, '/docs/'])
    const page = await laurel.get('/docs/')
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-type')!, /^text\/html/)
    assert.equal(page.headers.get('strict-transport-security'), HSTS)
    assert.ok(page.text.includes('/api/v1/openapi.json'), page.text)
    const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
    assert.ok(addresses.length > 0)
    for (const address of addresses) {
      assert.doesNotMatch(address, /^(https?:)?\/\//)
      const file = await laurel.get(new URL(address, `${laurel.url}/docs/`).pathname)
      assert.equal(file.status, 200, address)
      assert.match(file.headers.get('content-type')!, /javascript|svg|markdown/)
    }
    assert.match(page.text, /"withDefaultFonts": ?false/)
    assert.match(page.text, /<title>Laurel API reference<\/title>/)

    const document = await laurel.get('/api/v1/openapi.json')
    assert.equal(document.status, 200)
    assert.equal(document.json().openapi, '3.1.0')
    assert.equal(document.json().servers[0].url, 'https://events.example.org/api/v1')
    assert.ok(document.json().paths['/admin/events'].get)
  })

  it('with an https address refuses requests that a proxy took over plain http, sends pages to https, and tells browsers to stay', async () => {
    const SITE_URL = 'https://events.example.org'
    await using laurel = await startLaurel({ ...env, SITE_URL, TRUST_PROXY: 'loopback' })
    const plain = { 'x-forwarded-proto': 'http' }
    for (const path of [EVENTS, '/api/v1/nothing']) {
      const refused = await laurel.get(path, { ...bearer, ...plain })
      assertRefused(refusal(refused), 403, 'https_required')
      assert.equal(refused.headers.get('strict-transport-security'), HSTS)
    }
    const page = await laurel.get('/verify?code=x', plain)
    assert.deepEqual([page.status, page.headers.get('location')], [308, `${SITE_URL}/verify?code=x`])
    for (const [path, headers] of [
      [EVENTS, { ...bearer, 'x-forwarded-proto': 'https' }],
      [EVENTS, bearer],
      ['/verify', { 'x-forwarded-proto': 'https' }],
      ['/healthz', plain],
      ['/readyz', plain],
    ] as const) {
      const answer = await laurel.get(path, headers)
      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers.get('strict-transport-security'), HSTS)
    }
  })

  it('with a plain address says nothing of https, whatever a request claims', async () => {
    await using laurel = await startLaurel(env)
    for (const proto of ['http', 'https']) {
      const answer = await laurel.get(EVENTS, { ...bearer, 'x-forwarded-proto': proto })
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('strict-transport-security'), null)
    }
  })

  it('speaks TLS itself with a certificate of its own', async () => {
    const { cert, key } = selfSignedCertificate('laurel.test')
    const folder = dirname(env['DATA_DIR']!)
    const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    writeFileSync(certFile, cert)
    writeFileSync(keyFile, key)
    const PORT = String(await freePort())
    await using laurel = await startLaurel({ ...env, PORT, TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile })
    assert.ok(laurel.out().includes(`https://127.0.0.1:${PORT}/api/v1`), laurel.out())
    const [status, hsts, body] = await new Promise<[number, unknown, string]>((resolve, reject) => {
      const options = {
        ca: cert,
        servername: 'laurel.test',
        host: '127.0.0.1',
        port: PORT,
        path: EVENTS,
        headers: bearer,
      }
      request(options, async (answer) =>
        resolve([answer.statusCode!, answer.headers['strict-transport-security'], await text(answer)]),
      )
        .on('error', reject)
        .end()
    })
    assert.deepEqual([status, hsts, body], [200, HSTS, '[]'])
    await assert.rejects(laurel.get(EVENTS, bearer), 'plain http is not answered')
    laurel.child.kill('SIGTERM')
    assert.deepEqual(await laurel.ended, [0, null], laurel.err())
  })
})
