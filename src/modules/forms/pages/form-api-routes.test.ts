import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYSE, aForm, submissionsOf, submit } from '../../../../test/support/forms.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const allowed = ({ headers }: { headers: Record<string, unknown> }) => headers['access-control-allow-origin']
const asVisitor = { key: null, headers: { origin: 'https://elsewhere.example' } }
const preflight = (world: World, path: string, method: string) =>
  world.request('OPTIONS', path, undefined, {
    key: null,
    headers: {
      ...asVisitor.headers,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  })

test('scripts of pages from anywhere may ask what a form asks and send it, without what browsers know of visitors', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { consent_text: 'I agree', redirect_url: 'https://example.org/thanks' })
  const path = `/public/forms/${form.slug}`
  for (const [url, method] of [
    [`${path}/meta`, 'GET'],
    [`${path}/submit`, 'POST'],
  ] as const) {
    const { status, headers, text } = await preflight(world, url, method)
    assert.deepEqual([status, text], [204, ''])
    assert.deepEqual(
      [
        headers['access-control-allow-origin'],
        headers['access-control-allow-methods'],
        headers['access-control-allow-headers'],
      ],
      ['*', method === 'GET' ? 'GET, HEAD' : method, 'Content-Type, Idempotency-Key, If-None-Match'],
    )
    assert.equal(headers['access-control-allow-credentials'], undefined)
  }
  const meta = await world.request('GET', `${path}/meta`, undefined, asVisitor)
  assert.deepEqual([meta.status, allowed(meta), meta.headers['cache-control']], [200, '*', 'no-store'])
  const { stamp, version, organiser, ...told } = meta.body
  assert.match(stamp, /^[0-9a-z]+\.[\w-]{22}$/)
  assert.equal(organiser, 'My organisation')
  assert.deepEqual(told, {
    name: form.name,
    slug: form.slug,
    language: 'en',
    active: true,
    fields: form.fields,
    consent_text: 'I agree',
    public_url: form.public_url,
    submit_url: `http://laurel.test/api/v1${path}/submit`,
    honeypot: '_website',
  })
  const sent = await submit(world, form, { ...AYSE, _consent: true, _version: version }, asVisitor.headers)
  assert.deepEqual([sent.status, allowed(sent), sent.body.redirect_url], [201, '*', 'https://example.org/thanks'])
})

test('refusals can be read by scripts of pages from anywhere too', async () => {
  await using world = await startWorld({ rateLimit: true })
  const form = await aForm(world)
  const refused = await submit(world, form, {}, asVisitor.headers)
  assert.deepEqual([refused.status, allowed(refused)], [422, '*'])
  for (const [body, type, status] of [
    ['{', 'application/json', 400],
    ['a=b', 'application/x-www-form-urlencoded', 415],
    [`{"name":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
  ] as const) {
    const answer = await submit(world, form, body, { ...asVisitor.headers, 'content-type': type })
    assert.deepEqual([answer.status, allowed(answer)], [status, '*'])
  }
  const unknown = await submit(world, { slug: 'nobody' }, {}, asVisitor.headers)
  assert.deepEqual([unknown.status, allowed(unknown)], [404, '*'])
})

test('an address sends ten forms a minute, whichever, and is then told when to come back, in a frame as well', async () => {
  await using world = await startWorld({ rateLimit: true })
  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  const form = await aForm(world)
  for (let nth = 0; nth < 10; nth++) {
    const { status } = await submit(world, nth % 2 ? { slug: `nobody-${nth}` } : form, { ...AYSE, message: `${nth}` })
    assert.equal(status, nth % 2 ? 404 : 201)
  }
  const refused = await submit(world, form, AYSE, asVisitor.headers)
  assert.deepEqual([refused.status, refused.headers['retry-after'], allowed(refused)], [429, '60', '*'])
  assert.match(String(refused.headers['access-control-expose-headers']), /Retry-After/)
  const page = await world.app.inject({
    method: 'POST',
    url: `/f/${form.slug}?embed=1`,
    payload: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
  assert.deepEqual([page.statusCode, page.headers['x-frame-options']], [429, undefined])
  assert.match(String(page.headers['content-security-policy']), /frame-ancestors \*/)
  assert.equal(
    (await preflight(world, `/public/forms/${form.slug}/submit`, 'POST')).status,
    204,
    'asking first is free',
  )
  assert.equal((await submissionsOf(world, form)).length, 5)
})

test('no list of forms or of what was sent can be asked by scripts of pages from anywhere', async () => {
  await using world = await startWorld()
  const { slug, id } = await aForm(world)
  for (const [method, path] of [
    ['GET', '/admin/forms'],
    ['GET', `/admin/forms/${id}/submissions`],
    ['GET', `/public/forms/${slug}`],
  ] as const) {
    assert.equal(allowed(await world.request(method, path, undefined, asVisitor)), undefined, path)
    const asked = await preflight(world, path, method)
    assert.deepEqual([asked.status, allowed(asked)], [path.startsWith('/admin') ? 204 : 404, undefined], path)
  }
  assert.equal((await world.request('PUT', `/public/forms/${slug}/meta`, {}, asVisitor)).status, 405)
})
