import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { auditOf, outbox } from '../../../../test/support/stored.ts'

const VALUES = [
  { key: 'hours', label: 'Hours', value: '8' },
  { key: 'grade', label: 'Grade' },
  { key: 'topic', label: 'Talk', question_id: 'talk' },
]
const QUESTIONS = [{ id: 'talk', type: 'short_text', label: 'Your talk' }]

const anEventWithValues = (world: World, fields: object = {}) =>
  anEvent(world, { certificate_values: VALUES, registration_questions: QUESTIONS, ...fields })

async function issue(world: World, eventId: number, body: object = {}) {
  const answer = await world.request('POST', `/admin/events/${eventId}/certificates`, body)
  return answer.body
}

test('a value is the own one of the attendee, their answer, or that of the event, and is frozen at issue', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const ada = await anAttendee(world, event.id, { values: { grade: ' A ', hours: '12' }, answers: { talk: 'Engines' } })
  const bob = await anAttendee(world, event.id)
  assert.deepEqual([ada.values, bob.values], [{ grade: 'A', hours: '12' }, {}])
  const { certificates } = await issue(world, event.id, { attendee_ids: [ada.id, bob.id] })
  const [ofAda, ofBob] = certificates
  assert.deepEqual(ofAda.values, [
    { key: 'hours', label: 'Hours', value: '12' },
    { key: 'grade', label: 'Grade', value: 'A' },
    { key: 'topic', label: 'Talk', value: 'Engines' },
  ])
  assert.deepEqual(ofBob.values, [{ key: 'hours', label: 'Hours', value: '8' }])
  await world.request('PATCH', `/admin/events/${event.id}`, { certificate_values: [] })
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${ada.id}`, { values: { grade: null } })
  assert.deepEqual((await world.request('GET', `/admin/certificates/${ofAda.id}`)).body.values, ofAda.values)
  const verified = await world.request('GET', `/v/certs/${ofAda.verification_code}`, undefined, { key: null })
  assert.deepEqual(verified.body.certificate.values, ofAda.values)
  assert.deepEqual((await outbox(world)).at(0)?.data.values, ofAda.values)
  const found = await world.request('GET', `/admin/events/${event.id}/certificates?search=engine`)
  assert.deepEqual(found.body, [ofAda])
})

test('all ways of issuing state the same values, and leave the same people out who lack one', async () => {
  await using world = await startWorld()
  const answers: object[] = []
  for (const named of [true, false]) {
    const event = await anEventWithValues(world)
    const people = [
      await anAttendee(world, event.id, { values: { grade: 'B' }, answers: { talk: 'Looms' } }),
      await anAttendee(world, event.id, { values: { grade: 'C' } }),
    ]
    const body = { attendee_ids: named ? people.map(({ id }) => id) : [], missing_values: 'skip' }
    const { body: preview } = await world.request('POST', `/admin/events/${event.id}/certificates?dry_run=true`, body)
    assert.deepEqual(preview.reasons, [{ reason: 'missing_values', count: 1 }])
    const { issued, skipped, certificates } = await issue(world, event.id, body)
    assert.deepEqual(skipped, [{ attendee_id: people[1]!.id, reason: 'missing_values' }])
    answers.push({ issued, values: certificates[0].values })
  }
  assert.deepEqual(answers[0], answers[1])
})

test('candidates and a dry run name the values that people lack', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  await anAttendee(world, event.id, { values: { grade: 'A' } })
  await anAttendee(world, event.id, { answers: { talk: 'Looms' }, values: { grade: 'B' } })
  const path = `/admin/events/${event.id}`
  const candidates = (await world.request('GET', `${path}/certificate-candidates`)).body
  assert.deepEqual(
    candidates.map((each: any) => each.missing_values),
    [[], ['topic']],
  )
  const lacking = (await world.request('GET', `${path}/certificate-candidates?missing_values=true`)).body
  assert.deepEqual(lacking, [candidates[1]])
  const preview = (await world.request('POST', `${path}/certificates?dry_run=true`)).body
  assert.deepEqual(preview.missing_values, [{ key: 'topic', label: 'Talk', count: 1 }])
})

test('a reissue corrects values by key, and the issuance log follows', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const ada = await anAttendee(world, event.id, { values: { grade: 'A' } })
  const [old] = (await issue(world, event.id, { attendee_ids: [ada.id] })).certificates
  const reissue = (id: number, body: object) => world.request('POST', `/admin/certificates/${id}/reissue`, body)
  assertRefused(await reissue(old.id, { values: { unknown: 'x' } }), 422, 'validation_failed', 'body.values.unknown')
  assertRefused(await reissue(old.id, {}), 422, 'validation_failed', 'body.attendee_name')
  const { status, body } = await reissue(old.id, { values: { grade: 'A+', topic: 'Engines', hours: null } })
  assert.equal(status, 201)
  assert.deepEqual(
    [body.attendee_name, body.values],
    [
      old.attendee_name,
      [
        { key: 'grade', label: 'Grade', value: 'A+' },
        { key: 'topic', label: 'Talk', value: 'Engines' },
      ],
    ],
  )
  const [entry] = await auditOf(world, 'certificate.reissue')
  assert.deepEqual([entry.before.values, entry.after.values], [old.values, body.values])
})

test('values that do not fit are rejected by field, and change nothing', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const patch = (body: object) => world.request('PATCH', `/admin/events/${event.id}`, body)
  const [value] = VALUES
  const cases: [object, string][] = [
    [{ certificate_values: [value, value] }, 'body.certificate_values.1.key'],
    [{ certificate_values: [{ ...value, key: 'Hours' }] }, 'body.certificate_values.0.key'],
    [{ certificate_values: [{ ...value, value: 'x'.repeat(201) }] }, 'body.certificate_values.0.value'],
    [{ certificate_values: [{ ...value, question_id: 'none' }] }, 'body.certificate_values.0.question_id'],
    [{ registration_questions: null }, 'body.certificate_values.2.question_id'],
    [
      { certificate_values: Array.from({ length: 31 }, (_, n) => ({ key: `k${n}`, label: 'K' })) },
      'body.certificate_values',
    ],
  ]
  for (const [body, loc] of cases) assertRefused(await patch(body), 422, 'validation_failed', loc)
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}`)).body, event)
  const answer = await world.request('POST', `/admin/events/${event.id}/attendees`, {
    first_name: 'Ada',
    email: 'ada@x.org',
    values: { unknown: 'x' },
  })
  assertRefused(answer, 422, 'validation_failed', 'body.values.unknown')
})

test('a file of certificates has all values in one cell, and that of an event a column for each', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const ada = await anAttendee(world, event.id, { values: { grade: '=1+1' } })
  await issue(world, event.id, { attendee_ids: [ada.id] })
  const csv = async (query: string) => (await world.request('GET', `/admin/certificates?format=csv${query}`)).text
  const [header, row] = (await csv(`&event_id=${event.id}`)).trim().split('\r\n')
  assert.match(header!, /,linkedin_url,values,values\.hours,values\.grade,values\.topic$/)
  assert.match(row!, /,"Hours: 8; Grade: =1\+1",8,'=1\+1,$/)
  const [plain, line] = (await csv('')).trim().split('\r\n')
  assert.match(plain!, /,linkedin_url,values$/)
  assert.match(line!, /,"Hours: 8; Grade: =1\+1"$/)
})
