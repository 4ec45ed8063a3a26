import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const SPEAKER = {
  kind: 'speaker',
  label: 'Speaker',
  certificate_validity_years: 2,
  values: [{ key: 'role', label: 'Role', value: 'Speaker' }],
}

const MANY = Array.from({ length: 29 }, (_, n) => ({ key: `k${n}`, label: 'L'.repeat(100), value: 'x' }))

const issue = (world: World, eventId: number, body: object) =>
  world.request('POST', `/admin/events/${eventId}/certificates`, body)

test('a person has one active certificate of each kind, with the values and validity of the kind', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2028-02-29T10:00:00Z'))
  const event = await anEvent(world, {
    certificate_kinds: [SPEAKER],
    certificate_values: [{ key: 'role', label: 'Role', value: 'Guest' }],
    certificate_eligibility: 'attended',
  })
  const { id } = await anAttendee(world, event.id)
  assert.deepEqual((await issue(world, event.id, { attendee_ids: [id] })).body.skipped, [
    { attendee_id: id, reason: 'not_attended' },
  ])
  await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: id })
  const [plain] = (await issue(world, event.id, { attendee_ids: [id] })).body.certificates
  const [speaker] = (await issue(world, event.id, { attendee_ids: [id], kind: 'speaker' })).body.certificates
  assert.deepEqual([plain.kind, plain.expires_at, plain.values[0].value], ['attendee', null, 'Guest'])
  assert.deepEqual(
    [speaker.kind, speaker.expires_at, speaker.values[0].value],
    ['speaker', '2030-02-28T10:00:00.000Z', 'Speaker'],
  )
  for (const body of [{ attendee_ids: [id] }, { attendee_ids: [id], kind: 'speaker' }, { attendee_ids: null }]) {
    const again = await issue(world, event.id, body)
    assert.deepEqual([again.status, again.body.skipped], [200, [{ attendee_id: id, reason: 'already_issued' }]])
  }
  const { body: attendee } = await world.request('GET', `/admin/events/${event.id}/attendees/${id}`)
  assert.equal(attendee.certificate_id, plain.id)
})

test('requests at once issue a kind to a person once', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { certificate_kinds: [SPEAKER] })
  const { id } = await anAttendee(world, event.id)
  const twice = () => Promise.all([1, 2, 3].map(() => issue(world, event.id, { attendee_ids: [id], kind: 'speaker' })))
  const issued = (await twice()).map(({ body }) => body.issued)
  assert.deepEqual(issued.toSorted(), [0, 0, 1])
})

