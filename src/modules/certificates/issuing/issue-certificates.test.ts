import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdLocks, untilBlocked } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'

const DAY = 86_400_000
const issue = (world: World, eventId: number, body?: unknown) =>
  world.request('POST', `/admin/events/${eventId}/certificates`, body)

async function eventWithTwo(world: World, fields: object = {}) {
  const event = await anEvent(world, fields)
  return { event, people: [await anAttendee(world, event.id), await anAttendee(world, event.id)] as const }
}

test('the named attendees get certificates, and the others none', async () => {
  await using world = await startWorld()
  const { event, people } = await eventWithTwo(world)
  const { status, body } = await issue(world, event.id, { attendee_ids: [people[1].id] })
  assert.equal(status, 201)
  assert.deepEqual([body.issued, body.skipped, body.certificates.length], [1, [], 1])
  assert.equal(body.certificates[0].attendee_id, people[1].id)
  assert.equal(await count(world, 'certificate'), 1)
})

for (const [what, body] of [
  ['an empty list', { attendee_ids: [] }],
  ['an empty object', {}],
  ['no body', undefined],
] as const) {
  test(`${what} means all eligible attendees`, async () => {
    await using world = await startWorld()
    const { event, people } = await eventWithTwo(world)
    const answer = await issue(world, event.id, body)
    assert.equal(answer.status, 201)
    assert.deepEqual(
      answer.body.certificates.map((certificate: any) => certificate.attendee_id),
      people.map(({ id }) => id),
    )
  })
}

test('an attendee who is named twice gets one certificate', async () => {
  await using world = await startWorld()
  const { event, people } = await eventWithTwo(world)
  const { id } = people[0]
  const { status, body } = await issue(world, event.id, { attendee_ids: [id, id, id] })
  assert.deepEqual([status, body.issued, body.skipped], [201, 1, []])
})

test('issuing again makes no second certificate: 200, and everyone is skipped as already_issued', async () => {
  await using world = await startWorld()
  const { event, people } = await eventWithTwo(world)
  await issue(world, event.id)
  const { status, body } = await issue(world, event.id)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    issued: 0,
    skipped: people.map(({ id }) => ({ attendee_id: id, reason: 'already_issued' })),
    certificates: [],
  })
  assert.equal(await count(world, "domain_event where type = 'cert.issued'"), 2)
})

test('an event without attendees has nothing to issue: 200', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { status, body } = await issue(world, event.id)
  assert.deepEqual([status, body], [200, { issued: 0, skipped: [], certificates: [] }])
})

test('an id that is not an attendee of this event is 404, and nothing is issued', async () => {
  await using world = await startWorld()
  const { event, people } = await eventWithTwo(world)
  const elsewhere = await anAttendee(world, (await anEvent(world)).id)
  for (const id of [elsewhere.id, 999_999, -1, 0, Number.MAX_SAFE_INTEGER]) {
    const { status, body } = await issue(world, event.id, { attendee_ids: [people[0].id, id] })
    assert.equal(status, 404)
    assert.match(body.detail, new RegExp(`${id}`))
  }
  assert.equal(await count(world, 'certificate'), 0)
  assert.equal(await count(world, `domain_event where type like 'cert.%'`), 0)
})

test('events that are not there, or belong to somebody else, are 404', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const key = await world.stranger()
  assert.equal((await issue(world, 999)).status, 404)
  const foreign = await world.request('POST', `/admin/events/${event.id}/certificates`, {}, { key })
  assert.equal(foreign.status, 404)
})

test('ids that are no integers are 422', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  for (const attendee_ids of [['1'], [1.5], 'all', 1, [null]]) {
    const { status, body } = await issue(world, event.id, { attendee_ids })
    assert.equal(status, 422)
    assert.deepEqual(body.detail[0].loc.slice(0, 2), ['body', 'attendee_ids'])
  }
})

test('an event with certificate_enabled false gives none: 409', async () => {
  await using world = await startWorld()
  const { event } = await eventWithTwo(world, { certificate_enabled: false })
  const { status, body } = await issue(world, event.id)
  assert.equal(status, 409)
  assert.equal(typeof body.detail, 'string')
  assert.equal(await count(world, 'certificate'), 0)
})

test('certificate_validity_days set the expiry, counted from the issue', async () => {
  await using world = await startWorld()
  const { event } = await eventWithTwo(world, { certificate_validity_days: 30 })
  const [certificate] = (await issue(world, event.id)).body.certificates
  assert.equal(Date.parse(certificate.expires_at) - Date.parse(certificate.issued_at), 30 * DAY)
})

