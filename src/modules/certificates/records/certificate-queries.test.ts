import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const DAY = 86_400_000

async function issueTo(world: World, eventId: number, first_name: string, last_name = '') {
  const { id } = await anAttendee(world, eventId, { first_name, last_name })
  const { body } = await world.request('POST', `/admin/events/${eventId}/certificates`, { attendee_ids: [id] })
  return body.certificates[0]
}

async function namesIn(world: World, eventId: number, query: Record<string, string> = {}): Promise<string[]> {
  const path = `/admin/events/${eventId}/certificates?${new URLSearchParams(query)}`
  const { status, body } = await world.request('GET', path)
  assert.equal(status, 200, JSON.stringify(body))
  return body.map((certificate: any) => certificate.attendee_name)
}

test('a certificate has all the fields of the interface, the same at issue, in the list and alone', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { name: 'Node Day', certificate_validity_days: 1 })
  const attendee = await anAttendee(world, event.id, { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@x.org' })
  const issued = (await world.request('POST', `/admin/events/${event.id}/certificates`)).body.certificates[0]
  const { id, public_id, verification_code, issued_at, expires_at, ...rest } = issued
  assert.ok(Number.isInteger(id))
  assert.match(public_id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.match(verification_code, /^[0-9A-HJKMNP-TV-Z]{13}$|^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]$/)
  for (const time of [issued_at, expires_at]) assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual(rest, {
    status: 'active',
    attendee_name: 'Ada Lovelace',
    attendee_id: attendee.id,
    attendee_email: 'ada@x.org',
    event_id: event.id,
    event_name: 'Node Day',
    tier: null,
    kind: 'attendee',
    values: [],
    revoked_at: null,
    revocation_reason: null,
    superseded_by: null,
    cert_url: `http://laurel.test/c/${public_id}`,
    verify_url: `http://laurel.test/verify/${public_id}`,
    pdf_url: `http://laurel.test/c/${public_id}.pdf`,
    png_url: `http://laurel.test/c/${public_id}.png`,
    credential_url: `http://laurel.test/c/${public_id}.json`,
  })
  assert.deepEqual((await world.request('GET', `/admin/certificates/${id}`)).body, issued)
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}/certificates`)).body, [issued])
})

test('the status filter follows the clock, whether or not any job ran', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { certificate_validity_days: 10 })
  await issueTo(world, event.id, 'Early')
  const revoked = await issueTo(world, event.id, 'Revoked')
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`)
  world.advance(9 * DAY)
  await issueTo(world, event.id, 'Late')
  assert.deepEqual(await namesIn(world, event.id, { status: 'active' }), ['Late', 'Early'])
  assert.deepEqual(await namesIn(world, event.id, { status: 'expired' }), [])
  world.advance(2 * DAY)
  assert.deepEqual(await namesIn(world, event.id, { status: 'active' }), ['Late'])
  assert.deepEqual(await namesIn(world, event.id, { status: 'expired' }), ['Early'])
  assert.deepEqual(await namesIn(world, event.id, { status: 'revoked' }), ['Revoked'])
  assert.deepEqual(await namesIn(world, event.id), ['Late', 'Revoked', 'Early'])
  const wrong = await world.request('GET', `/admin/events/${event.id}/certificates?status=valid`)
  assert.deepEqual([wrong.status, wrong.body.detail[0].loc], [422, ['query', 'status']])
})

test('expiry is exact: at the moment itself the certificate is expired, in its record, its verification and both filters', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world, { certificate_validity_days: 1 })
  const { id, event_id, public_id, attendee_name, expires_at } = certificate
  for (const [milliseconds, status, other] of [
    [-1, 'active', 'expired'],
    [0, 'expired', 'active'],
  ] as const) {
    world.stopClock(new Date(Date.parse(expires_at) + milliseconds))
    assert.equal((await world.request('GET', `/admin/certificates/${id}`)).body.status, status)
    assert.equal((await world.request('GET', `/v/certs/${public_id}`, undefined, { key: null })).body.status, status)
    assert.deepEqual(await namesIn(world, event_id, { status }), [attendee_name])
    assert.deepEqual(await namesIn(world, event_id, { status: other }), [])
  }
})

test('search finds names without regard to case and accents, and every character means itself', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  for (const name of ['İbrahim Öğüt', 'Jose', 'José', '100% Sure', 'under_score', 'back\\slash', 'Iris'])
    await issueTo(world, event.id, name)
  const found = (search: string) => namesIn(world, event.id, { search })
  assert.deepEqual(await found('IBRAHIM ogut'), ['İbrahim Öğüt'])
  assert.deepEqual(await found('jose'), ['José', 'Jose'])
  assert.deepEqual(await found('%'), ['100% Sure'])
  assert.deepEqual(await found('_'), ['under_score'])
  assert.deepEqual(await found('\\'), ['back\\slash'])
  assert.deepEqual(await found('nobody'), [])
})

test('lists are paged, newest first, with the total in a header', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  for (let n = 1; n <= 5; n++) await issueTo(world, event.id, `P${n}`)
  const page = (query: string) => world.request('GET', `/admin/events/${event.id}/certificates?${query}`)
  const second = await page('page=2&limit=2')
  assert.deepEqual(
    second.body.map((certificate: any) => certificate.attendee_name),
    ['P3', 'P2'],
  )
  assert.equal(String(second.headers['x-total-count']), '5')
  assert.match(String(second.headers['link']), /page=3[^>]*>; rel="next"/)
  assert.deepEqual((await page('page=9')).body, [])
  assert.equal((await page('limit=1000')).body.length, 5)
  assert.equal(String((await page('search=P3')).headers['x-total-count']), '1')
  for (const wrong of ['page=0', 'limit=0', 'page=x']) assert.equal((await page(wrong)).status, 422)
})

test('what is not there and what is somebody else’s are the same 404', async () => {
  await using world = await startWorld()
  const certificate = await aCertificate(world)
  const key = await world.stranger()
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/pdf'],
    ['GET', '/png'],
    ['DELETE', ''],
    ['POST', '/revoke'],
    ['POST', '/reissue'],
  ] as const) {
    const body = path === '/reissue' ? { attendee_name: 'X' } : undefined
    const missing = await world.request(method, `/admin/certificates/987654${path}`, body)
    const foreign = await world.request(method, `/admin/certificates/${certificate.id}${path}`, body, { key })
    assert.deepEqual([missing.status, foreign.status], [404, 404], `${method} ${path}`)
    assert.equal(foreign.body.detail, missing.body.detail.replace('987654', certificate.id))
  }
  assert.equal((await world.request('GET', '/admin/certificates/abc')).status, 422)
  assert.equal((await world.request('GET', '/admin/events/987/certificates')).status, 404)
  assert.equal((await world.request('GET', `/admin/certificates/${certificate.id}`)).body.status, 'active')
})
