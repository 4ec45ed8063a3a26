import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent, register } from '../../../../test/support/register.ts'
import { count } from '../../../../test/support/stored.ts'
import { REASONS } from '../records/certificate-schema.ts'

const DAY = 86_400_000

/** Attendees of every status, seen at none to all of three sessions, without a certificate, with one, and with one that has expired. */
async function aMixedEvent(world: World, fields: object) {
  const event = await anOpenEvent(world, { registration_capacity: 16 })
  const path = `/admin/events/${event.id}`
  const sessions: number[] = []
  for (const title of ['A', 'B', 'C']) sessions.push((await aSession(world, event.id, { title })).id)
  const people: { id: number }[] = []
  for (let n = 0; n < 16; n++)
    people.push(await anAttendee(world, event.id, { last_name: n % 5 === 0 ? '' : `No. ${n}` }))
  for (const name of ['No. 16', 'No. 17']) await register(world, event, { last_name: name })
  const issueTo = (which: (n: number) => boolean) =>
    world.request('POST', `${path}/certificates`, {
      attendee_ids: people.filter((_, n) => which(n)).map(({ id }) => id),
    })
  await world.request('PATCH', path, { certificate_validity_days: 30 })
  await issueTo((n) => n % 4 === 1)
  world.advance(31 * DAY)
  await issueTo((n) => n % 4 === 2)
  const revoked = (await issueTo((n) => n === 4 || n === 12)).body.certificates
  for (const { id } of revoked) await world.request('POST', `/admin/certificates/${id}/revoke`)
  for (const [n, { id }] of people.entries()) {
    for (const session of sessions.slice(0, n % 3 === 0 ? 0 : (n >> 1) % 4))
      await world.request('POST', `${path}/sessions/${session}/checkin`, { attendee_id: id })
    if (n % 8 === 5) await world.request('POST', `${path}/checkin`, { attendee_id: id })
    if (n % 7 === 6) await world.request('PATCH', `${path}/attendees/${id}`, { status: 'cancelled' })
  }
  await world.request('PATCH', path, fields)
  return { people, path }
}

async function allCandidates(world: World, path: string, query = '') {
  const { body, headers, status } = await world.request('GET', `${path}/certificate-candidates?limit=200${query}`)
  assert.equal(status, 200)
  assert.equal(Number(headers['x-total-count']), body.length)
  return body
}

for (const fields of [
  {},
  { certificate_eligibility: 'attended' },
  { certificate_eligibility: 'attended', certificate_min_attendance_percent: 67 },
  { certificate_eligibility: 'attended', certificate_min_attendance_percent: 100 },
])
  test(`a dry run and the list of candidates tell what issuing then does: ${JSON.stringify(fields)}`, async () => {
    await using world = await startWorld()
    const { people, path } = await aMixedEvent(world, fields)
    const before = await count(world, 'certificate')
    for (const attendee_ids of [people.filter((_, n) => n % 3 > 0).map(({ id }) => id), []]) {
      const { body: told } = await world.request('POST', `${path}/certificates?dry_run=true`, { attendee_ids })
      if (attendee_ids.length > 0) {
        assert.equal(told.would_issue + told.would_skip, attendee_ids.length)
        continue
      }
      assert.equal(await count(world, 'certificate'), before)
      const candidates = await allCandidates(world, path)
      const { body: done } = await world.request('POST', `${path}/certificates`, { attendee_ids })
      assert.ok(done.issued > 0 && done.skipped.length > 0)
      assert.deepEqual([told.would_issue, told.would_skip], [done.issued, done.skipped.length])
      assert.equal(done.skipped.filter(({ reason }: any) => reason === 'revoked').length, 2)
      assert.equal(told.example_attendee_id, done.certificates[0].attendee_id)
      const byId = (rows: any[]) =>
        rows.map(({ attendee_id, reason }) => [attendee_id, reason]).sort((a, b) => a[0] - b[0])
      assert.deepEqual(byId(told.skipped), byId(done.skipped))
      assert.deepEqual(byId(candidates.filter(({ eligible }: any) => !eligible)), byId(done.skipped))
      const certificates = new Map(done.certificates.map((c: any) => [c.attendee_id, [c.attendee_name, c.tier]]))
      for (const { attendee_id, eligible, explanation, name, tier } of candidates)
        assert.deepEqual(certificates.get(attendee_id), eligible ? [name, tier] : undefined, explanation)
    }
  })