test('a certificate whose time has passed is renewed, and one that is valid is not', async () => {
  await using world = await startWorld()
  const { event, people } = await eventWithTwo(world, { certificate_validity_days: 30 })
  const old = (await issue(world, event.id, { attendee_ids: [people[0].id] })).body.certificates[0]
  world.advance(20 * DAY)
  await issue(world, event.id, { attendee_ids: [people[1].id] })
  world.advance(11 * DAY)
  const { status, body } = await issue(world, event.id)
  assert.equal(status, 201)
  assert.deepEqual(body.skipped, [{ attendee_id: people[1].id, reason: 'already_issued' }])
  assert.deepEqual([body.certificates.length, body.certificates[0].attendee_id], [1, people[0].id])
  assert.equal(body.certificates[0].status, 'active')
  assert.equal((await world.request('GET', `/admin/certificates/${old.id}`)).body.status, 'expired')
})

test('whoever had their certificate revoked gets no other with everyone, and one with ids of its own when they are named', async () => {
  await using world = await startWorld()
  const { event } = await eventWithTwo(world)
  const revoke = (id: number) => world.request('POST', `/admin/certificates/${id}/revoke`)
  const [first, corrected] = (await issue(world, event.id)).body.certificates
  await revoke(first.id)
  await world.request('POST', `/admin/certificates/${corrected.id}/reissue`, { attendee_name: 'Ada L.' })
  const skipped = [
    { attendee_id: first.attendee_id, reason: 'revoked' },
    { attendee_id: corrected.attendee_id, reason: 'already_issued' },
  ]
  const everyone = await issue(world, event.id)
  assert.deepEqual([everyone.status, everyone.body], [200, { issued: 0, skipped, certificates: [] }])
  const named = { attendee_ids: [first.attendee_id] }
  const dry = await world.request('POST', `/admin/events/${event.id}/certificates?dry_run=true`, named)
  assert.equal(dry.body.would_issue, 1)
  const { body } = await issue(world, event.id, named)
  assert.deepEqual([body.issued, body.skipped], [1, []])
  assert.notEqual(body.certificates[0].public_id, first.public_id)
  // It is the latest certificate that counts, and a replacement can be revoked too.
  assert.equal((await issue(world, event.id)).body.skipped[0].reason, 'already_issued')
  const { body: replacement } = await world.request('GET', `/admin/certificates/${corrected.id}`)
  await revoke(replacement.superseded_by)
  assert.equal((await issue(world, event.id)).body.skipped[1].reason, 'revoked')
})

test('a name without a last name has no space at its end', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await anAttendee(world, event.id, { first_name: '王小明', last_name: '' })
  assert.equal((await issue(world, event.id)).body.certificates[0].attendee_name, '王小明')
})

test('with an Idempotency-Key the same certificates come again', async () => {
  await using world = await startWorld()
  const { event } = await eventWithTwo(world)
  const again = () =>
    world.request('POST', `/admin/events/${event.id}/certificates`, {}, { headers: { 'idempotency-key': 'k1' } })
  const [first, second] = [await again(), await again()]
  assert.deepEqual([second.status, second.body], [201, first.body])
  assert.equal(second.headers['idempotency-replayed'], 'true')
})

test('an answer with thousands of certificates is written in pieces, with what each has when it is read', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { certificate_tiers: [{ name: 'Gold "1"', min_attendance_percent: 0 }] })
  await anAttendee(world, event.id)
  await world.query(`
    insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, status, created_at, updated_at)
    select org_id, event_id, first_name, last_name, n || email, n || email_key, source, folded, status, created_at, updated_at
    from attendee, generate_series(1, 1049) n`)
  const headers = { 'idempotency-key': 'whole-event' }
  const whole = await world.request('POST', `/admin/events/${event.id}/certificates`, {}, { headers })
  assert.deepEqual([whole.status, whole.headers['content-length']], [201, undefined])
  assert.match(String(whole.headers['content-type']), /^application\/json/)
  const { issued, skipped, certificates } = whole.body
  assert.deepEqual([issued, skipped, certificates.length], [1050, [], 1050])
  const read = await world.request('GET', `/admin/events/${event.id}/certificates?limit=200`)
  assert.deepEqual(certificates.slice(-200).reverse(), read.body)
  const again = await world.request('POST', `/admin/events/${event.id}/certificates`, {}, { headers })
  assert.equal(again.text, whole.text)
})

test('while a whole event is issued first of all, other issues do not wait for the design version', async () => {
  await using world = await startWorld()
  const [large, small] = [await eventWithTwo(world), await eventWithTwo(world)]
  let issuing: ReturnType<typeof issue>
  {
    await using _ = await holdLocks(world, `select 1 from attendee where event_id = ${large.event.id} for update`)
    issuing = issue(world, large.event.id)
    await untilBlocked(world)
    const first = await Promise.race([issuing, issue(world, small.event.id, { attendee_ids: [small.people[0].id] })])
    assert.deepEqual([first.status, first.body.certificates?.[0].event_id], [201, small.event.id])
  }
  assert.equal((await issuing).status, 201)
})