test('a kind is known, is not the default one, and names its recipients', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { certificate_kinds: [SPEAKER] })
  const { id } = await anAttendee(world, event.id)
  assertRefused(
    await issue(world, event.id, { attendee_ids: [id], kind: 'jury' }),
    422,
    'validation_failed',
    'body.kind',
  )
  assertRefused(await issue(world, event.id, { kind: 'speaker' }), 422, 'validation_failed', 'body.attendee_ids')
  const patch = (body: object) => world.request('PATCH', `/admin/events/${event.id}`, body)
  const cases: [object, string][] = [
    [{ certificate_kinds: [{ ...SPEAKER, kind: 'attendee' }] }, 'body.certificate_kinds.0.kind'],
    [{ certificate_kinds: [SPEAKER, SPEAKER] }, 'body.certificate_kinds.1.kind'],
    [{ certificate_kinds: [{ ...SPEAKER, template_id: 999 }] }, 'body.certificate_kinds'],
    [
      { certificate_kinds: [{ ...SPEAKER, certificate_validity_days: 1 }] },
      'body.certificate_kinds.0.certificate_validity_years',
    ],
    [{ certificate_validity_days: 1, certificate_validity_months: 1 }, 'body.certificate_validity_months'],
    [
      { certificate_kinds: Array.from({ length: 20 }, (_, n) => ({ ...SPEAKER, kind: `k${n}`, values: MANY })) },
      'body.certificate_kinds',
    ],
  ]
  for (const [body, loc] of cases) assertRefused(await patch(body), 422, 'validation_failed', loc)
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}`)).body, { ...event, attendee_count: 1 })
})

test('months are counted by the calendar of the event, and a date of validity that is over issues nothing', async () => {
  await using world = await startWorld()
  // In Istanbul it is already 1 February.
  world.stopClock(new Date('2026-01-31T22:30:00Z'))
  const zone = { event_timezone: 'Europe/Istanbul' }
  const expiry = async (fields: object) => {
    const event = await anEvent(world, fields)
    const { id } = await anAttendee(world, event.id)
    for (const attendee_ids of [[id], []]) {
      const dry = await world.request('POST', `/admin/events/${event.id}/certificates?dry_run=true`, { attendee_ids })
      if (dry.status !== 200) return dry.body.code
    }
    const { body } = await issue(world, event.id, { attendee_ids: [id] })
    return body.certificates?.[0]?.expires_at ?? body.code
  }
  assert.equal(await expiry({ certificate_validity_months: 1 }), '2026-02-28T22:30:00.000Z')
  assert.equal(await expiry({ ...zone, certificate_validity_months: 1 }), '2026-02-28T22:30:00.000Z')
  assert.equal(await expiry({ ...zone, certificate_validity_years: 1 }), '2027-01-31T22:30:00.000Z')
  assert.equal(await expiry({ certificate_valid_until: '2026-06-30' }), '2026-06-30T00:00:00.000Z')
  assert.equal(await expiry({ certificate_valid_until: '2026-01-31' }), 'conflict')
  const event = await anEvent(world, { certificate_valid_until: '2026-01-31' })
  const { id } = await anAttendee(world, event.id)
  for (const body of [{}, { attendee_ids: [id] }, { recipients: [{ name: 'Ada' }] }])
    assertRefused(await issue(world, event.id, body), 409, 'conflict')
})

test('an answered survey and chosen sessions can be required, in addition to attendance', async () => {
  await using world = await startWorld()
  const survey = [{ id: 'liked', type: 'yes_no', label: 'Did you like it?' }]
  const event = await anEvent(world, { certificate_requires_survey: true, survey })
  const path = `/admin/events/${event.id}`
  const session = await aSession(world, event.id, { required_for_certificate: true })
  await aSession(world, event.id)
  const { id } = await anAttendee(world, event.id)
  const reasons = async () => {
    const dry = (await world.request('POST', `${path}/certificates?dry_run=true`, { attendee_ids: [id] })).body.reasons
    const { body } = await issue(world, event.id, { attendee_ids: [id] })
    assert.deepEqual(
      dry.map(({ reason }: any) => reason),
      body.skipped.map(({ reason }: any) => reason),
    )
    return [body.issued, ...body.skipped.map(({ reason }: any) => reason)]
  }
  assert.deepEqual(await reasons(), [0, 'session_missed'])
  await world.request('POST', `${path}/sessions/${session.id}/checkin`, { attendee_id: id })
  assert.deepEqual(await reasons(), [0, 'survey_not_answered'])
  await world.query(`insert into survey_response (org_id, event_id, attendee_id, answers, folded, submitted_at, updated_at)
    values (1, ${event.id}, ${id}, '[]', '', now(), now())`)
  assert.deepEqual(await reasons(), [1])
})

test('tier summary and analytics tell kinds apart, and the funnel counts the default kind', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { certificate_kinds: [SPEAKER] })
  const people = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await issue(world, event.id, { attendee_ids: people.map(({ id }) => id) })
  const [speaker] = (await issue(world, event.id, { attendee_ids: [people[0]!.id], kind: 'speaker' })).body.certificates
  const path = `/admin/events/${event.id}`
  const summary = async (query: string) =>
    (await world.request('GET', `${path}/certificate-tiers/summary${query}`)).body.total
  assert.deepEqual([await summary(''), await summary('?kind=attendee'), await summary('?kind=speaker')], [3, 2, 1])
  await world.request('POST', `/admin/certificates/${speaker.id}/revoke`)
  const { certificates, funnel } = (await world.request('GET', `${path}/analytics`)).body
  assert.deepEqual(certificates.kinds, [
    { kind: 'attendee', issued: 2, active: 2, expired: 0, revoked: 0 },
    { kind: 'speaker', issued: 1, active: 0, expired: 0, revoked: 1 },
  ])
  assert.equal(funnel.find(({ step }: any) => step === 'certified').count, 2)
})