test('candidates are found by verdict, reason and name, and each that gets none is told why in a sentence', async () => {
  await using world = await startWorld()
  const { path } = await aMixedEvent(world, {
    certificate_eligibility: 'attended',
    certificate_min_attendance_percent: 67,
  })
  const all = await allCandidates(world, path)
  const seen = new Set<string>()
  for (const eligible of [true, false])
    assert.deepEqual(
      await allCandidates(world, path, `&eligible=${eligible}`),
      all.filter((row: any) => row.eligible === eligible),
    )
  for (const reason of REASONS) {
    const found = await allCandidates(world, path, `&reason=${reason}`)
    assert.deepEqual(
      found,
      all.filter((row: any) => row.reason === reason),
    )
    for (const { explanation } of found) {
      assert.match(explanation, /^T.*\.$/)
      seen.add(reason)
    }
  }
  const elsewhere = ['survey_not_answered', 'session_missed', 'stay_too_short', 'missing_values']
  assert.deepEqual(
    [...seen],
    REASONS.filter((reason) => !elsewhere.includes(reason)),
  )
  const wanted = all.find((row: any) => row.name.endsWith('No. 13'))
  assert.deepEqual(await allCandidates(world, path, '&search=no.%2013'), [wanted])
  assert.deepEqual(await allCandidates(world, path, `&search=no.%2013&eligible=${!wanted.eligible}`), [])
})

test('a dry run names 200 of those who would get none, counts the rest, and takes no credits', async () => {
  await using world = await startWorld({ credits: 7 })
  const event = await anEvent(world)
  await anAttendee(world, event.id, { status: 'cancelled' })
  await world.query(`update attendee set status = 'cancelled'`)
  await world.query(`insert into attendee (org_id, event_id, first_name, last_name, email, email_key, folded, status, source, created_at, updated_at)
    select org_id, event_id, first_name, last_name, n || email, n || email_key, folded, status, source, created_at, updated_at
    from attendee, generate_series(1, 250) n`)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates?dry_run=true`)
  const { skipped, ...rest } = body
  assert.equal(skipped.length, 200)
  assert.deepEqual(rest, {
    would_issue: 0,
    would_skip: 251,
    reasons: [{ reason: 'registration_cancelled', count: 251 }],
    missing_values: [],
    credits_needed: 0,
    credits_had: 7,
    example_attendee_id: null,
  })
})

test('a dry run refuses what issuing refuses, with the same answer', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id)
  const elsewhere = await anAttendee(world, (await anEvent(world)).id)
  const closed = await anEvent(world, { certificate_enabled: false })
  const key = await world.stranger()
  for (const [eventId, body, as] of [
    [999, {}, {}],
    [event.id, {}, { key }],
    [closed.id, {}, {}],
    [event.id, { attendee_ids: [id, elsewhere.id] }, {}],
    [event.id, { attendee_ids: [id, Number.MAX_SAFE_INTEGER] }, {}],
    [event.id, { attendee_ids: Array.from({ length: 10_001 }, (_, n) => n) }, {}],
    [event.id, { attendee_ids: ['1'] }, {}],
  ] as const) {
    const path = `/admin/events/${eventId}/certificates`
    const real = await world.request('POST', path, body, as)
    const dry = await world.request('POST', `${path}?dry_run=true`, body, as)
    assert.ok(real.status >= 400)
    assert.deepEqual([dry.status, dry.body.detail], [real.status, real.body.detail])
  }
  for (const as of [{ key }, {}])
    assert.equal(
      (await world.request('GET', `/admin/events/${as.key ? event.id : 999}/certificate-candidates`, undefined, as))
        .status,
      404,
    )
})
