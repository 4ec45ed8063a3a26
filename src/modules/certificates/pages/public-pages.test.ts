import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { NOBODY, visit } from './public-pages.fixture.ts'

/** The code with another check character. */
function mistype(code: string): string {
  return code.slice(0, 12) + (code[12] === '0' ? '1' : '0')
}

test('anyone can verify a certificate by public id or by code, however it is typed', async () => {
  await using world = await startWorld()
  const { public_id, verification_code: code } = await aCertificate(world)
  const typed = encodeURIComponent(`${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase())
  for (const text of [public_id, public_id.toUpperCase(), code, typed]) {
    const { status, body, headers } = await visit(world, `/api/v1/v/certs/${text}`, { accept: '*/*' })
    assert.equal(status, 200)
    assert.equal(headers['cache-control'], 'no-store')
    assert.deepEqual([body.valid, body.status, body.certificate.attendee_name], [true, 'active', 'Ada Lovelace'])
    for (const page of [`/c/${text}`, `/verify/${text}`]) {
      const answer = await visit(world, page)
      assert.equal(answer.status, 200)
      assert.match(answer.text, /<h1>Valid<\/h1>[\s\S]*Ada Lovelace/)
    }
  }
})

test('no e-mail address and no internal id is in a public answer', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { email: 'very-private@example.org' })
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] })
  const [certificate] = issued.body.certificates
  const facts = await visit(world, `/api/v1/v/certs/${certificate.public_id}`)
  const page = await visit(world, `/c/${certificate.public_id}`)
  assert.ok(!facts.text.includes('private') && !page.text.includes('private'))
  assert.deepEqual(
    Object.keys(facts.body.certificate).filter((name) => name === 'id' || /_id$|email/.test(name)),
    ['public_id'],
  )
})

test('what is not there is 404 in the shape of an answer, and a mistyped code is called mistyped', async () => {
  await using world = await startWorld()
  const { verification_code: code } = await aCertificate(world)
  for (const text of [NOBODY, 'nonsense', '%22%3E%3Cscript%3E', mistype(code)]) {
    const { status, body } = await visit(world, `/api/v1/v/certs/${text}`)
    assert.equal(status, 404)
    const { checked_at, detail, request_id, ...rest } = body
    assert.deepEqual(rest, { valid: false, status: 'not_found', certificate: null, code: 'not_found' })
    assert.ok(!Number.isNaN(Date.parse(checked_at)) && request_id.startsWith('req_'))
    assert.equal(/mistyped/.test(detail), text === mistype(code))
    const page = await visit(world, `/verify/${text}`)
    assert.equal(page.status, 404)
    assert.equal(/typing error/.test(page.text), text === mistype(code))
    assert.ok(!page.text.includes('<script'))
  }
})

test('a page gives the same facts as JSON to whoever prefers it', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  for (const path of [`/c/${public_id}`, `/verify/${public_id}`]) {
    const { status, headers, body } = await visit(world, path, { accept: 'application/json' })
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^application\/json/)
    assert.equal(headers['vary'], 'Accept, Accept-Language')
    const { body: facts } = await visit(world, `/api/v1/v/certs/${public_id}`)
    assert.deepEqual({ ...body, checked_at: '' }, { ...facts, checked_at: '' })
  }
  assert.equal((await visit(world, `/c/${NOBODY}`, { accept: 'application/json' })).body.status, 'not_found')
})

test('pages forbid scripts, frames, other hosts, indexing and keeping', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  for (const path of [`/c/${public_id}`, `/verify/${public_id}`, `/verify/${NOBODY}`]) {
    const { headers } = await visit(world, path)
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none';img-src 'self';style-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    )
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.match(String(headers['x-robots-tag']), /noindex/)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['set-cookie'], undefined)
    assert.equal(headers['cache-control'], 'no-store')
  }
})

test('PDF, PNG and JPEG are drawn for anyone, with a name to save them under', async () => {
  await using world = await startWorld()
  const { public_id, verification_code } = await aCertificate(world)
  const kinds = {
    pdf: ['application/pdf', '25504446'],
    png: ['image/png', '89504e47'],
    jpg: ['image/jpeg', 'ffd8ff'],
  } as const
  for (const [kind, [type, start]] of Object.entries(kinds)) {
    const { status, headers, bytes } = await visit(world, `/c/${public_id}.${kind}`)
    assert.equal(status, 200)
    assert.equal(headers['content-type'], type)
    assert.ok(bytes.toString('hex').startsWith(start))
    assert.match(
      String(headers['content-disposition']),
      new RegExp(`filename="ada-lovelace\\.${kind}"; filename\\*=UTF-8''Ada%20Lovelace`),
    )
    const again = await visit(world, `/c/${public_id}.${kind}`, { 'if-none-match': String(headers['etag']) })
    assert.deepEqual([again.status, again.bytes.length], [304, 0])
    const head = await visit(world, `/c/${public_id}.${kind}`, {}, 'HEAD')
    assert.deepEqual([head.status, Number(head.headers['content-length']), head.bytes.length], [200, bytes.length, 0])
  }
  assert.equal((await visit(world, `/c/${verification_code}.pdf`)).status, 200)
  assert.equal((await visit(world, `/c/${NOBODY}.pdf`, { accept: '*/*' })).body.code, 'not_found')
  assert.equal((await visit(world, `/c/${NOBODY}.pdf`)).status, 404)
})

test('the picture on the page has the size that the page says', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const { text } = await visit(world, `/c/${public_id}`)
  const { bytes } = await visit(world, `/c/${public_id}.png`)
  assert.ok(text.includes(`width="${bytes.readUInt32BE(16)}" height="${bytes.readUInt32BE(20)}"`))
})

test('a revoked certificate says so at once, with the reason, and its files are gone', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world)
  const { headers: before } = await visit(world, `/c/${public_id}.pdf`)
  await world.request('POST', `/admin/certificates/${id}/revoke`, { revocation_reason: 'Wrong <b>person</b>' })
  const { body } = await visit(world, `/api/v1/v/certs/${public_id}`)
  assert.deepEqual([body.valid, body.status, body.certificate.pdf_url], [false, 'revoked', null])
  const page = await visit(world, `/c/${public_id}`)
  assert.equal(page.status, 200)
  assert.match(page.text, /Revoked on [\s\S]*Wrong &#60;b&#62;person/)
  for (const kind of ['pdf', 'png', 'jpg']) {
    const forProgram = await visit(world, `/c/${public_id}.${kind}`, { accept: '*/*' })
    assert.deepEqual([forProgram.status, forProgram.body.code], [410, 'gone'])
    const forPerson = await visit(world, `/c/${public_id}.${kind}`)
    assert.equal(forPerson.status, 410)
    assert.match(forPerson.text, /<h1>Revoked on /)
    assert.match(String(forPerson.headers['content-security-policy']), /default-src 'none'/)
  }
  const held = { 'if-none-match': String(before['etag']) }
  assert.equal((await visit(world, `/c/${public_id}.pdf`, held)).status, 410)
})

test('a replaced certificate leads to the one that replaces it', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world)
  const { body: next } = await world.request('POST', `/admin/certificates/${id}/reissue`, {
    attendee_name: 'Augusta Ada King',
  })
  const { text } = await visit(world, `/c/${public_id}`)
  assert.match(text, /<h1>Replaced on /)
  assert.ok(text.includes(`href="/c/${next.public_id}"`))
  assert.match((await visit(world, `/c/${next.public_id}`)).text, /<h1>Valid<[\s\S]*Augusta Ada King/)
})

test('a certificate past its end is expired on the page and not valid for programs', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world, { certificate_validity_days: 30 })
  world.advance(31 * 86_400_000)
  const { body } = await visit(world, `/api/v1/v/certs/${public_id}`)
  assert.deepEqual([body.valid, body.status], [false, 'expired'])
  assert.match((await visit(world, `/c/${public_id}`)).text, /<h1>Expired on /)
  assert.equal((await visit(world, `/c/${public_id}.pdf`)).status, 200)
})

test('a record that was changed behind the log is not shown as simply valid', async () => {
  await using world = await startWorld({ doctor: false })
  const { public_id } = await aCertificate(world)
  await world.query(`update certificate set attendee_name = 'Someone Else'`)
  const changed = /<h1>Valid, but its record was changed<\/h1>/
  assert.match((await visit(world, `/c/${public_id}`)).text, changed)
  await enterLog(world)
  assert.match((await visit(world, `/c/${public_id}`)).text, changed)
})

test('the box leads to the page of what was typed or pasted', async () => {
  await using world = await startWorld()
  const to = async (code: string) => {
    const { status, headers } = await visit(world, `/verify?code=${encodeURIComponent(code)}`)
    return [status, headers['location']]
  }
  assert.deepEqual(await to(' 7kq2-m9xf/3tba-c '), [303, '/verify/7kq2-m9xf%2F3tba-c'])
  assert.deepEqual(await to(`http://laurel.test/c/${NOBODY}.pdf`), [303, `/verify/${NOBODY}`])
  assert.deepEqual(await to('//evil.example'), [303, '/verify/%2F%2Fevil.example'])
  assert.match((await visit(world, '/verify?code=')).text, /Type the code first/)
  assert.match((await visit(world, `/verify?code=${'x'.repeat(500)}`)).text, /longer than any code/)
})

test('failures are pages for people and JSON for programs, also when visitors ask too often', async () => {
  await using world = await startWorld({ rateLimit: true })
  const answers = await Promise.all(Array.from({ length: 121 }, () => visit(world, `/verify/${NOBODY}`)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 1)
  assert.equal(refused[0]!.headers['content-type'], 'text/html; charset=utf-8')
  assert.match(refused[0]!.text, /One moment[\s\S]*says nothing about any certificate/)
  assert.match(String(refused[0]!.headers['content-security-policy']), /default-src 'none'/)
  assert.equal((await visit(world, `/verify/${NOBODY}`, { accept: '*/*' })).body.code, 'rate_limited')
})

test('the stylesheet that pages name is there, and may be kept for ever', async () => {
  await using world = await startWorld()
  const { text } = await visit(world, '/verify')
  const path = /<link rel="stylesheet" href="([^"]+)"/.exec(text)![1]!.replace('&#61;', '=')
  const { status, headers } = await visit(world, path, { accept: 'text/css' })
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/css; charset=utf-8')
  assert.match(String(headers['cache-control']), /immutable/)
  const small = await world.app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } })
  assert.deepEqual([small.headers['content-encoding'], small.headers['vary']], ['br', 'Accept-Encoding'])
  assert.ok(small.rawPayload.length < 6_000, `${small.rawPayload.length} bytes`)
})

test('an uploaded picture is served as it was stored, and nothing else is', async () => {
  await using world = await startWorld()
  const name = `${'ab'.repeat(32)}.jpg`
  await world.services.blobs.put(`pictures/${name}`, { bytes: Buffer.from('picture') })
  const { status, headers, text } = await visit(world, `/api/v1/pictures/${name}`)
  assert.deepEqual([status, headers['content-type'], text], [200, 'image/jpeg', 'picture'])
  assert.match(String(headers['cache-control']), /immutable/)
  for (const other of [`${'cd'.repeat(32)}.jpg`, '..%2Fbulk', 'a.jpg'])
    assert.equal((await visit(world, `/api/v1/pictures/${other}`)).status, 404)
  // It has no design, which the doctor would find.
  await world.services.blobs.remove(`pictures/${name}`)
})

test('pages are not in the OpenAPI document, and verification is', async () => {
  await using world = await startWorld()
  const { body } = await visit(world, '/api/v1/openapi.json')
  assert.equal(body.paths['/v/certs/{cert_code}'].get.operationId, 'verifyCertificate')
  assert.deepEqual(
    Object.keys(body.paths).filter((path) => /^\/(c|verify|assets)/.test(path)),
    [],
  )
})
