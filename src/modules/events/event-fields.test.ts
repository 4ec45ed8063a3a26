import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { type Answer, startWorld } from '../../../test/support/harness.ts'

const tiers = [
  { name: 'Gold', min_attendance_percent: 90 },
  { name: 'Silver', min_attendance_percent: 0 },
]
const questions = [
  { id: 'diet', type: 'choice', label: 'What do you eat?', help: null, required: true, options: ['Meat', 'Plants'] },
  { id: 'why', type: 'long_text', label: 'Why?', help: 'In short', required: false, options: null, min: 10, max: 200 },
  { id: 'age', type: 'number', label: 'Age', min: 0.5, max: null },
  { id: 'terms', type: 'consent', label: 'I agree', required: true },
]

/** For every field that can be written, values that are taken as they are. */
const good: Record<string, unknown[]> = {
  name: ['x', 'x'.repeat(200), '😀'.repeat(200)],
  event_date: [null],
  event_type: [
    ...['conference', 'workshop', 'seminar', 'webinar', 'training', 'course'],
    ...['meetup', 'ceremony', 'competition', 'other'],
  ],
  visibility: ['public', 'unlisted', 'private'],
  event_location: [null, '', 'Hall 4, İzmir', 'x'.repeat(300)],
  event_description: [null, '', 'x'.repeat(10_000)],
  event_timezone: ['UTC', 'Europe/Istanbul', 'America/Argentina/Buenos_Aires'],
  event_language: ['en', 'tr', 'tr-TR', 'en-GB', 'TR'],
  certificate_enabled: [true, false],
  registration_enabled: [true, false],
  registration_closed: [true, false],
  checkin_enabled: [true, false],
  registration_capacity: [null, 1, 2_147_483_647],
  certificate_eligibility: ['registered', 'attended'],
  certificate_min_attendance_percent: [null, 0, 100],
  certificate_validity_days: [null, 1, 36_500],
  certificate_tiers: [[], tiers],
  certificate_email: [true, false],
  expiry_notice_days: [0, 3_650],
  registration_questions: [null, [], questions],
  survey: [null, [], questions],
  survey_opens_at: [null, '2026-11-20T18:00:00.000Z'],
  survey_closes_at: ['2026-11-20T18:00:00.001Z', '9999-12-31T23:59:59.999Z', null],
  template_image_url: ['placeholder'],
  template_id: [null],
}

/** For every field that can be written, values that are refused, and what the refusal is called. */
const bad: Record<string, [value: unknown, type: string, place?: string][]> = {
  name: [
    [null, 'string_type'],
    ['', 'blank'],
    [' \t\u00a0', 'blank'],
    ['x'.repeat(201), 'too_long'],
    [['x'], 'string_type'],
  ],
  event_date: [
    ['soon', 'timestamp'],
    ['2026-13-01', 'timestamp'],
    ['2027-02-29T10:00', 'timestamp'],
    ['', 'timestamp'],
    [1_700_000_000, 'string_type'],
  ],
  event_type: [
    ['party', 'enum'],
    ['Conference', 'enum'],
    [null, 'string_type'],
  ],
  visibility: [
    ['secret', 'enum'],
    [true, 'string_type'],
  ],
  event_location: [
    ['x'.repeat(301), 'too_long'],
    [{}, 'string_type'],
  ],
  event_description: [
    ['x'.repeat(10_001), 'too_long'],
    [1, 'string_type'],
  ],
  event_timezone: [
    ['Mars/Olympus', 'time_zone'],
    ['+03:00', 'time_zone'],
    ['', 'time_zone'],
    [null, 'string_type'],
  ],
  event_language: [
    ['de', 'language'],
    ['', 'language'],
    ['tr_TR', 'language'],
    ['Turkish', 'language'],
    [`tr-x${'-aaaaaaaa'.repeat(4)}`, 'too_long'],
    [null, 'string_type'],
  ],
  certificate_enabled: [
    ['true', 'boolean_type'],
    [1, 'boolean_type'],
    [null, 'boolean_type'],
  ],
  registration_enabled: [[0, 'boolean_type']],
  registration_closed: [['no', 'boolean_type']],
  checkin_enabled: [[[], 'boolean_type']],
  registration_capacity: [
    [0, 'too_small'],
    ['5', 'integer_type'],
    [1.5, 'integer_type'],
    [2_147_483_648, 'too_large'],
  ],
  certificate_eligibility: [['all', 'enum']],
  certificate_min_attendance_percent: [
    [-1, 'too_small'],
    [101, 'too_large'],
    ['50', 'integer_type'],
  ],
  certificate_validity_days: [
    [0, 'too_small'],
    [36_501, 'too_large'],
  ],
  certificate_tiers: [
    [null, 'array_type'],
    [{}, 'array_type'],
    [[{ name: 'Gold' }], 'missing', 'certificate_tiers.0.min_attendance_percent'],
    [[{ name: '', min_attendance_percent: 1 }], 'blank', 'certificate_tiers.0.name'],
    [[{ name: 'Gold', min_attendance_percent: 101 }], 'too_large', 'certificate_tiers.0.min_attendance_percent'],
    [Array(21).fill(tiers[0]), 'too_many'],
  ],
  expiry_notice_days: [
    [-1, 'too_small'],
    [3_651, 'too_large'],
    [null, 'integer_type'],
  ],
  registration_questions: [
    ['Why?', 'array_type'],
    [[{ id: 'why', type: 'essay', label: 'Why?' }], 'enum', 'registration_questions.0.type'],
    [[{ id: 'Why', type: 'short_text', label: 'Why?' }], 'question_id', 'registration_questions.0.id'],
    [[{ id: 'why', type: 'short_text', label: ' ' }], 'blank', 'registration_questions.0.label'],
    [[questions[0], questions[0]], 'repeated', 'registration_questions.1.id'],
    [[{ ...questions[0], options: null }], 'too_few', 'registration_questions.0.options'],
    [Array(51).fill(questions[3]), 'too_many'],
  ],
  survey: [
    ['How?', 'array_type'],
    [[{ id: 'how', type: 'rating' }], 'missing', 'survey.0.label'],
    [[questions[1], questions[1]], 'repeated', 'survey.1.id'],
  ],
  survey_opens_at: [['soon', 'timestamp']],
  survey_closes_at: [[1, 'string_type']],
  certificate_email: [
    [null, 'boolean_type'],
    ['yes', 'boolean_type'],
  ],
  template_image_url: [
    [null, 'string_type'],
    ['picture.png', 'image_address'],
    ['ftp://example.org/a.png', 'image_address'],
  ],
  template_id: [
    ['1', 'integer_type'],
    [999_999, 'unknown_reference'],
    [-1, 'unknown_reference'],
    [Number.MAX_SAFE_INTEGER, 'unknown_reference'],
    [Number.MAX_SAFE_INTEGER + 1, 'too_large'],
    [-1e20, 'too_small'],
    [1e300, 'too_large'],
  ],
}

test('every writable field is kept as it was sent, when created and when changed', async () => {
  await using world = await startWorld()
  const target = await anEvent(world)
  for (const [field, values] of Object.entries(good)) {
    for (const value of values) {
      const created = await anEvent(world, { [field]: value })
      assert.deepEqual(created[field], value, field)
      const changed = await world.request('PATCH', `/admin/events/${target.id}`, { [field]: value })
      assert.equal(changed.status, 200, `${field}: ${changed.text}`)
      assert.deepEqual(changed.body[field], value, field)
      const read = await world.request('GET', `/admin/events/${target.id}`)
      assert.deepEqual(read.body, changed.body)
    }
  }
})

test('a value that a field does not take is refused by name, and changes nothing', async () => {
  await using world = await startWorld()
  const before = await anEvent(world)
  assert.deepEqual(Object.keys(bad).sort(), Object.keys(good).sort())
  for (const [field, cases] of Object.entries(bad)) {
    for (const [value, type, place = field] of cases) {
      const body = { name: 'Node Day', template_image_url: 'placeholder', [field]: value }
      assertRefused(await world.request('POST', '/admin/events', body), 422, 'validation_failed', `body.${place}`, type)
      const changed = await world.request('PATCH', `/admin/events/${before.id}`, { [field]: value })
      assertRefused(changed, 422, 'validation_failed', `body.${place}`, type)
    }
  }
  const list = await world.request('GET', '/admin/events')
  assert.deepEqual(list.body, [before])
})

test('a survey closes after it opens, also where the two come one after the other', async () => {
  await using world = await startWorld()
  const [noon, one] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z']
  const refused = (answer: Answer) =>
    assertRefused(answer, 422, 'validation_failed', 'body.survey_closes_at', 'not_after_opening')
  const { id, ...event } = await anEvent(world, { survey_opens_at: noon, survey_closes_at: one })
  assert.deepEqual([event.survey_opens_at, event.survey_closes_at], [noon, one])
  const change = (fields: object) => world.request('PATCH', `/admin/events/${id}`, fields)
  refused(await change({ survey_opens_at: one }))
  refused(await change({ survey_closes_at: noon }))
  const both = { name: 'Node Day', template_image_url: 'placeholder', survey_opens_at: one, survey_closes_at: noon }
  refused(await world.request('POST', '/admin/events', both))
  assert.equal((await change({ survey_opens_at: null })).status, 200)
  assert.equal((await change({ survey_closes_at: noon })).status, 200)
  const later = await change({ survey_opens_at: noon, survey_closes_at: one })
  assert.deepEqual([later.body.survey_opens_at, later.body.survey_closes_at], [noon, one])
})

test('name and template_image_url must be there when an event is made', async () => {
  await using world = await startWorld()
  const answer = await world.request('POST', '/admin/events', { event_type: 'workshop' })
  assertRefused(answer, 422, 'validation_failed', 'body.name', 'missing')
  assertRefused(answer, 422, 'validation_failed', 'body.template_image_url', 'missing')
  assert.equal(answer.body.detail.length, 2)
})

test('a date is read as UTC unless it says otherwise, and is answered in UTC with milliseconds', async () => {
  await using world = await startWorld()
  for (const [sent, stored] of [
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20T09:30', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:15', '2026-11-20T09:30:15.000Z'],
    ['2026-11-20T09:30:15.1239', '2026-11-20T09:30:15.123Z'],
    ['2026-11-20T00:30:00+03:00', '2026-11-19T21:30:00.000Z'],
    ['2024-02-29T23:59:59.999-11:30', '2024-03-01T11:29:59.999Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['0099-06-01T12:00:00Z', '0099-06-01T12:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ]) {
    const { id, event_date } = await anEvent(world, { event_date: sent })
    assert.equal(event_date, stored)
    assert.equal((await world.request('GET', `/admin/events/${id}`)).body.event_date, stored)
  }
})
